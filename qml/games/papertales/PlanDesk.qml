// SPDX-License-Identifier: MIT
// What lies on the table as the viewer plans it, and what was touched so far; not seen itself.
// A touch is written as in the choices' gestures: "card/hand/0/2", "zone/F1/0", "button/commit".
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Table
import "PapertalesLook.js" as Look
import "PlanReader.js" as Reader
import "PlanSteps.js" as Steps

TableDesk {
    id: desk

    readonly property bool planning: step === "plan"
    readonly property bool keeping: planning && counters["mayKeep"] === 1
    property var hand: []
    property var pack: []
    property var kept: []
    property var kingdoms: [] // by seat: { spots: [...], buildings: [...] }
    readonly property var spots: kingdoms[own]?.spots ?? [] // the own ones as planned
    readonly property var counters: session.counters
    readonly property var counterTexts: session.counterTexts
    property string armed // a move that one more press makes
    readonly property var chosen: armed === "" ? null : choices.find(choice => choice.move === armed) ?? null
    property var done: [] // steps of this plan, as moves
    property string question

    signal leaving(touches: var) // before a card goes where the last touch is
    signal arrived(face: int, touches: var)

    function facts(face: int): var {
        return Cards.facts("papertales", face);
    }
    function owned(kind: string): string {
        return kind + "/" + desk.own;
    }
    function faceOfHeld(): int {
        return desk.held.length > 0 ? Reader.faceOf(desk, desk.held[0]) : 0;
    }
    function settle(): void {
        const session = desk.session;
        desk.seats = desk.rows(session.seats);
        desk.choices = desk.rows(session.choices);
        desk.hand = Reader.zone(session, "hand", desk.own);
        desk.pack = Reader.zone(session, "pack", desk.own);
        desk.kept = Reader.zone(session, "kept", desk.own);
        desk.kingdoms = desk.seats.map(row => Reader.kingdom(session, row.seat, row.seat === desk.own ? desk.hand : []));
        const question = [session.step, desk.counters["turn"], desk.pack.length, desk.own].join();
        const stale = desk.held.length > 0 && desk.fitting(desk.held).length === 0;
        if (question !== desk.question || stale)
            desk.drop();
        if (!desk.planning || session.review.active)
            desk.done = [];
        desk.question = question;
        ++desk.revision;
    }
    function drop(): void {
        desk.held = [];
        desk.armed = "";
    }
    // Of equal cards the choices name the first one only.
    function canonical(touch: string): string {
        const parts = touch.split("/");
        const row = parts[1] === "hand" ? desk.hand : parts[1] === "pack" ? desk.pack : [];
        const card = parts[0] === "card" ? row[Number(parts[3])] : undefined;
        if (!card || desk.choices.some(choice => choice.gesture.includes(touch)))
            return touch;
        const same = row.findIndex((other, at) => other.face === card.face && desk.choices.some(choice => choice.gesture.includes(["card", parts[1], parts[2], at].join("/"))));
        return same < 0 ? touch : ["card", parts[1], parts[2], same].join("/");
    }
    // Would touching it begin or go on with a move?
    function legal(touch: string): bool {
        if (touch === "" || desk.choices.length === 0)
            return false;
        const thing = desk.canonical(touch);
        const base = desk.armed !== "" ? desk.held.slice(0, -1) : desk.held;
        return desk.fitting(base.concat([thing])).length > 0 || base.length === 0 && desk.fitting([thing]).length > 0;
    }
    function asked(touch: string): bool {
        return desk.held.length > 0 && !desk.isHeld(touch) && desk.legal(touch);
    }
    function isHeld(touch: string): bool {
        return touch !== "" && desk.held.includes(desk.canonical(touch));
    }
    function touch(touched: string): void {
        const thing = desk.canonical(touched);
        desk.session.clearRefusal();
        const last = desk.held[desk.held.length - 1];
        if (thing === last && desk.armed !== "") {
            desk.submit(desk.armed);
            return;
        }
        if (desk.held.includes(thing)) {
            desk.drop();
            return;
        }
        const base = desk.armed !== "" ? desk.held.slice(0, -1) : desk.held;
        if (desk.attempt(base.concat([thing])))
            return;
        const anew = base.length === 0 || !desk.planning || thing.startsWith("card/hand/");
        if (anew && desk.attempt([thing]))
            return;
        desk.refuse(base, thing);
    }
    // All touches of a move at once: the move is then armed, or refused with its reason.
    function touchAll(touches: var): void {
        desk.session.clearRefusal();
        if (desk.armed !== "" && touches.join() === desk.held.join())
            desk.submit(desk.armed);
        else if (!desk.attempt(touches))
            desk.refuse(touches.slice(0, -1), touches[touches.length - 1]);
    }
    function attempt(touches: var): bool {
        const fit = desk.fitting(touches);
        const whole = fit.find(choice => choice.gesture.length === touches.length);
        if (whole && desk.planning) {
            desk.submit(whole.move, touches);
            return true;
        }
        if (fit.length === 0)
            return false;
        desk.held = touches;
        desk.armed = whole ? whole.move : "";
        return true;
    }
    function refuse(base: var, thing: string): void {
        const move = Reader.moveFor(desk, base, thing);
        desk.drop();
        if (move !== "" && !(desk.planning && Steps.redirect(desk, move)))
            desk.submit(move);
    }
    function submit(move: string, touches: var): void {
        const face = touches ? Reader.faceOf(desk, touches[0]) : 0;
        if (move.startsWith("back ") && Steps.withdraw(desk, move.slice(5)))
            return;
        const planning = desk.planning;
        if (face > 0)
            desk.leaving(touches);
        if (!desk.session.submit(move))
            return;
        if (planning && desk.planning)
            desk.done = desk.done.concat([move]);
        if (face > 0)
            desk.arrived(face, touches);
    }
    function undo(): void {
        desk.drop();
        if (desk.session.canUndo)
            desk.done = desk.done.slice(0, -1);
        desk.session.undo();
    }
    function button(key: string): void {
        const choice = desk.choices.find(choice => choice.gesture[0] === "button/" + key);
        desk.submit(choice ? choice.move : key);
    }
    function primary(): void {
        if (desk.armed !== "")
            desk.submit(desk.armed);
        else if (desk.step === "construct")
            desk.button("pass");
        else if (desk.step !== "" && desk.step !== "pick")
            desk.button("commit");
    }

    Component.onCompleted: settle()
    Connections {
        target: desk.session
        function onChanged(): void {
            desk.settle();
        }
    }
}
