// SPDX-License-Identifier: MIT
// Where a message for the player lies: at the top of a page; at a table where it hides nothing that can be
// pressed or must be read, as near to there as may be.
import QtQuick
import Taletop.App
import Taletop.Theme

Item {
    id: layer

    property MatchSession session: null // of the table that is shown
    property bool wanted: false
    readonly property real edge: Theme.px(20)

    signal putAway

    // Its place at a table: {x, y, covered}; elsewhere none.
    function best(): var {
        return layer.session ? FreeGround.placeFor(slip, top, Qt.rect(edge, edge, width - 2 * edge, height - 2 * edge)) : ({});
    }
    function lay(): void {
        if (!slip.item)
            return;
        const at = layer.best();
        slip.x = at.x ?? Math.round((layer.width - slip.width) / 2);
        slip.y = at.y ?? layer.edge;
    }
    // The table has changed beneath it: it moves once, to where it hides nothing, or stays.
    function follow(): void {
        if (!slip.item || FreeGround.isFree(slip, top, Qt.rect(slip.x, slip.y, slip.width, slip.height)))
            return;
        if (layer.best().covered === 0)
            layer.lay();
    }

    onWidthChanged: laying.restart()
    onHeightChanged: laying.restart()
    onSessionChanged: laying.restart()

    Timer { // when the words are set, and the page lies as it will
        id: laying
        interval: 0
        onTriggered: layer.lay()
    }
    Timer {
        id: following
        interval: 0
        onTriggered: layer.follow()
    }
    Item {
        id: top
        x: layer.width / 2
    }
    Connections {
        target: layer.session
        function onTurned(): void {
            following.restart();
        }
    }
    Loader {
        id: slip
        objectName: "notice"
        active: layer.wanted
        source: "NoticeSlip.qml"
        onLoaded: layer.lay()
        onWidthChanged: laying.restart()
        onHeightChanged: laying.restart()
        // Its button may have had the keyboard.
        onActiveChanged: {
            if (!active)
                layer.putAway();
        }
    }
}
