// SPDX-License-Identifier: MIT
// Words on several lines, as large as their room allows: from `most` pixels down to `least`. Lines of a `name` or a
// title end between phrases if there is room.
import QtQuick
import Taletop.App
import Taletop.Theme

Words {
    property string name
    property real most: Theme.type(size)
    property int least: 12
    property string typeface: Theme.plainFont // separate, as the font can't be read in a binding of its size
    property bool heavy: false

    text: TypeFit.inPhrases(name, typeface, heavy, most, least, width, height, lineHeight)
    font.family: typeface
    font.bold: heavy
    font.pixelSize: text === "" ? most : TypeFit.wrapped(text, typeface, heavy, most, least, width, height, lineHeight)
    wrapMode: Text.WordWrap
}
