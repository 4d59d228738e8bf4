// SPDX-License-Identifier: MIT
// What lies on the table, and what was touched so far; not seen itself. A touch is written as in the
// choices' gestures: "card/hand/0/2", "seat/1", "button/end". Cards are touched twice: once to take
// them up, once more (or by the first button of the prompt bar) to do it. Buttons act at once.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Table
import "TailstoryReader.js" as Reader

TableDesk {
    id: desk

    readonly property ResponseBeat beat: session.review.active ? null : session.beat // it runs in the present
    property var counters: ({}) // of nobody alone
    property var mats: [] // by seat: { queue, character, hand, handCount, deck, discard, play, achievements }
    property var chain: [] // tokens, the action first
    property var row: [] // characters to choose from
    readonly property int turnOwner: Math.max(-1, seats.findIndex(seat => seat.counters["turnOwner"] !== undefined))
    readonly property var armed: held.length > 0 ? Reader.armed(choices, held) : null
    // Moves that end what is going on, the most wanted first.
    readonly property var closing: revision >= 0 ? Reader.closing(choices) : []
    readonly property bool aiming: held.length > 0 && armed === null

    signal settled // all of the above is as the session shows it

    function facts(face: int): var {
        return Cards.facts("tailstory", face);
    }
    function settle(): void {
        desk.counters = desk.session.counters;
        desk.seats = desk.rows(desk.session.seats);
        desk.choices = desk.rows(desk.session.choices);
        desk.mats = desk.seats.map(seat => Reader.mat(desk.session, seat.seat));
        desk.chain = desk.rows(desk.session.zone("stack", -1));
        desk.row = desk.rows(desk.session.zone("characterRow", -1));
        if (desk.held.length > 0 && desk.fitting(desk.held).length === 0)
            desk.drop();
        ++desk.revision;
        desk.settled();
    }
    function button(key: string): var {
        return desk.choices.find(choice => choice.gesture[0] === "button/" + key) ?? null;
    }
    // Would touching it begin or go on with a move?
    function legal(touch: string): bool {
        return touch !== "" && desk.choices.length > 0 && (desk.fitting(Reader.extended(desk.held, touch)).length > 0 || desk.fitting([touch]).length > 0);
    }
    // Is it one of those that the move begun asks for?
    function asked(touch: string): bool {
        return desk.held.length > 0 && touch !== "" && !desk.held.includes(touch) && desk.fitting(Reader.extended(desk.held, touch)).length > 0;
    }
    function touch(touched: string): void {
        desk.session.clearRefusal();
        if (desk.held.includes(touched)) {
            if (desk.armed && touched === desk.held[desk.held.length - 1] && !touched.startsWith("seat/"))
                desk.submit(desk.armed.move);
            else
                desk.held = desk.held.filter(other => other !== touched && desk.held[0] !== touched);
            return;
        }
        const longer = Reader.extended(desk.held, touched);
        if (desk.held.length > 0 && desk.attempt(longer, touched) || desk.attempt([touched], touched))
            return;
        desk.refuse(touched);
    }
    // Takes up what was touched, or does it if that is all and no second thought is needed.
    function attempt(touches: var, last: string): bool {
        const fit = desk.fitting(touches);
        if (fit.length === 0)
            return false;
        const whole = fit.find(choice => choice.gesture.length === touches.length);
        if (whole && fit.length === 1 && (touches.length > 1 || !last.startsWith("card/"))) {
            desk.submit(whole.move);
            return true;
        }
        desk.held = touches;
        return true;
    }
    function refuse(touched: string): void {
        const move = Reader.refusedMove(desk, touched);
        if (!touched.startsWith("seat/"))
            desk.drop();
        if (move !== "")
            desk.session.submit(move);
    }
    // A deck or a play zone is no button, except where a card is to go there.
    function refusePile(kind: string, seat: int): void {
        const zone = "zone/" + kind + "/" + seat;
        if (desk.asked(zone))
            desk.touch(zone);
    }
    function submit(move: string): void {
        desk.held = [];
        desk.session.submit(move);
    }
    // The first button of the prompt bar.
    function primary(): void {
        const choice = desk.armed ?? (desk.held.length > 0 ? null : desk.closing[0] ?? null);
        if (choice)
            desk.submit(choice.move);
    }
    function undo(): void {
        desk.drop();
        desk.session.undo();
    }

    Connections {
        target: desk.session
        function onChanged(): void {
            desk.settle();
        }
    }
    Component.onCompleted: settle()
}
