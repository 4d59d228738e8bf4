// SPDX-License-Identifier: MIT
// The timer and slip of a Tip while someone points at its sign.
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme

Item {
    id: teller

    property string text
    property bool shown: false
    property BareButton button: null // the button under the finger

    signal waited // emitted when the tip should appear
    signal stayed // emitted when the tip was shown long enough to read
    signal pressed // emitted when something in the window was pressed

    function wait(): void {
        waiting.restart();
    }
    function stop(): void {
        waiting.stop();
    }
    function stay(): void {
        away.restart();
    }

    Connections { // a handled long press causes no click, because the finger only asks for the tip
        target: teller.button
        function onPressAndHold(): void {
            teller.button.asked = true;
        }
    }
    PointerWatch {
        onPressed: {
            teller.stop();
            teller.pressed();
        }
    }
    Timer {
        id: away
        interval: Motion.clock(6000)
        onTriggered: teller.stayed()
    }
    Timer {
        id: waiting
        interval: Motion.clock(500)
        onTriggered: teller.waited()
    }
    Loader {
        id: slip
        parent: teller.Window.contentItem
        z: 1000
        source: teller.shown ? "TipSlip.qml" : ""
        onLoaded: {
            (slip.item as TipSlip).text = teller.text;
            const at = teller.mapToItem(null, teller.width / 2, teller.height);
            const below = at.y + Theme.px(6);
            slip.x = Math.round(Math.max(Theme.px(6),
                Math.min(at.x - slip.width / 2, teller.Window.width - slip.width - Theme.px(6))));
            slip.y = Math.round(below + slip.height < teller.Window.height ? below
                : at.y - teller.height - slip.height - Theme.px(6));
        }
    }
}
