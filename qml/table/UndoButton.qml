// SPDX-License-Identifier: MIT
// Takes the last move back. If that is no longer free, the button asks the table for a vote.
import QtQuick
import Taletop.App

PaperButton {
    id: undo

    required property MatchSession session
    // Does a press end the narration first? Only then is it certain what can be taken back.
    readonly property bool skips: session?.events.telling ?? false
    readonly property bool asks: session !== null && !skips && !session.undo.possible && session.vote.possible

    objectName: "buttonUndo"
    text: !asks ? qsTr("Undo") : session.curtain.people > 1 ? qsTr("Ask to undo") : qsTr("Undo…")
    keys: "U"
    sign: "undo"
    description: skips ? qsTr("Skips to the end of the narration")
        : asks ? session.vote.offer
        : session?.undo.text ?? ""
    enabled: session !== null && !session.events.waits && (session.undo.possible || session.vote.possible)
}
