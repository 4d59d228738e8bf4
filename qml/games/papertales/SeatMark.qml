// SPDX-License-Identifier: MIT
// A seat's emblem, with a mark if the seat must act or is ready.
import QtQuick
import Taletop.Theme
import Taletop.Table

SeatEmblem {
    id: mark

    property var row // a row of the seat model
    property bool waitedFor: false

    emblem: row?.emblem ?? 0

    Rectangle {
        anchors.centerIn: parent
        width: mark.width + Theme.px(7)
        height: width
        radius: width / 2
        color: Theme.clear
        border.width: Theme.ring
        border.color: Theme.gold
        visible: mark.waitedFor
    }
    ReadyMark {
        x: mark.width - width + Theme.px(4)
        y: mark.height - height + Theme.px(3)
        size: Theme.px(17)
        pending: mark.waitedFor
        visible: mark.waitedFor || mark.row?.counters["ready"] > 0
    }
}
