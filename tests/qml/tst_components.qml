// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "walk.js" as Walk

Item {
    id: stage
    width: 1000
    height: 600

    Component {
        id: buttonMaker
        PaperButton {
            text: "Press"
        }
    }
    Component {
        id: signMaker
        PaperButton {
            text: "×"
            Accessible.name: "Close"
        }
    }
    Component {
        id: slipMaker
        WhyNotSlip {
            width: 400
            height: implicitHeight
        }
    }
    Component {
        id: newsMaker
        CurtainNews {
            width: 240
            lines: ["W".repeat(24) + " draws 2 cards."]
        }
    }
    Component {
        id: cardMaker
        CardImage {
            width: 61
            height: 97
            face: 3
            game: "foxtail"
            theme: "summer"
        }
    }
    Component { // text that Qt itself shrinks to fit
        id: fittedMaker
        Words {
            minimumPixelSize: 8
            fontSizeMode: Text.Fit
            wrapMode: Text.WordWrap
            lineHeight: 0.9
            font.family: Theme.titleFont
            font.bold: true
            font.pixelSize: 22
        }
    }
    SignalSpy {
        id: spy
        signalName: "clicked"
    }

    TestCase {
        name: "Components"
        when: windowShown

        function cleanup() {
            App.speed = 2;
            App.appearance.reducedMotion = false;
            App.appearance.textScale = 1;
            App.appearance.highContrast = false;
        }
        function test_aButtonWorksByMouseAndKeys() {
            const button = createTemporaryObject(buttonMaker, stage);
            spy.target = button;
            spy.clear();
            mouseClick(button);
            compare(spy.count, 1);
            verify(button.activeFocus);
            keyClick(Qt.Key_Space);
            keyClick(Qt.Key_Return);
            compare(spy.count, 3);
            button.enabled = false;
            mouseClick(button);
            button.press();
            compare(spy.count, 3);
        }
        function test_anInvisibleButtonCannotBePressed() {
            const button = createTemporaryObject(buttonMaker, stage);
            spy.target = button;
            spy.clear();
            button.forceActiveFocus();
            button.visible = false; // keeps the focus
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Space);
            compare(spy.count, 0);
        }
        function test_slidingOffAButtonCancelsThePress() {
            const button = createTemporaryObject(buttonMaker, stage);
            spy.target = button;
            spy.clear();
            mousePress(button);
            mouseMove(button, button.width + 200, button.height + 200);
            mouseRelease(button, button.width + 200, button.height + 200);
            compare(spy.count, 0);
        }
        function test_aKeyPressesAtOnceAndOnlyOnce() {
            const button = createTemporaryObject(buttonMaker, stage);
            spy.target = button;
            button.forceActiveFocus();
            for (const key of [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter]) {
                spy.clear();
                keyPress(key);
                compare(spy.count, 1);
                keyRelease(key);
                compare(spy.count, 1);
            }
        }
        function test_otherMouseButtonsPressNothing() {
            const button = createTemporaryObject(buttonMaker, stage);
            spy.target = button;
            spy.clear();
            mouseClick(button, 5, 5, Qt.RightButton);
            mouseClick(button, 5, 5, Qt.MiddleButton);
            compare(spy.count, 0);
            verify(!button.activeFocus);
        }
        function test_aPressDoesNotTakeTheFocusFromWhatItOpens() {
            const button = createTemporaryObject(buttonMaker, stage, { bringsKeys: false });
            mouseClick(button);
            verify(!button.activeFocus);
            button.bringsKeys = true;
            button.clicked.connect(() => button.focus = false); // like an opened item that takes the focus
            mouseClick(button);
            verify(!button.activeFocus);
        }
        function test_aLongTouchPressesNothing() {
            const button = createTemporaryObject(signMaker, stage);
            const finger = touchEvent(button);
            spy.target = button;
            spy.clear();
            finger.press(0, button, 20, 20).commit();
            wait(1000);
            finger.release(0, button, 20, 20).commit();
            compare(spy.count, 0);
            verify(!button.activeFocus);
            finger.press(0, button, 20, 20).commit();
            finger.release(0, button, 20, 20).commit();
            compare(spy.count, 1);
            verify(button.activeFocus);
        }
        function test_targetsAreLargeEnough() {
            const button = createTemporaryObject(buttonMaker, stage);
            verify(button.width >= 44 && button.height >= 44);
            Theme.windowWidth = 1024;
            Theme.windowHeight = 640;
            verify(button.width >= 44 && button.height >= 44);
            Theme.windowWidth = 1440;
            Theme.windowHeight = 900;
        }
        function test_scaleIsClamped() {
            Theme.windowWidth = 100;
            compare(Theme.scale, 0.7);
            Theme.windowWidth = 9000;
            Theme.windowHeight = 9000;
            compare(Theme.scale, 2);
            Theme.windowWidth = 1440;
            Theme.windowHeight = 900;
            compare(Theme.scale, 1);
        }
        function test_fittedTextHasTheSizeThatQtChooses_data() {
            const rows = [];
            for (const words of ["Ana", "A longer name that fills a row", "One row\nand another one", "Donaudampfschiff, when it comes to port, carries two wood and a crystal for each neighbour."])
                for (const width of [18, 40, 77, 130, 240])
                    for (const height of [8, 14, 40, 90])
                        rows.push({ tag: words.slice(0, 12) + " in " + width + "x" + height, words: words, width: width, height: height });
            return rows;
        }
        function test_fittedTextHasTheSizeThatQtChooses(row) {
            const words = createTemporaryObject(fittedMaker, stage, { text: row.words, width: row.width, height: row.height });
            const pixels = TypeFit.wrapped(row.words, Theme.titleFont, true, 22, 8, row.width, row.height, 0.9);
            verify(Math.abs(pixels - words.fontInfo.pixelSize) <= 1, pixels + " instead of " + words.fontInfo.pixelSize);
        }
        function test_textThatFitsIsNotShrunk() {
            compare(TypeFit.wrapped("I", Theme.titleFont, true, 22, 8, 300, 100, 1), 22);
            compare(TypeFit.wrapped("Nowhere", Theme.titleFont, true, 22, 8, 1, 100, 1), 8);
            compare(TypeFit.wrapped("Nowhere", Theme.titleFont, true, 22, 8, 300, 1, 1), 8);
        }
        function test_aSlipIsShownOnlyWithText() {
            const slip = createTemporaryObject(slipMaker, stage);
            verify(!slip.visible);
            slip.text = "You brushed on your last turn.";
            slip.entry = "FT-45";
            verify(slip.visible);
            verify(slip.Accessible.name.indexOf("FT-45") > 0);
        }
        // The slip is tested at several widths.
        function test_theTextOfARefusalStaysBesideItsRule() {
            const slip = createTemporaryObject(slipMaker, stage, { text: "You draw one card a turn, and you’re already drawing. The next card comes next turn.", entry: "FT-19" });
            for (const width of [460, 300, 240]) {
                slip.width = width;
                const link = findChild(slip, "ruleLink");
                const words = Array.from(slip.children).find(child => child.text === slip.text && child.visible);
                verify(words.x + words.contentWidth <= link.x, width);
                verify(words.height <= slip.implicitHeight, width);
            }
        }
        function test_cardPicturesComeInFewSizes() {
            const card = createTemporaryObject(cardMaker, stage);
            const picture = card.children[1];
            compare(picture.sourceSize.width % 8, 0);
            compare(picture.sourceSize.height % 8, 0);
            tryCompare(picture, "status", Image.Ready);
        }
        function test_motionFollowsTheSettings() {
            compare(Motion.flight, 260);
            App.speed = 0;
            compare(Motion.flight, 0);
            compare(Motion.fade, 0);
            App.speed = 2;
            App.appearance.reducedMotion = true;
            compare(Motion.flight, 0);
            verify(Motion.fade > 0);
        }
        function luminance(colour) {
            const plain = Qt.darker(colour, 1); // also converts colours given by name
            const part = value => value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
            return 0.2126 * part(plain.r) + 0.7152 * part(plain.g) + 0.0722 * part(plain.b);
        }
        function ratio(a, b) {
            const one = luminance(a), two = luminance(b);
            return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
        }
        function test_lettersHaveEnoughContrast_data() {
            return [{ tag: "plain", high: false, text: 4.5 }, { tag: "high", high: true, text: 7 }];
        }
        function test_lettersHaveEnoughContrast(data) {
            App.appearance.highContrast = data.high;
            for (const letters of [Theme.ink, Theme.inkSoft, Theme.refuse])
                verify(ratio(letters, Theme.paper) >= 4.5, letters + " on paper");
            verify(ratio(Theme.ink, Theme.paper) >= data.text);
            verify(ratio(Theme.ink, Theme.gold) >= data.text);
            verify(ratio(Theme.inkSoft, Theme.paperShade) >= 4.5);
            verify(ratio(Theme.inkSoft, Theme.home) >= 4.5);
            for (const game of ["foxtail", "papertales", "tailstory", "storyline"]) {
                verify(ratio(Theme.onAccent, Theme.accent(game)) >= 4.5, game);
                verify(ratio(Theme.onTable, Theme.table(game)) >= 4.5, game);
                verify(ratio(Theme.gold, Theme.table(game)) >= 3, game);
            }
            verify(ratio(Theme.onTableSoft, Theme.table("foxtail")) >= 4.5);
        }
        function test_aLongNameStaysWithinTheNews() {
            const news = createTemporaryObject(newsMaker, stage);
            const lines = Walk.all(news).filter(item => item.contentWidth !== undefined && item.visible);
            verify(lines.some(line => line.text.startsWith("WWW")));
            for (const line of lines)
                verify(line.contentWidth <= line.width, line.text);
        }
        function test_emblemsStandOutOnSeatColours() {
            for (const colour of Theme.seatColors)
                verify(ratio(colour, Theme.onTable) >= 3, colour);
        }
    }
}
