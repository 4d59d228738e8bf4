// SPDX-License-Identifier: MIT
// The two lines of a FocusRing.
import QtQuick
import Taletop.Theme

Item {
    id: lines

    property real radius: Theme.radius // radius of the inner line

    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        radius: lines.radius + 2
        color: Theme.clear
        border.width: 2
        border.color: Theme.onTable
    }
    Rectangle {
        anchors.fill: parent
        radius: lines.radius
        color: Theme.clear
        border.width: 2
        border.color: Theme.ink
    }
}
