// SPDX-License-Identifier: MIT
// Asks before a move that gives something up: shows the loss, and focuses a button to go back.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: slip

    required property MatchSession session
    readonly property SecondThought thought: session.thought
    property bool still: true // ignore presses? True at first, so that an accidental double press does nothing

    objectName: "thoughtSlip"
    Accessible.role: Accessible.AlertMessage
    Accessible.name: thought.loss
    Keys.onPressed: event => {
        event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab;
        if (event.key === Qt.Key_Escape)
            slip.thought.goBack();
    }

    Timer {
        interval: Motion.clock(500)
        running: true
        onTriggered: slip.still = false
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: {}
        onClicked: {
            if (!slip.still)
                slip.thought.goBack();
        }
    }
    AskPaper {
        objectName: "thoughtPaper"
        question: slip.thought.loss
        warns: true

        PaperButton {
            id: back
            objectName: "thoughtBack"
            //: button that cancels a move that would give something up
            text: qsTr("Go back")
            description: slip.thought.loss
            keys: qsTr("Esc")
            primary: true
            focus: true
            accent: Theme.accent(slip.session.gameId)
            KeyNavigation.right: on
            onClicked: slip.thought.goBack()
        }
        PaperButton {
            id: on
            objectName: "thoughtGoOn"
            text: slip.thought.deed
            description: slip.thought.loss
            quiet: true
            destructive: true
            KeyNavigation.left: back
            onClicked: {
                if (!slip.still)
                    slip.thought.goOn();
            }
        }
    }
}
