// SPDX-License-Identifier: MIT
// Covers a seat's name, portrait or face-down hand. If several people share the screen, a press opens or closes that
// person's hand, like the seat's key. Otherwise a press opens the page of the seat's phone, or the page for changing
// seats.
import QtQuick
import Taletop.App
import Taletop.Theme

MouseArea {
    id: area

    property int seat: -1
    property bool wanted: true // false if a press means something else here
    property bool signs: true // marks a seat that has a phone
    readonly property MatchSession session: App.session
    readonly property Curtain hand: session ? session.curtain : null
    // While a hand is open, pressing another seat may be part of a move.
    readonly property bool answers: hand !== null && hand.shared && hand.mode === "curtain" && hand.isPerson(seat) &&
        (hand.seated < 0 || hand.seated === seat)
    readonly property bool phoned: (App.phones.seats ?? []).includes(seat)
    readonly property bool leads: !answers && hand !== null && hand.seated < 0 && seat >= 0 && session.mayChangeSeats &&
        !App.practice.active

    enabled: wanted && (answers || leads) && !session.over && !session.review.active && !session.events.waits
    visible: enabled || phoned
    cursorShape: Qt.PointingHandCursor
    onClicked: {
        if (area.answers)
            area.hand.press(area.seat);
        else if (area.phoned)
            App.phones.open(area.seat);
        else
            App.openSeatChanges(area.seat);
    }

    Loader {
        x: -Theme.px(6)
        y: area.height - height + Theme.px(6)
        active: area.phoned && area.signs
        source: "PhoneSign.qml"
        onLoaded: (item as PhoneSign).seat = Qt.binding(() => area.seat)
    }
}
