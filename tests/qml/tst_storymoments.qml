// SPDX-License-Identifier: MIT
// Animations of Scary Tales' table: envelopes, ink and a turning leaf. A press or Space ends them. At instant speed or
// with reduced motion nothing is animated.
import QtQuick
import QtTest
import Taletop.App
import Taletop.Shell
import "walk.js" as Walk

Item {
    id: stage
    width: 1440
    height: 900

    Main {
        id: main
        anchors.fill: parent
    }

    TestCase {
        name: "StoryMoments"
        when: windowShown

        function init() {
            App.speed = 0;
            App.appearance.reducedMotion = false;
        }
        function cleanup() {
            App.speed = 0;
            App.appearance.reducedMotion = false;
        }
        function start() {
            App.goHome();
            App.openSeats("storyline");
            App.seatSheet.seatCount = 4;
            for (let seat = 0; seat < 4; ++seat)
                App.seatSheet.setKind(seat, "human");
            App.seatSheet.seedText = "5";
            App.startMatch();
            tryVerify(() => Walk.named(main, "storylineTable") !== null);
            App.session.curtain.setMode("open");
            wait(30);
        }
        function playTo(step) {
            const session = App.session;
            for (let moves = 0; session.step !== step; ++moves) {
                verify(moves < 50, session.prompt);
                if (session.events.waits)
                    session.events.next();
                else
                    session.submit(session.choices.at(0).move);
            }
        }
        // Plays until only one player still has to put a card into an envelope.
        function playToTheLastCard() {
            playTo("play");
            while (choosing() > 1)
                App.session.submit(App.session.choices.at(0).move);
        }
        function choosing() {
            let count = 0;
            for (let seat = 0; seat < 4; ++seat)
                count += App.session.seats.at(seat).counters["choosing"] === 1 ? 1 : 0;
            return count;
        }
        function opened() {
            return [0, 1, 2].map(index => Walk.named(main, "pile-0-" + index).opened);
        }

        function test_envelopesOpenOneByOne() {
            start();
            playToTheLastCard();
            App.speed = 2;
            App.session.submit(App.session.choices.at(0).move);
            compare(App.session.step, "choose");
            const order = [];
            for (let index = 0; index < 3; ++index) {
                const card = Walk.named(main, "pile-0-" + index);
                verify(card.opened < 1);
                card.forceActiveFocus(Qt.TabFocusReason); // the text previews a card only after its envelope is open
                compare(Walk.named(main, "textPage").tried, "");
                card.openedChanged.connect(() => {
                    if (card.opened === 1 && !order.includes(index))
                        order.push(index);
                });
            }
            tryCompare(order, "length", 3);
            compare(order, [0, 1, 2]); // from left to right
            tryVerify(() => Walk.named(main, "textPage").tried !== "");
        }
        function test_tabLeadsFromACardToItsWords() {
            start();
            playTo("choose");
            keyClick(Qt.Key_1);
            verify(Walk.named(main, "pile-0-0").activeFocus);
            keyClick(Qt.Key_Tab);
            verify(Walk.all(main).some(item => item.activeFocus && item.objectName.startsWith("words-")));
            keyClick(Qt.Key_Backtab, Qt.ShiftModifier);
            verify(Walk.named(main, "pile-0-0").activeFocus);
        }
        function test_aPressOpensAllEnvelopes() {
            start();
            playToTheLastCard();
            App.speed = 2;
            App.session.submit(App.session.choices.at(0).move);
            verify(opened()[2] < 1);
            mouseClick(Walk.named(main, "pile-0-0"));
            compare(opened(), [1, 1, 1]);
            verify(!Walk.named(main, "pile-0-0").chosen); // the press only ended the animation
            mouseClick(Walk.named(main, "pile-0-0"));
            verify(Walk.named(main, "pile-0-0").chosen);
        }
        function test_withoutMotionNothingMoves_data() {
            return [
                { tag: "at once", speed: 0, reduced: false },
                { tag: "reduced motion", speed: 2, reduced: true }
            ];
        }
        function test_withoutMotionNothingMoves(data) {
            start();
            playToTheLastCard();
            App.appearance.reducedMotion = data.reduced;
            App.speed = data.speed;
            App.session.submit(App.session.choices.at(0).move);
            compare(opened(), [1, 1, 1]);
            App.session.submit(App.session.choices.at(0).move);
            tryVerify(() => App.session.events.waits);
            compare(Walk.named(main, "chosenCard").scale, 1);
            verify(!Walk.named(main, "pageWords").text.includes("transparent"));
            App.session.events.next();
            verify(!Walk.named(main, "pageLeaf"));
        }
        function test_theChosenCardIsWrittenAndThePageTurns() {
            start();
            playTo("choose");
            App.speed = 2;
            const announced = () => Walk.named(main, "pageNote") !== null;
            const secret = () => Walk.all(main).some(item => item.visible && /^Shuffled/.test(item.text));
            verify(announced() && secret());
            App.session.submit(App.session.choices.at(0).move);
            tryVerify(() => App.session.events.waits);
            tryVerify(() => !announced() && !secret());
            tryVerify(() => Walk.named(main, "pageWords").text.includes("transparent"));
            tryVerify(() => !Walk.named(main, "pageWords").text.includes("transparent"));
            App.session.events.next();
            tryVerify(() => Walk.named(main, "pageLeaf") !== null);
            keyClick(Qt.Key_Space);
            tryVerify(() => !Walk.named(main, "pageLeaf"), 300);
        }
    }
}
