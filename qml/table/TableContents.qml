// SPDX-License-Identifier: MIT
// An invisible model of a table: its contents as rows to lay out, and the touches so far from the session's
// MoveBuilder. Touches have the form used in the choices' gestures: "card/hand/0/2", "zone/F1/0", "button/commit".
import QtQuick
import Taletop.App

Item {
    id: contents

    required property MatchSession session
    readonly property MoveBuilder touches: session.touches
    property bool winnerLeads: false // puts the winner's seat first at the end
    readonly property list<int> winners: Array.from(session.score.winners)
    readonly property int own: {
        const leads = winnerLeads && session.over && winners.length > 0 && !winners.includes(session.focusSeat);
        return leads ? winners[0] : session.focusSeat;
    }
    readonly property string step: session.step
    readonly property var zones: session.zones() // {kind, owner}
    property var choices: [] // rows of the choice model
    property var seats: [] // rows of the seat model
    property var held: touches.held // touches of the move in progress
    readonly property var open: touches.open // choices that are still possible
    // The choice that one more press makes, or null.
    readonly property var armed: touches.armed >= 0 ? choices[touches.armed] ?? null : null
    readonly property var numbers: seats[own]?.counters ?? ({})
    readonly property var texts: seats[own]?.counterTexts ?? ({})
    readonly property list<var> hintRows: session.hints.rows
    readonly property list<string> hints: {
        const pointed = hintRows.filter(hint => hint.pointed);
        return (pointed.length > 0 ? pointed : hintRows).map(hint => hint.move);
    }
    property int rowsRead: 0 // number of updates
    readonly property int revision: rowsRead + touches.revision // changes with the touches and all rows

    signal settled // emitted when all rows match the session

    function rows(model: var): var {
        const list = [];
        for (let row = 0; row < model.rowCount(); ++row)
            list.push(model.at(row));
        return list;
    }
    function settle(): void {
        contents.choices = contents.rows(contents.session.choices);
        contents.seats = contents.rows(contents.session.seats);
        contents.layOut();
        ++contents.rowsRead;
        contents.settled();
    }
    // Lets a game lay out more of its own.
    function layOut(): void {
    }
    function fitting(touches: var): var {
        return contents.choices.filter(choice => touches.every((touch, at) => choice.gesture[at] === touch));
    }
    function seatName(seat: int): string {
        return contents.seats[seat]?.name ?? "";
    }
    // Reads the revision so that bindings update.
    function hinted(touch: string): bool {
        return contents.touches.revision >= 0 && contents.touches.hinted(touch);
    }
    function legal(touch: string): bool {
        return contents.touches.revision >= 0 && contents.touches.legal(touch);
    }
    function asked(touch: string): bool {
        return contents.touches.revision >= 0 && contents.touches.asked(touch);
    }
    function isHeld(touch: string): bool {
        return contents.touches.revision >= 0 && contents.touches.isHeld(touch);
    }
    function touch(touched: string): void {
        contents.touches.touch(touched);
    }
    function make(choice: var): void {
        contents.touches.make(contents.choices.indexOf(choice));
    }
    function drop(): void {
        contents.touches.drop();
    }

    visible: false
    Component.onCompleted: settle()

    Connections {
        target: contents.session
        function onChanged(): void {
            contents.settle();
        }
    }
}
