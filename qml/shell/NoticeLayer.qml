// SPDX-License-Identifier: MIT
// A message for the player at the top of the window, for which the page makes room.
import QtQuick
import Taletop.Theme

Rectangle {
    id: layer

    property bool wanted: false
    property real dock: 0 // height that it takes from the page's top

    signal putAway

    // Sets the height. The page adapts to it, and the slip to the page, so changes of only a few pixels are ignored.
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
        // Returns the focus that its button may have had.
        onActiveChanged: {
            layer.settle();
            if (!active)
                layer.putAway();
        }
    }
    Timer { // wait until the page has finished its layout
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
