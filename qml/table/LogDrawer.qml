// SPDX-License-Identifier: MIT
// The log's drawer at the right edge, newest line last, closed by default. A focused or hovered line marks its cards on
// the table. Pressing a line opens its moment in the review.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

FocusScope {
    id: drawer

    required property LogModel entries
    property bool open: false
    readonly property bool keepsFocus: open // keeps the focus even when the table asks a question
    property CardInspector inspector: null // above this drawer, so it handles Esc first
    readonly property MatchSession session: App.session
    readonly property Review review: session ? session.review : null
    readonly property int now: review && review.active ? review.place : -1
    readonly property LogFilter shown: LogFilter {
        entries: drawer.entries
        after: filters.after
        seat: filters.seat
        scoredOnly: filters.scoredOnly
        onChanged: rewritten.start() // the lines may change their heights in another language
    }

    signal closed

    function keepInSight(): void {
        if (!drawer.open)
            return;
        const row = drawer.now < 0 ? list.count - 1
            : (drawer.shown as LogModel).rowAt(drawer.session.log.numberAt(drawer.review.position));
        list.positionViewAtIndex(Math.max(0, row), ListView.Contain);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Log")
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Escape || !drawer.inspector?.handle(event))
            keyMap.press(event);
    }
    onNowChanged: keepInSight()
    onOpenChanged: {
        drawer.entries.pointed = [];
        if (open) {
            list.model = drawer.shown;
            list.positionViewAtEnd();
            list.currentIndex = list.count - 1;
            list.forceActiveFocus();
        }
    }

    Timer {
        id: rewritten
        interval: 0 // fires once the lines have been updated
        onTriggered: {
            list.forceLayout();
            drawer.keepInSight();
        }
    }
    LogKeys {
        id: keyMap
        listed: list.activeFocus
        onStepped: by => {
            if (by > 0)
                list.incrementCurrentIndex();
            else
                list.decrementCurrentIndex();
        }
        onChosen: (list.currentItem as LogLine)?.chosen()
        onClosed: drawer.closed()
    }
    // A hidden list has no lines, because each step of the review would create them again.
    onVisibleChanged: {
        if (!visible)
            list.model = null;
    }

    Paper {
        anchors.fill: parent
        depth: 1.6
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
    }
    Words {
        id: title
        x: Theme.px(24)
        y: Theme.px(18)
        width: closing.x - x
        text: qsTr("What happened")
        size: 22
        font.family: Theme.titleFont
        font.bold: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
    }
    PaperButton {
        id: closing
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14) + Theme.radius
        anchors.verticalCenter: title.verticalCenter
        text: qsTr("Close")
        quiet: true
        size: 15
        objectName: "closeLog"
        visible: drawer.open
        onClicked: drawer.closed()
    }
    LogFilterBar {
        id: filters
        x: Theme.px(20)
        y: title.y + title.height + Theme.px(14)
        width: parent.width - 2 * x - Theme.radius
        visible: drawer.open
        session: drawer.session
    }
    ListView {
        id: list
        anchors.fill: parent
        anchors.topMargin: filters.y + filters.height + Theme.px(12)
        anchors.leftMargin: Theme.px(20)
        anchors.rightMargin: Theme.px(20) + Theme.radius
        anchors.bottomMargin: Theme.px(16)
        clip: true
        activeFocusOnTab: drawer.open || activeFocus // Qt warns if a focused item stops being a Tab stop
        keyNavigationEnabled: false
        highlightMoveDuration: 0
        onHeightChanged: drawer.keepInSight()
        onCountChanged: {
            if (drawer.now < 0)
                positionViewAtEnd();
        }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Log, newest last")
        delegate: LogLine {
            width: ListView.view.width
            emblem: seat >= 0 ? drawer.session?.seatEmblem(seat) ?? 0 : -1
            present: drawer.now >= 0 && drawer.session.log.tellsThen(number)
            looked: list.activeFocus && ListView.isCurrentItem
            onPointed: places => drawer.entries.pointed = places
            onChosen: {
                list.currentIndex = index;
                drawer.review.open(drawer.session.log.positionOf(number));
                list.forceActiveFocus(); // takes the focus back from the timeline
            }
        }
        Words {
            width: parent.width
            visible: list.count === 0
            padding: Theme.px(10)
            text: qsTr("Nothing like that yet.")
            color: Theme.inkSoft
            wrapMode: Text.WordWrap

            FocusRing {
                radius: Theme.px(10)
                space: -2
                visible: list.activeFocus
            }
        }
    }
}
