// SPDX-License-Identifier: MIT
// The right column: who is waited for, the cradle with the drawn bit, the deck.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: column

    required property MatchSession session
    required property ChoiceDesk desk
    property FlightLayer flights
    property CardInspector inspector: null
    readonly property DeckPile deck: pile
    readonly property DrawnCard drawn: cradle
    readonly property real captions: Theme.type(17) * 1.4 + Theme.type(15) * 1.4 + Theme.px(20)
    readonly property real free: height - ring.height - captions - Theme.px(34)
    // Where there is little height the deck lies beside the drawn bit.
    readonly property bool low: (free * 0.46 - Theme.px(14)) * session.cardWidth / session.cardHeight < Theme.target
    readonly property real half: (width - Theme.px(10)) / 2

    SeatRing {
        id: ring
        anchors.horizontalCenter: parent.horizontalCenter
        seats: column.session.seats
        size: Theme.px(32)
        visible: column.session.seatCount > 1
        height: visible ? implicitHeight : 0
    }
    DrawnCard {
        id: cradle
        y: ring.height + Theme.px(12)
        x: column.low ? 0 : (column.width - width) / 2
        width: column.low ? column.half : Math.min(column.width - Theme.px(20), height * 0.76)
        height: column.low ? Math.min(column.free, column.half * 1.5) : column.free * 0.54
        session: column.session
        owner: column.session.focusSeat
        visible: column.session.step !== "vote"
        flights: column.flights
        inspector: column.inspector
        draggable: column.session.step === "place" && !column.session.review.active
        held: draggable && column.desk.selected >= 0
    }
    DeckPile {
        id: pile
        x: column.low ? column.width - column.half / 2 - width / 2 : (column.width - width) / 2
        y: column.low ? cradle.y + (cradle.height - height) / 2 : cradle.y + cradle.height + Theme.px(14)
        height: column.low ? Math.min(column.free, (column.half - Theme.px(10)) * column.session.cardHeight / column.session.cardWidth) : column.free * 0.46 - Theme.px(14)
        width: height * column.session.cardWidth / column.session.cardHeight
        captionWidth: column.width
        captionShift: column.width / 2 - x - width / 2
        session: column.session
        visible: cradle.visible
        legal: column.session.step === "draw" && !column.session.review.active
        onTouched: column.session.press("zone", "deck", -1, 0)
    }
}
