// SPDX-License-Identifier: MIT
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
        name: "PaperTales"
        when: windowShown

        readonly property MatchSession session: App.session

        function init() {
            stage.width = 1024;
            stage.height = 640;
            App.appearance.textScale = 1;
        }
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
        // Plays until `found` returns true or the match is over.
        function playUntil(found) {
            let moves = 0;
            while (!session.over && !found()) {
                verify(++moves < 2000, "the match does not end: " + session.prompt);
                if (session.step === "") {
                    wait(5);
                    continue;
                }
                const move = sensible();
                verify(session.submit(move), move + ": " + session.refusal.text);
            }
        }
        function planned(spot) {
            return named("spot-" + spot).face;
        }
        function rectOf(item) {
            return item.mapToItem(main, 0, 0, item.width, item.height);
        }
        function inside(item) {
            const at = rectOf(item);
            return at.x >= -1 && at.y >= -1 && at.x + at.width <= main.width + 1 && at.y + at.height <= main.height + 1;
        }

        function test_botsPlayToTheEnd() {
            start(["casual", "random", "casual"], "3");
            tryVerify(() => App.session.over, 60000);
            tryVerify(() => Walk.named(main, "scoreSheet") !== null);
        }
        function test_aCardIsPickedByClicks() {
            start(["human", "casual", "casual"], "5");
            compare(session.step, "pick");
            mouseClick(named("pack-2"));
            verify(named("pack-2").chosen);
            mouseClick(named("pack-0"));
            verify(named("pack-0").chosen && !named("pack-2").chosen);
            mouseClick(named("commit"));
            compare(session.zone("hand", 0).count, 1);
        }
        function test_withTwoPlayersEachAlsoDiscardsACard() {
            start(["human", "casual"], "5");
            mouseClick(named("pack-1"));
            verify(!named("commit").enabled);
            mouseClick(named("pack-3"));
            verify(named("pack-1").chosen && named("pack-3").chosen);
            mouseClick(named("pack-3"));
            compare(session.zone("hand", 0).count, 1);
            compare(session.zone("dropped", 0).count, 1);
        }
        function test_cardsArePickedByKeys() {
            start(["human", "casual", "casual"], "5");
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Right);
            verify(Walk.all(main).some(item => item.activeFocus && item.objectName.startsWith("pack-")));
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Return);
            compare(session.zone("hand", 0).count, 1);
            tryVerify(() => session.step === "pick");
            keyClick(Qt.Key_1);
            keyClick(Qt.Key_C);
            compare(session.zone("hand", 0).count, 2);
        }
        function test_aPlanIsMadeByClicksAndKeys() {
            start(["human", "casual"], "5");
            playUntil(() => session.step === "plan");
            const first = named("hand-0").face;
            mouseClick(named("hand-0"));
            verify(named("hand-0").chosen);
            verify(named("spot-F1").open);
            mouseClick(named("spot-F1"));
            compare(planned("F1"), first);
            keyClick(Qt.Key_1);
            keyClick(Qt.Key_4);
            verify(planned("B1") > 0);
            keyClick(Qt.Key_U);
            compare(planned("B1"), 0);
            mouseClick(named("spot-F1"));
            mouseClick(named("spot-B2"));
            compare(planned("F1"), 0);
            compare(planned("B2"), first);
            keyClick(Qt.Key_1);
            keyClick(Qt.Key_K);
            verify(named("keepPlace").face > 0);
            keyClick(Qt.Key_C);
            verify(session.step !== "plan" || session.refusal.entry === "PT-46", session.step + session.refusal.entry + session.refusal.text);
        }
        function test_aPlanIsMadeByDragging() {
            start(["human", "casual"], "5");
            playUntil(() => session.step === "plan");
            const first = named("hand-0").face;
            drag(named("hand-0"), named("spot-F2"));
            compare(planned("F2"), first);
            drag(named("spot-F2"), named("spot-B1"));
            compare(planned("F2"), 0);
            compare(planned("B1"), first);
            keyClick(Qt.Key_U);
            keyClick(Qt.Key_U);
            compare(planned("F2"), 0);
            // A card returned to the hand can be placed again.
            drag(named("hand-0"), named("spot-F2"));
            drag(named("hand-1"), named("spot-F1"));
            const second = planned("F1");
            mouseClick(named("spot-F2"));
            keyClick(Qt.Key_B);
            compare(planned("F2"), 0);
            compare(planned("F1"), second);
            drag(named("hand-0"), named("spot-B1"));
            compare(planned("B1"), first);
        }
        function drag(from, to) {
            const a = from.mapToItem(main, from.width / 2, from.height / 2);
            const b = to.mapToItem(main, to.width / 2, to.height / 2);
            mousePress(main, a.x, a.y);
            for (let step = 1; step <= 12; ++step)
                mouseMove(main, a.x + (b.x - a.x) * step / 12, a.y + (b.y - a.y) * step / 12, 2);
            mouseRelease(main, b.x, b.y);
            wait(5);
        }
        function test_refusedTouchesShowTheReason() {
            start(["human", "casual"], "5");
            playUntil(() => session.step === "plan");
            mouseClick(named("hand-0"));
            mouseClick(named("spot-F3"));
            compare(session.refusal.entry, "PT-14");
            keyClick(Qt.Key_Escape);
            compare(session.refusal.text, "");
            mouseClick(named("building-0"));
            verify(session.refusal.text !== "");
            compare(App.page, "table");
        }
        function test_hintsGiveReasons() {
            start(["human", "casual"], "5");
            playUntil(() => session.step === "plan");
            // Waits for the other seat, whose move would close the hint.
            tryVerify(() => session.seats.at(1).pending === false);
            for (let rung = 1; rung <= 3; ++rung) {
                keyClick(Qt.Key_H);
                if (rung === 1)
                    compare(session.hints.rows.length, 1);
                else
                    tryVerify(() => session.hints.move !== "");
                verify(session.hints.rows.length >= 1 && session.hints.rows.length <= 3);
                for (let hint = 0; hint < session.hints.rows.length; ++hint)
                    verify(named("hint-" + hint).text !== "");
            }
            keyClick(Qt.Key_Escape);
            compare(session.hints.rows.length, 0);
            compare(App.page, "table");
        }
        function test_aWholeGameIsPlayedByKeys() {
            start(["human", "casual"], "7");
            let presses = 0;
            const steps = {};
            while (!session.over) {
                verify(++presses < 3000, "the match does not end: " + session.prompt);
                const step = session.step;
                steps[step] = true;
                if (step === "pick") {
                    keyClick(Qt.Key_1);
                    keyClick(Qt.Key_2);
                    keyClick(Qt.Key_C);
                } else if (step === "plan") {
                    for (let card = 0; card < 2; ++card) {
                        keyClick(Qt.Key_1);
                        keyClick(Qt.Key_1 + card);
                    }
                    keyClick(Qt.Key_C);
                    for (let back = 0; back < 4 && session.step === "plan" && session.refusal.text !== ""; ++back) {
                        keyClick(Qt.Key_U);
                        keyClick(Qt.Key_C);
                    }
                } else if (step === "construct") {
                    keyClick(Qt.Key_1 + presses % 5);
                    keyClick(Qt.Key_C);
                } else if (step !== "") {
                    for (let spot = 0; spot < 5 && session.step === step; ++spot) {
                        keyClick(Qt.Key_1 + spot);
                        keyClick(Qt.Key_C);
                        keyClick(Qt.Key_C);
                    }
                } else
                    wait(5);
            }
            verify(steps["pick"] && steps["plan"] && steps["construct"]);
            tryVerify(() => Walk.named(main, "scoreSheet") !== null);
        }
        function test_everyControlHasAName() {
            start(["human", "casual", "casual", "casual", "casual"], "6");
            for (const step of ["pick", "plan", "construct"]) {
                playUntil(() => session.step === step);
                wait(5);
                const stops = Walk.stops(main);
                verify(stops.length > 5);
                for (const item of stops) {
                    verify(item.Accessible.name !== "", step + ": " + item + " " + item.objectName);
                    verify(item.Accessible.role !== Accessible.NoRole, item.objectName);
                }
            }
        }
        function test_theTableFitsTheWindow_data() {
            return [
                { tag: "small", width: 1024, height: 616, text: 1 },
                { tag: "small, large letters", width: 1024, height: 616, text: 1.5 },
                { tag: "usual", width: 1440, height: 876, text: 1 }
            ];
        }
        function test_theTableFitsTheWindow(data) {
            start(["human", "casual", "casual", "casual", "casual"], "6");
            stage.width = data.width;
            stage.height = data.height;
            App.appearance.textScale = data.text;
            wait(30);
            playUntil(() => session.step === "plan");
            wait(30);
            const things = ["spot-F1", "spot-F2", "spot-F3", "spot-B1", "spot-B2", "discardPlace", "keepPlace", "hand-0", "building-0", "building-4", "commit", "buttonHint", "buttonUndo", "kingdom-1", "kingdom-4"].map(named);
            for (const thing of things)
                verify(inside(thing), thing.objectName + " " + rectOf(thing));
            const apart = ["spot-F1", "spot-F2", "spot-F3", "spot-B1", "spot-B2", "discardPlace", "keepPlace", "building-0", "building-1", "building-4", "commit"].map(name => rectOf(named(name)));
            for (let a = 0; a < apart.length; ++a) {
                for (let b = a + 1; b < apart.length; ++b) {
                    const clear = apart[a].x + apart[a].width <= apart[b].x + 1 || apart[b].x + apart[b].width <= apart[a].x + 1 || apart[a].y + apart[a].height <= apart[b].y + 1 || apart[b].y + apart[b].height <= apart[a].y + 1;
                    verify(clear, a + " and " + b);
                }
            }
        }
        function test_constructionIsDoneByClicks() {
            start(["human", "casual"], "5");
            playUntil(() => session.step === "construct");
            wait(30); // lays out the Buildings, which takes one more frame
            const legal = Walk.all(main).find(item => item.objectName.startsWith("level-") && item.visible && item.ready);
            if (legal) {
                mouseClick(legal);
                verify(legal.armed);
                mouseClick(legal);
            } else
                mouseClick(named("commit"));
            tryVerify(() => session.step !== "construct");
        }
    }
}
