// SPDX-License-Identifier: MIT
// Lies over a seat's name, portrait or face-down hand where several people share the screen: a press opens
// that seat's hand, and closes it again, as the seat's key does.
import QtQuick
import Taletop.App

MouseArea {
    id: area

    property int seat: -1
    property bool wanted: true // false where a press means something else
    readonly property MatchSession session: App.session
    readonly property HandOver hand: session ? session.curtain : null
    // While a hand is open, a press at another seat may be part of a move.
    readonly property bool answers: hand !== null && hand.people > 1 && hand.mode === "curtain" && hand.isPerson(seat) && (hand.seated < 0 || hand.seated === seat)

    visible: wanted && answers && !session.over && !session.review.active && !session.story.waits
    cursorShape: Qt.PointingHandCursor
    onClicked: area.hand.press(area.seat)
}
