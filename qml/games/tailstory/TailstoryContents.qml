// SPDX-License-Identifier: MIT
// The contents of Tail Story's table and the touches so far. Invisible itself. A first touch picks a card up; a second
// touch, or the prompt bar's first button, plays it. Buttons act at once.
import QtQuick
import Taletop.App
import Taletop.Table

TableContents {
    id: contents

    // The reaction window, but null in a review, because reactions belong to the present.
    readonly property ReactionWindow reactions: session.review.active ? null : session.reactions
    readonly property var counters: session.counters // counters of the whole table
    readonly property var counterTexts: session.counterTexts
    property var mats: [] // by seat: { queue, character, hand, handCount, deck, discard, play, achievements }
    property list<var> chain // plays on the stack with their seats, the action first
    property list<var> row // characters to choose from
    readonly property int turnOwner: Math.max(-1, seats.findIndex(seat => seat.counters["turnOwner"] !== undefined))
    // Choices that end the current step, most useful first.
    readonly property var closing: Array.of("pass", "end", "done", "use", "decline")
        .map(key => choices.find(choice => choice.gesture[0] === "button/" + key))
        .filter(choice => choice !== undefined)
    readonly property bool aiming: held.length > 0 && armed === null

    function facts(face: int): var {
        return Cards.facts("tailstory", face);
    }
    function mat(seat: int): var {
        const zone = kind => contents.session.zone(kind, seat);
        const cards = kind => contents.rows(zone(kind));
        return {
            queue: contents.facts(cards("queue")[0]?.face ?? 0).numbers?.queue ?? 0,
            character: cards("character")[0] ?? null,
            hand: cards("hand"),
            handCount: zone("hand").count,
            deck: zone("deck").count,
            discard: cards("discard"),
            play: cards("play"),
            achievements: cards("achievements")
        };
    }
    function layOut(): void {
        const ownerOf = at => contents.seats.findIndex(seat => seat.counters["item" + (at + 1)] !== undefined);
        contents.mats = contents.seats.map(seat => contents.mat(seat.seat));
        contents.chain = contents.rows(contents.session.zone("stack", -1))
            .map((token, at) => Object.assign(token, { seat: ownerOf(at) }));
        contents.row = contents.rows(contents.session.zone("characterRow", -1));
    }
    // Returns the key of a choice that the main key never makes, or "". A second press of the main key then ends no
    // turn.
    function ownKey(choice: var): string {
        return { "button/pass": "P", "button/end": "E" }[choice?.gesture[0] ?? ""] ?? "";
    }
    // Presses the prompt bar's first button, unless it has a key of its own.
    function primary(): void {
        const first = contents.armed ?? (contents.held.length > 0 ? null : contents.closing[0] ?? null);
        if (contents.ownKey(first) === "")
            contents.make(first);
    }

    Component.onCompleted: touches.manner = MoveBuilder.Cards
}
