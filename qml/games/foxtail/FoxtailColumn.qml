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
    property real cardSize: 1
    property CardInspector inspector: null
    readonly property var counters: session.counters
    readonly property DeckPile deck: pile
    readonly property DrawnCard drawn: cradle
    readonly property real free: height - ring.height - Theme.px(12)
    // The drawn bit is what one decides about: it comes first, and the deck takes what is left.
    readonly property real cradleHeight: Math.floor(Math.min(free, Theme.px(156) * cardSize * session.cardHeight / session.cardWidth + Theme.px(20)))
    readonly property real cradleWidth: Math.floor((cradleHeight - Theme.px(20)) * session.cardWidth / session.cardHeight) + Theme.px(20)
    readonly property real below: free - cradleHeight - Theme.px(14)
    // Where there is little height the deck lies beside the drawn bit.
    readonly property bool low: below < Math.max(Theme.px(84), Theme.target * session.cardHeight / session.cardWidth + Theme.px(7))
    readonly property real deckHeight: low ? Math.min(cradleHeight * 0.56, Theme.px(132)) : Math.min(below - Theme.px(6), Theme.px(150))

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
        x: column.low ? column.width - width : (column.width - width) / 2
        width: column.cradleWidth
        height: column.cradleHeight
        session: column.session
        owner: column.session.focusSeat
        visible: (column.counters["tipsLeft"] ?? 0) > 0 // not for the vote, and when all is over
        flights: column.flights
        inspector: column.inspector
        draggable: column.session.step === "place" && !column.session.review.active
        held: draggable && column.desk.selected >= 0
    }
    DeckPile {
        id: pile
        x: column.low ? (cradle.x - width) / 2 : Theme.px(14)
        y: column.low ? cradle.y : cradle.y + cradle.height + Theme.px(14)
        height: column.deckHeight
        width: Math.floor(height * column.session.cardWidth / column.session.cardHeight)
        beside: !column.low
        captionWidth: column.low ? cradle.x - Theme.px(6) : column.width - x - width - Theme.px(12)
        session: column.session
        visible: cradle.visible
        legal: column.session.step === "draw" && !column.session.review.active
        onClicked: column.session.touches.touch("zone/deck/-1")
    }
}
