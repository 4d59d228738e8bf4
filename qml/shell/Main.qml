// SPDX-License-Identifier: MIT
// The root: shows the page that App names, and what lies over every page (notice, rules).
import QtQuick
import Taletop.App
import Taletop.Theme

FocusScope {
    id: main

    property string rulesOf // the game whose rules sheet is open, or ""
    readonly property Item page: pages.item as Item

    implicitWidth: 1440
    implicitHeight: 900
    focus: true
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true

    function openRules(gameId: string): void {
        main.rulesOf = gameId;
    }
    function closeRules(): void {
        main.rulesOf = "";
        main.refocus();
    }
    function refocus(): void {
        if (main.page)
            main.page.forceActiveFocus();
    }

    onWidthChanged: Theme.windowWidth = Math.max(1, width)
    onHeightChanged: Theme.windowHeight = Math.max(1, height)

    Loader {
        id: pages
        anchors.fill: parent
        focus: true
        enabled: !over.active && !book.active
        source: ({ home: "Home.qml", seats: "SeatPage.qml", table: "TablePage.qml" })[App.page] ?? ""
        onLoaded: main.refocus()
    }
    Connections {
        target: pages.item
        ignoreUnknownSignals: true
        function onRulesAsked(gameId: string): void {
            main.openRules(gameId);
        }
    }
    Loader {
        id: over
        anchors.fill: parent
        active: main.rulesOf !== ""
        source: "RulesSheet.qml"
        onLoaded: item.gameId = Qt.binding(() => main.rulesOf)
    }
    Connections {
        target: over.item
        ignoreUnknownSignals: true
        function onClosed(): void {
            main.closeRules();
        }
    }
    Loader {
        id: book
        anchors.fill: parent
        active: App.book.open
        source: "BookSheet.qml"
    }
    Connections {
        target: book.item
        ignoreUnknownSignals: true
        function onClosed(): void {
            App.book.close();
            main.refocus();
        }
    }
    Loader {
        active: App.notice !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(20)
        source: "NoticeSlip.qml"
    }
}
