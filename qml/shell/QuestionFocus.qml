// SPDX-License-Identifier: MIT
// Where the keyboard is at a table when something new is asked: on the first thing that decides
// nothing by itself, or here, on nothing at all. What had the focus at the last question might be a
// button that now ends a turn.
import QtQuick
import Taletop.App
import Taletop.Table

Item {
    id: place

    property MatchSession session: null
    property GameTable table: null
    property bool byKeys: false // else the focus is not sought among the cards, where it would be seen
    property string question
    property int seated: -1 // behind the curtain

    function nameOf(): string {
        return place.session && place.session.step !== "" ? place.session.question : "";
    }
    // Something is asked, or nothing any more. Where the focus was in a hand tells what that hand may do:
    // it does not stay when the curtain falls.
    function settle(): void {
        const question = place.nameOf();
        const seated = place.session?.curtain.seated ?? -1;
        const fallen = seated < 0 && place.seated >= 0;
        const lost = seated === place.seated && question !== "" && place.isLost();
        place.seated = seated;
        if (question === place.question && !fallen && !lost)
            return;
        place.question = question;
        if (fallen || question !== "" || place.session?.events.telling)
            place.begin();
    }
    // What had the keyboard is no longer there, though the question sounds the same: the next pack is a
    // smaller one. Keys would go on coming to it, and do nothing.
    function isLost(): bool {
        const item = place.Window.activeFocusItem;
        return place.table !== null && place.table.activeFocus && item !== null && !item.visible;
    }
    function begin(): void {
        if (!place.table || !place.session)
            return;
        const touch = place.byKeys && place.question !== "" ? place.session.choices.firstTouch() : "";
        const item = (touch !== "" ? place.table.firstThing(touch) : null) ?? place;
        if (!place.table.activeFocus)
            item.focus = true; // for when the table has it again
        else if (!place.isRead())
            item.forceActiveFocus(Qt.TabFocusReason);
    }
    // Who reads the log is left to it.
    function isRead(): bool {
        for (let item = place.Window.activeFocusItem; item && item !== place.table; item = item.parent) {
            if ((item as LogDrawer)?.keepsFocus)
                return true;
        }
        return false;
    }

    objectName: "questionFocus"
    parent: table
    Accessible.role: Accessible.StaticText
    Accessible.name: session?.prompt ?? ""
    Accessible.description: session?.detail ?? ""
    onTableChanged: {
        place.question = place.nameOf();
        place.begin();
    }

    Connections {
        target: place.session
        function onTurned(): void {
            place.settle();
        }
    }
}
