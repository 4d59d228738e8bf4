// SPDX-License-Identifier: MIT
// The strip above a practice table. It shows the rule with a slip that explains the example, or a lesson's step, or the
// resumed game, and always the way back.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: strip

    property string gameId
    property real lowest: height // lower limit for the slip
    property bool told: true // is the slip shown?
    property bool listed: false // has the list of chapters been opened? It is created on first use
    readonly property LessonChapters list: listed && lists.count > 0 ? lists.itemAt(0) as LessonChapters : null
    property real wanted: 0 // preferred height
    readonly property LessonGuide lesson: App.practice.lesson
    readonly property bool playedOn: App.practice.playedOn
    readonly property bool ofRule: lesson === null && !playedOn
    //: Two consecutive sentences
    readonly property string words: lesson
        ? (lesson.praise !== "" ? Phrases.fill(qsTr("%1 %2"), [lesson.praise, lesson.text]) : lesson.text)
        : App.practice.caption
    // Letter size, independent of the strip's own height.
    readonly property real letters: Theme.scaleFor(width, lowest) * Theme.textScale
    readonly property string title: lesson ? lesson.chapters[lesson.chapter] ?? ""
        : playedOn ? qsTr("Continued from a turning point")
        : App.practice.title

    signal ruleAsked(entry: string)
    signal putAway

    function tell(told: bool): void {
        strip.told = told;
        if (told)
            (slips.itemAt(0) as PracticeSlip)?.layBack();
        else
            strip.putAway();
    }

    onLettersChanged: {
        strip.wanted = 0;
        growing.restart();
    }
    onLessonChanged: growing.restart()

    Accessible.role: Accessible.Pane
    Accessible.name: lesson ? qsTr("Lesson: %1").arg(title)
        : playedOn ? title
        : Phrases.fill(qsTr("Practice table: %1, %2"), [App.practice.entry, title])

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.paperEdge
        }
    }
    Row {
        id: heading
        visible: strip.lesson === null
        x: Theme.px(28)
        height: parent.height
        width: buttons.x - x - Theme.px(16)
        spacing: Theme.px(10)

        Words {
            id: kind
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Practice table")
            size: 15
            color: Theme.inkSoft
        }
        Words { // wraps to two lines before it shrinks
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Math.ceil(implicitWidth), heading.width - kind.width - number.width - 2 * heading.spacing)
            height: strip.height - Theme.px(4)
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            lineHeight: Theme.leading(0.9)
            text: strip.title
            size: 20
            font.family: Theme.titleFontOf(text)
            font.bold: true
        }
        EntryLink {
            id: number
            anchors.verticalCenter: parent.verticalCenter
            objectName: "practiceRule"
            entry: strip.ofRule ? App.practice.entry : ""
            keys: ""
            onFollowed: entry => strip.ruleAsked(entry)
        }
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(28)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)

        PaperButton {
            objectName: "tellExample"
            visible: strip.ofRule
            text: strip.told ? qsTr("Hide the note") : qsTr("What to try")
            description: strip.words
            quiet: true
            size: 15
            onClicked: strip.tell(!strip.told)
        }
        PaperButton {
            objectName: "restartExample"
            visible: strip.lesson === null
            text: qsTr("Start over")
            quiet: true
            size: 15
            onClicked: App.playAgain()
        }
        PaperButton {
            id: chaptersButton
            objectName: "lessonChapters"
            visible: strip.lesson !== null
            text: qsTr("Chapters")
            description: qsTr("Start another chapter or skip this step.")
            quiet: true
            gold: strip.list?.visible ?? false
            size: 15
            onClicked: {
                strip.listed = true;
                if (strip.list.visible)
                    strip.list.close();
                else
                    strip.list.open();
            }
        }
        PaperButton {
            objectName: "leaveExample"
            text: qsTr("Back")
            description: strip.lesson ? qsTr("Leaves the lesson. You can continue from here later.")
                : qsTr("Leaves the practice table.")
            primary: true
            accent: Theme.accent(strip.gameId)
            size: 15
            onClicked: App.leaveExample()
        }
    }
    Repeater {
        id: lists
        model: ListRows {
            length: strip.listed ? 1 : 0
        }
        delegate: LessonChapters {
            lesson: strip.lesson
            gameId: strip.gameId
            x: Math.min(buttons.x + chaptersButton.x, strip.width - width - Theme.px(16))
            y: strip.height + Theme.px(4)
            z: 1 // above the slip
            onClosed: strip.putAway()
        }
    }
    LessonBar {
        id: bar
        objectName: "lessonBar"
        visible: strip.lesson !== null
        x: Theme.px(10)
        width: buttons.x - x - Theme.px(8)
        height: parent.height
        lesson: strip.lesson
        gameId: strip.gameId
        words: strip.words
        onHighChanged: growing.restart()
        onRuleAsked: entry => strip.ruleAsked(entry)
        onPassed: {
            if (bar.activeFocus)
                strip.putAway();
        }
    }
    // Only lets the strip grow. Its height reduces the table's, which sets the font size, which sets the strip's
    // height, so shrinking as well could loop.
    Timer {
        id: growing
        interval: 0
        onTriggered: strip.wanted = strip.lesson ? Math.max(strip.wanted, bar.high) : 0
    }
    Repeater {
        id: slips
        model: ListRows {
            length: strip.ofRule ? 1 : 0
        }
        delegate: PracticeSlip {
            objectName: "exampleSlip"
            visible: strip.told && words !== ""
            words: strip.words
            room: Qt.rect(0, strip.height, strip.width, strip.lowest - strip.height)
            onClosed: strip.tell(false)
            Component.onCompleted: layBack()
        }
    }
}
