// SPDX-License-Identifier: MIT
// Who a Kingdom belongs to, what that seat is doing, its Gold and Legend Points.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: head

    property var row // of the seat model
    property bool waitedFor: false
    property bool large: false
    property real most: 1000 // pixels of the figures' letters
    property bool compact: false // one row: the mark says what the seat is doing
    property bool sealed: false // being ready, it has sealed a plan
    readonly property var numbers: row?.counters ?? ({})
    readonly property var texts: row?.counterTexts ?? ({})
    readonly property string doing: waitedFor ? qsTr("choosing") : numbers["ready"] ? sealed ? qsTr("plan sealed") : qsTr("ready") : texts["later"] ?? row?.kindText ?? ""

    implicitHeight: compact ? Math.max(Theme.px(44), name.height) : Math.max(Theme.px(large ? 48 : 42), name.height + kind.height)

    SeatEmblem {
        id: mark
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.px(head.large ? 42 : 36)
        emblem: head.row?.emblem ?? 0
    }
    Rectangle {
        anchors.centerIn: mark
        width: mark.width + Theme.px(7)
        height: width
        radius: width / 2
        color: Theme.clear
        border.width: Theme.ring
        border.color: Theme.gold
        visible: head.waitedFor
    }
    ReadyMark {
        x: mark.width - width + Theme.px(4)
        y: mark.y + mark.height - height + Theme.px(3)
        size: Theme.px(17)
        pending: head.waitedFor
        visible: head.waitedFor || head.numbers["ready"] > 0
    }
    LongWords {
        id: name
        x: mark.width + Theme.px(11)
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: head.compact ? 0 : -kind.height * 0.42
        width: figures.x - x - Theme.px(6)
        text: head.row?.name ?? ""
        size: head.large ? 22 : 19
        font.family: Theme.titleFont
        font.bold: true
        color: Theme.onTable
    }
    Words {
        id: kind
        visible: !head.compact
        x: name.x
        anchors.top: name.bottom
        anchors.topMargin: -Theme.px(3)
        width: name.width
        text: head.doing
        size: 12
        color: Theme.onTable
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
    }
    SeatPress {
        width: name.x + name.width
        height: parent.height
        seat: head.row?.seat ?? -1
    }
    Row {
        id: figures
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(head.large && head.width > Theme.px(300) ? 18 : 12)
        NumberTag {
            id: gold
            icon: "gold"
            size: head.large ? 19 : 17
            most: head.most
            value: head.numbers["gold"] ?? 0
            words: head.texts["gold"] ?? ""
        }
        NumberTag {
            icon: "legend"
            size: head.large ? 19 : 17
            most: head.most
            value: head.numbers["lp"] ?? 0
            words: head.texts["lp"] ?? ""
        }
    }
}
