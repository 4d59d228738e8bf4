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
        name: "Seats"
        when: windowShown

        function init() {
            App.speed = 0;
            App.goHome();
            App.openSeats("foxtail");
            compare(App.page, "seats");
        }
        function test_everyStopHasANameAndARole() {
            for (const item of Walk.stops(main)) {
                verify(item.Accessible.name !== "", item + " " + item.objectName);
                verify(item.Accessible.role !== Accessible.NoRole, item.objectName);
            }
        }
        function test_seatCount() {
            mouseClick(Walk.named(main, "seats-3"));
            compare(App.seatSheet.seatCount, 3);
            verify(Walk.named(main, "seat-2-kind"));
            mouseClick(Walk.named(main, "seats-2"));
            compare(App.seatSheet.seatCount, 2);
            verify(!Walk.named(main, "seat-2-kind"));
        }
        function test_kindAndEmblem() {
            const kind = Walk.named(main, "seat-1-kind");
            const before = kind.text;
            mouseClick(kind);
            verify(kind.text !== before);
            const emblem = App.seatSheet;
            mouseClick(Walk.named(main, "seat-0-after"));
            verify(Walk.named(main, "seat-0-before").Accessible.name !== "");
        }
        function test_nameIsWritten() {
            const line = Walk.named(main, "seat-0-name");
            mouseClick(line);
            keyClick(Qt.Key_End);
            keyClick("x");
            verify(line.text.endsWith("x"));
        }
        function test_whatSeldomMattersStandsUnderMore() {
            App.goHome();
            App.openSeats("tailstory");
            const shown = () => Walk.all(main).filter(item => item.visible && item.objectName.startsWith("option-")).map(item => item.objectName);
            compare(shown(), ["option-acting", "option-responses", "option-practice"]);
            verify(!Walk.named(main, "seed"));
            const more = Walk.named(main, "moreOptions");
            const mark = () => Walk.named(main, "moreChanged");
            verify(!mark());
            more.forceActiveFocus();
            keyClick(Qt.Key_Space);
            compare(shown().length, 21);
            compare(shown().indexOf("option-E01") >= 0, true);
            verify(Walk.named(main, "seed"));
            Walk.named(main, "option-entrycheck").press();
            verify(mark());
            mouseClick(more);
            compare(shown().length, 3);
            verify(mark() && more.Accessible.name.endsWith(mark().text));
            compare(App.seatSheet.options.at(2).value, 1);
            mouseClick(more);
            Walk.named(main, "option-entrycheck").press();
            verify(!mark());
            App.seatSheet.seedText = "7"; // a deal by number is one that is not by chance
            verify(mark());
            App.seatSheet.seedText = "";
        }
        function test_startOpensTheTable() {
            mouseClick(Walk.named(main, "startButton"));
            compare(App.page, "table");
            verify(App.session !== null);
            tryVerify(() => Walk.named(main, "foxtailTable") !== null);
        }
        function test_escapeGoesHome() {
            keyClick(Qt.Key_Escape);
            compare(App.page, "home");
        }
    }
}
