// SPDX-License-Identifier: MIT
// A game's table, the score sheet that unfolds over it, and the question before leaving.
import QtQuick
import Taletop.App
import Taletop.Theme

FocusScope {
    id: page

    readonly property MatchSession session: App.session
    readonly property var table: tables.item

    signal rulesAsked(gameId: string)

    function stay(): void {
        leaving.active = false;
        page.table.forceActiveFocus();
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.table(page.session ? page.session.gameId : "")
    }
    Loader {
        id: tables
        anchors.fill: parent
        focus: true
        enabled: !leaving.active
        source: page.session ? page.session.tableUrl : ""
    }
    Binding {
        target: page.table
        property: "sheetSpace"
        value: scores.active ? scores.width + Theme.px(40) : 0
        when: page.table !== null
    }
    Connections {
        target: page.table
        ignoreUnknownSignals: true
        function onLeaveAsked(): void {
            leaving.active = true;
        }
        function onRulesAsked(gameId: string): void {
            page.rulesAsked(gameId);
        }
    }
    Loader {
        id: scores
        readonly property var sheet: item
        active: page.session !== null && page.session.over && page.table !== null
        enabled: !leaving.active
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(24)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(22)
        // Whole pixels: what is painted again in part would lose its hairlines.
        width: Math.min(Math.floor(page.width * 0.56), Theme.px(360) + (page.session ? page.session.seatCount : 4) * Theme.px(96))
        height: Math.floor(page.table ? page.height - page.table.bandBottom - Theme.px(40) : page.height * 0.7)
        source: "ScoreSheet.qml"
        onLoaded: sheet.forceActiveFocus()
    }
    Connections {
        target: scores.sheet
        ignoreUnknownSignals: true
        function onPointed(cards: var): void {
            page.table.showEarned(cards);
        }
        function onLeaveAsked(): void {
            leaving.active = true;
        }
    }
    Loader {
        id: leaving
        readonly property var sheet: item
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
