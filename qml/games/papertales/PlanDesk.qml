// SPDX-License-Identifier: MIT
// The contents of Paper Tales' table with the viewer's plan, and the touches so far; invisible itself.
import QtQuick
import Taletop.App
import Taletop.Table
import "PapertalesLook.js" as Look
import "PlanReader.js" as Reader

TableDesk {
    id: desk

    readonly property bool planning: step === "plan"
    readonly property bool keeping: planning && counters["mayKeep"] === 1
    property var hand: []
    property var pack: []
    property var kept: []
    property var openHands: [] // other players' cards that are visible in the review, by seat
    property var kingdoms: [] // { spots: [...], buildings: [...] } by seat
    readonly property var spots: kingdoms[own]?.spots ?? [] // the viewer's own spots, as planned
    readonly property var counters: session.counters
    readonly property var counterTexts: session.counterTexts
    property var going: null // card moved by a step of the plan: { face, revision }

    signal leaving(touches: var) // emitted before a card moves to the thing touched last
    signal arrived(face: int, touches: var)

    function facts(face: int): var {
        return Cards.facts("papertales", face);
    }
    // Returns the face of the card in a touch, or 0.
    function faceOf(touch: string): int {
        const parts = touch.split("/");
        if (parts[0] === "zone")
            return desk.spots[Look.spotOf(parts[1])]?.face ?? 0;
        const zones = { hand: desk.hand, pack: desk.pack, buildings: desk.kingdoms[desk.own]?.buildings };
        return zones[parts[1]]?.[Number(parts[3])]?.face ?? 0;
    }
    // Returns another seat's visible cards with their places.
    function openHand(seat: int): var {
        const cards = kind => desk.rows(desk.session.zone(kind, seat))
            .map((card, at) => ({ face: card.face, name: card.name, place: kind + "/" + seat + "/" + at }));
        return [...cards("hand"), ...cards("kept"), ...cards("pack")].filter(card => card.face > 0);
    }
    function layOut(): void {
        const zone = kind => desk.rows(desk.session.zone(kind, desk.own));
        desk.hand = zone("hand");
        desk.pack = zone("pack");
        desk.kept = zone("kept");
        desk.openHands = desk.session.review.active
            ? desk.seats.map(row => row.seat === desk.own ? [] : desk.openHand(row.seat))
            : [];
        desk.kingdoms = desk.seats.map(row => Reader.kingdom(desk, row.seat, row.seat === desk.own ? desk.hand : []));
    }
    winnerLeads: true
    onOwnChanged: {
        if (session.over && rowsRead > 0)
            settle();
    }

    // Presses a button; if there is no such choice, the rules say why not.
    function button(key: string): void {
        const choice = desk.choices.find(choice => choice.gesture[0] === "button/" + key);
        if (choice)
            desk.make(choice);
        else
            desk.touches.touchAll(["button/" + key]);
    }
    function primary(): void {
        if (desk.armed)
            desk.make(desk.armed);
        else if (desk.step === "construct")
            desk.button("pass");
        else if (desk.step !== "" && desk.step !== "pick")
            desk.button("commit");
    }

    Binding {
        target: desk.touches
        property: "manner"
        value: desk.planning ? MoveBuilder.Steps : MoveBuilder.Twice
    }
    Connections {
        target: desk.touches
        function onMaking(touches: var): void {
            const face = desk.faceOf(touches[0]);
            desk.going = face > 0 ? { face: face, revision: desk.session.revision } : null;
            if (face > 0)
                desk.leaving(touches);
        }
        function onDone(touches: var): void {
            if (desk.going && desk.session.revision > desk.going.revision)
                desk.arrived(desk.going.face, touches);
            desk.going = null;
        }
    }
}
