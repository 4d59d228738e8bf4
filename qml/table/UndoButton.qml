// SPDX-License-Identifier: MIT
// Takes the last move back; asks the table if that is no longer free.
import QtQuick
import Taletop.App

PaperButton {
    id: undo

    required property MatchSession session
    readonly property bool asks: session !== null && !session.undo.possible && session.vote.possible

    objectName: "buttonUndo"
    text: !asks ? qsTr("Undo") : session.curtain.people > 1 ? qsTr("Ask to undo") : qsTr("Undo…")
    keys: "U"
    sign: "undo"
    description: asks ? session.vote.offer : session?.undo.text ?? ""
    enabled: (session?.undo.possible ?? false) || asks
}
