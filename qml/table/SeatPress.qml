// SPDX-License-Identifier: MIT
// Covers a seat's name, portrait or face-down hand. If several people share the screen, a press opens or closes that
// person's hand, like the seat's key; otherwise it opens the page for changing seats.
import QtQuick
import Taletop.App

MouseArea {
    id: area

    property int seat: -1
    property bool wanted: true // false where a press has another meaning
    readonly property MatchSession session: App.session
    readonly property HandOver hand: session ? session.curtain : null
    // While a hand is open, pressing another seat may be part of a move.
    readonly property bool answers: hand !== null && hand.shared && hand.mode === "curtain" && hand.isPerson(seat) &&
        (hand.seated < 0 || hand.seated === seat)
    readonly property bool leads: !answers && hand !== null && hand.seated < 0 && seat >= 0 && session.mayChangeSeats &&
        !App.practice.active

    visible: wanted && (answers || leads) && !session.over && !session.review.active && !session.events.waits
    cursorShape: Qt.PointingHandCursor
    onClicked: area.answers ? area.hand.press(area.seat) : App.openSeatChanges(area.seat)
}
