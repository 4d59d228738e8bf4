// SPDX-License-Identifier: MIT
// The viewer's table, the picks so far, and the open page. Invisible itself. Faces identify cards, because each face
// exists only once.
import QtQuick
import Taletop.App
import Taletop.Table
import "StoryLook.js" as Look

TableContents {
    id: contents

    readonly property bool playing: step === "play"
    readonly property bool choosing: step === "choose"
    readonly property bool ending: step === "effect" || step === "cover"
    readonly property EventPlayer events: session.events
    readonly property TaleReader tale: session.tale
    property list<int> banners // categories of the page's banners, 0 to 4
    property list<string> bannerTexts
    property int round: 0
    property int narrator: -1
    // Has the Narrator chosen for the page?
    readonly property bool chosen: round > 0 && contents.chosenOn(round).length > 0
    property var hand: [] // the viewer's cards: { face, name, at }
    property var piles: [[], []]
    property var told: [] // the cards of the tale: { face, mark: page }
    property list<int> authors // seats that gave the cards of the tale
    property var turned: [] // face-up tokens, by seat
    readonly property bool theEnd: seats.some(seat => seat.counters["score"] !== undefined) // was the last page read?
    // The picked face for each banner, or 0.
    readonly property list<int> picked: Array.from(banners).map(banner =>
        held.map(touch => contents.faceOf(touch)).find(face => contents.category(face) === banner) ?? 0)
    property string token // touch of the inspected token at The End
    readonly property var tokenChoice: ending && token !== "" ? choices.find(each => each.gesture[0] === token) ?? null
        : null
    property string looked // touch of the card that was focused or pressed last
    property var words: ({}) // contents of the text fields
    // The Narrator's unfinished choice and words, kept while someone looks at a hand.
    property var draft: ({ round: 0, held: [], words: {} })
    property int reading: 0 // an earlier page that is open, or 0 for the current one
    property bool moving: false // is an animation running that a press ends?
    property string question
    readonly property int page: reading > 0 ? reading : round
    readonly property var choice: playing || choosing ? armed : null
    readonly property bool ready: choice !== null
    // Previews the inspected card, otherwise the picked one, but not while envelopes are still opening.
    readonly property bool trying: !moving && looked !== "" && (playing || choosing) && legal(looked)
    readonly property list<int> tries: Array.from(banners).map((banner, at) =>
        trying && contents.category(contents.faceOf(looked)) === banner ? contents.faceOf(looked) : picked[at])
    readonly property var tried: choosing && revision >= 0
        ? choices[trying ? touches.armedWith(looked) : touches.armed] ?? null
        : null
    readonly property string triedText: tried ? tale.textWith(tried.move, words) : ""
    readonly property var fields: choosing && ready ? tale.fieldsOf(choice.move) : []

    signal nextAsked // asks to focus a card for the next pick

    function facts(face: int): var {
        return Cards.facts("storyline", face);
    }
    function category(face: int): int {
        return Look.category(contents.facts(face));
    }
    function title(face: int): string {
        return contents.tale.cardTitle(face);
    }
    // Returns the face of a card in the hand or among the shuffled cards.
    function faceOf(touch: string): int {
        const parts = touch.split("/");
        const row = { hand: contents.hand, pile1: contents.piles[0], pile2: contents.piles[1] }[parts[1]];
        return row?.[Number(parts[3])]?.face ?? 0;
    }
    // Is this seat part of the narrated moment?
    function tellsOf(seat: int): bool {
        return contents.events.telling && Array.from(contents.events.seats).includes(seat);
    }
    // Returns the faces on a page of the tale, with their givers.
    function chosenOn(page: int): var {
        const found = [];
        for (let i = 0; i < contents.told.length; ++i) {
            if (contents.told[i].mark === page)
                found.push({ face: contents.told[i].face, seat: contents.authors[i] ?? -1 });
        }
        return found;
    }
    // Returns the old list if nothing has changed, which keeps the items of its views.
    function kept(before: var, now: var): var {
        return Look.same(before, now) ? before : now;
    }
    function settle(): void {
        const session = contents.session;
        const viewer = session.viewer;
        const counters = session.counters;
        const counterTexts = session.counterTexts;
        contents.seats = contents.kept(contents.seats, contents.rows(session.seats));
        contents.choices = contents.rows(session.choices);
        const keys = ["banner", "banner2"].filter(key => counters[key] > 0);
        contents.banners = keys.map(key => counters[key] - 1);
        contents.bannerTexts = keys.map(key => counterTexts[key]);
        contents.round = counters["round"] ?? 0;
        contents.narrator = contents.seats.findIndex(seat => seat.counters["narrator"] === 1);
        contents.hand = contents.kept(contents.hand,
            viewer < 0 ? []
                : contents.rows(session.zone("hand", viewer))
                    .map((card, at) => ({ face: card.face, name: card.name, at: at })));
        contents.piles = contents.kept(contents.piles, ["pile1", "pile2"].map(kind =>
            contents.rows(session.zone(kind, -1))));
        contents.told = contents.kept(contents.told, contents.rows(session.zone("tale", -1)));
        contents.authors = contents.rows(session.zone("authors", -1))
            .map(card => contents.facts(card.face).numbers?.seat ?? -1);
        contents.turned = contents.kept(contents.turned, contents.seats.map(seat =>
            contents.rows(session.zone("turned", seat.seat))));
        const question = [session.question, contents.round, viewer].join();
        if (question !== contents.question) {
            contents.drop();
            contents.words = {};
            contents.reading = 0;
            contents.takeUp();
        }
        contents.question = question;
        if (contents.reading > contents.round)
            contents.reading = 0;
        ++contents.rowsRead;
    }
    // Saves the Narrator's choice and words before someone looks at a hand.
    function note(): void {
        const held = Array.from(contents.held); // a copy
        if (contents.choosing)
            contents.draft = { round: contents.round, held: held, words: contents.words };
    }
    function takeUp(): void {
        const draft = contents.draft;
        if (contents.session.step !== "choose" || draft.round !== contents.round ||
            !draft.held.every(touch => contents.touches.legal(touch)))
            return;
        draft.held.forEach(touch => contents.touches.touch(touch));
        contents.words = draft.words;
    }
    function drop(): void {
        contents.touches.drop();
        contents.looked = "";
        contents.token = "";
    }
    function letGo(): void {
        contents.drop();
        contents.note();
    }
    // Picks a card, or puts it back on a second touch. If the card can't be picked, the session explains why.
    function touch(touched: string): void {
        if (contents.moving)
            return contents.session.scheduler.finishAnimations();
        contents.looked = touched;
        contents.touches.touch(touched);
        contents.note();
    }
    // Handles Enter on a card: picks it, goes to the other row, or makes the move once all cards are picked.
    function enter(touched: string): void {
        if (!contents.isHeld(touched))
            contents.touch(touched);
        else if (contents.ready)
            contents.commit();
        else
            contents.nextAsked();
    }
    function write(key: string, text: string): void {
        const words = Object.assign({}, contents.words);
        words[key] = text;
        contents.words = words;
        contents.note();
    }
    function commit(): void {
        if (contents.moving)
            contents.session.scheduler.finishAnimations();
        else if (contents.choice)
            contents.session.submit(contents.choice.move, contents.choosing ? contents.words : {});
        else if (contents.playing || contents.choosing)
            contents.touches.touch(contents.choosing ? "button/choose" : "button/seal");
    }
    // Opens an earlier page of the tale; 0 returns to the current one.
    function read(page: int): void {
        contents.reading = page < 1 || page >= contents.round ? 0 : page;
    }

    Binding {
        target: contents.touches
        property: "manner"
        value: contents.ending ? MoveBuilder.AtOnce : MoveBuilder.Apart
    }
}
