// SPDX-License-Identifier: MIT
// All that may lie open before a table, in one list: while anything does, no clock runs. Whatever is
// added to a page that lies before it belongs here. Not seen itself.
import QtQuick
import Taletop.App

Item {
    id: open

    property MatchSession session: null
    property var table: null
    property bool sheet: false
    property bool book: false
    property bool rules: false
    property bool leaving: false
    readonly property var things: [
        [open.leaving, Standstill.Leaving],
        [open.sheet, Standstill.Sheet],
        [open.book, Standstill.Book],
        [open.rules, Standstill.Rules],
        [open.table?.logOpen ?? false, Standstill.Log],
        [open.table?.cardPinned ?? false, Standstill.Card],
        [open.table?.pileOpen ?? false, Standstill.Pile],
        [App.notice !== "", Standstill.Notice],
        [App.firstWords.seen, Standstill.NewWord]
    ].filter(thing => thing[0]).map(thing => thing[1])

    function tell(): void {
        open.session?.standstill.lies(open.things);
    }

    visible: false
    onThingsChanged: soon.start()
    onSessionChanged: tell()

    // Not at once: what the table does then may put something away while it is being counted.
    Timer {
        id: soon
        interval: 0
        onTriggered: open.tell()
    }
}
