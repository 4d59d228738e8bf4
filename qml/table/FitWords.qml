// SPDX-License-Identifier: MIT
// Words of several rows, as large as their room allows: from `most` pixels down to `least`. Of a `name` or a title lines
// end between phrases, where it has room so.
import QtQuick
import Taletop.App
import Taletop.Theme

Words {
    property string name
    property real most: Theme.type(size)
    property int least: 12
    property string typeface: Theme.plainFont // the font's own properties cannot be read where its size is set
    property bool heavy: false

    text: TypeFit.inPhrases(name, typeface, heavy, most, least, width, height, lineHeight)
    font.family: typeface
    font.bold: heavy
    font.pixelSize: text === "" ? most : TypeFit.wrapped(text, typeface, heavy, most, least, width, height, lineHeight)
    wrapMode: Text.WordWrap
}
