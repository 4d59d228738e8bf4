// SPDX-License-Identifier: MIT
// Narration moment by moment, and the inspection of cards.
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
        name: "Story"
        when: windowShown

        readonly property var session: App.session
        readonly property var story: App.session ? App.session.events : null

        function start(game, kinds, seed, stepMode, speed) {
            App.goHome();
            App.speed = speed;
            App.stepMode = stepMode;
            App.openSeats(game);
            App.seatSheet.seatCount = kinds.length;
            for (let seat = 0; seat < kinds.length; ++seat)
                App.seatSheet.setKind(seat, kinds[seat]);
            App.seatSheet.seedText = seed;
            App.seatSheet.practice = true;
            App.startMatch();
            compare(App.page, "table");
            tryVerify(() => Walk.named(main, game + "Table") !== null);
            mouseMove(main, 2, 2);
            wait(30);
        }
        function cleanup() {
            App.stepMode = false;
            App.speed = 0;
        }
        function choice(start) {
            for (let i = 0; i < session.choices.count; ++i) {
                const each = session.choices.at(i);
                if (each.move.startsWith(start) && each.warning === "")
                    return each.move;
            }
            return "";
        }
        // Makes the person's next move: picks a card, deploys what they can pay for, and never builds.
        function move() {
            const wanted = { pick: choice("pick"), plan: choice("deploy") || "commit", construct: "pass" };
            verify(session.submit(wanted[session.step] || session.choices.at(0).move), session.step);
        }
        // Plays until this chapter is being narrated.
        function tellTo(chapter) {
            for (let moves = 0; moves < 300 && !(story.telling && story.chapter === chapter); ++moves) {
                if (story.telling)
                    story.next();
                else if (session.step !== "")
                    move();
                else
                    tryVerify(() => story.telling || session.step !== "", 20000);
            }
            compare(story.chapter, chapter);
        }
        // Waits for the next moment of the narration, or plays on to the next decision.
        function settle() {
            tryVerify(() => story.telling || session.step !== "" || session.over, 20000);
            while (!story.telling && session.step !== "construct" && session.step !== "pick") {
                move();
                tryVerify(() => story.telling || session.step !== "" || session.over, 20000);
            }
        }
        function lp(seat) { return session.seats.at(seat).counters.lp; }
        function gold(seat) { return session.seats.at(seat).counters.gold; }

        function test_reveal_wars_and_income_wait_for_space() {
            start("papertales", ["human", "casual", "random"], "11", true, 0);
            tellTo("deployment");
            const bar = Walk.named(main, "storyBar");
            verify(bar && bar.visible);
            const chapters = [];
            const logged = session.log.count;
            let last = -1;
            for (let beats = 0; story.telling; ++beats) {
                verify(beats < 60, "the story ends");
                verify(story.index === last + 1 || story.index === 0, "no moment is left out");
                last = story.index;
                compare(session.choices.count, 0);
                compare(session.step, "");
                compare(session.prompt, story.text);
                verify(story.text !== "" && story.title !== "");
                for (const sum of story.sums)
                    compare(sum.parts.reduce((all, part) => all + part.amount, 0), sum.total, sum.label);
                chapters.push(story.chapter);
                const before = { lp: [0, 1, 2].map(lp), gold: [0, 1, 2].map(gold) };
                keyClick(Qt.Key_Space);
                settle();
                const total = (seat, what) => story.sums.filter(sum => sum.seat === seat && sum.what === what).reduce((all, sum) => all + sum.total, 0);
                for (let seat = 0; seat < 3; ++seat) {
                    if (story.chapter === "wars")
                        compare(lp(seat) - before.lp[seat], total(seat, "points"), "points of " + seat + " at " + story.text);
                    if (story.chapter === "income") {
                        compare(lp(seat), before.lp[seat]);
                        compare(gold(seat) - before.gold[seat], total(seat, "gold"), "income of " + seat);
                    }
                }
            }
            compare(session.step, "construct");
            const firsts = chapters.filter((chapter, at) => chapter !== chapters[at - 1]);
            compare(firsts.join(" "), "deployment wars income");
            compare(chapters.filter(chapter => chapter === "wars").length, 4, "three seams and the points");
            compare(chapters.filter(chapter => chapter === "income").length, 3);
            verify(session.log.count > logged, "the log says the same");
            verify(!bar.visible);
        }
        function test_aging_is_shown_seat_by_seat() {
            start("papertales", ["human", "casual", "casual"], "7", true, 0);
            let died = 0;
            for (let turn = 1; turn <= 3; ++turn) {
                tellTo("aging");
                while (story.telling && story.chapter === "aging") {
                    const seat = story.seats[0];
                    const dead = story.sums.find(sum => sum.what === "age")?.parts ?? [];
                    for (const part of dead) {
                        ++died;
                        verify(part.amount > 0 && part.face > 0);
                    }
                    // All remaining Units have an Age token once this seat's aging is shown. Saved Units are narrated
                    // earlier.
                    for (const spot of story.text.indexOf("saves") >= 0 ? [] : ["F1", "F2", "F3", "B1", "B2"]) {
                        const unit = session.zone(spot, seat).at(0);
                        verify(unit.face === undefined || unit.mark > 0, spot + " of " + seat + " at " + story.text);
                    }
                    story.next();
                }
                story.skip();
            }
            verify(died > 0);
        }
        function test_escape_skips_the_story() {
            start("papertales", ["human", "casual"], "12", true, 0);
            tellTo("wars");
            keyClick(Qt.Key_Escape);
            verify(!story.telling);
            compare(App.page, "table");
            compare(session.step, "construct");
            verify(session.choices.count > 0);
            verify(!Walk.named(main, "stayHere"), "Esc was for the story");
        }
        function test_a_key_that_only_moves_the_focus_does_not_skip_a_moment_data() {
            return [{ tag: "Paper Tales", game: "papertales" }, { tag: "Tail Story", game: "tailstory" }];
        }
        function test_a_key_that_only_moves_the_focus_does_not_skip_a_moment(data) {
            start(data.game, ["human", "casual"], "12", true, 0);
            for (let moves = 0; moves < 300 && !story.telling; ++moves) {
                if (session.step !== "")
                    verify(session.submit(choice("commit") || choice("") || session.choices.at(0).move), session.step + ": " + session.refusal.text);
                else
                    tryVerify(() => story.telling || session.step !== "", 20000);
            }
            verify(story.telling);
            const told = story.text;
            for (const key of [Qt.Key_Tab, Qt.Key_Backtab, Qt.Key_Up, Qt.Key_Down, Qt.Key_Left, Qt.Key_Shift, Qt.Key_VolumeUp, Qt.Key_Q]) {
                keyClick(key);
                verify(story.telling && story.text === told, "key " + key);
            }
            keyClick(Qt.Key_Escape);
            verify(!story.telling);
        }
        function test_every_control_has_a_name_during_a_story() {
            start("papertales", ["human", "casual", "casual", "random", "casual"], "13", true, 0);
            tellTo("wars");
            for (const item of Walk.stops(main)) {
                verify(item.Accessible.name !== "", item + " " + item.objectName);
                verify(item.Accessible.role !== Accessible.NoRole, item.objectName);
            }
            const parts = Walk.named(main, "storyParts");
            verify(parts && parts.visible, "a story that stands still shows its sums");
            const at = parts.mapToItem(main, 0, 0);
            verify(at.y >= 0 && at.x >= 0 && at.x + parts.width <= main.width);
            for (const name of ["storyNext", "storySkip"]) {
                const button = Walk.named(main, name);
                const place = button.mapToItem(main, 0, 0);
                verify(button.height >= 44 && place.x + button.width <= main.width && place.y + button.height <= main.height, name);
            }
            const index = story.index;
            mouseClick(Walk.named(main, "storyNext"));
            compare(story.index, index + 1);
            story.skip();
        }
        function test_a_story_continues_by_itself_and_can_be_paused() {
            start("papertales", ["human", "casual"], "12", false, 1);
            tellTo("deployment");
            const first = story.index;
            keyClick(Qt.Key_P);
            verify(story.paused);
            verify(Walk.named(main, "storyParts").visible);
            wait(2500);
            compare(story.index, first);
            keyClick(Qt.Key_P);
            verify(!story.paused);
            tryVerify(() => story.index > first || !story.telling, 6000);
            story.skip();
        }
        function test_a_sum_that_no_longer_exists_is_not_shown() {
            start("papertales", ["human", "casual"], "12", false, 3);
            tellTo("wars");
            const bar = Walk.named(main, "storyBar");
            bar.asked = 0;
            const parts = Walk.named(main, "storyParts");
            compare(parts.sums.length, 1);
            bar.asked = story.sums.length; // as if the next moment had fewer sums
            compare(parts.sums.length, 0);
            bar.asked = -1;
        }
        function test_there_is_no_story_at_instant_speed() {
            start("papertales", ["human", "casual"], "12", false, 0);
            for (let moves = 0; moves < 100 && session.step !== "construct"; ++moves) {
                verify(!story.telling);
                if (session.step !== "")
                    move();
                else
                    tryVerify(() => session.step !== "", 20000);
            }
            compare(session.step, "construct");
        }
        function test_the_inspector_is_opened_and_browsed_by_keys() {
            start("papertales", ["human", "casual"], "12", false, 0);
            const inspector = Walk.named(main, "inspector");
            verify(inspector === null || !inspector.visible);
            tryVerify(() => session.step === "pick");
            keyClick(Qt.Key_I);
            const sheet = Walk.named(main, "inspector");
            verify(sheet && sheet.visible);
            verify(sheet.pinned);
            verify(sheet.face > 0);
            verify(sheet.rules.length >= 2);
            verify(sheet.rules.some(rule => /^PT-\d+$/.test(rule.ledger)));
            verify(sheet.Accessible.name.indexOf(sheet.card.name) >= 0);
            const seen = [sheet.face];
            for (let i = 0; i < 30; ++i) {
                keyClick(Qt.Key_Right);
                seen.push(sheet.face);
            }
            verify(new Set(seen).size >= 9, "the arrows go from card to card");
            const at = sheet.mapToItem(main, 0, 0);
            verify(at.x >= 0 && at.y >= 0 && at.x + sheet.width <= main.width && at.y + sheet.height <= main.height, "it stays on the table");
            keyClick(Qt.Key_Escape);
            verify(!sheet.visible);
            verify(!Walk.named(main, "stayHere"));
        }
        function test_the_inspector_opens_after_the_pointer_rests() {
            start("foxtail", ["human", "casual"], "5", false, 0);
            while (session.step === "draw")
                keyClick(Qt.Key_Space);
            const card = Walk.named(main, "drawnCard");
            mouseMove(card, card.width / 2, card.height / 2);
            verify(!Walk.named(main, "inspectorSlip"), "not at once");
            tryVerify(() => Walk.named(main, "inspectorSlip") !== null, 3000);
            verify(!Walk.named(main, "inspector"), "small, as long as it is not pinned");
            const slip = Walk.named(main, "inspectorSlip");
            verify(slip.sentence !== "");
            verify(slip.Accessible.name.indexOf(slip.card.name) >= 0);
            mouseMove(main, 2, 2);
            tryVerify(() => !Walk.named(main, "inspectorSlip"), 2000);
        }
    }
}
