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
        name: "Rules"
        when: windowShown

        function init() {
            App.speed = 0;
            App.goHome();
            tryVerify(() => main.page !== null);
            main.openRule("papertales", "PT-60");
        }
        function cleanup() {
            main.closeRules();
            App.appearance.textScale = 1;
            App.appearance.highContrast = false;
        }
        function list() {
            return Walk.named(main, "ruleList");
        }
        function current() {
            return list().book.entryAt(list().currentIndex);
        }
        // Checks that this entry is current and that its beginning is visible.
        function compareShown(entry) {
            compare(current(), entry);
            const row = Walk.named(main, "rule-" + entry);
            const y = row.mapToItem(list(), 0, 0).y;
            verify(y >= -1 && y < list().height - 10, entry + " at " + y);
        }

        function test_everyRuleCanBeOpened() {
            const book = list().book;
            for (let row = 0; row < list().count; ++row) {
                const entry = book.entryAt(row);
                if (entry === "")
                    continue;
                main.openRule("papertales", entry);
                compareShown(entry);
            }
        }
        function test_arrowsGoThroughAllRules() {
            list().forceActiveFocus();
            keyClick(Qt.Key_Home);
            const seen = new Set([current()]);
            for (let press = 0; press < 600 && seen.size < list().book.total; ++press) {
                keyClick(Qt.Key_Down);
                seen.add(current());
            }
            compare(seen.size, list().book.total);
            keyClick(Qt.Key_PageUp);
            keyClick(Qt.Key_PageUp);
            verify(current() !== "" && !list().atYEnd);
            keyClick(Qt.Key_End);
            compare(list().currentIndex, list().count - 1);
            verify(list().atYEnd);
        }
        function test_linksLeadToOtherRules() {
            const book = list().book;
            let row = 0;
            while (row < list().count && book.at(row).links.length === 0)
                ++row;
            const rule = book.at(row);
            verify(rule.links.length > 0, "no rule names another");
            main.openRule("papertales", rule.entry);
            const link = Walk.all(Walk.named(main, "rule-" + rule.entry)).find(item => item.objectName === "see-" + rule.links[0].entry);
            verify(link && link.activeFocusOnTab && link.height >= 44);
            link.forceActiveFocus();
            keyClick(Qt.Key_Return);
            compareShown(rule.links[0].entry);
        }
        function test_aSearchThatFindsNothingSaysSo() {
            keyClick("/");
            verify(Walk.named(main, "ruleSearch").activeFocus);
            for (const letter of "qqq")
                keyClick(letter);
            compare(list().count, 0);
            verify(Walk.all(main).some(item => item.visible && (item.text ?? "").toString().startsWith("No rule contains")));
            main.openRule("papertales", "PT-12");
            compareShown("PT-12");
            compare(Walk.named(main, "ruleSearch").text, "");
        }
        function test_aGameWithoutTheEntryShowsHowToPlay() {
            main.closeRules();
            main.openRule("papertales", "PT-999");
            verify(Walk.named(main, "rulesOverview"));
        }
        function grids() {
            return Walk.all(main).filter(item => item.objectName === "exampleGrid");
        }
        function toHowToPlay() {
            tryVerify(() => Walk.named(main, "rulesTab-1").x > 0); // until the tabs are laid out
            mouseClick(Walk.named(main, "rulesTab-0"));
            tryVerify(() => grid()?.visible && grid().itemAtIndex(0) !== null);
        }
        function grid() {
            return grids().find(each => each.count > 0);
        }
        function test_examplesAreLoadedWhenHowToPlayIsShown() {
            compare(grids().length, 2);
            verify(!grid());
            wait(50);
            verify(!grid());
            toHowToPlay();
            compare(grid().count, 12);
            mouseClick(Walk.named(main, "rulesTab-1"));
            compare(grid(), grids().find(each => each.count === 12));
        }
        function test_anExampleIsTriedByKeys_data() {
            return [{ tag: "small", width: 1024, height: 640, scale: 1 }, { tag: "small150", width: 1024, height: 640, scale: 1.5 }, { tag: "large", width: 1440, height: 900, scale: 1.25 }];
        }
        function test_anExampleIsTriedByKeys(data) {
            stage.width = data.width;
            stage.height = data.height;
            App.appearance.textScale = data.scale;
            toHowToPlay();
            for (let press = 0; press < 20 && !grid().activeFocus; ++press)
                keyClick(Qt.Key_Tab);
            verify(grid().activeFocus);
            compare(grid().currentIndex, 0);
            keyClick(Qt.Key_Right);
            compare(grid().currentIndex, 1);
            const view = Walk.named(main, "rulesOverview");
            while (grid().currentIndex < 9)
                keyClick(Qt.Key_Right);
            const tile = grid().currentItem;
            verify(tile.Accessible.name.endsWith(tile.title) && tile.Accessible.description !== "");
            compare(tile.Accessible.role, Accessible.Button);
            const y = tile.mapToItem(view, 0, 0).y;
            verify(y >= 0 && y + tile.height <= view.height, "the keys are at " + y);
            const entry = tile.entry;
            keyClick(Qt.Key_Return);
            compare(App.practice.entry, entry);
            compare(App.page, "table");
            App.leaveExample();
            compare(App.page, "home");
        }
        function test_anExampleIsTriedByAPress() {
            toHowToPlay();
            const tile = grid().itemAtIndex(0);
            const view = Walk.named(main, "rulesOverview");
            view.contentY = tile.mapToItem(view.contentItem, 0, 0).y;
            mouseClick(tile);
            compare(App.practice.entry, "PT-33");
            App.leaveExample();
        }
        function test_leavingAnExampleLeadsBackToItsPicture_data() {
            return [{ tag: "large", width: 1440, height: 900 }, { tag: "small", width: 1024, height: 640 }];
        }
        function test_leavingAnExampleLeadsBackToItsPicture(data) {
            stage.width = data.width;
            stage.height = data.height;
            toHowToPlay();
            const tile = grid().itemAtIndex(10);
            const entry = tile.entry;
            tile.clicked();
            tryCompare(App, "page", "table");
            main.openRule("papertales", entry); // rules read at the practice table do not change the way back
            App.leaveExample();
            tryCompare(App, "page", "home");
            tryVerify(() => grid()?.activeFocus ?? false);
            compare(Walk.named(main, "ruleList"), null); // How to play is open instead of all rules
            compare(grid().currentItem.entry, entry);
            const view = Walk.named(main, "rulesOverview");
            tryVerify(() => {
                const y = grid().currentItem.mapToItem(view, 0, 0).y;
                return y >= -1 && y + grid().currentItem.height <= view.height + 1;
            });
        }
        // Each number is a link to its rule, for mouse and keys.
        function test_numbersOfHowToPlayLeadToTheirRules_data() {
            const rows = [];
            for (let row = 0; row < App.games.count; ++row) {
                const game = App.games.at(row).gameId;
                if (App.games.page(game, "Rules").toString() !== "") // only games that have their own How to play
                    rows.push({ tag: game, game: game });
            }
            return rows;
        }
        function test_numbersOfHowToPlayLeadToTheirRules(data) {
            main.closeRules();
            main.openRules(data.game);
            tryVerify(() => Walk.named(main, "rulesTab-1").x > 0);
            const overview = Walk.named(main, "rulesOverview");
            const links = () => Walk.all(overview).filter(item => item.objectName === "ruleLink");
            tryVerify(() => links().length >= 7);
            const entries = links().map(link => link.entry);
            mouseClick(Walk.named(main, "rulesTab-1"));
            for (const entry of entries)
                verify(list().book.has(entry), entry);
            mouseClick(Walk.named(main, "rulesTab-0"));
            const link = links()[1];
            link.forceActiveFocus(Qt.TabFocusReason);
            tryVerify(() => link.mapToItem(overview, 0, 0).y >= 0 && link.mapToItem(overview, 0, link.height).y <= overview.height);
            mouseClick(link);
            compareShown(link.entry);
            mouseClick(Walk.named(main, "rulesTab-0"));
            links()[0].forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compareShown(links()[0].entry);
        }
        // A card explains its keywords, except those whose entries its lines already name.
        function test_aCardOfTheCatalogueExplainsItsKeywords() {
            main.closeRules();
            main.openRule("tailstory", "");
            tryVerify(() => Walk.named(main, "rulesTab-2").x > 0);
            mouseClick(Walk.named(main, "rulesTab-2"));
            const shown = entry => Walk.named(main, "keyword-" + entry);
            const card = Walk.all(main).find(item => item.cards && item.open && item.search);
            let explained = 0;
            for (let row = 0; row < card.cards.count; ++row) {
                const face = card.cards.at(row).face;
                const rules = Cards.text("tailstory", face).rules;
                card.open(face);
                for (const each of Cards.keywords("tailstory", rules.map(rule => rule.text).join(" "))) {
                    const told = rules.some(rule => rule.ledger === each.ledger);
                    verify((shown(each.ledger) !== null) !== told, face + " " + each.term);
                    explained += told ? 0 : 1;
                    if (!told)
                        verify(shown(each.ledger).text.endsWith(each.sentence));
                }
            }
            verify(explained >= 12, explained); // "altered" and "bonus", on each of six characters
        }
        function test_everyControlHasANameAndRoom_data() {
            return [{ tag: "small", width: 1024, height: 640, scale: 1 }, { tag: "small150", width: 1024, height: 640, scale: 1.5 }, { tag: "large", width: 1440, height: 900, scale: 1.25 }];
        }
        function test_everyControlHasANameAndRoom(data) {
            stage.width = data.width;
            stage.height = data.height;
            App.appearance.textScale = data.scale;
            wait(20);
            main.openRule("papertales", "PT-60");
            const leaf = Walk.named(main, "rulesLeaf");
            for (const item of Walk.stops(leaf)) {
                verify(item.Accessible.name !== "" && item.Accessible.role !== Accessible.NoRole, item + item.objectName);
                const at = item.mapToItem(leaf, 0, 0);
                verify(at.x >= 0 && at.x + item.width <= leaf.width + 1, item.objectName);
            }
            for (const entry of ["closeRules", "rulesTab-0", "rulesTab-1", "ruleSearch"])
                verify(Walk.named(main, entry).height >= 44, entry);
        }
    }
}
