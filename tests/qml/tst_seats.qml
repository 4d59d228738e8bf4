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
        function test_everyControlHasANameAndARole() {
            for (const item of Walk.stops(main)) {
                verify(item.Accessible.name !== "", item + " " + item.objectName);
                verify(item.Accessible.role !== Accessible.NoRole, item.objectName);
            }
        }
        function test_theNumberOfSeatsIsChosenByMouse() {
            mouseClick(Walk.named(main, "seats-3"));
            compare(App.seatSheet.seatCount, 3);
            verify(Walk.named(main, "seat-2-kind"));
            mouseClick(Walk.named(main, "seats-2"));
            compare(App.seatSheet.seatCount, 2);
            verify(!Walk.named(main, "seat-2-kind"));
        }
        function test_kindsAreChosenByMouseAndKeys() {
            const kind = Walk.named(main, "seat-1-kind");
            const kinds = App.seatSheet.kinds();
            const now = () => kinds.indexOf(App.seatSheet.seats.at(1).kind);
            App.seatSheet.setKind(1, "casual");
            mouseClick(kind);
            const list = Walk.named(main, "choiceList");
            verify(list && list.activeFocus);
            mouseClick(Walk.named(main, "choice-" + kinds.indexOf("sharp")));
            compare(App.seatSheet.seats.at(1).kind, "sharp");
            verify(!Walk.named(main, "choiceList"));
            verify(kind.activeFocus, "it has the focus again");
            // With keys, the list opens at the current kind, Esc changes nothing, and Enter chooses.
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Escape);
            compare(App.page, "seats");
            compare(App.seatSheet.seats.at(1).kind, "sharp");
            keyClick(Qt.Key_Space);
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Return);
            compare(App.page, "seats");
            compare(App.seatSheet.seats.at(1).kind, "keen");
            // Arrows step without opening the list.
            keyClick(Qt.Key_Left);
            compare(App.seatSheet.seats.at(1).kind, "casual");
            keyClick(Qt.Key_Right);
            compare(App.seatSheet.seats.at(1).kind, "keen");
            mouseWheel(kind, kind.width / 2, kind.height / 2, 0, 120);
            compare(App.seatSheet.seats.at(1).kind, "keen"); // the wheel scrolls the page instead
            Walk.named(main, "startButton").forceActiveFocus();
            mouseWheel(kind, kind.width / 2, kind.height / 2, 0, 120);
            compare(App.seatSheet.seats.at(1).kind, "keen");
            const emblem = App.seatSheet;
            mouseClick(Walk.named(main, "seat-0-after"));
            verify(Walk.named(main, "seat-0-before").Accessible.name !== "");
        }
        function test_optionsAreChosenFromAListAndSteppedBothWays() {
            App.goHome();
            App.openSeats("tailstory");
            Walk.named(main, "moreOptions").press();
            const tag = Walk.all(main).find(item => item.visible && item.objectName.startsWith("option-") && item.texts.length > 2);
            verify(tag);
            const before = tag.current;
            tag.forceActiveFocus();
            keyClick(Qt.Key_Left);
            compare(tag.current, (before + tag.texts.length - 1) % tag.texts.length);
            keyClick(Qt.Key_Right);
            compare(tag.current, before);
            keyClick(Qt.Key_Return);
            verify(Walk.named(main, "choiceList"));
            const other = before === 0 ? 1 : 0;
            Walk.named(main, "choice-" + other).Accessible.pressAction();
            compare(tag.current, other);
            verify(!Walk.named(main, "choiceList"));
            const sheet = Walk.named(main, "option-practice");
            const practice = App.seatSheet.practice;
            sheet.press(); // changes an option with two values to the other one
            verify(!Walk.named(main, "choiceList"));
            compare(App.seatSheet.practice, !practice);
            sheet.press();
        }
        function test_manySeatsFitThePage() {
            App.goHome();
            App.openSeats("storyline");
            stage.width = 1440;
            stage.height = 900;
            App.seatSheet.seatCount = App.seatSheet.seatsMost;
            verify(App.seatSheet.seatCount > 4);
            waitForRendering(stage);
            for (let seat = 0; seat < App.seatSheet.seatCount; ++seat) {
                const kind = Walk.named(main, "seat-" + seat + "-kind");
                verify(kind.mapToItem(main, 0, kind.height).y < 860, "seat " + seat);
            }
            stage.width = 1024;
            stage.height = 640;
        }
        function test_namesCanBeTyped() {
            const line = Walk.named(main, "seat-0-name");
            mouseClick(line);
            keyClick(Qt.Key_End);
            keyClick("x");
            verify(line.text.endsWith("x"));
        }
        function test_rarelyUsedOptionsAreUnderMore() {
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
            App.seatSheet.seedText = "7"; // a fixed deal number counts as a changed option
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
