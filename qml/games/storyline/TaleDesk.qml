// SPDX-License-Identifier: MIT
// What lies on the table for the viewer, what has been picked so far, and which page is read; not
// seen itself. Cards are told apart by their faces, of which there is one each.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import "StoryLook.js" as Look

Item {
    id: desk

    required property MatchSession session
    readonly property string step: session.step
    readonly property bool playing: step === "play"
    readonly property bool choosing: step === "choose"
    readonly property bool ending: step === "effect" || step === "cover"
    readonly property Storyteller story: session.story
    readonly property TaleReader tale: session.tale
    property var seats: [] // rows of the seat model
    property var choices: []
    property var banners: [] // categories, 0 to 4
    property var bannerTexts: []
    property int round: 0
    property int narrator: -1
    property var hand: [] // of the viewer: {face, name, at}
    property var piles: [[], []]
    property var told: [] // cards of the tale: {face, mark: page}
    property var authors: [] // by card of the tale: the seat
    property var turned: [] // by seat: tokens face up
    property bool theEnd: false // the last page has been read
    property var picked: [0, 0] // faces, by banner
    property string token // the touch of a token that is looked at, at The End
    readonly property var tokenChoice: ending && token !== "" ? choices.find(each => each.gesture[0] === token) ?? null : null
    property int looked: 0 // the face that has the focus or the pointer's last press
    property var words: ({}) // for the fields beside a choice
    property var draft: ({ round: 0, picked: [0, 0], words: {} }) // the Narrator's, who is interrupted
    property int reading: 0 // an earlier page that lies open; 0: the one in play
    property string question
    readonly property var toldSeats: story.seats
    readonly property var hintRows: session.hints
    readonly property var hints: hintRows.map(hint => hint.move)
    readonly property int page: reading > 0 ? reading : round
    readonly property string verb: choosing ? "choose" : "play"
    readonly property string move: verb + picked.slice(0, banners.length).map(face => face > 0 ? " " + Look.id(face) : "").join("")
    readonly property bool ready: banners.length > 0 && (playing || choosing) && picked.slice(0, banners.length).every(face => face > 0)
    readonly property var choice: ready ? choices.find(each => each.move === move) ?? null : null
    // By banner: what is looked at, else what is picked.
    readonly property var tries: banners.map((category, at) => looked > 0 && Look.category(looked) === category && legal(looked) ? looked : picked[at])
    readonly property string triedText: choosing && tries.every(face => face > 0) ? tale.textWith(verb + " " + tries.map(Look.id).join(" "), words) : ""
    readonly property var fields: choosing && ready ? tale.fieldsOf(move) : []

    signal nextAsked // the focus shall go to a card that is still to be picked

    visible: false

    function title(face: int): string {
        return desk.tale.cardTitle(face);
    }
    // Is the moment that is told about this seat?
    function tellsOf(seat: int): bool {
        return desk.story.telling && desk.toldSeats.includes(seat);
    }
    function seatName(seat: int): string {
        return desk.seats[seat]?.name ?? "";
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
        desk.seats = desk.kept(desk.seats, Look.rows(session.seats));
        desk.choices = Look.rows(session.choices);
        const keys = ["banner", "banner2"].filter(key => counters[key] > 0);
        desk.banners = desk.kept(desk.banners, keys.map(key => counters[key] - 1));
        desk.bannerTexts = desk.kept(desk.bannerTexts, keys.map(key => counterTexts[key]));
        desk.round = counters["round"] ?? 0;
        desk.narrator = desk.seats.findIndex(seat => seat.counters["narrator"] === 1);
        desk.hand = desk.kept(desk.hand, viewer < 0 ? [] : Look.rows(session.zone("hand", viewer)).map((card, at) => ({ face: card.face, name: card.name, at: at })));
        desk.piles = desk.kept(desk.piles, ["pile1", "pile2"].map(kind => Look.rows(session.zone(kind, -1))));
        desk.told = desk.kept(desk.told, Look.rows(session.zone("tale", -1)));
        desk.authors = desk.kept(desk.authors, Look.rows(session.zone("authors", -1)).map(card => card.face - 108));
        desk.turned = desk.kept(desk.turned, desk.seats.map(seat => Look.rows(session.zone("turned", seat.seat))));
        desk.theEnd = desk.round === 15;
        const question = [session.step, desk.round, viewer, session.actor].join();
        if (question !== desk.question) {
            desk.putDown();
            desk.reading = 0;
            desk.takeUp();
        }
        desk.question = question;
        if (desk.reading > desk.round)
            desk.reading = 0;
    }
    // A hand that somebody looks at takes nothing from the Narrator, whose choice and words lie open.
    function putDown(): void {
        const [step, round] = desk.question.split(",");
        if (step === "choose")
            desk.draft = { round: Number(round), picked: desk.picked, words: desk.words };
        desk.drop();
        desk.words = {};
    }
    function takeUp(): void {
        const open = desk.piles[0].concat(desk.piles[1]).map(card => card.face);
        if (!desk.choosing || desk.draft.round !== desk.round || !desk.draft.picked.every(face => face === 0 || open.includes(face)))
            return;
        desk.picked = desk.draft.picked;
        desk.words = desk.draft.words;
    }
    function drop(): void {
        desk.picked = [0, 0];
        desk.looked = 0;
        desk.token = "";
    }
    // Which banner a card would answer, -1: none of this page's.
    function bannerOf(face: int): int {
        return desk.banners.indexOf(Look.category(face));
    }
    function legal(face: int): bool {
        return (desk.playing || desk.choosing) && desk.bannerOf(face) >= 0 && desk.choices.some(each => each.move.split(" ").includes(Look.id(face)));
    }
    function isPicked(face: int): bool {
        return face > 0 && desk.picked.includes(face);
    }
    function isHinted(face: int): bool {
        return face > 0 && desk.hints.some(move => move.split(" ").includes(Look.id(face)));
    }
    function look(face: int): void {
        desk.looked = face;
    }
    // Picks a card, or says why it cannot be picked; a second touch lays it back.
    function touch(face: int): void {
        desk.session.clearRefusal();
        desk.looked = face;
        if (!desk.legal(face)) {
            const others = desk.picked.slice(0, desk.banners.length).filter(other => other > 0 && other !== face);
            desk.session.submit([desk.step === "" && desk.session.actor < 0 && desk.piles[0].length > 0 ? "choose" : desk.verb].concat([face].concat(others.slice(0, desk.banners.length - 1)).map(Look.id)).join(" "));
            return;
        }
        const picked = desk.picked.slice();
        const banner = desk.bannerOf(face);
        picked[banner] = picked[banner] === face ? 0 : face;
        desk.picked = picked;
    }
    // Enter on a card: picks it, then goes on to the other row, and once all are picked makes the move.
    function enter(face: int): void {
        if (desk.ready && desk.isPicked(face))
            desk.commit();
        else if (desk.isPicked(face))
            desk.nextAsked();
        else
            desk.touch(face);
    }
    function write(key: string, text: string): void {
        const words = Object.assign({}, desk.words);
        words[key] = text;
        desk.words = words;
    }
    function commit(): void {
        if (desk.playing || desk.choosing)
            desk.session.submit(desk.move, desk.choosing ? desk.words : {});
    }
    // The End: a token that is touched.
    function touchToken(seat: int, index: int): void {
        desk.session.press("card", "turned", seat, index);
    }
    // Opens another page of what has been told; 0 goes back to the one in play.
    function read(page: int): void {
        desk.reading = page < 1 || page >= desk.round ? 0 : page;
    }

    Component.onCompleted: settle()
    Connections {
        target: desk.session
        function onChanged(): void {
            desk.settle();
        }
    }
}
