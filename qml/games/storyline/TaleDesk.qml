// SPDX-License-Identifier: MIT
// What lies on the table for the viewer, what has been picked so far, and which page is read; not
// seen itself. Cards are told apart by their faces, of which there is one each.
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
    property var banners: [] // categories, 0 to 4
    property var bannerTexts: []
    property int round: 0
    property int narrator: -1
    property var hand: [] // of the viewer: {face, name, at}
    property var piles: [[], []]
    property var told: [] // cards of the tale: {face, mark: page}
    property var authors: [] // by card of the tale: the seat
    property var turned: [] // by seat: tokens face up
    readonly property bool theEnd: seats.some(seat => seat.counters["score"] !== undefined) // the last page has been read
    // Faces, by banner.
    readonly property var picked: banners.map(banner => held.map(touch => desk.faceOf(touch)).find(face => desk.category(face) === banner) ?? 0)
    property string token // the touch of a token that is looked at, at The End
    readonly property var tokenChoice: ending && token !== "" ? choices.find(each => each.gesture[0] === token) ?? null : null
    property string looked // the touch of the card that has the focus or the pointer's last press
    property var words: ({}) // for the fields beside a choice
    property var draft: ({ round: 0, held: [], words: {} }) // the Narrator's, who is interrupted
    property int reading: 0 // an earlier page that lies open; 0: the one in play
    property bool moving: false // something is shown that a press ends
    property string question
    readonly property var toldSeats: events.seats
    readonly property int page: reading > 0 ? reading : round
    readonly property var choice: playing || choosing ? armed : null
    readonly property bool ready: choice !== null
    // What is looked at, else what is picked.
    readonly property bool trying: looked !== "" && (playing || choosing) && legal(looked)
    readonly property var tries: banners.map((banner, at) => trying && desk.category(desk.faceOf(looked)) === banner ? desk.faceOf(looked) : picked[at])
    readonly property var tried: choosing && revision >= 0 ? choices[trying ? touches.armedWith(looked) : touches.armed] ?? null : null
    readonly property string triedText: tried ? tale.textWith(tried.move, words) : ""
    readonly property var fields: choosing && ready ? tale.fieldsOf(choice.move) : []

    signal nextAsked // the focus shall go to a card that is still to be picked

    function facts(face: int): var {
        return Cards.facts("storyline", face);
    }
    function category(face: int): int {
        return Look.category(desk.facts(face));
    }
    function title(face: int): string {
        return desk.tale.cardTitle(face);
    }
    // The face of a card of the hand or the piles.
    function faceOf(touch: string): int {
        const parts = touch.split("/");
        const row = { hand: desk.hand, pile1: desk.piles[0], pile2: desk.piles[1] }[parts[1]];
        return row?.[Number(parts[3])]?.face ?? 0;
    }
    // Is the moment that is told about this seat?
    function tellsOf(seat: int): bool {
        return desk.events.telling && desk.toldSeats.includes(seat);
    }
    // The faces and authors of a page of the tale.
    function chosenOn(page: int): var {
        const found = [];
        for (let i = 0; i < desk.told.length; ++i) {
            if (desk.told[i].mark === page)
                found.push({ face: desk.told[i].face, seat: desk.authors[i] ?? -1 });
        }
        return found;
    }
    // The old list where nothing has changed, so that what shows it stays as it is.
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
        desk.banners = desk.kept(desk.banners, keys.map(key => counters[key] - 1));
        desk.bannerTexts = desk.kept(desk.bannerTexts, keys.map(key => counterTexts[key]));
        desk.round = counters["round"] ?? 0;
        desk.narrator = desk.seats.findIndex(seat => seat.counters["narrator"] === 1);
        desk.hand = desk.kept(desk.hand, viewer < 0 ? [] : desk.rows(session.zone("hand", viewer)).map((card, at) => ({ face: card.face, name: card.name, at: at })));
        desk.piles = desk.kept(desk.piles, ["pile1", "pile2"].map(kind => desk.rows(session.zone(kind, -1))));
        desk.told = desk.kept(desk.told, desk.rows(session.zone("tale", -1)));
        desk.authors = desk.kept(desk.authors, desk.rows(session.zone("authors", -1)).map(card => desk.facts(card.face).numbers?.seat ?? -1));
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
    // A hand that somebody looks at takes nothing from the Narrator, whose choice and words lie open.
    function note(): void {
        if (desk.choosing)
            desk.draft = { round: desk.round, held: Array.from(desk.held), words: desk.words }; // a list of its own
    }
    function takeUp(): void {
        const draft = desk.draft;
        if (desk.session.step !== "choose" || draft.round !== desk.round || !draft.held.every(touch => desk.touches.legal(touch)))
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
    // Picks a card, or says why it cannot be picked; a second touch lays it back.
    function touch(touched: string): void {
        if (desk.moving)
            return desk.session.scheduler.finishAnimations();
        desk.looked = touched;
        desk.touches.touch(touched);
        desk.note();
    }
    // Enter on a card: picks it, then goes on to the other row, and once all are picked makes the move.
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
    // Opens another page of what has been told; 0 goes back to the one in play.
    function read(page: int): void {
        desk.reading = page < 1 || page >= desk.round ? 0 : page;
    }

    Binding {
        target: desk.touches
        property: "manner"
        value: desk.ending ? MoveBuilder.AtOnce : MoveBuilder.Apart
    }
}
