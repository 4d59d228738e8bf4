// SPDX-License-Identifier: MIT
// The table is asked whether everybody agrees to something, and answers once.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: slip

    required property MatchSession session
    readonly property TableVote vote: session.vote
    readonly property bool alone: session.curtain.people < 2
    readonly property bool keptClear: true // it must be read

    objectName: "voteSlip"
    implicitHeight: column.height + Theme.px(40)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: vote.question
    Keys.onEscapePressed: slip.vote.decline()
    Keys.onPressed: event => event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab // nothing is for the table

    Paper {
        anchors.fill: parent
        radius: Theme.px(18)
        depth: 2
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
    }
    Column {
        id: column
        x: Theme.px(24)
        y: Theme.px(20)
        width: parent.width - 2 * x
        spacing: Theme.px(14)

        Words {
            width: parent.width
            text: slip.vote.question
            size: 21
            font.family: Theme.titleFontOf(text)
            wrapMode: Text.WordWrap
        }
        Flow {
            width: parent.width
            spacing: Theme.px(10)

            PaperButton {
                objectName: "agree"
                text: slip.alone ? qsTr("Take it back") : qsTr("Yes, everybody agrees")
                focus: slip.alone // a key that is pressed by habit agrees for nobody
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
}
