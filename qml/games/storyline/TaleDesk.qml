// SPDX-License-Identifier: MIT
// The viewer's table, the picks so far, and the open page; invisible itself. Cards are identified by their faces, each
// of which exists once.
import QtQuick
import Taletop.App
import Taletop.Table
import "StoryLook.js" as Look

TableDesk {
    id: desk

    readonly property bool playing: step === "play"
    readonly property bool choosing: step === "choose"
    readonly property bool ending: step === "effect" || step === "cover"
    readonly property EventPlayer events: session.events
    readonly property TaleReader tale: session.tale
    property list<int> banners // the page's banners as categories, 0 to 4
    property list<string> bannerTexts
    property int round: 0
    property int narrator: -1
    readonly property bool chosen: round > 0 && desk.chosenOn(round).length > 0 // has the Narrator chosen for the page?
    property var hand: [] // the viewer's cards: {face, name, at}
    property var piles: [[], []]
    property var told: [] // the tale's cards: {face, mark: page}
    property list<int> authors // seats that gave the tale's cards
    property var turned: [] // face-up tokens, by seat
    readonly property bool theEnd: seats.some(seat => seat.counters["score"] !== undefined) // was the last page read?
    // The picked faces, by banner.
    readonly property list<int> picked: Array.from(banners).map(banner =>
        held.map(touch => desk.faceOf(touch)).find(face => desk.category(face) === banner) ?? 0)
    property string token // the touch of the inspected token, at The End
    readonly property var tokenChoice: ending && token !== "" ? choices.find(each => each.gesture[0] === token) ?? null
        : null
    property string looked // the touch of the card that has the focus or was last pressed
    property var words: ({}) // the words in the text fields of a choice
    // The Narrator's unfinished work, which a look at a hand may interrupt.
    property var draft: ({ round: 0, held: [], words: {} })
    property int reading: 0 // an earlier page that is open, or 0 for the current one
    property bool moving: false // is there an animation that a press ends?
    property string question
    readonly property int page: reading > 0 ? reading : round
    readonly property var choice: playing || choosing ? armed : null
    readonly property bool ready: choice !== null
    // Tries the inspected card, otherwise the picked one. The card in an envelope that is still opening stays secret.
    readonly property bool trying: !moving && looked !== "" && (playing || choosing) && legal(looked)
    readonly property list<int> tries: Array.from(banners).map((banner, at) =>
        trying && desk.category(desk.faceOf(looked)) === banner ? desk.faceOf(looked) : picked[at])
    readonly property var tried: choosing && revision >= 0
        ? choices[trying ? touches.armedWith(looked) : touches.armed] ?? null
        : null
    readonly property string triedText: tried ? tale.textWith(tried.move, words) : ""
    readonly property var fields: choosing && ready ? tale.fieldsOf(choice.move) : []

    signal nextAsked // focus a card that must still be picked

    function facts(face: int): var {
        return Cards.facts("storyline", face);
    }
    function category(face: int): int {
        return Look.category(desk.facts(face));
    }
    function title(face: int): string {
        return desk.tale.cardTitle(face);
    }
    // Returns the face of a card in the hand or the piles.
    function faceOf(touch: string): int {
        const parts = touch.split("/");
        const row = { hand: desk.hand, pile1: desk.piles[0], pile2: desk.piles[1] }[parts[1]];
        return row?.[Number(parts[3])]?.face ?? 0;
    }
    // Is the narrated moment about this seat?
    function tellsOf(seat: int): bool {
        return desk.events.telling && Array.from(desk.events.seats).includes(seat);
    }
    // Returns the faces and authors on a page of the tale.
    function chosenOn(page: int): var {
        const found = [];
        for (let i = 0; i < desk.told.length; ++i) {
            if (desk.told[i].mark === page)
                found.push({ face: desk.told[i].face, seat: desk.authors[i] ?? -1 });
        }
        return found;
    }
    // Returns the old list if nothing has changed, so that its items stay.
    function kept(before: var, now: var): var {
        return Look.same(before, now) ? before : now;
    }
    function settle(): void {
        const session = desk.session;
        const viewer = session.viewer;
        const counters = session.counters;
        const counterTexts = session.counterTexts;
        desk.seats = desk.kept(desk.seats, desk.rows(session.seats));
        desk.choices = desk.rows(session.choices);
        const keys = ["banner", "banner2"].filter(key => counters[key] > 0);
        desk.banners = keys.map(key => counters[key] - 1);
        desk.bannerTexts = keys.map(key => counterTexts[key]);
        desk.round = counters["round"] ?? 0;
        desk.narrator = desk.seats.findIndex(seat => seat.counters["narrator"] === 1);
        desk.hand = desk.kept(desk.hand,
            viewer < 0 ? []
                : desk.rows(session.zone("hand", viewer))
                    .map((card, at) => ({ face: card.face, name: card.name, at: at })));
        desk.piles = desk.kept(desk.piles, ["pile1", "pile2"].map(kind => desk.rows(session.zone(kind, -1))));
        desk.told = desk.kept(desk.told, desk.rows(session.zone("tale", -1)));
        desk.authors = desk.rows(session.zone("authors", -1))
            .map(card => desk.facts(card.face).numbers?.seat ?? -1);
        desk.turned = desk.kept(desk.turned, desk.seats.map(seat => desk.rows(session.zone("turned", seat.seat))));
        const question = [session.question, desk.round, viewer].join();
        if (question !== desk.question) {
            desk.drop();
            desk.words = {};
            desk.reading = 0;
            desk.takeUp();
        }
        desk.question = question;
        if (desk.reading > desk.round)
            desk.reading = 0;
        ++desk.rowsRead;
    }
    // Saves the Narrator's choice and words while somebody looks at a hand.
    function note(): void {
        if (desk.choosing)
            desk.draft = { round: desk.round, held: Array.from(desk.held), words: desk.words }; // copies the list
    }
    function takeUp(): void {
        const draft = desk.draft;
        if (desk.session.step !== "choose" || draft.round !== desk.round ||
            !draft.held.every(touch => desk.touches.legal(touch)))
            return;
        draft.held.forEach(touch => desk.touches.touch(touch));
        desk.words = draft.words;
    }
    function drop(): void {
        desk.touches.drop();
        desk.looked = "";
        desk.token = "";
    }
    function letGo(): void {
        desk.drop();
        desk.note();
    }
    // Picks a card, or says why it can't be picked; a second touch puts it back.
    function touch(touched: string): void {
        if (desk.moving)
            return desk.session.scheduler.finishAnimations();
        desk.looked = touched;
        desk.touches.touch(touched);
        desk.note();
    }
    // Handles Enter on a card: picks it, then goes to the other row, and once all are picked makes the move.
    function enter(touched: string): void {
        if (!desk.isHeld(touched))
            desk.touch(touched);
        else if (desk.ready)
            desk.commit();
        else
            desk.nextAsked();
    }
    function write(key: string, text: string): void {
        const words = Object.assign({}, desk.words);
        words[key] = text;
        desk.words = words;
        desk.note();
    }
    function commit(): void {
        if (desk.moving)
            desk.session.scheduler.finishAnimations();
        else if (desk.choice)
            desk.session.submit(desk.choice.move, desk.choosing ? desk.words : {});
        else if (desk.playing || desk.choosing)
            desk.touches.touch(desk.choosing ? "button/choose" : "button/seal");
    }
    // Opens another page of the tale so far; 0 returns to the current one.
    function read(page: int): void {
        desk.reading = page < 1 || page >= desk.round ? 0 : page;
    }

    Binding {
        target: desk.touches
        property: "manner"
        value: desk.ending ? MoveBuilder.AtOnce : MoveBuilder.Apart
    }
}
