// SPDX-License-Identifier: MIT
// Searches and browses the catalogue of cards with keys alone.
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
        name: "Cards"
        when: windowShown

        function init() {
            App.speed = 0;
            App.goHome();
            tryVerify(() => main.page !== null);
        }
        function cleanup() {
            main.closeRules();
            App.appearance.textScale = 1;
        }
        function grid() {
            return Walk.named(main, "cardGrid");
        }
        function leaf() {
            const back = Walk.named(main, "allCards");
            return back ? back.parent : null;
        }
        function has(item) { // is the keyboard focus inside the item?
            for (let up = stage.Window.activeFocusItem; up; up = up.parent)
                if (up === item)
                    return true;
            return false;
        }
        function tabTo(name) {
            for (let press = 0; press < 60; ++press) {
                const item = Walk.named(main, name);
                if (item && has(item))
                    return item;
                keyClick(Qt.Key_Tab);
            }
            fail("the Tab key does not reach " + name);
        }
        function verifySeen(item, view, what) {
            tryVerify(() => {
                const y = item.mapToItem(view, 0, 0).y;
                return y >= -1 && y + item.height <= view.height + 1;
            }, 1000, what + " at " + item.mapToItem(view, 0, 0).y);
        }
        function toCards(game) {
            main.openRule(game, "");
            tryVerify(() => Walk.named(main, "rulesTab-2")?.x > 0);
            tabTo("rulesTab-2");
            keyClick(Qt.Key_Return);
            tryVerify(() => grid() !== null && grid().activeFocus && grid().currentIndex === 0);
        }
        function everySize() {
            const rows = [];
            for (let row = 0; row < App.games.count; ++row) {
                const game = App.games.at(row).gameId;
                for (const size of [{ width: 1440, height: 900, scale: 1 }, { width: 1024, height: 640, scale: 1 }, { width: 1024, height: 640, scale: 1.5 }])
                    rows.push(Object.assign({ tag: [game, size.width, size.scale].join(" "), game: game }, size));
            }
            return rows;
        }

        function test_cardsAreFoundAndBrowsedByKeys_data() {
            return everySize();
        }
        function test_cardsAreFoundAndBrowsedByKeys(data) {
            stage.width = data.width;
            stage.height = data.height;
            App.appearance.textScale = data.scale;
            toCards(data.game);
            const cards = grid().model;
            const name = cards.at(cards.count - 1).name;
            keyClick("/");
            const line = Walk.named(main, "cardSearch");
            verify(has(line));
            const all = cards.count;
            for (const letter of name.toLowerCase().replace(/[^a-z0-9 -].*/, ""))
                keyClick(letter);
            verify(cards.count > 0 && cards.count < all, line.text + " finds " + cards.count + " of " + all);
            keyClick(Qt.Key_Down);
            verify(grid().activeFocus);
            for (let row = 0; row < cards.count; ++row) {
                compare(grid().currentIndex, row);
                verifySeen(grid().currentItem, grid(), grid().currentItem.name);
                keyClick(Qt.Key_Right);
            }
            keyClick(Qt.Key_Return);
            tryVerify(() => leaf() !== null && has(leaf()));
            compare(leaf().Accessible.name, cards.at(cards.count - 1).name);
            for (let row = cards.count - 1; row > 0; --row) { // back through all results
                keyClick(Qt.Key_Left);
                compare(leaf().Accessible.name, cards.at(row - 1).name);
            }
            keyClick(Qt.Key_Escape);
            tryVerify(() => grid() !== null && grid().activeFocus);
            compare(grid().currentIndex, 0);
            verifySeen(grid().currentItem, grid(), "the first");
            keyClick(Qt.Key_Up);
            verify(has(line));
            keyClick(Qt.Key_Escape);
            compare(main.rulesOf, "");
        }
        function test_rulesOfACardAreReachedByKeys_data() {
            return everySize();
        }
        function test_rulesOfACardAreReachedByKeys(data) {
            stage.width = data.width;
            stage.height = data.height;
            App.appearance.textScale = data.scale;
            toCards(data.game);
            keyClick(Qt.Key_Return);
            const links = () => Walk.all(leaf()).filter(item => item.objectName === "ruleLink" && item.visible);
            const cards = Walk.all(main).find(item => item.cards && item.open && item.search).cards;
            for (let row = 0; links().length === 0 && row + 1 < cards.count; ++row)
                keyClick(Qt.Key_Right);
            const view = Walk.all(leaf()).find(item => item.contentY !== undefined);
            const found = links();
            verify(found.length > 0, "no card names a rule");
            for (const link of found) {
                keyClick(Qt.Key_Tab);
                verify(link.activeFocus, link.entry);
                verifySeen(link, view, link.entry);
            }
            const entry = found[found.length - 1].entry;
            keyClick(Qt.Key_Return);
            const list = Walk.named(main, "ruleList");
            verify(list !== null);
            compare(list.book.entryAt(list.currentIndex), entry);
        }
    }
}
