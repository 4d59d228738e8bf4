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
