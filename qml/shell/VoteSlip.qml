// SPDX-License-Identifier: MIT
// Asks the people at the table for one common answer: does everyone agree?
import QtQuick
import Taletop.App
import Taletop.Table

FocusScope {
    id: slip

    required property MatchSession session
    readonly property TableVote vote: session.vote
    readonly property bool alone: session.curtain.people < 2

    objectName: "voteSlip"
    Accessible.role: Accessible.AlertMessage
    Accessible.name: vote.question
    Keys.onEscapePressed: slip.vote.decline()
    // Keeps keys from the table.
    Keys.onPressed: event => event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab

    AskPaper {
        question: slip.vote.question

        PaperButton {
            objectName: "agree"
            text: slip.alone ? qsTr("Take it back") : qsTr("Yes, everyone agrees")
            focus: slip.alone // several people must not agree by an accidental key
            onClicked: slip.vote.agree()
        }
        PaperButton {
            objectName: "declineVote"
            text: slip.alone ? qsTr("Leave it") : slip.vote.no
            keys: qsTr("Esc")
            quiet: true
            onClicked: slip.vote.decline()
        }
    }
}
