// SPDX-License-Identifier: MIT
// The drawn bit, as large as a card in a hand, and the deck. The deck is below the bit if there is enough height,
// otherwise beside it, or at its left along the window's bottom edge.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: column

    required property MatchSession session
    required property FoxtailChoices choices
    property FlightLayer flights
    property real cardSize: 1
    property CardInspector inspector: null
    property bool lying: false
    readonly property var counters: session.counters
    readonly property DeckPile deck: pile
    readonly property DrawnCard drawn: cradle
    readonly property real shape: session.cardWidth / session.cardHeight
    readonly property real lift: Theme.px(18) // how far a held bit rises
    // The drawn bit has priority, because it is what the player decides about. The deck gets the rest.
    readonly property real drawnHeight: Math.floor(Math.min(height - lift, Theme.handHeight * cardSize))
    readonly property real drawnWidth: Math.floor(drawnHeight * shape)
    readonly property real rest: height - lift - drawnHeight - Theme.px(16)
    // Puts the deck beside the drawn bit if there is little height.
    readonly property bool low: !lying && rest < Math.max(Theme.px(84), Theme.target / shape + Theme.px(7))
    readonly property bool across: low || lying
    readonly property real deckHeight: across ? Math.min(drawnHeight * 0.56, Theme.vh(16))
        : Math.min(rest, Theme.vh(17))
    readonly property real wantedWidth: drawnWidth + Theme.px(low ? 124 : Math.max(14, 228 - drawnWidth / Theme.scale))

    DrawnCard {
        id: cradle
        x: column.low ? column.width - width - Theme.px(6) : (column.width - width) / 2
        y: column.lift - Theme.px(4)
        z: 1
        width: column.drawnWidth
        height: column.drawnHeight
        session: column.session
        owner: column.session.focusSeat
        visible: (column.counters["tipsLeft"] ?? 0) > 0 // hidden during the vote and after the end
        origin: column.lying ? Item.Bottom : Item.TopRight
        flights: column.flights
        inspector: column.inspector
        draggable: column.session.step === "place" && !column.session.review.active
        held: draggable && column.choices.selected >= 0
    }
    DeckPile {
        id: pile
        x: column.lying ? Math.max(Theme.px(14), cradle.x / 2 - width)
            : column.low ? (cradle.x - width) / 2
            : Theme.px(14)
        y: cradle.y + (column.lying ? (cradle.height - height) / 2 : column.low ? 0 : cradle.height + Theme.px(16))
        height: column.deckHeight
        width: Math.floor(height * column.shape)
        beside: !column.low
        captionWidth: column.low ? cradle.x - Theme.px(6)
            : (column.lying ? cradle.x : column.width) - x - width - Theme.px(12)
        session: column.session
        visible: cradle.visible
        legal: column.session.step === "draw" && !column.session.review.active
        onClicked: column.session.touches.touch("zone/deck/-1")
    }
}
