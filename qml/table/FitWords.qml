// SPDX-License-Identifier: MIT
// Text on several lines, as large as its area allows, between `most` and `least` pixels. The lines of a `name` or a
// title break between phrases if there is room.
import QtQuick
import Taletop.App
import Taletop.Theme

Words {
    property string name
    property real most: Theme.type(size)
    property int least: 12
    property string typeface: Theme.plainFont // separate, because a binding of the font's size can't read the font
    property bool heavy: false

    text: TypeFit.inPhrases(name, typeface, heavy, most, least, width, height, lineHeight)
    font.family: typeface
    font.bold: heavy
    font.pixelSize: text === "" ? most : TypeFit.wrapped(text, typeface, heavy, most, least, width, height, lineHeight)
    wrapMode: Text.WordWrap
}
