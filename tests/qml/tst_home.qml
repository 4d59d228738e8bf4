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
        name: "Home"
        when: windowShown

        function init() {
            App.speed = 0;
            App.goHome();
            tryVerify(() => main.page !== null);
            main.refocus();
        }
        function test_everyControlHasANameAndARole() {
            const stops = Walk.stops(main);
            verify(stops.length >= 3);
            for (const item of stops) {
                verify(item.Accessible.name !== "", item + " " + item.objectName);
                verify(item.Accessible.role !== Accessible.NoRole, item.objectName);
            }
        }
        function test_arrowsChooseABoxAndEnterPlays() {
            const box = Walk.named(main, "box-foxtail");
            verify(box);
            box.forceActiveFocus();
            keyClick(Qt.Key_Right);
            verify(!box.activeFocus);
            keyClick(Qt.Key_Left);
            verify(box.activeFocus);
            keyClick(Qt.Key_Return);
            compare(App.page, "seats");
        }
        function test_learnOpensTheRulesAndEscapeCloses() {
            mouseClick(Walk.named(main, "learn-foxtail"));
            verify(Walk.named(main, "closeRules"));
            verify(Walk.named(main, "rulesOverview").activeFocus);
            verify(Walk.all(main).some(item => item.visible && item.Accessible.name.indexOf("Four ways") >= 0), "the game's rules are there");
            keyClick(Qt.Key_Escape);
            verify(!Walk.named(main, "closeRules"));
        }
        function test_gameStatisticsHaveAPageOfTheirOwn() {
            mouseClick(Walk.named(main, "openStatistics"));
            const sheet = Walk.named(main, "statisticsSheet");
            verify(sheet);
            verify(Walk.named(main, "closeStatistics").activeFocus);
            if (App.saves.count === 0)
                verify(Walk.named(main, "nothingPlayed"), "a friendly word where there is nothing");
            keyClick(Qt.Key_Escape);
            verify(!Walk.named(main, "statisticsSheet"));
            App.openSeats("foxtail");
            App.startMatch();
            App.goHome();
            tryVerify(() => Walk.named(main, "openStatistics"));
            mouseClick(Walk.named(main, "openStatistics"));
            tryVerify(() => Walk.named(main, "played-foxtail"));
            verify(!Walk.named(main, "nothingPlayed"));
            verify(Walk.named(main, "played-foxtail").Accessible.name.indexOf("Foxtail") === 0);
            keyClick(Qt.Key_Return);
            verify(!Walk.named(main, "statisticsSheet"));
        }
        function test_tabReachesEverything() {
            const stops = Walk.stops(main).length;
            const seen = new Set();
            Walk.named(main, "box-foxtail").forceActiveFocus();
            for (let i = 0; i < stops + 2; ++i) {
                keyClick(Qt.Key_Tab);
                const item = main.Window.activeFocusItem;
                verify(item, "focus is lost");
                seen.add(item);
            }
            verify(seen.size >= stops - 1, seen.size + " of " + stops);
        }
        function test_aSaveIsRenamedRemovedAndRestoredByKeys() {
            App.openSeats("foxtail");
            App.startMatch();
            App.goHome();
            tryVerify(() => Walk.named(main, "save-0"));
            const count = App.saves.count;
            Walk.named(main, "save-0").forceActiveFocus();
            keyClick(Qt.Key_F2);
            verify(Walk.named(main, "saveName").activeFocus);
            keyClick(Qt.Key_Escape);
            verify(Walk.named(main, "save-0").activeFocus, "Esc gives the focus back");
            keyClick(Qt.Key_F2);
            keyClick(Qt.Key_A);
            keyClick(Qt.Key_B);
            keyClick(Qt.Key_Return);
            tryVerify(() => Walk.named(main, "save-0")?.activeFocus ?? false);
            verify(Walk.named(main, "save-0").Accessible.name.startsWith("ab, "), Walk.named(main, "save-0").Accessible.name);
            keyClick(Qt.Key_Delete);
            compare(App.saves.count, count - 1);
            verify(Walk.named(main, "undoRemove").activeFocus);
            keyClick(Qt.Key_Return);
            compare(App.saves.count, count);
            tryVerify(() => Walk.named(main, "save-0")?.activeFocus ?? false);
            verify(Walk.named(main, "save-0").Accessible.name.startsWith("ab, "));
        }
        function test_nothingLeavesTheWindow_data() {
            return [{ tag: "small", width: 1024, height: 640, scale: 1 }, { tag: "small150", width: 1024, height: 640, scale: 1.5 }, { tag: "large", width: 1440, height: 900, scale: 1.25 }];
        }
        function test_nothingLeavesTheWindow(data) {
            stage.width = data.width;
            stage.height = data.height;
            App.appearance.textScale = data.scale;
            wait(20);
            for (const item of Walk.stops(main)) {
                const at = item.mapToItem(main, 0, 0);
                if (item.objectName.startsWith("save-") || item.objectName.startsWith("remove-") || item.objectName.startsWith("name-"))
                    continue; // inside a row that scrolls
                verify(at.x >= 0 && at.y >= 0 && at.x + item.width <= main.width + 1 && at.y + item.height <= main.height + 1, item.objectName);
            }
            App.appearance.textScale = 1;
        }
    }
}
