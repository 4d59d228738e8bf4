// SPDX-License-Identifier: MIT
// A paper speech bubble with the hint's reason, and the rule that it rests on.
import QtQuick
import Taletop.Theme

Item {
    id: bubble

    property string text
    property string entry
    property string keys: "F1" // that opens the rule as well; "" where it opens another one
    property real widest: Theme.px(460)

    signal dismissed
    signal ruleAsked(entry: string)

    visible: text !== ""
    implicitWidth: words.width + note.width + Theme.px(40)
    implicitHeight: Math.max(words.height + Theme.px(28), note.height + Theme.px(4))
    Accessible.role: Accessible.StaticText
    Accessible.name: entry === "" ? qsTr("Hint: %1").arg(text) : qsTr("Hint: %1 (%2)").arg(text).arg(entry)

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
        x: Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
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
    EntryLink {
        id: note
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        entry: bubble.entry
        keys: bubble.keys
        onFollowed: entry => bubble.ruleAsked(entry)
    }
}
