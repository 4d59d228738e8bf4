// SPDX-License-Identifier: MIT
// Rules are written only in the rulebook: How to play shows its sentences, and each lesson step leads to its rule.
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
        name: "Taught"
        when: windowShown

        function init() {
            App.speed = 0;
            App.goHome();
            tryVerify(() => main.page !== null);
        }
        function cleanup() {
            main.closeRules();
        }
        function eachGame() {
            const rows = [];
            for (let row = 0; row < App.games.count; ++row) {
                const game = App.games.at(row).gameId;
                if (App.games.page(game, "Rules").toString() !== "")
                    rows.push({ tag: game, game: game });
            }
            return rows;
        }
        function shown() {
            const list = Walk.named(main, "ruleList");
            return list ? list.book.entryAt(list.currentIndex) : "";
        }

        function test_howToPlayTakesItsTextsFromTheRulebook_data() {
            return eachGame();
        }
        function test_howToPlayTakesItsTextsFromTheRulebook(data) {
            main.openRule(data.game, "");
            const page = Walk.all(main).find(item => item.chapters && item.pictures !== undefined);
            verify(page);
            const prefix = page.chapters[0].entries[0].split("-")[0];
            const seen = new Set();
            for (const chapter of page.chapters) {
                verify(chapter.body === undefined, chapter.head);
                verify(chapter.entries.length > 0, chapter.head);
                for (const entry of chapter.entries) {
                    verify(page.book.has(entry) && !seen.has(entry), entry);
                    seen.add(entry);
                    const said = Walk.named(page, "gist-" + entry).text.replace(/&quot;/g, '"').replace(/&amp;/g, "&");
                    verify(said.length > 10 && page.book.gistOf(entry, true).startsWith(said), entry + ": " + said);
                    verify(said.indexOf(prefix + "-") < 0, entry + " names a rule that is no link: " + said);
                }
            }
            verify(seen.size >= 20, seen.size);
        }
        // The rule opens from the link and with F1.
        function test_aStepOfALessonLeadsToItsRule_data() {
            return eachGame();
        }
        function test_aStepOfALessonLeadsToItsRule(data) {
            App.openLesson(data.game, 0);
            tryVerify(() => App.page === "table" && App.practice.lesson !== null);
            const entry = App.practice.lesson.entry;
            tryVerify(() => Walk.named(main, "lessonRule")?.entry === entry);
            Walk.named(main, "lessonRule").followed(entry); // acts like a press on the link
            tryVerify(() => shown() === entry, 2000, shown() + " for " + entry);
            main.closeRules();
            main.openRules(data.game); // acts like F1
            tryVerify(() => shown() === entry, 2000, "F1: " + shown() + " for " + entry);
        }
    }
}
