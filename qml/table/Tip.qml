// SPDX-License-Identifier: MIT
// What a sign means, in words: for a pointer that rests on it, for the keyboard's focus, for a finger that
// stays. It takes no presses, and lies above all.
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme

Item {
    id: tip

    property string text
    property bool shown: false
    property Item about: parent // what it belongs to
    property bool held: (about?.activeFocus ?? false) && !rest.hovered // by keys: a press would have the pointer here
    property point last: Qt.point(-1, -1) // where the pointer was seen; it has come by itself if the table moved below it
    readonly property bool pressable: false // what it does lies in what it belongs to
    readonly property bool wanted: rest.hovered && text !== ""
    readonly property MatchSession session: App.session
    readonly property string eyes: [session?.viewer ?? -1, session?.curtain.seated ?? -1, session?.curtain.down ?? false].join()

    function stir(at: point): void {
        const came = tip.last.x >= 0 && (at.x !== tip.last.x || at.y !== tip.last.y);
        tip.last = at;
        if (came && tip.wanted && !tip.shown)
            wait.restart();
    }

    anchors.fill: parent
    onWantedChanged: {
        tip.shown = false;
        wait.stop();
        if (!tip.wanted)
            tip.last = Qt.point(-1, -1);
    }

    // A hand-over: what one read is not for the next one, who has to point at it first.
    onEyesChanged: {
        tip.shown = false;
        wait.stop();
        tip.last = Qt.point(-1, -1);
    }
    onHeldChanged: tip.shown = tip.held && tip.text !== ""
    onTextChanged: tip.shown = tip.held && tip.text !== ""

    HoverHandler {
        id: rest
        onPointChanged: tip.stir(rest.point.scenePosition)
    }
    TapHandler {
        id: finger
        acceptedDevices: PointerDevice.TouchScreen
        onLongPressed: {
            tip.shown = tip.text !== "";
            away.restart();
        }
    }
    Connections { // a button that tells somebody of being held is not clicked by it: a finger that stays has only asked
        target: finger.pressed && tip.text !== "" ? tip.about as BareButton : null
        function onPressAndHold(): void {
            (tip.about as BareButton).asked = true;
        }
    }
    Timer {
        id: away
        interval: Motion.clock(6000)
        onTriggered: tip.shown = tip.held && tip.text !== ""
    }
    Timer {
        id: wait
        interval: Motion.clock(500)
        onTriggered: tip.shown = tip.wanted
    }
    Loader {
        id: slip
        parent: tip.Window.contentItem
        z: 1000
        source: tip.shown ? "TipSlip.qml" : ""
        onLoaded: {
            (slip.item as TipSlip).text = tip.text;
            const at = tip.mapToItem(null, tip.width / 2, tip.height);
            const below = at.y + Theme.px(6);
            slip.x = Math.round(Math.max(Theme.px(6), Math.min(at.x - slip.width / 2, tip.Window.width - slip.width - Theme.px(6))));
            slip.y = Math.round(below + slip.height < tip.Window.height ? below : at.y - tip.height - slip.height - Theme.px(6));
        }
    }
}
