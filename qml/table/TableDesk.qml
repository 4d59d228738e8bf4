// SPDX-License-Identifier: MIT
// What was touched so far of the moves that the viewer may make; not seen itself. A touch is written
// as in the choices' gestures: "card/hand/0/2", "zone/F1/0", "button/commit". What a touch comes to
// is the game's: it writes the functions anew that are empty here.
import QtQuick
import Taletop.App

Item {
    id: desk

    required property MatchSession session
    readonly property int own: session.focusSeat
    readonly property string step: session.step
    property var choices: [] // rows of the choice model
    property var seats: [] // rows of the seat model
    property var held: [] // touches of a move begun
    readonly property var numbers: seats[own]?.counters ?? ({})
    readonly property var texts: seats[own]?.counterTexts ?? ({})
    readonly property var hintRows: session.hints
    readonly property var hints: hintRows.map(hint => hint.move)
    property int revision: 0 // of all of the above

    function rows(model: var): var {
        const list = [];
        for (let row = 0; row < model.rowCount(); ++row)
            list.push(model.at(row));
        return list;
    }
    function fitting(touches: var): var {
        return desk.choices.filter(choice => touches.every((touch, at) => choice.gesture[at] === touch));
    }
    function hinted(touch: string): bool {
        return touch !== "" && desk.hints.length > 0 && desk.choices.some(choice => desk.hints.includes(choice.move) && choice.gesture.includes(touch));
    }
    function seatName(seat: int): string {
        return desk.seats[seat]?.name ?? "";
    }
    function drop(): void {
        desk.held = [];
    }
    // Would touching it begin or go on with a move?
    function legal(touch: string): bool {
        return false;
    }
    // Is it one of those that the move begun asks for?
    function asked(touch: string): bool {
        return false;
    }
    function isHeld(touch: string): bool {
        return touch !== "" && desk.held.includes(touch);
    }
    function touch(touched: string): void {
    }

    visible: false
}
