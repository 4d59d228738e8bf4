// SPDX-License-Identifier: MIT
// A step of a lesson, in the strip above the table: the task, the step's number, its rule, and the buttons.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: bar

    property double nextPressed: 0 // when Next was last pressed, in milliseconds
    property LessonGuide lesson: null
    property string gameId
    property string words
    readonly property real high: Math.max(told.height, buttons.height) + Theme.px(12) // preferred height
    readonly property bool done: lesson?.done ?? false
    readonly property bool waits: lesson !== null && (lesson.tells || done) // does it wait for a press on this bar?
    // During narration the event bar handles the keys, even after the lesson.
    readonly property bool telling: App.session?.events.telling ?? false

    signal ruleAsked(entry: string)
    signal passed // returns the focus to the table

    Accessible.role: Accessible.Note
    Accessible.name: bar.words

    Rectangle {
        y: Theme.px(8)
        width: Theme.px(4)
        height: parent.height - 2 * y
        radius: width / 2
        color: Theme.gold
    }
    Words {
        id: told
        objectName: "practiceWords"
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.px(18)
        width: foot.x - x - Theme.px(16)
        text: bar.words
        size: 18
        font.family: Theme.storyFont
        wrapMode: Text.WordWrap
    }
    Row {
        id: foot
        anchors.right: buttons.left
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(6)
        Words {
            anchors.verticalCenter: parent.verticalCenter
            visible: !bar.done
            text: bar.lesson ? Phrases.fill(qsTr("Step %1 of %2"), [bar.lesson.number, bar.lesson.count]) : ""
            size: 14
            color: Theme.inkSoft
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        EntryLink {
            anchors.verticalCenter: parent.verticalCenter
            objectName: "lessonRule"
            entry: bar.lesson?.entry ?? ""
            keys: ""
            onFollowed: entry => bar.ruleAsked(entry)
        }
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)

        PaperButton {
            objectName: "lessonShow"
            visible: bar.lesson !== null && !bar.waits
            text: bar.lesson?.showing ? qsTr("Stop") : qsTr("Show me")
            description: bar.lesson?.showing ? qsTr("Stops, so you can do this step yourself.")
                : qsTr("Does this step for you.")
            quiet: true
            size: 15
            bringsKeys: false
            onClicked: {
                if (bar.lesson.showing)
                    bar.lesson.stopShowing();
                else if (Date.now() - bar.nextPressed > 500) // Next was here, and may be pressed twice
                    bar.lesson.show();
            }
        }
        PaperButton {
            id: next
            objectName: "lessonNext"
            visible: bar.lesson?.tells ?? false
            text: qsTr("Next")
            primary: true
            accent: Theme.accent(bar.gameId)
            size: 15
            onClicked: {
                bar.nextPressed = Date.now();
                bar.lesson.next();
            }
        }
        PaperButton {
            objectName: "lessonRules"
            visible: bar.done
            text: qsTr("All rules")
            quiet: true
            size: 15
            onClicked: App.openRules()
        }
        PaperButton {
            objectName: "lessonAgain"
            visible: bar.done
            text: qsTr("Again")
            quiet: true
            size: 15
            onClicked: App.openLesson(bar.gameId)
        }
        PaperButton {
            id: play
            objectName: "lessonPlay"
            visible: bar.done
            text: qsTr("Play a game")
            primary: true
            accent: Theme.accent(bar.gameId)
            size: 15
            onClicked: App.openSeats(bar.gameId)
        }
    }
    // Runs after all of the step's properties have changed.
    onWaitsChanged: turning.start()
    onDoneChanged: turning.start() // moves the focus to the buttons that appear after the last step
    onTellingChanged: {
        if (bar.done)
            turning.start();
    }
    Timer {
        id: turning
        interval: 0
        onTriggered: {
            if (bar.waits && !bar.telling)
                (bar.done ? play : next).forceActiveFocus(Qt.TabFocusReason);
            else
                bar.passed();
        }
    }
}
