// SPDX-License-Identifier: MIT
// Paper Tales' table by keyboard: the place of the focus, the effect of Enter, and the phase on the track.
import QtQuick
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
        id: test
        name: "PaperTalesKeys"
        when: windowShown

        readonly property MatchSession session: App.session

        function start(kinds, seed) {
            App.speed = 0;
            App.goHome();
            App.openSeats("papertales");
            App.seatSheet.seatCount = kinds.length;
            for (let seat = 0; seat < kinds.length; ++seat)
                App.seatSheet.setKind(seat, kinds[seat]);
            App.seatSheet.seedText = seed;
            App.startMatch();
            compare(App.page, "table");
            tryVerify(() => Walk.named(main, "papertalesTable") !== null);
            wait(30); // until the previous page is deleted
        }
        function named(name) {
            const item = Walk.named(main, name);
            verify(item, name + " is not shown");
            return item;
        }
        // Returns the first of the moves with the highest gain, or the move that ends the question if there is no gain.
        function sensible() {
            let best = null;
            for (let row = 0; row < session.choices.count; ++row) {
                const choice = session.choices.at(row);
                if (best === null || choice.gain > best.gain)
                    best = choice;
            }
            const ending = ["commit", "pass"].find(move => session.refusal.whyNot(move) === "");
            return best.gain <= 0 && ending !== undefined ? ending : best.move;
        }
        // Prefers moves that cost Gold, to use it all up.
        function dear() {
            const costs = ["deploy", "build", "upgrade"];
            for (let row = 0; row < session.choices.count; ++row) {
                const choice = session.choices.at(row);
                if (choice.warning === "" && costs.some(cost => choice.move.startsWith(cost)))
                    return choice.move;
            }
            return sensible();
        }
        // Plays until `found` returns true or the match is over.
        function playUntil(found, chosen = sensible) {
            let moves = 0;
            while (!session.over && !found()) {
                verify(++moves < 2000, "the match does not end: " + session.prompt);
                if (session.step === "") {
                    wait(5);
                    continue;
                }
                const move = chosen();
                verify(session.submit(move), move + ": " + session.refusal.text);
            }
        }

        // A player with all their cards plans while others still draft. The track shows the seated person's phase.
        function test_theTrackShowsWhatTheSeatedPersonIsAsked() {
            start(["human", "human", "human"], "12");
            const sit = seat => {
                session.curtain.fall(); // a person can sit down only after the previous one has left
                session.curtain.sit(seat);
                tryVerify(() => session.curtain.seated === seat);
                return session.step;
            };
            let planning = false;
            for (let pick = 0; pick < 15 && !planning; ++pick) {
                const seat = [0, 1, 2].find(each => sit(each) !== "");
                planning = session.step === "plan";
                compare(named("phaseTrack").now, planning ? 2 : 1);
                if (!planning)
                    verify(session.submit(session.choices.at(0).move), seat + ": " + session.refusal.text);
            }
            verify(planning);
            compare(session.counters["phase"], 1); // the others are still drafting
            session.curtain.fall();
            tryCompare(named("phaseTrack"), "now", 1);
        }
        // The track shows the number of seats that have a tick.
        function test_playersWhoAreReadyHaveATick() {
            start(["human", "casual", "casual"], "5");
            const isTick = item => item.visible && item.pending === false && String(item).startsWith("ReadyMark");
            const ticks = () => Walk.all(main).filter(isTick).length;
            const counts = {};
            playUntil(() => {
                tryVerify(() => named("phaseTrack").ready === ticks());
                counts[ticks()] = true;
                return session.step === "construct";
            });
            verify(Object.keys(counts).length > 1, Object.keys(counts).join());
        }
        function test_aPressClosesATip() {
            start(["human", "casual", "casual"], "5");
            const tip = () => Walk.named(main.Window.contentItem, "tip");
            const button = named("buttonHint");
            for (const off of [9, 6, 3, 0])
                mouseMove(button, button.width / 2 - off, button.height / 2);
            tryVerify(() => tip() !== null);
            mouseClick(button);
            compare(tip(), null);
            mouseMove(main, 300, 40);
            wait(900); // longer than the delay before a tip
            compare(tip(), null);
            named("buttonLog").forceActiveFocus(Qt.TabFocusReason);
            tryVerify(() => tip() !== null);
            mouseClick(main, 300, 40);
            tryVerify(() => tip() === null);
        }
        function test_enterConfirmsTheCardChosenByItsNumber() {
            start(["human", "casual", "casual"], "5");
            named("pack-0").forceActiveFocus(Qt.TabFocusReason);
            const meant = named("pack-2").face;
            keyClick(Qt.Key_3);
            verify(named("pack-2").chosen);
            keyClick(Qt.Key_Return); // confirms, as the prompt says: "Press again to confirm."
            compare(session.zone("hand", 0).count, 1);
            playUntil(() => session.step === "plan");
            compare(named("hand-0").face, meant);
            playUntil(() => session.step === "construct");
            session.events.skip();
            const level = Walk.all(main).find(item => item.objectName.startsWith("level-") && item.ready && item.visible && item.level === 1 && item.building > 0);
            verify(level, "nothing can be built");
            named("level-0-1").forceActiveFocus(Qt.TabFocusReason);
            const tag = named("building-" + level.building);
            keyClick(Qt.Key_1 + level.building);
            verify(level.armed);
            keyClick(Qt.Key_Return);
            compare(tag.level, 1);
        }
        // The Barracks have a long text, which leaves little space for the price.
        function test_thePriceOfALevelIsShown() {
            const rows = () => Array.from({ length: session.choices.count }, (unused, row) => row);
            const payable = () => rows().some(row => session.choices.at(row).move.startsWith("build Barracks"));
            start(["human", "casual", "casual"], "5");
            playUntil(() => session.step === "construct" && payable());
            wait(30); // lays out the Buildings, which takes one more frame
            const ofBarracks = item => item.objectName.startsWith("level-4-") && item.ready && item.visible;
            const levels = Walk.all(main).filter(ofBarracks);
            verify(levels.length > 0);
            for (const level of levels) {
                const price = level.choice.consequence;
                verify(Walk.all(level).some(item => item.visible && item.text === price), level.words);
            }
        }
        function test_arrowsMoveTheFocusEvenIfNothingCanBeBuilt() {
            for (let seed = 5; seed < 25; ++seed) {
                start(["human", "random", "random"], String(seed));
                playUntil(() => session.step === "construct" && session.choices.count === 1, dear);
                if (!session.over)
                    break;
            }
            compare(session.choices.at(0).move, "pass");
            keyClick(Qt.Key_Down);
            const held = main.Window.activeFocusItem;
            verify(held && held.objectName.startsWith("level-"), "the keyboard is on " + held);
            keyClick(Qt.Key_Return);
            verify(session.refusal.text !== "", "it says why not");
        }
        function test_theFocusStaysOnThePackWhenItGetsSmaller() {
            start(["human", "casual", "casual"], "5");
            App.speed = 2; // so that cards are animated
            named("pack-4").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            verify(named("pack-4").chosen);
            keyClick(Qt.Key_Return);
            compare(session.zone("hand", 0).count, 1);
            tryVerify(() => session.step === "pick" && session.zone("pack", 0).count === 4);
            tryVerify(() => main.Window.activeFocusItem.visible);
            keyClick(Qt.Key_Return); // moves the focus to the cards if it was elsewhere
            keyClick(Qt.Key_Right);
            const held = main.Window.activeFocusItem;
            verify(held && held.objectName.startsWith("pack-") && held.visible, "the keyboard is on " + held);
        }
    }
}
