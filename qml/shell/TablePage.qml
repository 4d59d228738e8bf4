// SPDX-License-Identifier: MIT
// A game's table, the score sheet that unfolds over it, and the question before leaving.
import QtQuick
import Taletop.App
import Taletop.Theme

FocusScope {
    id: page

    readonly property MatchSession session: App.session
    readonly property bool over: session ? session.over : false
    readonly property Item table: loader.item as Item

    signal rulesAsked(gameId: string)

    function leave(): void {
        leaving.active = true;
    }
    function stay(): void {
        leaving.active = false;
        if (loader.item)
            loader.item.forceActiveFocus();
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.table(page.session ? page.session.gameId : "foxtail")
    }
    Loader {
        id: loader
        anchors.fill: parent
        focus: true
        enabled: !leaving.active
        source: page.session ? page.session.tableUrl : ""
        onLoaded: {
            item.sheetSpace = Qt.binding(() => score.active ? score.width + Theme.px(40) : 0);
            item.forceActiveFocus();
        }
    }
    Connections {
        target: loader.item
        ignoreUnknownSignals: true
        function onLeaveAsked(): void {
            page.leave();
        }
        function onRulesAsked(gameId: string): void {
            page.rulesAsked(gameId);
        }
    }
    Loader {
        id: score
        active: page.over
        enabled: !leaving.active
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(24)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(22)
        width: Math.min(page.width * 0.56, Theme.px(360) + (page.session ? page.session.seatCount : 4) * Theme.px(96))
        height: loader.item ? page.height - loader.item.bandBottom - Theme.px(40) : page.height * 0.7
        sourceComponent: ScoreSheet {
            session: page.session
            onPointed: cards => loader.item.showEarned(cards)
        }
        onLoaded: item.forceActiveFocus()
    }
    Loader {
        id: leaving
        anchors.fill: parent
        active: false
        sourceComponent: LeaveSheet {
            onStay: page.stay()
        }
        onLoaded: item.forceActiveFocus()
    }
}
