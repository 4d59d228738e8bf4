// SPDX-License-Identifier: MIT
// The curtain for several people at one screen, with hands that open and close by mouse and keys.
import QtQuick
import QtQuick.Window
import QtTest
import Taletop.App
import Taletop.Shell
import Taletop.Table
import "walk.js" as Walk

Item {
    id: stage
    width: 1024
    height: 640

    Main {
        id: main
        anchors.fill: parent
    }
    Item {
        id: sign
        width: 40; height: 40; z: 1
        Tip { id: tip; text: "What the sign means" }
    }

    Connections {
        target: stage.Window.window
        function onAfterRendering(): void {
            tests.frames.push(App.session ? App.session.viewer : -2);
        }
    }
    TestCase {
        id: tests
        name: "Curtain"
        when: windowShown

        property var frames: [] // the viewer at each painted frame
        readonly property Curtain hand: App.session ? App.session.curtain : null

        function start(game, seats, seed) {
            App.speed = 0;
            App.goHome();
            App.openSeats(game);
            App.seatSheet.seatCount = seats;
            for (let seat = 0; seat < seats; ++seat)
                App.seatSheet.setKind(seat, "human");
            App.seatSheet.seedText = seed;
            App.seatSheet.privacy = "curtain";
            App.startMatch();
            compare(App.page, "table");
            tryVerify(() => Walk.named(main, "curtain") !== null || !hand.down);
            wait(30); // until the previous page is deleted
        }
        function lifted() {
            tryVerify(() => !Walk.named(main, "curtainLift").blocked); // until presses are accepted
            mouseClick(Walk.named(main, "curtainLift"));
            tryVerify(() => hand.seated >= 0);
        }
        // Returns everything that a person could see or hear: texts, names, pictures.
        function traces() {
            return Walk.all(main).map(item => [item.text, item.source, item.Accessible.name, item.Accessible.description].join(" ")).join("\n");
        }
        function names(zone, seat) {
            const model = App.session.zone(zone, seat);
            return Array.from({ length: model.count }, (unused, row) => model.at(row).name);
        }
        function playUntil(reached) {
            for (let moves = 0; !reached(); ++moves) {
                verify(moves < 300 && !App.session.over);
                if (hand.down) {
                    hand.sit(hand.seat);
                    tryVerify(() => App.session.choices.count > 0);
                    continue; // checks again before making a move
                }
                const offered = Array.from({ length: App.session.choices.count }, (unused, row) => App.session.choices.at(row).move);
                App.session.submit(offered.find(move => /^(pick|commit|pass)/.test(move)) ?? offered[0]);
            }
        }
        function playToTheSecondTurn() { // so that there are news
            playUntil(() => App.session.counters["turn"] >= 2 && hand.down);
        }

        function test_nothingOfAHandIsLeftBehindTheCurtain() {
            start("papertales", 3, "4");
            verify(hand.down);
            lifted();
            const secrets = names("pack", hand.seated);
            compare(secrets.length, 5);
            tryVerify(() => traces().includes(secrets[0]));
            hand.fall();
            verify(hand.down);
            wait(50);
            const seen = traces();
            for (const secret of secrets)
                verify(!seen.includes(secret), secret);
            verify(Walk.named(main, "curtain").activeFocus);
            verify(seen.includes(App.session.seatName(hand.seat)));
        }
        function test_onlyADeliberatePressLiftsTheCurtain() {
            start("papertales", 3, "4");
            mouseClick(Walk.named(main, "curtainLift"));
            compare(hand.seated, -1);
            keyClick(Qt.Key_Return);
            compare(hand.seated, -1);
            tryVerify(() => !Walk.named(main, "curtainLift").blocked);
            for (const key of [Qt.Key_Return, Qt.Key_Space, Qt.Key_Right, Qt.Key_Return]) {
                keyClick(key); // keys that players often press
                compare(hand.seated, -1);
            }
            verify(!Walk.named(main, "leaveTable"));
            keyClick(Qt.Key_Tab);
            verify(Walk.named(main, "curtainLift").activeFocus);
            keyClick(Qt.Key_Return);
            compare(hand.seated, 0);
            // Presses just after lifting were meant for the curtain and are ignored.
            const revision = App.session.revision;
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_1);
            keyClick(Qt.Key_Space);
            mouseClick(main, main.width * 0.75, main.height * 0.6);
            compare(App.session.revision, revision);
            compare(hand.seated, 0);
        }
        function test_aTipDisappearsWhenTheCurtainFalls() {
            start("papertales", 3, "4");
            lifted();
            mouseMove(sign, 10, 10);
            mouseMove(sign, 14, 12);
            tryVerify(() => tip.shown);
            hand.fall();
            verify(!tip.shown);
            wait(900); // longer than the delay before a tip
            verify(!tip.shown);
            mouseMove(sign, 300, 300);
        }
        function test_escapeLetsTheCurtainFall() {
            start("papertales", 3, "4");
            lifted();
            keyClick(Qt.Key_Escape); // works even while other presses are ignored
            compare(hand.seated, -1);
            lifted();
            wait(550);
            for (let press = 0; press < 4 && hand.seated >= 0; ++press)
                keyClick(Qt.Key_Escape);
            compare(hand.seated, -1);
            verify(hand.down);
            compare(App.page, "table");
            verify(!Walk.named(main, "leaveTable"));
        }
        function test_aSeatsKeyOpensAndClosesItsHand() {
            start("papertales", 3, "4");
            const entries = App.session.log.count;
            keyClick(Qt.Key_F4);
            tryCompare(hand, "seated", 2);
            compare(App.session.viewer, 2);
            keyClick(Qt.Key_F4); // ignored as the second press of a double press
            compare(hand.seated, 2);
            tryCompare(hand, "state", Curtain.Open);
            keyClick(Qt.Key_F4);
            compare(hand.seated, -1);
            compare(App.session.viewer, -1);
            compare(App.session.log.count, entries);
            compare(hand.seat, 0);
            keyClick(Qt.Key_F9); // not the key of any seat
            compare(hand.seated, -1);
        }
        function test_aHeldKeyCountsAsOnePress() {
            start("papertales", 3, "4");
            keyPress(Qt.Key_F2);
            tryCompare(hand, "state", Curtain.Open);
            keyRelease(Qt.Key_F2);
            compare(hand.seated, 0);
        }
        function test_thePublicViewComesBetweenTwoPeople() {
            start("papertales", 3, "4");
            keyClick(Qt.Key_F2);
            tryCompare(hand, "state", Curtain.Open);
            tests.frames = [];
            keyClick(Qt.Key_F3); // only closes the open hand
            wait(50);
            compare(hand.seated, -1);
            wait(600); // until presses are accepted again
            keyClick(Qt.Key_F3);
            tryCompare(hand, "seated", 1);
            wait(50);
            verify(tests.frames.includes(-1), "frames " + tests.frames);
            compare(tests.frames[tests.frames.length - 1], 1);
        }
        function other(seat) {
            return Walk.named(main, "curtainLayer").others.find(other => other.seat === seat);
        }
        function choose() { // makes first moves until the hand closes
            while (hand.seated >= 0)
                App.session.submit(App.session.choices.at(0).move);
        }
        // A player who waits for a pack is neither asked nor marked as ready.
        function test_theCurtainShowsWhoIsStillAsked() {
            start("papertales", 3, "4");
            verify(other(1).pending && other(2).pending);
            lifted();
            App.session.submit(App.session.choices.at(0).move);
            tryCompare(hand, "seated", -1);
            compare(hand.seat, 1);
            verify(!other(0).pending && !other(0).done);
            verify(other(2).pending);
            tryVerify(() => !Walk.named(main, "curtain-2").blocked);
            mouseClick(Walk.named(main, "curtain-2"));
            tryCompare(hand, "seated", 2);
        }
        function test_theCurtainSaysWhoIsReady() {
            start("foxtail", 3, "4");
            playUntil(() => App.session.counters["turn"] >= 2 && hand.down);
            const first = hand.seat;
            lifted();
            choose();
            tryVerify(() => hand.down);
            verify(other(first).done && !other(first).pending);
        }
        function test_theLastPlayerToChooseNeedsNoCurtain() {
            start("foxtail", 3, "4");
            playUntil(() => App.session.counters["turn"] >= 2 && hand.down);
            for (let fox = 0; fox < 2; ++fox) {
                tryVerify(() => hand.down);
                hand.sit(hand.seat);
                tryVerify(() => hand.seated >= 0);
                choose();
            }
            verify(!hand.down);
            compare(hand.seated, -1);
            verify(App.session.choices.count > 1);
        }
        function test_theCurtainListsTheNews() {
            start("papertales", 2, "4");
            playToTheSecondTurn();
            tryVerify(() => hand.down);
            verify(hand.news.length > 0);
            const told = Walk.all(main).find(item => item.objectName === "curtainNews");
            tryVerify(() => told.visible);
            const curtain = Walk.named(main, "curtain");
            const place = told.mapToItem(curtain, 0, 0, told.width, told.height);
            verify(place.x >= 0 && place.y >= 0 && place.y + place.height <= curtain.height);
            const button = Walk.named(main, "curtainLift");
            verify(place.x + place.width <= button.mapToItem(curtain, 0, 0).x);
            verify(Walk.named(main, "curtainRest").Accessible.name.includes(hand.news[0]));
            lifted();
            compare(hand.news.length, 0);
            verify(!told.visible);
        }
        function test_aForcedMoveNeedsNoCurtain() {
            start("foxtail", 3, "3");
            verify(!hand.down && !Walk.named(main, "curtain"));
            const own = App.session.focusSeat;
            keyClick(Qt.Key_Space);
            verify(App.session.focusSeat !== own && !hand.down);
        }
        function test_handsAreChosenOnTheSeatSheet() {
            App.goHome();
            App.openSeats("papertales");
            App.seatSheet.seatCount = 2;
            App.seatSheet.setKind(1, "casual");
            wait(20);
            verify(!Walk.named(main, "option-privacy"));
            App.seatSheet.setKind(1, "human");
            tryVerify(() => Walk.named(main, "option-privacy") !== null);
            App.seatSheet.privacy = "curtain";
            Walk.named(main, "option-privacy").press();
            compare(App.seatSheet.privacy, "open");
            App.startMatch();
            compare(hand.mode, "open");
            verify(!hand.down);
            compare(App.session.viewer, 0);
        }
        function test_everyControlHasANameAndARole() {
            start("papertales", 3, "4");
            for (const item of Walk.stops(main)) {
                verify(item.Accessible.name !== "", item + " " + item.objectName);
                verify(item.Accessible.role !== Accessible.NoRole, item.objectName);
            }
        }
        function test_theCurtainStaysWithinTheTable() {
            start("papertales", 3, "4");
            const curtain = Walk.named(main, "curtain");
            const at = curtain.mapToItem(main, 0, 0, curtain.width, curtain.height);
            verify(at.x >= 0 && at.y >= 0 && at.x + at.width <= main.width && at.y + at.height <= main.height);
            const button = Walk.named(main, "curtainLift");
            const place = button.mapToItem(main, 0, 0, button.width, button.height);
            verify(place.width >= 44 && place.height >= 44);
            verify(place.x >= at.x && place.x + place.width <= at.x + at.width);
            verify(place.y >= at.y && place.y + place.height <= at.y + at.height);
        }
    }
}
