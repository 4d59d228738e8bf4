// SPDX-License-Identifier: MIT
// The band of the other seats, in table order.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Row {
    id: band

    required property MatchSession session
    required property ChoiceDesk desk
    property FlightLayer flights
    property CardInspector inspector: null
    property var earned: []
    property int large: session.focusSeat // this seat's tail lies below

    signal lifted(seat: int)

    readonly property real head: Math.max(Theme.px(60), Theme.type(21) * 1.36 + Theme.type(14) * 1.5 + Theme.px(6))
    readonly property bool ready: lanes.count === session.seatCount && session.revision >= 0

    function lane(seat: int): OpponentLane {
        return lanes.itemAt(seat) as OpponentLane;
    }

    spacing: Theme.px(20)

    Repeater {
        id: lanes
        model: band.session.seats
        delegate: OpponentLane {
            id: seatLane
            required property bool isViewer
            readonly property ChoiceRow vote: band.session.step === "vote" && band.session.revision >= 0 ? band.desk.rowWith(row => row.seat === seat) : null
            width: (band.width - band.spacing * (band.session.seatCount - 2)) / Math.max(1, band.session.seatCount - 1)
            height: band.height
            visible: seat !== band.large
            head: band.head
            session: band.session
            flights: band.flights
            inspector: band.inspector
            marked: visible ? band.earned.filter(card => card.kind === "tail" && card.owner === seat && card.spot >= 0) : []
            choosable: vote !== null
            chosen: vote !== null && band.desk.chosen === vote
            onTouched: {
                if (vote)
                    band.desk.touch(vote.index);
                else
                    band.lifted(seatLane.seat);
            }
        }
    }
}
