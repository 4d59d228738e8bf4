// SPDX-License-Identifier: MIT
// Turns the session's card moves into flights between places on the table.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "FoxtailLook.js" as Look

Item {
    id: flights

    required property MatchSession session
    required property FlightLayer sky
    required property FoxtailPlaces places
    property var waiting: []
    readonly property list<string> seen: ["deck", "drawn", "tail"] // zones that cards fly between; tokens don't fly

    // Separate from the loop, because Qt 6.4 sometimes crashes after an assignment to a property if a closure captures
    // a loop variable (check_loops in tests/arch/habits.py).
    function start(card: var, started: var): void {
        // a card that moves twice in one step flies from its first place
        const next = started.find(other =>
            other !== card && card.kind === "drawn" && other.kind === "tail" && other.owner === card.owner &&
                other.face === card.face);
        if (next) {
            next.from = card.from;
            next.turns = card.turns;
            return;
        }
        const to = flights.places.placeOf(card.kind, card.owner, card.index);
        if (to)
            flights.sky.fly(card.kind + ":" + card.owner + ":" + card.index, card.face, card.turns, card.from, to,
                Look.coated(App.appearance.artTheme, card.owner));
    }

    Connections {
        target: flights.session
        function onCardMoved(fromKind: string, fromOwner: int, fromIndex: int, toKind: string, toOwner: int,
                toIndex: int, face: int): void {
            if (Motion.flight === 0 || toKind === "deck" || !flights.seen.includes(fromKind) ||
                !flights.seen.includes(toKind))
                return;
            const from = flights.places.placeOf(fromKind, fromOwner, fromIndex);
            if (from)
                flights.waiting.push({
                    from: from,
                    turns: fromKind === "deck",
                    kind: toKind,
                    owner: toOwner,
                    index: toIndex,
                    face: face
                });
        }
        function onTurned(): void {
            const started = flights.waiting;
            flights.waiting = [];
            for (const card of started)
                flights.start(card, started);
        }
    }
}
