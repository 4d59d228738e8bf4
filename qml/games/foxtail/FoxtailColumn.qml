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
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(column.width - Theme.px(20), height * 0.76)
        height: column.free * 0.54
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
        anchors.horizontalCenter: parent.horizontalCenter
        y: cradle.y + cradle.height + Theme.px(14)
        height: column.free * 0.46 - Theme.px(14)
        width: height * column.session.cardWidth / column.session.cardHeight
        captionWidth: column.width
        session: column.session
        visible: cradle.visible
        legal: column.session.step === "draw" && !column.session.review.active
        onTouched: column.session.press("zone", "deck", -1, 0)
    }
}
