// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Taletop.App
import Taletop.Shell
import Taletop.Theme
import "walk.js" as Walk

Item {
    id: stage
    width: 1024
    height: 640

    Main {
        id: main
        anchors.fill: parent
    }
    SignalSpy {
        id: heard
        target: App
        signalName: "played"
    }

    TestCase {
        id: test
        name: "TailStory"
        when: windowShown

        property int presses: 0
        function start(kinds, seed) {
            App.speed = 0;
            App.goHome();
            App.openSeats("tailstory");
            App.seatSheet.seatCount = kinds.length;
            for (let seat = 0; seat < kinds.length; ++seat)
                App.seatSheet.setKind(seat, kinds[seat]);
            App.seatSheet.seedText = seed;
            App.startMatch();
            compare(App.page, "table");
            tryVerify(() => Walk.named(main, "tailstoryTable") !== null);
            test.presses = 0;
            wait(30); // until the previous page is deleted
        }
        function choices() {
            const rows = [];
            for (let i = 0; i < App.session.choices.count; ++i)
                rows.push(App.session.choices.at(i));
            return rows;
        }
        function choice(test) {
            return choices().find(test) ?? null;
        }
        function checkNames() {
            for (const item of Walk.stops(main)) {
                verify(item.Accessible.name !== "", item + " " + item.objectName);
                verify(item.Accessible.role !== Accessible.NoRole, item.objectName);
            }
        }
        // Makes a move with keys alone: digits for cards and seats, letters for buttons.
        function make(move) {
            for (const touch of move.gesture) {
                const parts = touch.split("/");
                if (parts[0] === "card" && parts[1] === "discard")
                    pickByKeys(parts);
                else if (parts[0] === "card")
                    keyClick(Qt.Key_1 + Number(parts[3]));
                else if (parts[0] === "seat")
                    targetByKeys(Number(parts[1]));
                else if (parts[0] === "button" && parts[1].startsWith("number-"))
                    keyClick(Qt.Key_0 + Number(parts[1].slice(7)));
                else if (parts[0] === "button" && parts[1] !== "commit")
                    keyClick({ "draw-discard": Qt.Key_D, ability: Qt.Key_A, swap: Qt.Key_S, end: Qt.Key_E, pass: Qt.Key_P, use: Qt.Key_Y, decline: Qt.Key_N, done: Qt.Key_X }[parts[1]]);
            }
        }
        // Opponents have numbers in table order.
        function targetByKeys(seat) {
            const others = [];
            for (let i = 0; i < App.session.seatCount; ++i) {
                if (i !== App.session.focusSeat)
                    others.push(i);
            }
            keyClick(Qt.Key_1 + others.indexOf(seat));
        }
        function pickByKeys(parts) {
            const name = "pick-" + parts[2] + "-" + parts[3];
            const tab = Walk.named(main, "pile-" + parts[2]);
            if (tab) {
                tab.forceActiveFocus();
                keyClick(Qt.Key_Return);
            }
            tryVerify(() => Walk.named(main, name) !== null);
            Walk.named(main, name).forceActiveFocus();
            keyClick(Qt.Key_Return);
        }
        // Returns a move that makes progress, so that the match ends.
        function wanted() {
            const step = App.session.step;
            const plays = choices().filter(each => each.move.startsWith("play ") || each.move.startsWith("ability") || each.move === "draw-discard");
            if (step === "action")
                return plays.length > 0 && test.presses % 7 !== 0 ? plays[test.presses % plays.length] : choice(each => each.move === "end");
            if (step === "respond")
                return test.presses % 2 === 0 ? choice(each => each.move.startsWith("stop ")) ?? choice(each => each.move.startsWith("pass")) : choice(each => each.move.startsWith("pass"));
            const all = choices();
            return all[test.presses % all.length];
        }
        function playTo(stop) {
            const session = App.session;
            for (let rounds = 0; !session.over && !stop(); ++rounds) {
                verify(rounds < 4000, "the match does not end: " + session.prompt);
                if (session.step === "") {
                    session.scheduler.finishAnimations(); // skips the pauses before bots' moves
                    wait(5);
                    continue;
                }
                ++test.presses; // counts moves, not waits, so that slow machines play the same match
                const move = wanted();
                verify(move, session.step + " offers nothing");
                const before = session.revision;
                make(move);
                if (session.revision === before)
                    keyClick(Qt.Key_C);
                verify(session.revision > before, session.step + ": " + move.move + " by keys: " + session.refusal.text);
            }
        }
        function inside(item) {
            const at = item.mapToItem(main, 0, 0, item.width, item.height);
            return at.x >= -1 && at.y >= -1 && at.x + at.width <= main.width + 1 && at.y + at.height <= main.height + 1;
        }

        function test_botsPlayToTheEnd() {
            start(["casual", "random", "casual", "random"], "3");
            tryVerify(() => App.session.over, 120000);
            tryVerify(() => Walk.named(main, "scoreSheet") !== null);
            checkNames();
        }
        function test_aWholeGameIsPlayedByKeyboard() {
            start(["human", "random"], "4");
            playTo(() => App.session.step === "action");
            checkNames();
            playTo(() => false);
            verify(App.session.over);
            checkNames();
        }
        // While an answered play is being narrated, its reaction window is closed.
        function test_nothingIsAskedDuringAStory() {
            App.stepMode = true;
            start(["human", "casual", "casual"], "5");
            const session = App.session;
            let told = 0;
            let answered = false; // has a person answered, or only bots?
            while (told < 6 && !session.over) {
                if (session.events.telling) {
                    const answers = Walk.all(main).filter(item => item.visible && item.objectName.startsWith("stop-"));
                    compare(answers.length, 0, session.events.text);
                    told += answered || session.reactions.active ? 1 : 0; // counts moments after an open window
                    session.events.next();
                } else if (session.step !== "") {
                    verify(++test.presses < 400);
                    answered = session.step === "respond";
                    make(wanted());
                    keyClick(Qt.Key_C);
                } else {
                    wait(5);
                }
            }
            App.stepMode = false;
            compare(told, 6);
        }
        // In a reaction window, a seat's key opens its hand as usual, and Stop closes the curtain for one seat.
        function test_stopCallsAPersonAndASeatsKeyOpensItsHand() {
            start(["human", "human", "human"], "11");
            const hand = App.session.curtain;
            const reactions = App.session.reactions;
            for (let moves = 0; !reactions.active && moves < 60; ++moves) {
                if (hand.down)
                    hand.sit(hand.seat);
                const rows = Array.from({ length: App.session.choices.count }, (unused, row) => App.session.choices.at(row).move);
                App.session.submit(rows.find(move => move.startsWith("play")) ?? rows[0]);
            }
            const seat = reactions.seats[1];
            keyClick(Qt.Key_Escape); // closes the player's open hand
            wait(600); // until presses are accepted again
            keyClick(Qt.Key_F2 + seat);
            tryCompare(hand, "seated", seat);
            compare(reactions.stopping.length, 0);
            keyClick(Qt.Key_Escape);
            compare(hand.seated, -1);
            mouseClick(Walk.named(main, "stop-" + reactions.seats[0]));
            compare(reactions.stopping, [reactions.seats[0]]);
            tryCompare(hand, "down", true);
            compare([hand.seated, hand.seat], [-1, reactions.seats[0]]);
            mouseClick(Walk.named(main, "fine-" + reactions.seats[0]));
            verify(hand.seated < 0 && !hand.down);
        }
        function test_theSpotlightMakesNoSoundWhenSwitchedOff() {
            App.sounds = true;
            start(["casual", "casual", "casual"], "5");
            heard.clear();
            tryVerify(() => heard.signalArguments.some(each => each[0] === "spotlight") || App.session.over, 120000);
            const count = heard.count;
            verify(count > 0);
            App.sounds = false;
            App.play("spotlight");
            compare(heard.count, count);
            App.sounds = true;
        }
        function test_aRefusedTouchShowsTheReason() {
            start(["human", "random"], "6");
            playTo(() => App.session.step === "action");
            const hand = App.session.zone("hand", App.session.focusSeat);
            let refused = 0;
            for (let i = 0; i < hand.count; ++i) {
                const touch = "card/hand/" + App.session.focusSeat + "/" + i;
                if (choices().some(each => each.gesture[0] === touch))
                    continue;
                keyClick(Qt.Key_1 + i);
                verify(App.session.refusal.text !== "", "card " + i);
                verify(App.session.refusal.entry.startsWith("TS-"));
                verify(Walk.named(main, "whyNot") !== null);
                ++refused;
            }
            keyClick(Qt.Key_A); // refused, because the character is in its normal form
            verify(App.session.refusal.entry.startsWith("TS-"), App.session.refusal.text);
            keyClick(Qt.Key_Escape);
            compare(App.session.refusal.text, "");
        }
        // If the card had no focus, Enter would activate the previously focused item.
        function test_aCardSelectedByKeyHasTheFocus() {
            start(["human", "random"], "4");
            playTo(() => App.session.step === "action" && choices().some(each => each.gesture[0].startsWith("card/hand/0/") && !each.gesture[0].endsWith("/0")));
            const chosen = choice(each => each.gesture[0].startsWith("card/hand/0/") && !each.gesture[0].endsWith("/0"));
            const place = chosen.gesture[0].split("/")[3];
            Walk.named(main, "hand-0").forceActiveFocus();
            keyClick(Qt.Key_1 + Number(place));
            verify(Walk.named(main, "hand-" + place).activeFocus);
            keyClick(Qt.Key_Escape);
            playTo(() => App.session.step === "action" && choices().some(each => each.move.startsWith("swap")));
            Walk.named(main, "hand-0").forceActiveFocus();
            keyClick(Qt.Key_S);
            verify(Walk.named(main, "action-swap").activeFocus);
        }
        function test_thePlayZoneStandsOutInHighContrast() {
            App.appearance.highContrast = true;
            start(["human", "random"], "4");
            playTo(() => App.session.step === "action" && choices().some(each => each.gesture[1] === "zone/stack/-1"));
            const card = choice(each => each.gesture[1] === "zone/stack/-1");
            keyClick(Qt.Key_1 + Number(card.gesture[0].split("/")[3]));
            const stack = Walk.named(main, "stack");
            verify(stack.open);
            const at = stack.mapToItem(main, stack.width / 2, Theme.px(5)); // above the text
            verify(!Qt.colorEqual(grabImage(main).pixel(at.x, at.y), Theme.onTable));
            App.appearance.highContrast = false;
        }
        function test_aPileIsBrowsedAndSearched() {
            start(["human", "random"], "7");
            playTo(() => App.session.step === "action" && App.session.zone("discard", App.session.focusSeat).count > 2);
            const own = App.session.focusSeat;
            const pile = App.session.zone("discard", own);
            keyClick(Qt.Key_B);
            tryVerify(() => Walk.named(main, "pick-" + own + "-0") !== null);
            const shown = () => Walk.all(main).filter(item => item.visible && item.objectName.startsWith("pick-")).length;
            compare(shown(), pile.count);
            keyClick(Qt.Key_Slash);
            verify(Walk.named(main, "search").activeFocus);
            const name = pile.at(0).name;
            for (const letter of name.slice(0, 4).toLowerCase())
                keyClick(letter);
            const same = [];
            for (let i = 0; i < pile.count; ++i) {
                if (pile.at(i).name.toLowerCase().includes(name.slice(0, 4).toLowerCase()))
                    same.push(i);
            }
            compare(shown(), same.length);
            keyClick(Qt.Key_Escape);
            compare(shown(), pile.count);
            mouseClick(Walk.named(main, "closePile"));
            compare(shown(), 0);
        }
        function test_charactersShowTheirBonusIfThereIsRoom() {
            stage.width = 1440;
            stage.height = 900;
            start(["human", "human", "human"], "5");
            compare(App.session.step, "choose");
            for (let at = 0; at < 6; ++at) {
                const card = Walk.all(Walk.named(main, "characterRow-" + at)).find(item => item.told !== undefined && item.drawn > 0);
                tryVerify(() => card.told, 1000, card.title + ", " + card.width + " wide, does not say what it brings");
            }
            stage.width = 1024;
            stage.height = 640;
        }
        function test_largeTextStaysInside() {
            App.appearance.textScale = 1.5;
            start(["human", "random", "random", "random"], "8");
            playTo(() => App.session.step === "action");
            for (const name of ["hand-0", "buttonHint", "primary", "action-swap", "action-ability", "stack", "seat-" + (App.session.focusSeat + 1) % 4])
                tryVerify(() => inside(Walk.named(main, name)), 1000, name);
            App.appearance.textScale = 1;
        }
    }
}
