// SPDX-License-Identifier: MIT
// A paper speech bubble with what a hint says, the rule that it rests on, and how to hear more.
import QtQuick
import Taletop.App
import Taletop.Theme

Item {
    id: bubble

    property string text
    property string brieferText: text // where there is no room for all of it
    property string entry
    property string more // how to hear more
    property bool crowded: false // there is no room for it where it would cover nothing
    property bool brief: false // there is none but for what it says itself
    property string keys: "F1" // that opens the rule as well; "" where it opens another one
    property real widest: Theme.px(460)
    property string spoken: qsTr("Hint: %1").arg(text)

    signal dismissed
    signal ruleAsked(entry: string)

    visible: text !== "" && !crowded
    implicitWidth: Math.max(words.width, further.visible ? further.width : 0) + note.width + Theme.px(40)
    implicitHeight: Math.max(said.height + Theme.px(28), note.height + Theme.px(4))
    Accessible.role: Accessible.StaticText
    Accessible.description: more
    Accessible.name: entry === "" ? spoken : Phrases.fill(qsTr("%1 (%2)"), [spoken, entry])

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
    Item { // no Column: that would know its height too late for whoever lays this
        id: said
        x: Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        height: words.height + (further.visible ? further.height + Theme.px(4) : 0)
        Words {
            id: words
            width: Math.min(whole.implicitWidth, bubble.widest)
            text: bubble.brief ? bubble.brieferText : bubble.text
            size: 16
            font.family: Theme.storyFont
            wrapMode: Text.WordWrap
        }
        Words { // broken into lines, words may say that they want another width
            id: whole
            visible: false
            text: words.text
            size: 16
            font.family: Theme.storyFont
        }
        Words {
            id: further
            anchors.bottom: parent.bottom
            width: Math.min(wholeFurther.implicitWidth, bubble.widest)
            visible: bubble.more !== "" && !bubble.brief
            text: bubble.more
            size: 13
            wrapMode: Text.WordWrap
            color: Theme.inkSoft
        }
        Words {
            id: wholeFurther
            visible: false
            text: bubble.more
            size: 13
        }
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onClicked: bubble.dismissed()
    }
    EntryLink {
        id: note
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        entry: bubble.brief ? "" : bubble.entry
        keys: bubble.keys
        onFollowed: entry => bubble.ruleAsked(entry)
    }
}
