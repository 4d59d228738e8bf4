// SPDX-License-Identifier: MIT
// The wooden shelf under the boxes.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    height: Theme.px(26)

    SoftShadow {
        depth: 1.2
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(3)
        color: Theme.shelf
    }
    Rectangle {
        width: parent.width
        height: Theme.px(9)
        radius: Theme.px(3)
        color: Theme.shelfLight
    }
    Rectangle {
        width: parent.width
        height: Theme.px(4)
        anchors.bottom: parent.bottom
        radius: Theme.px(2)
        color: Theme.shelfDark
    }
}
