// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Window
import QtTest
import Taletop.App
import Taletop.Shell
import "walk.js" as Walk

Item {
    id: stage
    width: 1024
    height: 640

    Main {
        id: main
        anchors.fill: parent
    }

    TestCase {
        name: "Storyline"
        when: windowShown

        function init() {
            App.speed = 0;
            App.appearance.textScale = 1;
            stage.width = 1024;
            stage.height = 640;
        }
        function start(kinds, seed) {
            App.goHome();
            App.openSeats("storyline");
            App.seatSheet.seatCount = kinds.length;
            for (let seat = 0; seat < kinds.length; ++seat)
                App.seatSheet.setKind(seat, kinds[seat]);
            App.seatSheet.seedText = seed;
            App.startMatch();
            compare(App.page, "table");
            tryVerify(() => Walk.named(main, "storylineTable") !== null);
            App.session.curtain.setMode("open");
            wait(30); // until the previous page is deleted
        }
        function checkNames() {
            for (const item of Walk.stops(main)) {
                verify(item.Accessible.name !== "", item + " " + item.objectName);
                verify(item.Accessible.role !== Accessible.NoRole, item.objectName);
            }
        }
        function place(name) {
            const item = Walk.named(main, name);
            verify(item, name);
            return item.mapToItem(main, 0, 0, item.width, item.height);
        }
        function apart(a, b) {
            return a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;
        }
        // The prompt explains "page", a keyword of the rules, in its description, and in a tip while it has the focus.
        function test_thePromptExplainsItsKeywords() {
            start(["human", "casual", "casual"], "5");
            tryVerify(() => App.session.prompt.includes("page"));
            const bar = Walk.named(main, "promptBar");
            const tip = () => Walk.named(stage.Window.contentItem, "tip");
            tryVerify(() => bar.Accessible.description.startsWith("page: The banner on the page says"));
            verify(!tip());
            for (let press = 0; press < 60 && !bar.activeFocus; ++press)
                keyClick(Qt.Key_Tab);
            verify(bar.activeFocus);
            tryVerify(() => tip() !== null);
            compare(tip().text, bar.Accessible.description);
            keyClick(Qt.Key_Tab);
            tryVerify(() => tip()?.text !== bar.Accessible.description); // the next control may have its own tip
        }
        // Picks a card for each banner with keys.
        function pickByKeys() {
            const two = App.session.counters["banner2"] > 0;
            keyClick(Qt.Key_Return); // focuses a card that can be picked
            keyClick(Qt.Key_Return);
            if (two) {
                keyClick(Qt.Key_Return); // focuses the other row
                keyClick(Qt.Key_Return);
            }
        }
        // Plays with keys alone until the step is one of `steps` or the tale ends.
        function playTo(steps) {
            const session = App.session;
            let rounds = 0;
            while (!session.over && steps.indexOf(session.step) < 0) {
                verify(++rounds < 2000, "the tale does not end: " + session.prompt);
                if (session.step === "play" || session.step === "choose") {
                    pickByKeys();
                    keyClick(session.step === "play" ? Qt.Key_S : Qt.Key_C);
                } else if (session.step === "effect" || session.step === "cover") {
                    keyClick(Qt.Key_Right);
                    keyClick(Qt.Key_Return);
                } else if (session.events.waits)
                    session.events.next(); // turns the page
                else
                    wait(5);
            }
        }

        function test_botsPlayATaleToTheEnd() {
            start(["casual", "casual", "random", "casual"], "3");
            tryVerify(() => App.session.over, 60000);
            tryVerify(() => Walk.named(main, "scoreSheet") !== null);
            compare(App.session.tale.pages.length, 15);
            verify(App.session.tale.pages.every(page => !page.open));
            compare(App.session.tale.closing, "The End");
            const told = Walk.all(Walk.named(main, "textPage")).find(item => item.fontSizeMode !== undefined && item.text.length > 60);
            tryVerify(() => told.contentHeight <= told.height + 1, 5000, "the last page holds its text beside the scores");
            const keep = Walk.named(main, "keepTale");
            verify(keep);
            checkNames();
            keep.forceActiveFocus(Qt.TabFocusReason); // scrolls the button into view
            mouseClick(keep);
            tryVerify(() => Walk.named(main, "bookSheet") !== null);
            compare(App.book.sheetCount, 16);
            checkNames();
            keyClick(Qt.Key_Escape);
            tryVerify(() => !App.book.open);
        }
        function test_aWholeTaleIsToldByKeyboard() {
            start(["human", "casual", "casual"], "4");
            playTo(["play"]);
            checkNames();
            playTo(["choose"]);
            checkNames();
            playTo([]);
            verify(App.session.over);
            checkNames();
        }
        function test_threePeopleTellAWholeTale() {
            start(["human", "human", "human"], "6");
            playTo([]);
            verify(App.session.over);
            compare(App.session.tale.pages.length, 15);
        }
        // During narration only the chosen card is in the book. Other cards may still be elsewhere on the table.
        function test_theChosenCardIsInTheBookDuringTheStory() {
            start(["human", "human", "human"], "5");
            playTo(["choose"]);
            compare(App.session.zone("pile1", -1).count, 2);
            pickByKeys();
            keyClick(Qt.Key_C);
            tryVerify(() => App.session.events.waits);
            compare(App.session.zone("tale", -1).count, 1);
            tryVerify(() => Walk.named(main, "chosenCard") !== null);
            compare(Walk.named(main, "chosenCard").face, App.session.zone("tale", -1).at(0).face);
            const left = Walk.named(main, "pile-0-0"); // exists until the other cards are removed
            const page = place("textPage");
            if (left)
                verify(left.mapToItem(main, 0, 0).y > page.y + page.height, "a card that was not chosen lies in the book");
        }
        function test_handAndPileAreStraightAndInOrder() {
            start(["human", "human", "human", "human", "human"], "5");
            playTo(["choose"]);
            const pile = App.session.zone("pile1", -1);
            compare(pile.count, 4);
            const cards = [0, 1, 2, 3].map(index => Walk.named(main, "pile-0-" + index));
            for (let i = 0; i < 4; ++i) {
                compare(cards[i].face, pile.at(i).face);
                compare(cards[i].width, cards[0].width);
                compare(cards[i].height, cards[0].height);
                compare(cards[i].rotation, 0);
                compare(cards[i].scale, cards[0].scale);
                compare(cards[i].opacity, 1);
                verify(!cards[i].chosen);
                if (i > 0) { // in reading order: further right, or on the next line
                    const at = cards[i].mapToItem(main, 0, 0);
                    const before = cards[i - 1].mapToItem(main, 0, 0);
                    verify(at.y === before.y ? at.x > before.x : at.y >= before.y + cards[i].height && at.x < before.x);
                }
            }
            // Resting the pointer on a card moves nothing, so it reveals nothing to the other players.
            const before = cards.map(card => card.mapToItem(main, 0, 0).y);
            mouseMove(cards[2], 5, 5);
            wait(20);
            compare(cards.map(card => card.mapToItem(main, 0, 0).y).join(), before.join());
        }
        function test_aNameFromTheNarratorAppearsOnLaterPages() {
            start(["human", "human", "human"], "11");
            const session = App.session;
            for (let rounds = 0; rounds < 200; ++rounds) {
                playTo(["choose"]);
                if (session.counters["banner"] === 1) // the category of characters
                    break;
                pickByKeys();
                keyClick(Qt.Key_C);
            }
            compare(session.step, "choose");
            const page = session.counters["round"];
            pickByKeys();
            keyClick(Qt.Key_N);
            const line = Walk.named(main, "words-name");
            verify(line && line.activeFocus);
            // No-break spaces become &nbsp;, because styled text would turn them into ordinary spaces.
            line.edited("Grim\u202f!");
            const written = Walk.all(Walk.named(main, "textPage")).find(item => item.textFormat === Text.StyledText);
            verify(written.text.includes("called Grim&nbsp;!"), written.text);
            line.edited("");
            for (const letter of "Grim <b>")
                keyClick(letter);
            verify(Walk.named(main, "textPage").tried.includes("called Grim <b>"));
            keyClick(Qt.Key_Return);
            tryVerify(() => session.events.waits); // the page waits for the reader
            wait(520); // until presses are accepted
            keyClick(Qt.Key_Space);
            tryVerify(() => session.counters["round"] === page + 1);
            verify(session.tale.pages[page - 1].text.includes("called Grim <b>"));
            keyClick(Qt.Key_PageUp);
            compare(Walk.named(main, "textPage").told.number, page);
            verify(Walk.named(main, "chosenCard"));
            keyClick(Qt.Key_Escape);
            compare(Walk.named(main, "textPage").told.number, page + 1);
        }
        function test_openingAHandKeepsTheNarratorsWords() {
            start(["human", "human", "human"], "11");
            playTo(["choose"]);
            const hands = App.session.curtain;
            hands.setMode("curtain");
            pickByKeys();
            const detail = () => Walk.named(main, "words-detail");
            tryVerify(() => detail() !== null);
            detail().forceActiveFocus();
            for (const letter of "hums")
                keyClick(letter);
            hands.sit((App.session.actor + 1) % 3);
            tryVerify(() => hands.seated >= 0 && App.session.step === "");
            compare(detail(), null);
            hands.fall();
            tryCompare(App.session, "step", "choose");
            tryVerify(() => detail() !== null);
            compare(detail().text, "hums");
            hands.setMode("open");
            verify(App.session.submit(App.session.choices.at(0).move)); // starts the next page, which has no words yet
            playTo(["choose"]);
            pickByKeys();
            compare(detail().text, "");
        }
        function test_tooLongWordsAreRefusedAndNothingChanges() {
            start(["human", "human", "human"], "11");
            playTo(["choose"]);
            const session = App.session;
            const move = session.choices.at(0).move;
            const round = session.counters["round"];
            verify(!session.submit(move, { detail: "x".repeat(161) }));
            verify(session.refusal.text !== "");
            compare(session.refusal.entry, "SL-46");
            compare(session.counters["round"], round);
            tryVerify(() => Walk.named(main, "whyNot") !== null);
            verify(session.submit(move, { detail: "x".repeat(160) }));
        }
        function test_aWrongCardIsRefusedWithAReason() {
            start(["human", "casual", "casual"], "4");
            playTo(["play"]);
            const wanted = App.session.counters["banner"] - 1;
            let wrong = null;
            for (let index = 0; index < 7 && !wrong; ++index) {
                const card = Walk.named(main, "hand-" + index);
                if (card && !card.legal)
                    wrong = card;
            }
            verify(wrong);
            mouseClick(wrong);
            tryVerify(() => App.session.refusal.text !== "");
            verify(App.session.refusal.entry.startsWith("SL-"));
            verify(!wrong.chosen);
        }
        function test_nothingOverlaps_data() {
            return [
                { tag: "small", width: 1024, height: 640, text: 1, seats: 4, ribbon: true },
                { tag: "small, large text, eight seats", width: 1024, height: 640, text: 1.5, seats: 8, ribbon: false },
                { tag: "large, eight seats", width: 1440, height: 900, text: 1, seats: 8, ribbon: true },
                { tag: "large, large text", width: 1440, height: 900, text: 1.5, seats: 3, ribbon: true }
            ];
        }
        // With large text in a low window, the page takes the room of the ribbon that shows the tale so far.
        function test_nothingOverlaps(data) {
            stage.width = data.width;
            stage.height = data.height;
            App.appearance.textScale = data.text;
            start(Array(data.seats).fill("human"), "5");
            for (const step of ["play", "choose"]) {
                playTo([step]);
                wait(20);
                compare(Walk.named(main, "page-1") !== null, data.ribbon);
                const names = step === "play" ? ["hand-0", "hand-1", "hand-2", "hand-3", "hand-4", "hand-5"] : ["pile-0-0", "pile-0-1"];
                // At "choose", a few offered cards may cover the slot in the book.
                const places = names.concat(step === "play" ? ["slot-0"] : []).concat(data.ribbon ? ["page-1"] : [], ["textPage", "seat-0", "seat-1", "deck-0", "deck-4", "buttonLog", step === "play" ? "sealButton" : "chooseButton"]).map(place);
                for (let i = 0; i < places.length; ++i) {
                    const a = places[i];
                    verify(a.x >= 0 && a.y >= 0 && a.x + a.width <= stage.width + 1 && a.y + a.height <= stage.height + 1, i + " inside");
                    for (let j = 0; j < i; ++j)
                        verify(apart(a, places[j]), step + ": " + i + " and " + j);
                }
                const told = Walk.all(Walk.named(main, "textPage")).find(item => item.fontSizeMode !== undefined && item.text.length > 60);
                verify(told.contentHeight <= told.height + 1, "the page holds its text");
            }
        }
    }
}
