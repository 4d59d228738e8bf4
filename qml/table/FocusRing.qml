// SPDX-License-Identifier: MIT
// The focus mark: an ink ring with a pale one around it, seen on paper, on gold and on the table.
import QtQuick
import Taletop.Theme

Item {
    id: ring

    property real radius: Theme.radius
    property real space: 3

    anchors.fill: parent
    anchors.margins: -space

    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        radius: ring.radius + ring.space + 2
        color: Theme.clear
        border.width: 2
        border.color: Theme.onTable
    }
    Rectangle {
        anchors.fill: parent
        radius: ring.radius + ring.space
        color: Theme.clear
        border.width: 2
        border.color: Theme.ink
    }
}
