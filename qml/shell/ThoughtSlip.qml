// SPDX-License-Identifier: MIT
// Asks before a move that gives something up: what is lost, and the way back, which has the focus.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: slip

    required property MatchSession session
    readonly property SecondThought thought: session.thought
    property bool still: true // a second press of the same hand is not meant for the slip

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
        readonly property bool pressable: false // what it takes is meant for nothing
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: {}
        onClicked: {
            if (!slip.still)
                slip.thought.goBack();
        }
    }
    LaidSheet {
        sheet: asking
    }
    Item {
        id: asking
        objectName: "thoughtPaper"
        // As low as the prompt that it lies upon, so that no card is hidden; with large letters in a small window the
        // buttons stand below the words.
        readonly property real inset: Theme.px(20)
        readonly property real most: slip.width - Theme.px(40) - 2 * inset
        readonly property real beside: most - answers.implicitWidth - Theme.px(20)
        readonly property bool inRow: beside >= Math.min(wholeLoss.advanceWidth / 2 + mark.width, Theme.type(21) * 14)
        readonly property real wordsWidth: Math.min(Math.ceil(wholeLoss.advanceWidth) + 1, (inRow ? Math.min(beside, Theme.type(21) * 26) : most) - mark.width - Theme.px(10))
        width: 2 * inset + (inRow ? mark.width + Theme.px(10) + wordsWidth + Theme.px(20) + answers.implicitWidth : Math.max(mark.width + Theme.px(10) + wordsWidth, answers.implicitWidth))
        height: (inRow ? Math.max(loss.height, answers.height) : loss.height + Theme.px(12) + answers.height) + 2 * Theme.px(12)

        Paper {
            anchors.fill: parent
            radius: Theme.px(14)
            depth: 2
        }
        MouseArea {
            anchors.fill: parent
        }
        TextMetrics {
            id: wholeLoss
            font: loss.font
            text: slip.thought.loss
        }
        WarningMark {
            id: mark
            x: asking.inset
            y: loss.y + Theme.px(5)
        }
        Words {
            id: loss
            x: mark.x + mark.width + Theme.px(10)
            y: asking.inRow ? (asking.height - height) / 2 : Theme.px(12)
            width: asking.wordsWidth
            text: slip.thought.loss
            size: 21
            font.family: Theme.titleFontOf(text)
            wrapMode: Text.WordWrap
        }
        Row {
            id: answers
            x: asking.inRow ? asking.width - asking.inset - width : asking.inset
            y: asking.inRow ? (asking.height - height) / 2 : asking.height - height - Theme.px(12)
            spacing: Theme.px(10)
            PaperButton {
                id: back
                objectName: "thoughtBack"
                //: the way back from a question whether to give something up
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
}
