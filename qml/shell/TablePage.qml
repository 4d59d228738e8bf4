// SPDX-License-Identifier: MIT
// A game's table, with the score sheet that unfolds over it and the question before leaving.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: page

    readonly property MatchSession session: App.session
    readonly property GameTable table: tables.item as GameTable
    readonly property bool reviewing: session !== null && session.review.active
    readonly property list<KeyMap> keyMaps: Array.from(table?.keyMaps ?? []).concat([logKeys, timelineKeys])

    readonly property real floor: !page.session || page.session.over || !page.table ? height : page.table.promptPlace.y
    property bool rulesOpen: false
    property bool byKeys: false
    readonly property bool covered: App.covered // is the page covered, which pauses the match?
    readonly property bool asked: leaving.active || thought.wanted || vote.wanted // does a question cover the table?

    signal rulesAsked(gameId: string, entry: string)
    signal rulesPutAway

    function stay(): void {
        leaving.active = false;
        page.takeFocus();
    }
    // Returns the focus to the curtain layer if it exists, otherwise to the table.
    function takeFocus(): void {
        if (hands.item)
            (hands.item as CurtainLayer).takeFocus();
        else
            page.table?.forceActiveFocus();
    }
    // Resumes after a question over the table, once the table is enabled again.
    function takeUp(): void {
        questions.begin();
        if (page.session && !page.session.curtain.down && !page.asked)
            page.table?.forceActiveFocus();
    }
    // Leaves the innermost state: cancels a vote, ends the review, closes the curtain or the rules, or else leaves the
    // table.
    function leave(): void {
        if (page.session.vote.active)
            page.session.vote.decline();
        else if (page.reviewing)
            page.session.review.leave();
        else if (page.session.curtain.seated >= 0)
            page.session.curtain.fall();
        else if (page.rulesOpen)
            page.rulesPutAway();
        else if (App.practice.active)
            App.leaveExample();
        else
            leaving.active = true;
    }

    onCoveredChanged: page.session?.scheduler.setCovered(page.covered)
    onSessionChanged: {
        page.session?.scheduler.setCovered(page.covered);
        won.begin();
    }
    onReviewingChanged: {
        if (page.reviewing)
            timeline.forceActiveFocus();
        else if (!scores.active)
            page.table?.forceActiveFocus();
    }
    Keys.onPressed: event => {
        if ((hands.item as CurtainLayer)?.pressed(event))
            event.accepted = true;
        else if (event.key === Qt.Key_Escape)
            page.leave();
        else
            event.accepted = false;
    }

    // Lists the keys of layers that exist only at times.
    LogKeys {
        id: logKeys
    }
    TimelineKeys {
        id: timelineKeys
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.table(page.session ? page.session.gameId : "")
    }
    Loader {
        id: tables
        anchors.fill: parent
        anchors.bottomMargin: page.reviewing ? timeline.height + Theme.px(10) : 0
        focus: true
        enabled: !page.asked
        source: page.session ? page.session.tableUrl : ""
    }
    Connections { // creates the table again after seats have changed, with the new names
        target: page.session
        function onSeatsChanged(): void {
            tables.active = false;
            tables.active = true;
            page.takeFocus();
        }
    }
    QuestionFocus {
        id: questions
        session: page.session
        table: page.table
        byKeys: page.byKeys
    }
    Binding {
        target: page.table
        property: "sheetSpace"
        value: scores.active ? scores.width + Theme.px(40) : 0
        when: page.table !== null
    }
    Connections {
        target: page.table
        function onLeaveAsked(): void {
            page.leave();
        }
        function onRulesAsked(gameId: string, entry: string): void {
            page.rulesAsked(gameId, entry);
        }
        function onLogOpenChanged(): void {
            if (!page.table.logOpen && scores.sheet && !page.reviewing)
                scores.sheet.forceActiveFocus();
            else if (!page.table.logOpen)
                page.takeFocus();
        }
    }
    Connections {
        target: hands.item
        ignoreUnknownSignals: true
        // Handles keys pressed at the closed curtain: those for public things, and Esc, which closes them or leaves the
        // table.
        function onKeyPressed(event: var): void {
            if (event.key === Qt.Key_Escape)
                page.table.stepBack();
            page.table.pressOpening(event);
        }
    }
    ScoreLayer {
        id: scores
        session: page.session
        table: page.table
        waits: won.live
        enabled: !page.asked
        onLeaveAsked: page.leave()
        onRuleAsked: entry => page.rulesAsked(page.session.gameId, entry)
    }
    Loader {
        id: hands
        readonly property bool wanted: page.session !== null && page.table !== null && page.session.curtain.shared
        anchors.fill: parent
        function lay(): void {
            if (!hands.wanted && hands.item) {
                hands.source = "";
                page.takeFocus();
            } else if (hands.wanted && hands.status === Loader.Null) {
                hands.setSource("CurtainLayer.qml", { session: page.session, table: page.table });
            }
        }
        onWantedChanged: lay()
        Component.onCompleted: lay() // because an initial value emits no signal
        onLoaded: page.session.curtain.setStage(page)
    }
    Binding {
        target: hands.item
        property: "busy"
        value: page.asked
        when: hands.item !== null
    }
    Loader {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(page.height * 0.36 - height / 2)
        readonly property list<int> askedSeats: Array.from(page.session?.reactions.seats ?? [])
        active: page.session !== null && page.session.reactions.active && askedSeats.length > 0 && !page.reviewing &&
            !Array.from(askedSeats).includes(page.session.curtain.seated) && !(page.table && page.table.showsAnswers)
        enabled: !page.asked
        source: "ReactionLayer.qml"
    }
    Loader {
        id: vote
        readonly property bool wanted: page.session !== null && page.session.vote.active
        anchors.fill: parent
        enabled: !leaving.active
        function lay(): void {
            if (vote.wanted && vote.status === Loader.Null)
                vote.setSource("VoteSlip.qml", { session: page.session });
        }
        onWantedChanged: {
            vote.lay();
            if (!vote.wanted) {
                vote.source = "";
                refocusing.restart(); // after the table has been enabled again
            }
        }
        Component.onCompleted: lay()
        // Null if the vote has ended before its slip was loaded.
        onLoaded: (vote.item as VoteSlip)?.forceActiveFocus()
    }
    Timer {
        id: refocusing
        interval: 0
        onTriggered: page.takeFocus()
    }
    Timer {
        id: takingUp
        interval: 0
        onTriggered: page.takeUp()
    }
    Loader {
        id: thought
        readonly property bool wanted: page.session !== null && page.session.thought.asking
        anchors.fill: parent
        enabled: !leaving.active
        function lay(): void {
            if (thought.wanted && thought.status === Loader.Null)
                thought.setSource("ThoughtSlip.qml", { session: page.session });
        }
        onWantedChanged: {
            thought.lay();
            if (!thought.wanted) {
                thought.source = "";
                takingUp.start();
            }
        }
        Component.onCompleted: lay()
        onLoaded: (thought.item as ThoughtSlip).forceActiveFocus()
    }
    LitMarks {
        anchors.fill: tables
        session: page.session
        table: page.table
    }
    TimelineLayer {
        id: timeline
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.px(10)
        session: page.session
        enabled: !page.asked
    }
    WinMoment {
        id: won
        anchors.fill: parent
        session: page.session
        enabled: !page.asked
    }
    Loader {
        id: leaving
        readonly property Item sheet: item as Item
        anchors.fill: parent
        active: false
        source: "LeaveSheet.qml"
        onLoaded: sheet.forceActiveFocus()
    }
    Connections {
        target: leaving.sheet
        ignoreUnknownSignals: true
        function onStay(): void {
            page.stay();
        }
    }
}
