// SPDX-License-Identifier: MIT
// Where a message for the player lies: as near to the top as it hides nothing that can be pressed, no card and
// no words; where there is no such place, in one of its own at the top, for which the page makes room.
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme

Item {
    id: layer

    property MatchSession session: null // of the table that is shown
    property bool wanted: false
    property string below // what lies beneath, the page and all that lies over it
    property bool docked: false // until it is put away, or something else lies beneath
    property real dock: 0 // so much of the top is its own
    readonly property bool loose: slip.item !== null && !docked
    readonly property real edge: Theme.px(20)
    readonly property var widths: [Theme.px(820), Theme.px(600), Theme.px(440)]
    property bool trying: false // a width on it
    property bool stuck: false // there is no room for it before what moves lies still

    signal putAway

    // As wide as reads best, else narrower; false: it would hide something wherever it lies.
    function findRoom(): bool {
        const paper = slip.item as NoticeSlip;
        const before = paper.widest;
        const room = Qt.rect(layer.edge, layer.edge, layer.width - 2 * layer.edge, layer.height - 2 * layer.edge);
        const found = layer.widths.some(widest => {
            paper.widest = widest;
            const at = FreeGround.placeFor(slip, top, room, FreeGround.Seen);
            if (at.covered !== 0)
                return false;
            slip.x = at.x;
            slip.y = at.y;
            return true;
        });
        if (!found)
            paper.widest = before;
        return found;
    }
    function lay(): void {
        if (!slip.item)
            return;
        layer.trying = true;
        if (layer.docked || !layer.findRoom()) {
            layer.docked = true;
            (slip.item as NoticeSlip).widest = layer.width - 2 * layer.edge;
            slip.x = Math.round((layer.width - slip.width) / 2);
            slip.y = 0;
        }
        layer.trying = false;
        layer.giveUp(slip.height);
    }
    // The page is laid out by what it has left, and this by the page's measures: within a few pixels it stays.
    function giveUp(high: real): void {
        if (layer.docked && Math.abs(high - layer.dock) > 3)
            layer.dock = high;
    }
    function isFree(keeps: int): bool {
        return FreeGround.isFree(slip, top, Qt.rect(slip.x, slip.y, slip.width, slip.height), keeps);
    }
    // Out of the way of what can be pressed, while something moves: what is on its way now may be gone soon.
    function makeWay(): void {
        if (!layer.loose || layer.stuck || layer.isFree(FreeGround.LookedAt))
            return;
        layer.trying = true;
        layer.stuck = !layer.findRoom();
        layer.trying = false;
    }
    // What lies below it lies as it will.
    function settle(): void {
        layer.stuck = false;
        if (layer.loose && !layer.isFree(FreeGround.Seen))
            layer.lay();
    }
    function layAnew(): void {
        layer.docked = false;
        laying.restart();
    }
    function layAgain(): void {
        if (!layer.trying)
            laying.restart();
    }

    onDockedChanged: {
        if (!docked)
            layer.dock = 0;
    }
    onWidthChanged: layAgain()
    onHeightChanged: layAgain()
    onBelowChanged: layAnew()
    onSessionChanged: layAnew()

    Timer { // when the words are set, and the page lies as it will
        id: laying
        interval: 0
        onTriggered: layer.lay()
    }
    Connections { // whatever moves or comes up is painted, and nothing is painted at rest
        target: layer.loose ? layer.Window.window : null
        function onAfterAnimating(): void {
            soon.start();
            resting.restart();
        }
    }
    Timer {
        id: soon
        interval: Motion.clock(100) // from one look at what moves to the next, at least
        onTriggered: layer.makeWay()
    }
    Timer {
        id: resting
        interval: Motion.rest
        onTriggered: layer.settle()
    }
    Item {
        id: top
        x: layer.width / 2
    }
    Loader {
        id: slip
        objectName: "notice"
        active: layer.wanted
        source: "NoticeSlip.qml"
        onLoaded: {
            (slip.item as NoticeSlip).flat = Qt.binding(() => layer.docked);
            layer.lay();
        }
        onWidthChanged: layer.layAgain()
        onHeightChanged: layer.layAgain()
        // Its button may have had the keyboard.
        onActiveChanged: {
            if (active)
                return;
            layer.docked = false;
            layer.putAway();
        }
    }
}
