// SPDX-License-Identifier: MIT
// The small slip of paper with a Tip's text.
import QtQuick
import Taletop.Theme

Rectangle {
    property alias text: words.text

    objectName: "tip"
    width: Math.ceil(words.width) + Theme.px(20)
    height: Math.ceil(words.height) + Theme.px(10)
    radius: Theme.px(8)
    color: Theme.paper
    border.width: 1
    border.color: Theme.ink

    Words {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, Theme.px(420))
        size: 14
        wrapMode: Text.WordWrap
    }
}
