// SPDX-License-Identifier: MIT
// Text on paper, in the plain typeface by default.
import QtQuick
import Taletop.Theme

Text {
    property real size: 15 // pixels in the 1440 x 900 design

    horizontalAlignment: Text.AlignLeft // left in every script, because a name could change the text's direction
    color: Theme.ink
    font.family: Theme.plainFont
    font.pixelSize: Theme.type(size)
    lineHeight: Theme.leading(1)
    textFormat: Text.PlainText
    Accessible.ignored: true
}
