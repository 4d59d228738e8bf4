// SPDX-License-Identifier: MIT
// A paper slip with a refusal and its ledger entry, which is as wide as its place and shakes once.
import QtQuick
import Taletop.Theme

Item {
    id: slip

    property string text
    property string entry

    signal dismissed
    signal ruleAsked(entry: string)

    function shake(): void {
        if (Motion.shake > 0)
            shaking.restart();
    }

    visible: text !== ""
    implicitHeight: Math.max(words.height + Theme.px(12), note.height)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: entry === "" ? text : text + " " + entry
    onTextChanged: {
        if (text !== "")
            shake();
    }

    Paper {
        id: sheet
        anchors.fill: parent
        radius: Theme.px(6)
        depth: 1.3
    }
    Rectangle {
        x: 1
        y: 1
        width: Theme.px(8)
        height: parent.height - 2
        color: Theme.refuse
        radius: Theme.px(4)
    }
    Words {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(22)
        anchors.right: note.left
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        text: slip.text
        size: 16
        wrapMode: Text.WordWrap
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onClicked: slip.dismissed()
    }
    EntryLink {
        id: note
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(6)
        anchors.verticalCenter: parent.verticalCenter
        entry: slip.entry
        onFollowed: entry => slip.ruleAsked(entry)
    }
    SequentialAnimation {
        id: shaking
        NumberAnimation { target: sheet; property: "rotation"; to: -1.6; duration: Motion.shake / 4 }
        NumberAnimation { target: sheet; property: "rotation"; to: 1.6; duration: Motion.shake / 4 }
        NumberAnimation { target: sheet; property: "rotation"; to: -0.8; duration: Motion.shake / 4 }
        NumberAnimation { target: sheet; property: "rotation"; to: 0; duration: Motion.shake / 4 }
    }
}
