// SPDX-License-Identifier: MIT
// The root item, with App's current page and the layers that cover every page (notice, rules).
import QtQuick
import Taletop.App
import Taletop.Theme

FocusScope {
    id: main
    property string rulesOf // the game whose rules are open, or ""
    property var pagesRead: ({}) // the last page of the rules shown in each place of the program
    property Item before // the item focused before the rules were opened
    property bool byKeys: false // was the last input a key?
    property string sheet // the sheet over the page, such as "Settings" or "Keys", or ""
    readonly property Item page: pages.item as Item
    readonly property bool atTable: App.page === "table" && App.session !== null
    readonly property bool practising: atTable && App.practice.active
    readonly property string where: practising ? "practice" : App.page
    readonly property real leastStrip: Math.max(52, Math.round(62 * Theme.scaleFor(width, height)))
    readonly property real stripHeight: practising ? Math.max(leastStrip, practice.content?.wanted ?? 0) : 0
    readonly property int seated: atTable ? App.session.curtain.seated : -1
    readonly property bool asked: asking.active || ((main.page as TablePage)?.asked ?? false) // is a question open?
    readonly property bool sheeted: sheets.active || keepsake.active // is a sheet open?
    property bool sized: false // is the window's size known? Pages wait for it, so that they are laid out only once

    focus: true
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true

    // Opens a game's rules, at the entry mentioned on the table if there is one.
    function openRules(gameId: string): void {
        main.openRule(gameId, main.atTable ? main.mentioned() : "");
    }
    function mentioned(): string {
        return App.session.refusal.entry || (App.session.hints.rows[0]?.entry ?? "") || App.firstWords.entry ||
            (App.practice.lesson?.entry ?? "");
    }
    function openRule(gameId: string, entry: string): void {
        const opens = !over.active;
        if (opens)
            main.before = main.Window.activeFocusItem;
        main.rulesOf = gameId;
        const sheet = over.item as RulesSheet;
        if (opens && main.atTable)
            sheet.shown = main.pagesRead[main.where] ?? 0;
        sheet.turnTo(sheet.shown);
        sheet.show(entry);
    }
    // Returns from an example or a lesson to the page of the rules that opened it.
    function comeBack(gameId: string, entry: string): void {
        const found = main.pagesRead[main.where] ?? 0;
        main.openRule(gameId, found === 0 ? "" : entry);
        if (found === 0 && entry !== "")
            (over.item as RulesSheet).toExample(entry);
    }
    function closeRules(): void {
        if (!over.active)
            return;
        main.rulesOf = "";
        if (main.before?.visible && main.before.enabled)
            main.before.forceActiveFocus();
        else
            main.refocus();
    }
    function openSheet(name: string): void {
        main.sheet = name;
    }
    // Describes the open sheets and drawers, to restore them in another language.
    function whatIsOpen(): string {
        const { group, search } = App.settings.rows;
        const shown = (over.item as RulesSheet)?.shown ?? 0;
        const log = (main.page as TablePage)?.table?.logOpen ?? false;
        const offered = pages.content?.offered ?? false;
        return JSON.stringify({ sheet, group, search, rulesOf, shown, pagesRead, log, offered });
    }
    function reopen(written: string): void {
        const open = JSON.parse(written);
        main.pagesRead = open.pagesRead;
        if (open.offered)
            pages.content.offered = true;
        if (open.log)
            (main.page as TablePage)?.table?.toggleLog();
        if (open.rulesOf !== "") {
            main.openRule(open.rulesOf, "");
            (over.item as RulesSheet).turnTo(open.shown);
        }
        main.openSheet(open.sheet);
        if (open.sheet === "Settings")
            sheets.content.takeUp(open.group, open.search);
    }
    function changeCardSize(steps: int): void {
        (main.page as TablePage)?.table?.changeCardSize(steps);
    }
    function refocus(): void {
        const covering = asking.item ?? sheets.item ?? keepsake.item ?? (main.atTable ? null : over.item);
        const top = (covering ?? main.page) as Item;
        if (top)
            top.forceActiveFocus();
    }

    // Sets the theme's window size to the area left for the table.
    function fit(): void {
        Theme.windowWidth = Math.max(1, main.width);
        Theme.windowHeight = Math.max(1, main.height - main.stripHeight - notices.dock);
    }

    onWidthChanged: fit()
    onHeightChanged: { // changes after the width
        fit();
        main.sized = true;
    }
    onStripHeightChanged: fit()
    onSeatedChanged: closeRules() // closes a person's rules with the curtain
    onAtTableChanged: closeRules()

    Connections {
        target: App
        function onRuleWanted(gameId: string, entry: string): void {
            main.comeBack(gameId, entry);
        }
        function onSettingsWanted(): void {
            main.openSheet("Settings");
        }
        function onSeatChangesWanted(seat: int): void {
            main.openSheet("Seats");
            sheets.content?.begin(seat);
        }
    }
    Connections {
        target: App.phones
        function onWanted(seat: int): void {
            main.openSheet("Phone");
            sheets.content?.begin(seat);
        }
    }
    Binding {
        target: App
        property: "covered"
        value: main.sheeted || main.asked || over.active && !main.atTable
    }
    Binding {
        target: App
        property: "asked"
        value: main.asked
    }
    Loader {
        id: pages
        readonly property var content: item
        anchors.fill: parent
        anchors.topMargin: notices.dock + main.stripHeight
        active: main.sized
        focus: true
        enabled: !(over.active && !main.atTable) && !main.sheeted && !asking.active
        source: ({ home: "Home.qml", seats: "SeatPage.qml", table: "TablePage.qml" })[App.page] ?? ""
        onLoaded: main.refocus()
    }
    Connections {
        target: pages.item
        ignoreUnknownSignals: true
        function onRulesAsked(gameId: string, entry: string): void {
            main.openRule(gameId, entry);
        }
        function onRulesPutAway(): void {
            main.closeRules();
        }
        function onSheetAsked(name: string): void {
            main.openSheet(name);
        }
    }
    LessonMark {
        anchors.fill: pages
        visible: main.practising && !over.active
        table: (main.page as TablePage)?.table ?? null
        page: main.page
        revision: main.atTable ? App.session.revision : 0
        lesson: App.practice.lesson
    }
    Loader {
        id: practice
        readonly property var content: item
        active: main.practising
        enabled: !main.sheeted && !main.asked
        y: notices.dock
        width: main.width
        height: main.stripHeight
        source: "PracticeStrip.qml"
        onLoaded: {
            const strip = item as Item;
            strip.gameId = App.session.gameId;
            strip.lowest = Qt.binding(() => main.height - notices.dock);
        }
    }
    Connections {
        target: practice.item
        ignoreUnknownSignals: true
        function onPutAway(): void {
            main.refocus();
        }
        function onRuleAsked(entry: string): void {
            main.openRule(App.session.gameId, entry);
        }
    }
    Loader {
        id: over // no type annotations for items loaded later: their types would be compiled at start-up
        anchors.fill: parent
        anchors.topMargin: notices.dock + main.stripHeight
        enabled: !main.sheeted && !main.asked
        active: main.rulesOf !== ""
        source: "RulesSheet.qml"
        onLoaded: {
            const sheet = item as RulesSheet;
            sheet.beside = main.atTable; // before the contents are laid out at this width
            sheet.floor = Qt.binding(() => (main.page as TablePage)?.floor ?? over.height);
            sheet.gameId = Qt.binding(() => main.rulesOf);
            sheet.unfold();
        }
    }
    Binding {
        target: main.page as TablePage
        property: "rulesOpen"
        value: over.active
        when: (main.page as TablePage) !== null
    }
    Binding {
        target: main.page as TablePage
        property: "byKeys"
        value: main.byKeys
        when: (main.page as TablePage) !== null
    }
    Connections {
        target: over.item
        ignoreUnknownSignals: true
        function onTurned(page: int): void {
            main.pagesRead = Object.assign({}, main.pagesRead, { [main.where]: page });
        }
        function onClosed(): void {
            main.closeRules();
        }
    }
    Loader {
        id: keepsake
        anchors.fill: parent
        anchors.topMargin: notices.dock
        enabled: !sheets.active && !asking.active
        active: App.book.open || App.postcard.open
        source: App.postcard.open ? "PostcardSheet.qml" : "BookSheet.qml"
    }
    Connections {
        target: keepsake.item
        ignoreUnknownSignals: true
        function onClosed(): void {
            App.book.close();
            App.postcard.close();
            main.refocus();
        }
    }
    Loader {
        id: sheets
        readonly property var content: item
        anchors.fill: parent
        anchors.topMargin: notices.dock
        enabled: !asking.active
        active: main.sheet !== ""
        source: active ? main.sheet + "Sheet.qml" : ""
        onLoaded: {
            const above = (keepsake.item ?? over.item)?.keyMaps ?? [];
            if (content.maps !== undefined)
                content.maps = Array.from(above).concat(Array.from(pages.content?.keyMaps ?? []));
            main.refocus();
        }
    }
    Connections {
        target: sheets.item
        ignoreUnknownSignals: true
        function onClosed(): void {
            main.sheet = "";
            main.refocus();
        }
    }
    Loader {
        id: asking
        anchors.fill: parent
        active: App.question.open
        source: "QuestionSheet.qml"
        onLoaded: main.refocus()
        onActiveChanged: asking.active || refocusing.start()
    }
    Timer {
        id: refocusing
        interval: 0 // after the items below have been enabled
        onTriggered: main.refocus()
    }
    NoticeLayer {
        id: notices
        width: main.width
        enabled: !main.asked
        wanted: App.notice !== "" && !asking.active
        onDockChanged: main.fit()
        onPutAway: main.refocus()
    }
}
