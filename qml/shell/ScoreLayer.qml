// SPDX-License-Identifier: MIT
// The score sheet over a table whose match is over. An open log has the right edge; the sheet lies beside it:
// in no window is there too little room for both.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Loader {
    id: scores

    property MatchSession session: null
    property GameTable table: null
    property bool counted: false // the score sheet has unfolded once
    property bool waits: false // who has won is shown first
    readonly property var sheet: item
    readonly property bool aside: table?.logOpen ?? false
    readonly property real margin: aside ? Theme.drawer() - Theme.radius + Theme.px(14) : Theme.px(24)

    signal leaveAsked
    signal ruleAsked(entry: string)

    active: session !== null && session.over && table !== null && !waits
    anchors.right: parent.right
    anchors.rightMargin: scores.margin
    anchors.bottom: parent.bottom
    anchors.bottomMargin: Theme.px(22)
    // Whole pixels: what is painted again in part would lose its hairlines.
    // In a wide window it takes the middle too.
    width: Math.min(Math.floor(parent.width * 0.56), Theme.wide ? Math.floor(parent.width * 0.56) : Math.floor((Theme.px(360) + (session ? session.tale.told ? 8 : session.seatCount : 4) * Theme.px(96)) * Math.min(1.2, Theme.textScale))) // a tale has more to press, which is to take no further row; nor is what large letters are pressed by
    height: Math.floor(table ? parent.height - table.bandBottom - Theme.px(40) : parent.height * 0.7)
    source: "ScoreSheet.qml"
    onLoaded: {
        if (scores.counted)
            sheet.unfold();
        scores.counted = true;
        sheet.ruleAsked.connect(scores.ruleAsked);
        sheet.forceActiveFocus();
    }
    // What shows what all may see opens from here too.
    Keys.onPressed: event => {
        event.accepted = false;
        scores.table.pressOpening(event);
    }

    Behavior on anchors.rightMargin {
        NumberAnimation {
            duration: Motion.unfold
            easing.type: Easing.OutCubic
        }
    }
    Connections {
        target: scores.sheet
        ignoreUnknownSignals: true
        function onPointed(cards: var): void {
            scores.table.earned = cards ?? [];
        }
        function onLeaveAsked(): void {
            if (scores.aside)
                scores.table.toggleLog();
            else
                scores.leaveAsked();
        }
    }
}
