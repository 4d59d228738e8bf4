// SPDX-License-Identifier: MIT
// Parts of Paper Tales' table that are visible only while they matter: empty spots, the discard pile, the plan.
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
        name: "PaperTalesPlaces"
        when: windowShown

        readonly property MatchSession session: App.session

        function cleanup() {
            App.stepMode = false;
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
            tryVerify(() => Walk.named(main, "papertalesTable") !== null);
            wait(30); // until the previous page is deleted
        }
        function emptySpots() {
            return Walk.all(main).filter(item => item.visible && item.dropTouch !== undefined && /^(F[123]|B[12])\//.test(item.place ?? "") && item.face === 0);
        }

        // Empty spots are hidden at the end, when no card can be placed. A review of an earlier turn shows them again.
        function test_emptySpotsAreGoneAtTheEnd() {
            start(["casual", "random", "casual"], "3");
            tryVerify(() => App.session.over, 60000);
            tryVerify(() => Walk.named(main, "scoreSheet") !== null);
            tryVerify(() => emptySpots().length === 0);
            compare(Walk.named(main, "discardPlace"), null);
            session.review.open();
            session.review.goTo(1);
            tryVerify(() => emptySpots().length >= 4);
            session.review.leave();
        }
        function dearest() {
            const offered = Array.from({ length: session.choices.count }, (unused, row) => session.choices.at(row));
            const best = offered.reduce((best, each) => each.gain > best.gain ? each : best);
            return best.gain > 0 ? best.move : (offered.find(each => /^(commit|pass)/.test(each.move)) ?? best).move;
        }
        // The numbers on the cards of a War, including Buildings, add up to the totals.
        function test_aWarShowsWhatCounts() {
            start(["human", "casual", "casual"], "4");
            App.stepMode = true; // each moment waits for a press
            const seen = {}; // kinds found so far: Units with their printed strength, other Units, Buildings
            const look = () => {
                if (Walk.named(main, "warStage") === null)
                    return;
                const cards = Walk.all(main).filter(item => item.objectName === "warCard");
                const shown = cards.reduce((sum, card) => sum + Number(card.counts), 0);
                compare(shown, session.events.sums[0].total + session.events.sums[1].total, session.events.text);
                for (const card of cards) {
                    const printed = card.counts === String(card.numbers.strength);
                    seen[card.numbers.cost === undefined ? "Building" : printed] = true;
                }
            };
            for (let presses = 0; Object.keys(seen).length < 3; ++presses) {
                verify(presses < 3000 && !session.over, Object.keys(seen).join());
                if (session.events.telling) {
                    look();
                    session.events.next();
                } else if (session.choices.count > 0)
                    session.submit(dearest());
                else
                    wait(5);
            }
        }
        // A plan exists only after the draft, and is hidden while the curtain is down.
        function test_thePanelMentionsAPlanOnlyIfThereIsOne() {
            start(["human", "human"], "5");
            verify(session.curtain.down);
            compare(Walk.named(main, "planTitle").text, "What comes next");
            start(["human", "casual"], "5");
            tryCompare(session, "step", "pick");
            compare(Walk.named(main, "planTitle").text, "Picked so far");
            for (let moves = 0; session.step !== "plan"; ++moves) {
                verify(moves < 500, session.prompt);
                if (session.step === "")
                    wait(5);
                else
                    verify(session.submit(session.choices.at(0).move), session.refusal.text);
            }
            compare(Walk.named(main, "planTitle").text, "If you reveal this plan");
        }
    }
}
