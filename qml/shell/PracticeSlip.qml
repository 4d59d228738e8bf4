// SPDX-License-Identifier: MIT
// The slip of a practice table, to be moved aside: what an example shows and what to try, or the step of a
// lesson with its rule and the way on.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: slip

    property LessonGuide lesson: null
    property string gameId
    property rect room // where it may be moved
    property real usual: Theme.px(520) // as wide as reads best
    readonly property bool tight: lesson !== null && room.width < Math.max(Theme.target * 26, Theme.type(16) * 66) // a small window, or large letters
    readonly property real rim: Theme.px(tight ? 8 : 15)
    // Where it would cover something it may be lower or slimmer, but its foot needs room.
    readonly property var widths: [usual, Math.min(room.width - Theme.px(56), usual * 1.5), Math.max(told.x + progress.width + Theme.px(8) + buttons.width + Theme.px(12), usual * 0.7)]
    readonly property string words: lesson ? (lesson.praise !== "" ? lesson.praise + " " : "") + lesson.text : App.practice.caption
    property Item beside: null // what it is about; never covered
    property bool moved: false // by hand: it stays there
    readonly property int revision: App.session?.revision ?? 0
    readonly property bool done: lesson?.done ?? false
    readonly property bool waits: lesson !== null && (lesson.tells || done) // for a press here

    signal ruleAsked(entry: string)
    signal closed
    signal passed // the keyboard goes back to the table

    function layBack(): void {
        slip.moved = false;
        slip.x = Theme.px(28);
        slip.y = slip.room.y + Theme.px(8);
        settling.restart();
    }
    function best(home: Item): var {
        return FreeGround.placeFor(slip, home, Qt.rect(slip.room.x + Theme.px(10), slip.room.y + Theme.px(8), slip.room.width - Theme.px(20), slip.room.height - Theme.px(16)));
    }
    // Pixels between the slip and the item.
    function wayTo(item: Item): real {
        const at = item.mapToItem(slip.parent, 0, 0);
        const across = Math.max(0, at.x - slip.x - slip.width, slip.x - at.x - item.width);
        return Math.hypot(across, Math.max(0, at.y - slip.y - slip.height, slip.y - at.y - item.height));
    }
    // Stays where it is in nobody's way and not far off; else to the best place near to what it is about, in the shape
    // that covers least there.
    function settle(): void {
        if (!slip.lesson || slip.moved || !slip.visible)
            return;
        const home = slip.beside ?? slip.parent;
        slip.width = slip.usual;
        let at = slip.best(home);
        const near = !slip.beside || slip.wayTo(home) <= (at.far ?? 0) + Theme.px(120);
        const within = slip.x + slip.width <= slip.room.x + slip.room.width && slip.y + slip.height <= slip.room.y + slip.room.height;
        if (near && within && FreeGround.isFree(slip, home, Qt.rect(slip.x, slip.y, slip.width, slip.height)))
            return;
        let wide = slip.usual;
        for (const other of slip.widths) {
            slip.width = other;
            const there = slip.best(home);
            if ((there.covered ?? Infinity) < (at.covered ?? Infinity)) {
                at = there;
                wide = other;
            }
        }
        slip.width = wide;
        slip.x = at.x ?? slip.x;
        slip.y = at.y ?? slip.y;
    }
    function takeKeys(): void {
        if (slip.waits)
            (slip.lesson.done ? play : next).forceActiveFocus(Qt.TabFocusReason);
    }

    width: usual
    height: Math.max(told.height, away.visible ? away.height : 0) + (foot.visible ? foot.height + Theme.px(tight ? 4 : 14) : 0) + 2 * rim
    Accessible.role: Accessible.Note
    Accessible.name: slip.words

    Paper {
        anchors.fill: parent
        radius: Theme.px(8)
        depth: 1.5
    }
    Rectangle {
        x: Theme.px(8)
        y: Theme.px(10)
        width: Theme.px(4)
        height: parent.height - 2 * y
        radius: width / 2
        color: Theme.gold
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.SizeAllCursor
        drag.target: slip
        drag.onActiveChanged: slip.moved = true
        drag.minimumX: slip.room.x
        drag.maximumX: slip.room.x + slip.room.width - slip.width
        drag.minimumY: slip.room.y
        drag.maximumY: slip.room.y + slip.room.height - slip.height
    }
    Words {
        id: told
        objectName: "practiceWords"
        x: Theme.px(26)
        y: slip.rim
        width: (away.visible ? away.x - Theme.px(6) : parent.width - Theme.px(18)) - x
        text: slip.words
        size: 17
        font.family: Theme.storyFont
        wrapMode: Text.WordWrap
        lineHeight: Theme.leading(1.12)
    }
    PaperButton {
        id: away
        objectName: "closeExample"
        visible: !slip.tight // a lesson's strip has the same
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        y: Theme.px(8)
        text: qsTr("Close")
        quiet: true
        size: 14
        bringsKeys: false
        onClicked: slip.closed()
        Keys.onEscapePressed: slip.closed()
    }
    Item {
        id: foot
        visible: slip.lesson !== null
        x: told.x
        width: parent.width - x - Theme.px(12)
        height: buttons.height
        anchors.bottom: parent.bottom
        anchors.bottomMargin: slip.tight ? slip.rim : Theme.px(12)

        Row {
            id: progress
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(6)
            Words {
                anchors.verticalCenter: parent.verticalCenter
                visible: !(slip.lesson?.done ?? false)
                text: slip.lesson ? qsTr("Step %1 of %2").arg(slip.lesson.number).arg(slip.lesson.count) : ""
                size: 14
                color: Theme.inkSoft
                Accessible.ignored: false
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            EntryLink {
                anchors.verticalCenter: parent.verticalCenter
                objectName: "lessonRule"
                entry: slip.lesson?.entry ?? ""
                keys: ""
                onFollowed: entry => slip.ruleAsked(entry)
            }
        }
        Row {
            id: buttons
            anchors.right: parent.right
            spacing: Theme.px(8)

            PaperButton {
                objectName: "lessonShow"
                visible: slip.lesson !== null && !slip.waits
                text: slip.lesson?.showing ? qsTr("Stop") : qsTr("Show me")
                description: slip.lesson?.showing ? qsTr("Goes on with the step yourself.") : qsTr("Does for you what this step asks for.")
                quiet: true
                size: 15
                bringsKeys: false
                onClicked: {
                    if (slip.lesson.showing)
                        slip.lesson.stopShowing();
                    else
                        slip.lesson.show();
                }
            }
            PaperButton {
                id: next
                objectName: "lessonNext"
                visible: slip.lesson?.tells ?? false
                text: qsTr("Next")
                primary: true
                accent: Theme.accent(slip.gameId)
                size: 15
                onClicked: slip.lesson.next()
            }
            PaperButton {
                objectName: "lessonRules"
                visible: slip.lesson?.done ?? false
                text: qsTr("All rules")
                quiet: true
                size: 15
                onClicked: App.openRules()
            }
            PaperButton {
                objectName: "lessonAgain"
                visible: slip.lesson?.done ?? false
                text: qsTr("Once more")
                quiet: true
                size: 15
                onClicked: App.openLesson(slip.gameId)
            }
            PaperButton {
                id: play
                objectName: "lessonPlay"
                visible: slip.lesson?.done ?? false
                text: qsTr("Play a game")
                primary: true
                accent: Theme.accent(slip.gameId)
                size: 15
                onClicked: App.openSeats(slip.gameId)
            }
        }
    }
    // Not at once: what changes with the step comes to rest first.
    onWaitsChanged: turning.start()
    onDoneChanged: turning.start() // from the last word to what comes after the lesson
    onWordsChanged: settling.restart()
    onRoomChanged: settling.restart()
    onUsualChanged: settling.restart()
    onBesideChanged: settling.restart()
    onRevisionChanged: settling.restart() // what lies below it may be another thing now
    Timer { // when the table has come to rest
        id: settling
        interval: Motion.rest
        onTriggered: slip.settle()
    }
    Timer {
        id: turning
        interval: 0
        onTriggered: {
            if (slip.waits)
                slip.takeKeys();
            else
                slip.passed();
        }
    }
}
