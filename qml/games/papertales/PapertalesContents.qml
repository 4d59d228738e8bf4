// SPDX-License-Identifier: MIT
// The contents of Paper Tales' table with the viewer's plan and the touches so far. Invisible itself.
import QtQuick
import Taletop.App
import Taletop.Table
import "PapertalesLook.js" as Look
import "PlanReader.js" as Reader

TableContents {
    id: contents

    readonly property bool planning: step === "plan"
    readonly property bool keeping: planning && counters["mayKeep"] === 1
    property var hand: []
    property var pack: []
    property var kept: []
    property var openHands: [] // other players' visible cards in a review, by seat
    property var kingdoms: [] // { spots: [...], buildings: [...] } by seat
    readonly property var spots: kingdoms[own]?.spots ?? [] // the viewer's spots, as planned
    readonly property var counters: session.counters
    readonly property var counterTexts: session.counterTexts
    property var going: null // card that a step of the plan moves: { face, revision }

    signal leaving(touches: var) // emitted before a card moves to the item touched last
    signal arrived(face: int, touches: var)

    function facts(face: int): var {
        return Cards.facts("papertales", face);
    }
    // Returns the face of the card in a touch, or 0.
    function faceOf(touch: string): int {
        const parts = touch.split("/");
        if (parts[0] === "zone")
            return contents.spots[Look.spotOf(parts[1])]?.face ?? 0;
        const zones = { hand: contents.hand, pack: contents.pack,
            buildings: contents.kingdoms[contents.own]?.buildings };
        return zones[parts[1]]?.[Number(parts[3])]?.face ?? 0;
    }
    // Returns another seat's visible cards with their places.
    function openHand(seat: int): var {
        const cards = kind => contents.rows(contents.session.zone(kind, seat))
            .map((card, at) => ({ face: card.face, name: card.name, place: kind + "/" + seat + "/" + at }));
        return [...cards("hand"), ...cards("kept"), ...cards("pack")].filter(card => card.face > 0);
    }
    function layOut(): void {
        const zone = kind => contents.rows(contents.session.zone(kind, contents.own));
        contents.hand = zone("hand");
        contents.pack = zone("pack");
        contents.kept = zone("kept");
        contents.openHands = contents.session.review.active
            ? contents.seats.map(row => row.seat === contents.own ? [] : contents.openHand(row.seat))
            : [];
        contents.kingdoms = contents.seats.map(row =>
            Reader.kingdom(contents, row.seat, row.seat === contents.own ? contents.hand : []));
    }
    winnerLeads: true
    onOwnChanged: {
        if (session.over && rowsRead > 0)
            settle();
    }

    // Presses a button. If no choice has it, the session explains why.
    function button(key: string): void {
        const choice = contents.choices.find(choice => choice.gesture[0] === "button/" + key);
        if (choice)
            contents.make(choice);
        else
            contents.touches.touchAll(["button/" + key]);
    }
    function primary(): void {
        if (contents.armed)
            contents.make(contents.armed);
        else if (contents.step === "construct")
            contents.button("pass");
        else if (contents.step !== "" && contents.step !== "pick")
            contents.button("commit");
    }

    Binding {
        target: contents.touches
        property: "manner"
        value: contents.planning ? MoveBuilder.Steps : MoveBuilder.Twice
    }
    Connections {
        target: contents.touches
        function onMaking(touches: var): void {
            const face = contents.faceOf(touches[0]);
            contents.going = face > 0 ? { face: face, revision: contents.session.revision } : null;
            if (face > 0)
                contents.leaving(touches);
        }
        function onDone(touches: var): void {
            if (contents.going && contents.session.revision > contents.going.revision)
                contents.arrived(contents.going.face, touches);
            contents.going = null;
        }
    }
}
