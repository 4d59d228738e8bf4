// SPDX-License-Identifier: MIT
// A message for the player at the top of the window. The page below makes room for it.
import QtQuick
import Taletop.Theme

Rectangle {
    id: layer

    property bool wanted: false
    property real dock: 0 // height taken from the top of the page

    signal putAway

    // Sets the height. Ignores changes of a few pixels, which would repeat because page and slip adapt to each other.
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
        // Moves the focus back if the slip's button had it.
        onActiveChanged: {
            layer.settle();
            if (!active)
                layer.putAway();
        }
    }
    Timer { // waits for the page's layout
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
