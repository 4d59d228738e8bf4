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
        name: "Foxtail"
        when: windowShown

        function start(kinds, seed) {
            App.speed = 0;
            App.goHome();
            App.openSeats("foxtail");
            App.seatSheet.seatCount = kinds.length;
            for (let seat = 0; seat < kinds.length; ++seat)
                App.seatSheet.setKind(seat, kinds[seat]);
            App.seatSheet.seedText = seed;
            App.seatSheet.practice = true;
            App.seatSheet.privacy = "open";
            App.startMatch();
            compare(App.page, "table");
            tryVerify(() => Walk.named(main, "foxtailTable") !== null);
            wait(30); // until the previous page is deleted
        }
        function checkNames() {
            for (const item of Walk.stops(main)) {
                verify(item.Accessible.name !== "", item + " " + item.objectName);
                verify(item.Accessible.role !== Accessible.NoRole, item.objectName);
            }
        }
        // Plays with keys alone until the step is one of `steps` or the match is over.
        function playTo(steps, brushes) {
            const session = App.session;
            let presses = 0;
            while (!session.over && steps.indexOf(session.step) < 0) {
                verify(++presses < 3000, "the match does not end: " + session.prompt);
                const step = session.step;
                if (step === "draw")
                    keyClick(brushes && presses % 5 === 0 ? Qt.Key_B : Qt.Key_Space);
                else if (step === "place" || step === "vote") {
                    keyClick(presses % 2 === 0 ? Qt.Key_Right : Qt.Key_Left);
                    keyClick(Qt.Key_Space);
                } else if (step !== "")
                    keyClick(Qt.Key_Return);
                if (step === "")
                    wait(5);
            }
        }

        function test_botsPlayToTheEnd() {
            start(["casual", "random", "casual", "random"], "3");
            tryVerify(() => App.session.over, 60000);
            tryVerify(() => Walk.named(main, "scoreSheet") !== null);
            verify(Walk.named(main, "scoreSheet").activeFocus);
            verify(!Walk.named(main, "playAgain").activeFocus); // an extra key press must not start a new match
            checkNames();
        }
        function test_aWholeGameIsPlayedByKeyboard() {
            start(["human", "casual"], "4");
            playTo(["place"], false);
            checkNames();
            playTo([], true);
            verify(App.session.over);
            const cell = Walk.all(main).find(item => item.objectName.startsWith("score-") && item.objectName.endsWith("-0"));
            verify(cell);
            cell.forceActiveFocus();
            verify(cell.activeFocus);
            checkNames();
        }
        // The rule number of each line is a link for mouse and keys. Closing the rules returns the focus to the link.
        function test_linesOfTheScoreSheetLeadToTheirRules() {
            start(["casual", "random"], "3");
            tryVerify(() => App.session.over, 60000);
            tryVerify(() => Walk.named(main, "scoreSheet")?.complete ?? false);
            const links = Walk.all(main).filter(item => item.objectName.startsWith("scoreRule-"));
            compare(links.length, 7);
            const shown = () => {
                const list = Walk.named(main, "ruleList");
                return list ? list.book.entryAt(list.currentIndex) : "";
            };
            for (const link of links) {
                link.forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_Return);
                tryVerify(() => shown() !== "");
                verify(link.Accessible.name.indexOf(shown() + ":") >= 0, link.Accessible.name + " " + shown());
                keyClick(Qt.Key_Escape);
                tryVerify(() => shown() === "" && link.activeFocus);
            }
            verify(links[4].height >= 44);
            mouseClick(links[4]);
            tryCompare({ get entry() { return shown(); } }, "entry", "FT-59");
            main.closeRules();
        }
        function test_theFourGhostsAreChosenByKeysAndMouse() {
            start(["human", "casual"], "5");
            playTo(["place"], false);
            for (let spot = 0; spot < 4; ++spot) {
                const ghost = Walk.named(main, "ghost-" + spot);
                verify(ghost, "ghost " + spot);
                verify(ghost.width >= 44 && ghost.height >= 44);
                const at = ghost.mapToItem(main, 0, 0);
                verify(at.x >= 0 && at.y >= 0 && at.x + ghost.width <= main.width && at.y + ghost.height <= main.height, "ghost inside");
            }
            keyClick(Qt.Key_3);
            verify(Walk.named(main, "ghost-2").chosen);
            keyClick(Qt.Key_Right);
            verify(Walk.named(main, "ghost-3").chosen);
            keyClick(Qt.Key_Escape);
            verify(!Walk.named(main, "ghost-3").chosen);
            const tail = App.session.zone("tail", 0).count;
            mouseClick(Walk.named(main, "ghost-1"));
            verify(Walk.named(main, "ghost-1").chosen);
            mouseClick(Walk.named(main, "ghost-1"));
            tryVerify(() => App.session.zone("tail", 0).count === tail + 1 || App.session.step !== "place");
        }
        function test_theNextSeatStartsWithoutASelection() {
            start(["human", "human"], "5");
            playTo(["place"], false);
            const session = App.session;
            const first = session.focusSeat;
            keyClick(Qt.Key_3);
            verify(Walk.named(main, "ghost-2").chosen);
            keyClick(Qt.Key_Space);
            tryVerify(() => session.step === "place" && session.focusSeat !== first);
            for (let spot = 0; spot < 4; ++spot)
                verify(!Walk.named(main, "ghost-" + spot).chosen, "ghost " + spot);
            const revision = session.revision;
            keyClick(Qt.Key_Space); // selects a ghost without placing the bit
            compare(session.revision, revision);
            verify(Walk.named(main, "ghost-0").chosen);
        }
        function test_tagsDoNotOverlap() {
            start(["human", "casual", "casual", "random"], "6");
            for (let turn = 0; turn < 5; ++turn) {
                playTo(["place"], false);
                wait(5);
                const tags = [0, 1, 2, 3].map(spot => {
                    const tag = Walk.named(main, "ghost-" + spot);
                    return tag.mapToItem(main, 0, 0, tag.width, tag.height);
                });
                for (let a = 0; a < 4; ++a) {
                    for (let b = a + 1; b < 4; ++b) {
                        const apart = tags[a].x + tags[a].width <= tags[b].x + 1 || tags[b].x + tags[b].width <= tags[a].x + 1 || tags[a].y + tags[a].height <= tags[b].y + 1 || tags[b].y + tags[b].height <= tags[a].y + 1;
                        verify(apart, "tags " + a + " and " + b + " in turn " + turn);
                    }
                }
                keyClick(Qt.Key_1);
                keyClick(Qt.Key_Space);
            }
        }
        // Makes up to `most` best moves until a bit completes a set in the large tail. Returns false if none does.
        function playToASet(most) {
            const session = App.session;
            const moment = Walk.named(main, "setMoment");
            for (let turn = 0; turn < most && session.step !== ""; ++turn) {
                let best = session.choices.at(0);
                for (let row = 1; row < session.choices.count; ++row) {
                    if (session.choices.at(row).gain > best.gain)
                        best = session.choices.at(row);
                }
                const placed = session.step === "place";
                session.submit(best.move);
                for (let waited = 0; placed && waited < 40 && !moment.playing; ++waited)
                    wait(20);
                if (moment.playing)
                    return true;
            }
            return false;
        }
        function test_aNewSetIsCelebrated() {
            start(["human", "human"], "5");
            App.speed = 2;
            verify(playToASet(60));
            const moment = Walk.named(main, "setMoment");
            verify(moment.sets[0].spots.length > 1);
            const revision = App.session.revision;
            Walk.named(main, "foxtailTable").forceActiveFocus();
            keyClick(Qt.Key_Space); // only ends the celebration
            verify(!moment.playing);
            compare(App.session.revision, revision);
            verify(playToASet(60));
            mouseClick(main, 5, 5);
            verify(!moment.playing);
            verify(playToASet(60));
            tryVerify(() => !moment.playing, 2500); // ends by itself
        }
        function test_reducedMotionFreezesTheCelebrationAndInstantSpeedSkipsIt() {
            start(["human", "human"], "5");
            App.appearance.reducedMotion = true;
            App.speed = 2;
            verify(playToASet(60));
            const moment = Walk.named(main, "setMoment");
            const progress = moment.progress;
            wait(100);
            compare(moment.progress, progress);
            tryVerify(() => !moment.playing, 2500);
            App.appearance.reducedMotion = false;
            App.speed = 0;
            verify(!playToASet(12));
        }
        // Sets of the old tail are not highlighted while the brush previews a bit in another place.
        function test_aBrushPreviewDoesNotHighlightTheOldTailsSets() {
            start(["human", "human"], "5");
            const session = App.session, tail = Walk.named(main, "largeTail"), pad = Walk.named(main, "scorePad");
            const ready = () => session.step === "draw" && session.zone("tail", session.focusSeat).count > 2;
            for (let turn = 0; turn < 60 && !ready(); ++turn)
                session.submit(session.choices.at(0).move);
            session.submit("brush");
            for (let turn = 0; turn < 4 && session.step !== "brush"; ++turn) // the other seat must choose as well
                session.submit(session.choices.at(0).move);
            compare(session.step, "brush");
            const line = pad.lines.findIndex(each => each.groups.length > 0);
            verify(line >= 0);
            pad.pointed = line;
            verify(tail.marked.length > 0);
            keyClick(Qt.Key_Right);
            compare(tail.marked.length, 0);
            keyClick(Qt.Key_Left);
            verify(tail.marked.length > 0);
        }
        function test_pressingATailTwiceVotesForIt() {
            start(["human", "casual", "casual"], "4");
            playTo(["vote"], false);
            const lane = Walk.named(main, "lane-1");
            verify(lane.height > main.height * 0.3);
            mouseClick(lane);
            verify(lane.chosen && lane.Accessible.checked);
            mouseClick(lane);
            tryVerify(() => App.session.over);
        }
        function test_aRefusedMoveShowsItsRule() {
            start(["human", "casual"], "5");
            compare(App.session.step, "draw");
            keyClick(Qt.Key_B);
            verify(App.session.refusal.text !== "");
            compare(App.session.refusal.entry, "FT-44");
            keyClick(Qt.Key_Escape);
            compare(App.session.refusal.text, "");
        }
        function test_undoTakesAMoveBack() {
            start(["human", "human"], "5");
            keyClick(Qt.Key_Space);
            verify(App.session.undo.possible);
            keyClick(Qt.Key_U);
            compare(App.session.step, "draw");
        }
        function test_escapeAsksAndASecondEscapeStays() {
            start(["human", "casual"], "5");
            keyClick(Qt.Key_Escape);
            const stay = Walk.named(main, "stayHere");
            verify(stay && stay.activeFocus);
            checkNames();
            keyClick(Qt.Key_Escape);
            compare(App.page, "table");
            verify(!Walk.named(main, "stayHere"));
            keyClick(Qt.Key_L);
            tryVerify(() => Walk.named(main, "closeLog") !== null);
            keyClick(Qt.Key_Escape);
            keyClick(Qt.Key_Space);
            verify(App.session.step !== "draw" || App.session.revision > 0);
        }
    }
}
