// SPDX-License-Identifier: MIT
// The other seats' playmats, in table order from the left of the seat in the middle.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: band

    required property TableHand hold
    required property FlightLayer flights
    readonly property TailstoryDesk desk: hold.desk
    readonly property int others: Math.max(0, desk.seats.length - 1)
    readonly property real space: Theme.px(13)
    readonly property real matWidth: Math.min(Theme.px(640), (width - (others - 1) * space) / Math.max(1, others))

    signal browsed(seat: int)

    Repeater {
        model: band.others
        delegate: OpponentMat {
            required property int index
            hold: band.hold
            flights: band.flights
            seat: (band.desk.own + 1 + index) % (band.others + 1)
            x: (band.width - band.others * band.matWidth - (band.others - 1) * band.space) / 2 + index * (band.matWidth + band.space)
            width: band.matWidth
            height: band.height
            onBrowsed: seat => band.browsed(seat)
        }
    }
}
