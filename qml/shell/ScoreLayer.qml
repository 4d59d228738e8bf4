// SPDX-License-Identifier: MIT
// The score sheet over the table of a finished match. An open log stays at the right edge, with the sheet beside it.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Loader {
    id: scores

    property MatchSession session: null
    property GameTable table: null
    property bool counted: false // has the sheet been shown before? If so, it opens unfolded
    property bool waits: false // wait until the winner has been shown?
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
    // Whole pixels, because partial repaints would lose hairlines. A wide window also lets the sheet cover the middle.
    // The width keeps the buttons of a tale and those with large text on one row.
    width: Math.min(Math.floor(parent.width * 0.56),
        Theme.wide ? Math.floor(parent.width * 0.56)
            : Math.floor((Theme.px(360) + (session ? session.tale.told ? 8 : session.seatCount : 4) * Theme.px(96)) *
                Math.min(1.2, Theme.textScale)))
    height: Math.floor(table ? parent.height - table.bandBottom - Theme.px(40) : parent.height * 0.7)
    source: "ScoreSheet.qml"
    onLoaded: {
        if (scores.counted)
            sheet.unfold();
        scores.counted = true;
        sheet.ruleAsked.connect(scores.ruleAsked);
        sheet.forceActiveFocus();
    }
    // Lets keys for public things work while the sheet is open.
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
