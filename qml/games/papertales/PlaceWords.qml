// SPDX-License-Identifier: MIT
// The text on an empty place: its title, and a fainter explanation if both fit.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: words

    property string title
    property string text
    property real size: 14
    property real smallSize: 12
    readonly property real space: Theme.px(2)
    readonly property bool narrow: smallest.widest(title) > width // must a word be broken?

    anchors.fill: parent
    anchors.margins: Theme.px(5)

    Letters {
        id: smallest
        font.family: Theme.titleFontOf(words.title)
        font.pixelSize: 12
    }
    Words {
        id: head
        visible: contentHeight <= height + 1 // left out if there is no room, because the place itself shows its purpose
        width: parent.width
        height: Math.min(implicitHeight, parent.height)
        y: note.visible ? Math.round((parent.height - height - words.space - note.implicitHeight) / 2)
            : Math.round((parent.height - height) / 2)
        text: words.narrow ? words.title : Phrases.unbroken(words.title)
        size: words.size
        font.family: Theme.titleFontOf(text)
        color: Theme.nightSoft
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        wrapMode: words.narrow ? Text.Wrap : Text.WordWrap
    }
    Words {
        id: note
        visible: text !== "" && contentWidth <= width + 1 &&
            head.implicitHeight + words.space + implicitHeight <= words.height
        width: parent.width
        y: head.y + head.height + words.space
        text: words.text
        size: words.smallSize
        color: Theme.nightSoft
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
    }
}
