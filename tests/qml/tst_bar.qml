// SPDX-License-Identifier: MIT
// The prompt bar's buttons fit inside at every text size, and a longer prompt does not move them.
import QtQuick
import QtTest
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: stage
    width: 1000
    height: 600

    Component {
        id: barMaker
        PromptBar {
            width: 900
            prompt: "Marie, join the new bit to your tail, and do it before the sun goes down over the hills."
            detail: "Joins 2 to 3: a chain of 4."
            PaperButton {
                objectName: "first"
                text: "Undo"
            }
            PaperButton {
                objectName: "second"
                text: "Place"
            }
        }
    }
    TestCase {
        name: "Bar"
        when: windowShown

        function cleanup() {
            App.appearance.textScale = 1;
        }
        function test_promptBarKeepsItsButtonsInside_data() {
            return [{ tag: "100", scale: 1 }, { tag: "125", scale: 1.25 }, { tag: "150", scale: 1.5 }];
        }
        function test_promptBarKeepsItsButtonsInside(data) {
            App.appearance.textScale = data.scale;
            const bar = createTemporaryObject(barMaker, stage);
            const last = findChild(bar, "second");
            const corner = last.mapToItem(bar, last.width, last.height);
            verify(corner.x <= bar.width && corner.y <= bar.implicitHeight);
            verify(bar.implicitHeight >= Theme.target);
        }
        function test_buttonsStayInPlaceWhenThePromptBarGrows() {
            const bar = createTemporaryObject(barMaker, stage);
            const last = findChild(bar, "second");
            const below = () => bar.height - last.mapToItem(bar, 0, last.height).y;
            const low = bar.height, before = below();
            bar.prompt = "Choose a card. ".repeat(60);
            tryVerify(() => bar.height > low);
            compare(below(), before);
        }
    }
}
