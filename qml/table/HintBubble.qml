// SPDX-License-Identifier: MIT
// A paper speech bubble with the hint's reason.
import QtQuick
import Taletop.Theme

Item {
    id: bubble

    property string text
    property real widest: Theme.px(460)

    signal dismissed

    visible: text !== ""
    implicitWidth: words.width + Theme.px(40)
    implicitHeight: words.height + Theme.px(28)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Hint: %1").arg(text)

    Paper {
        anchors.fill: parent
        depth: 1.2
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.clear
        border.width: Theme.ring
        border.color: Theme.gold
    }
    Words {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, bubble.widest)
        text: bubble.text
        size: 16
        font.family: Theme.storyFont
        wrapMode: Text.WordWrap
    }
    MouseArea {
        anchors.fill: parent
        onClicked: bubble.dismissed()
    }
}
