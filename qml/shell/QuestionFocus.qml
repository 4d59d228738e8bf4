// SPDX-License-Identifier: MIT
// Places the keyboard focus at a new question: on the first thing that decides nothing by itself, or here, on nothing
// at all. The previously focused item might be a button that now ends a turn.
import QtQuick
import Taletop.App
import Taletop.Table

Item {
    id: place

    property MatchSession session: null
    property GameTable table: null
    property bool byKeys: false // otherwise no card gets a visible focus
    property string question
    property int seated: -1 // the seat behind the curtain

    function nameOf(): string {
        return place.session && place.session.step !== "" ? place.session.question : "";
    }
    // Follows a new question, or none. The focus in a hand would reveal what it can do, so it is removed when the
    // curtain falls.
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
    // Is the focused item hidden, although the question is the same (the next pack is smaller)? Keys would go to it and
    // have no effect.
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
            item.focus = true; // takes effect when the table gets the focus again
        else if (!place.isRead())
            item.forceActiveFocus(Qt.TabFocusReason);
    }
    // Is somebody reading the log? Then it keeps the focus.
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
