// SPDX-License-Identifier: MIT
// A message for the player at the top of the window, for which the page makes room.
import QtQuick
import Taletop.Theme

Rectangle {
    id: layer

    property bool wanted: false
    property real dock: 0 // how much of the top it takes

    signal putAway

    // The page is laid out by what it has left, and this by the page's measures: within a few pixels it stays.
    function settle(): void {
        const high = slip.item ? slip.height : 0;
        if (high === 0 || Math.abs(high - layer.dock) > 3)
            layer.dock = high;
    }

    height: dock
    color: Theme.paper

    Loader {
        id: slip
        objectName: "notice"
        width: parent.width
        active: layer.wanted
        source: "NoticeSlip.qml"
        onHeightChanged: settling.restart()
        // Its button may have had the keyboard.
        onActiveChanged: {
            layer.settle();
            if (!active)
                layer.putAway();
        }
    }
    Timer { // the measures of the page are being taken while it becomes higher
        id: settling
        interval: 0
        onTriggered: layer.settle()
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.min(1, layer.dock)
        color: Theme.paperEdge
    }
}
