// SPDX-License-Identifier: MIT
// The other seats in table order, with a fixed number per line.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Grid {
    id: band

    required property MatchSession session
    required property FoxtailChoices choices
    property FlightLayer flights
    property CardInspector inspector: null
    property var earned: []
    property int large: session.focusSeat // the seat with the large tail
    property bool aside: false // are the names on the left of the tails?
    property bool voting: false

    signal lifted(seat: int)

    readonly property real head: Math.max(Theme.px(46), Theme.type(24) * 1.3) + Theme.px(8)
    readonly property bool ready: lanes.count === session.seatCount && session.revision >= 0
    readonly property int others: session.seatCount - 1
    readonly property int lines: Math.ceil(others / Math.max(1, columns))
    readonly property int longest: ready ? Math.max(...Array.from({ length: lanes.count }, (_, seat) => bitsOf(seat)))
        : 0
    function bitsOf(seat: int): int {
        return seat === band.large ? 0 : band.lane(seat)?.tail.zone.count ?? 0;
    }
    // Returns how many bits fit beside the fox in a row that is this many pixels wide.
    function rowOf(room: real): int {
        return (room - Theme.px(28)) / (Theme.opponentHeight / band.session.cardHeight) / 44 - 2;
    }
    function lane(seat: int): OpponentLane {
        return lanes.itemAt(seat) as OpponentLane;
    }

    spacing: Theme.px(12)

    Repeater {
        id: lanes
        model: band.session.seats
        delegate: OpponentLane {
            id: seatLane
            required property bool isViewer
            vote: band.voting && band.session.revision >= 0 ? band.choices.rowWith(row => row.seat === seat) : null
            width: Math.floor((band.width - band.spacing * (band.columns - 1)) / Math.max(1, band.columns))
            height: Math.floor((band.height - band.spacing * (band.lines - 1)) / Math.max(1, band.lines))
            visible: seat !== band.large
            head: band.head
            aside: band.aside
            session: band.session
            flights: band.flights
            inspector: band.inspector
            marked: visible ? band.earned.filter(card => card.kind === "tail" && card.owner === seat && card.spot >= 0)
                : []
            chosen: vote !== null && band.choices.chosen === vote
            onTouched: {
                if (vote)
                    band.choices.touch(vote.index);
                else
                    band.lifted(seatLane.seat);
            }
        }
    }
}
