// SPDX-License-Identifier: MIT
// The drawer at the right edge: what happened, newest last. Closed by default.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

FocusScope {
    id: drawer

    required property var entries
    property var seatEmblems: [] // by seat
    property bool open: false

    signal closed

    width: Theme.px(340)
    visible: x < parent.width
    x: open ? parent.width - width + Theme.radius : parent.width
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Log")
    Keys.onEscapePressed: closed()
    onOpenChanged: {
        if (open) {
            list.positionViewAtEnd();
            list.forceActiveFocus();
        }
    }

    Behavior on x {
        NumberAnimation {
            duration: Motion.unfold
            easing.type: Easing.OutCubic
        }
    }
    Paper {
        anchors.fill: parent
        depth: 1.6
    }
    MouseArea {
        anchors.fill: parent
    }
    Words {
        id: title
        x: Theme.px(24)
        y: Theme.px(18)
        text: qsTr("What happened")
        size: 22
        font.family: Theme.titleFont
        font.bold: true
    }
    PaperButton {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14) + Theme.radius
        anchors.verticalCenter: title.verticalCenter
        text: qsTr("Close")
        quiet: true
        size: 15
        objectName: "closeLog"
        visible: drawer.open
        onPressed: drawer.closed()
    }
    ListView {
        id: list
        anchors.fill: parent
        anchors.topMargin: title.y + title.height + Theme.px(18)
        anchors.leftMargin: Theme.px(20)
        anchors.rightMargin: Theme.px(20) + Theme.radius
        anchors.bottomMargin: Theme.px(16)
        clip: true
        model: drawer.entries
        spacing: Theme.px(8)
        activeFocusOnTab: drawer.open
        keyNavigationEnabled: true
        onCountChanged: positionViewAtEnd()
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Log, newest last")
        delegate: Item {
            id: line
            required property string text
            required property int seat
            required property string ledger

            width: ListView.view.width
            height: Math.max(words.height, Theme.px(26))
            Accessible.role: Accessible.ListItem
            Accessible.name: text

            SeatEmblem {
                size: Theme.px(24)
                emblem: line.seat >= 0 ? drawer.seatEmblems[line.seat] ?? 0 : 0
                visible: line.seat >= 0
            }
            Words {
                id: words
                x: Theme.px(34)
                width: parent.width - x
                text: line.text
                size: 15
                wrapMode: Text.WordWrap
            }
        }
    }
}
