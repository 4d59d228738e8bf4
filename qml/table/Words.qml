// SPDX-License-Identifier: MIT
// Words on paper, in the plain face unless told otherwise.
import QtQuick
import Taletop.Theme

Text {
    property real size: 15 // of the 1440 x 900 drawing

    horizontalAlignment: Text.AlignLeft // as the page runs, in whichever letters a name is written
    color: Theme.ink
    font.family: Theme.plainFont
    font.pixelSize: Theme.type(size)
    lineHeight: Theme.leading(1)
    textFormat: Text.PlainText
    Accessible.ignored: true
}
