// SPDX-License-Identifier: MIT
// The focus mark: an ink ring with a pale one around it, seen on paper, on gold and on the table. Everything
// that can be pressed has one, and only one of all is ever seen: what is not, is not made.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Item {
    id: ring

    property real radius: Theme.radius
    property real space: 3

    anchors.fill: parent
    anchors.margins: -space

    Repeater { // Qt 6.4 has no Loader of bound components
        model: ring.visible ? [-2, 0] : []
        delegate: Rectangle {
            required property int modelData
            anchors.fill: parent
            anchors.margins: modelData
            radius: ring.radius + ring.space - modelData
            color: Theme.clear
            border.width: 2
            border.color: modelData < 0 ? Theme.onTable : Theme.ink
        }
    }
}
