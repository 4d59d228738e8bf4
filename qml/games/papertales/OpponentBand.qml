// SPDX-License-Identifier: MIT
// The other seats' Kingdoms in table order, so that neighbours touch.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Row {
    id: band

    required property TableHand hold
    readonly property PlanDesk desk: hold.desk
    readonly property int others: desk.session.seatCount - 1

    // Its height where there is room: heads and feet, and Units of some height.
    readonly property real wanted: others === 0 ? 0 : Math.max(Theme.px(others < 3 ? 150 : 176), Theme.type(19) * 1.3 + Theme.type(12) * 1.3 + (others < 3 ? Theme.px(80) : Theme.px(118) + Theme.type(14) * 1.3))

    readonly property real least: kingdoms.count > 0 ? (kingdoms.itemAt(0) as OpponentKingdom)?.least ?? 0 : 0

    function kingdom(seat: int): OpponentKingdom {
        const at = (seat - band.desk.own - 1 + band.desk.session.seatCount) % band.desk.session.seatCount;
        return kingdoms.itemAt(at) as OpponentKingdom;
    }

    spacing: Theme.px(12)

    Repeater {
        id: kingdoms
        model: band.others
        delegate: OpponentKingdom {
            required property int index
            hold: band.hold
            seat: (band.desk.own + 1 + index) % band.desk.session.seatCount
            width: (band.width - band.spacing * (band.others - 1)) / Math.max(1, band.others)
            height: band.height
        }
    }
}
