// SPDX-License-Identifier: MIT
// What Paper Tales' table shows only while it means something: empty spots, the discard pile, the plan.
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
            wait(30); // the page before goes away
        }
        function emptySpots() {
            return Walk.all(main).filter(item => item.visible && item.dropTouch !== undefined && /^(F[123]|B[12])\//.test(item.place ?? "") && item.face === 0);
        }

        // Nothing is laid there any more; looking back, it is as it was.
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
        // Nobody has a plan before the cards are picked, and behind the curtain nobody sees one.
        function test_thePanelSpeaksOfAPlanWhereThereIsOne() {
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
