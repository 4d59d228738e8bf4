// SPDX-License-Identifier: MIT
// Where a message for the player lies: as near to the top as it hides nothing that can be pressed or must be
// read; where there is no such place, in one of its own at the top, for which the page makes room.
import QtQuick
import Taletop.App
import Taletop.Theme

Item {
    id: layer

    property MatchSession session: null // of the table that is shown
    property bool wanted: false
    property string below // what lies beneath, the page and all that lies over it
    property bool docked: false // until it is put away, or something else lies beneath
    property real dock: 0 // so much of the top is its own
    readonly property NoticeSlip paper: slip.item as NoticeSlip
    readonly property real edge: Theme.px(20)
    readonly property var widths: [Theme.px(820), Theme.px(600), Theme.px(440)]
    property bool trying: false // a width on it

    signal putAway

    // As wide as reads best, else narrower; false: it would hide something wherever it lies.
    function findRoom(): bool {
        const before = layer.paper.widest;
        const room = Qt.rect(layer.edge, layer.edge, layer.width - 2 * layer.edge, layer.height - 2 * layer.edge);
        const found = layer.widths.some(widest => {
            layer.paper.widest = widest;
            const at = FreeGround.openPlaceFor(slip, top, room);
            if (at.covered !== 0)
                return false;
            slip.x = at.x;
            slip.y = at.y;
            return true;
        });
        if (!found)
            layer.paper.widest = before;
        return found;
    }
    function lay(): void {
        if (!layer.paper)
            return;
        layer.trying = true;
        if (layer.docked || !layer.findRoom()) {
            layer.docked = true;
            layer.paper.widest = layer.width - 2 * layer.edge;
            slip.x = Math.round((layer.width - slip.width) / 2);
            slip.y = Theme.px(8);
        }
        layer.trying = false;
        layer.giveUp(slip.height + 2 * slip.y);
    }
    // The page is laid out by what it has left, and this by the page's measures: within a few pixels it stays.
    function giveUp(high: real): void {
        if (layer.docked && Math.abs(high - layer.dock) > 3)
            layer.dock = high;
    }
    // What lies beneath it has changed: it moves to where it hides nothing; at once where there is such a place,
    // for what is on its way now may be gone soon.
    function follow(mayDock: bool): void {
        if (!layer.paper || layer.docked || FreeGround.isOpen(slip, top, Qt.rect(slip.x, slip.y, slip.width, slip.height)))
            return;
        layer.trying = true;
        const found = layer.findRoom();
        layer.trying = false;
        if (!found && mayDock)
            layer.lay();
    }
    function layAnew(): void {
        layer.docked = false;
        laying.restart();
        layer.followSoon();
    }
    function layAgain(): void {
        if (!layer.trying)
            laying.restart();
    }
    function followSoon(): void {
        following.restart();
        rested.restart();
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
    Timer { // when a frame has laid out what is new
        id: following
        interval: Motion.clock(50)
        onTriggered: layer.follow(false)
    }
    Timer { // when what moved lies where it will
        id: rested
        interval: Motion.clock(900)
        onTriggered: layer.follow(true)
    }
    Item {
        id: top
        x: layer.width / 2
    }
    Connections {
        target: layer.session
        function onChanged(): void {
            layer.followSoon();
        }
        function onTurned(): void {
            layer.followSoon();
        }
    }
    Loader {
        id: slip
        objectName: "notice"
        active: layer.wanted
        source: "NoticeSlip.qml"
        onLoaded: {
            layer.lay();
            layer.followSoon();
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
