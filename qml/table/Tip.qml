// SPDX-License-Identifier: MIT
// What a sign means, in words, for a pointer that rests on it. It takes no presses, and lies above all.
import QtQuick
import QtQuick.Window
import Taletop.Theme

Item {
    id: tip

    property string text
    property bool shown: false
    property bool held: false // shown without a pointer: what it belongs to has the keys
    property point last: Qt.point(-1, -1) // where the pointer was seen; it has come by itself if the table moved below it
    readonly property bool wanted: rest.hovered && text !== ""

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

    onHeldChanged: tip.shown = tip.held && tip.text !== ""
    onTextChanged: tip.shown = tip.held && tip.text !== ""

    HoverHandler {
        id: rest
        onPointChanged: tip.stir(rest.point.scenePosition)
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
