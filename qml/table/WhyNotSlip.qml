// SPDX-License-Identifier: MIT
// A paper slip that says why not, with the ledger entry. It shakes once and goes at the next press.
import QtQuick
import Taletop.Theme

Item {
    id: slip

    property string text
    property string entry
    property real widest: Theme.px(560)

    signal dismissed
    signal ruleAsked(entry: string)

    function shake(): void {
        if (Motion.shake > 0)
            shaking.restart();
    }

    visible: text !== ""
    implicitWidth: words.width + note.width + Theme.px(44)
    implicitHeight: Math.max(words.height + Theme.px(26), note.height + Theme.px(4))
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
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(whole.implicitWidth, slip.widest)
        text: slip.text
        size: 16
        wrapMode: Text.WordWrap
    }
    Words { // broken into lines, words may say that they want another width
        id: whole
        visible: false
        text: words.text
        size: 16
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
