// SPDX-License-Identifier: MIT
// Moves the focus when the question changes: to the first item that decides nothing by itself, or to this empty item.
// The previously focused item might now be a button that ends the turn.
import QtQuick
import Taletop.App
import Taletop.Table

Item {
    id: place

    property MatchSession session: null
    property GameTable table: null
    property bool byKeys: false // is a focused card marked? If not, no card gets the focus
    property string question
    property int seated: -1 // the seat that the curtain is open for

    function nameOf(): string {
        return place.session && place.session.step !== "" ? place.session.question : "";
    }
    // Follows a change of the question. When the curtain falls, the focus leaves the hand, where it could reveal
    // playable cards.
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
    // Is the focused item hidden although the question is the same, for example in a smaller pack? Keys would be lost
    // there.
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
            item.focus = true; // applies when the table gets the focus again
        else if (!place.isRead())
            item.forceActiveFocus(Qt.TabFocusReason);
    }
    // Does the log have the focus? If so, it stays there.
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
