// SPDX-License-Identifier: MIT
// The right page of the last pair, which needs no cards.
import QtQuick
import QtQuick.Window
import Taletop.Theme
import Taletop.Table

Column {
    id: page

    required property StorylineContents contents
    property real bookHeight: 0

    spacing: Theme.px(10)

    Words {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: page.contents.tale.closing
        font.pixelSize: Math.max(12,
            Math.min(Math.max(Theme.type(48), Theme.vh(5.5)), Math.round(page.bookHeight * 0.13)))
        font.family: Theme.titleFont
        font.bold: true
        wrapMode: Text.WordWrap
    }
    Image {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(Theme.vh(8), Math.round(page.bookHeight * 0.17))
        height: width
        source: "qrc:/art/games/storyline/icons/quill.svg"
        sourceSize.width: Math.ceil(Theme.vh(8) * Screen.devicePixelRatio)
    }
    Words {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: page.contents.tale.title
        font.pixelSize: Math.max(12,
            Math.min(Math.max(Theme.type(20), Theme.vh(2.4)), Math.round(page.bookHeight * 0.07)))
        font.family: Theme.storyFont
        font.italic: true
        color: Theme.inkSoft
        wrapMode: Text.WordWrap
    }
}
