// SPDX-License-Identifier: MIT
// A gold ring around a charm, with an ink line that makes it visible on any picture.
import QtQuick
import Taletop.Theme
import "FoxtailLook.js" as Look

Item {
    id: ring

    property var pose: null // the card's pose as { x, y, angle } in card units
    property int spot: 0
    property real unit: 2
    property real cardWidth: 60
    property real cardHeight: 96
    readonly property var at: pose ? Look.charmAt(pose, spot, cardWidth, cardHeight) : null

    visible: at !== null
    x: at ? at.x * unit : 0
    y: at ? at.y * unit : 0
    z: 300

    Rectangle {
        anchors.centerIn: parent
        width: (Look.disc + 5) * ring.unit
        height: width
        radius: width / 2
        color: Theme.clear
        border.width: 3.4 * ring.unit
        border.color: Theme.ink
    }
    Rectangle {
        anchors.centerIn: parent
        width: (Look.disc + 4) * ring.unit
        height: width
        radius: width / 2
        color: Theme.clear
        border.width: 2.4 * ring.unit
        border.color: Theme.gold
    }
}
