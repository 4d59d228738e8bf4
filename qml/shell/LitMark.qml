// SPDX-License-Identifier: MIT
// A golden ring around an item on the table, with a dark outline that is visible on paper and on the table.
import QtQuick
import Taletop.Theme

Item {
    id: mark

    property var spot: null // place as { x, y, width, height, angle } around its centre

    visible: spot !== null
    x: spot ? spot.x - width / 2 : 0
    y: spot ? spot.y - height / 2 : 0
    width: spot ? spot.width + Theme.px(10) : 0
    height: spot ? spot.height + Theme.px(10) : 0
    rotation: spot?.angle ?? 0

    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        radius: Theme.px(10)
        color: Theme.clear
        border.width: Theme.ring + 4
        border.color: Theme.ink
        antialiasing: true
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(8)
        color: Theme.clear
        border.width: Theme.ring
        border.color: Theme.gold
        antialiasing: true
    }
}
