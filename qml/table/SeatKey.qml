// SPDX-License-Identifier: MIT
// A labelled key, as on a keyboard.
import QtQuick
import Taletop.Theme

Rectangle {
    id: cap

    property string text
    property real size: 15

    implicitWidth: Math.max(implicitHeight, words.implicitWidth + Theme.px(16))
    implicitHeight: words.implicitHeight + Theme.px(8)
    radius: Theme.px(6)
    color: Theme.paper
    border.width: 1
    border.color: Theme.ink
    Accessible.ignored: true

    Rectangle {
        x: Theme.px(3)
        y: Theme.px(2)
        width: parent.width - 2 * x
        height: parent.height - Theme.px(7)
        radius: Theme.px(4)
        color: Theme.clear
        border.width: 1
        border.color: Theme.paperEdge
    }
    Words {
        id: words
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -Theme.px(1)
        text: cap.text
        size: cap.size
        font.bold: true
    }
}
