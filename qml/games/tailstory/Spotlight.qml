// SPDX-License-Identifier: MIT
// The spotlight that invites a player to make a sound when they play an Acting card. The program doesn't listen.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "TailstoryLook.js" as Look

Item {
    id: spot

    required property TailstoryContents contents
    readonly property var token: contents.chain[0] ?? null
    readonly property bool open: token !== null && Look.kind(contents.facts(token.face)) === "acting"
    readonly property string sound: open ? contents.facts(token.face).lines[2]?.text ?? "" : ""
    readonly property string who: open ? contents.seatName(token.seat) : ""

    visible: open
    Accessible.role: Accessible.AlertMessage
    Accessible.name: open ? Phrases.fill(qsTr("%1 is in the spotlight: %2"), [who, sound]) : ""

    DarkPanel {}
    Icon {
        id: lamp
        x: Theme.px(22)
        anchors.verticalCenter: parent.verticalCenter
        icon: "spotlight"
        size: Math.min(parent.height - Theme.px(24), Theme.px(130))
    }
    Column {
        anchors.left: lamp.right
        anchors.leftMargin: Theme.px(20)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(4)
        Words {
            width: parent.width
            text: qsTr("%1 is in the spotlight").arg(spot.who)
            size: 19
            color: Theme.tailSoft
            font.family: Theme.titleFont
            elide: Text.ElideRight
        }
        Words {
            width: parent.width
            text: qsTr("“%1”").arg(spot.sound)
            size: 34
            font.family: Theme.titleFont
            font.bold: true
            color: Theme.gold
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            fontSizeMode: Text.HorizontalFit
        }
        Words {
            width: parent.width
            text: qsTr("Make the sound however you like. The rules take your word for it.")
            size: 14
            color: Theme.tailSoft
            wrapMode: Text.WordWrap
        }
    }
}
