// SPDX-License-Identifier: MIT
// A small paper disc with a tick (ready) or three dots (still choosing).
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Rectangle {
    id: mark

    property real size: Theme.px(16)
    property bool pending: false

    width: size
    height: size
    radius: size / 2
    color: pending ? Theme.gold : Theme.paper
    border.width: 1
    border.color: Theme.ink

    Row {
        anchors.centerIn: parent
        spacing: Math.max(1, mark.size * 0.09)
        visible: mark.pending
        Repeater {
            model: 3
            Rectangle {
                width: Math.max(2, mark.size * 0.15)
                height: width
                radius: width / 2
                color: Theme.ink
            }
        }
    }
    Item {
        anchors.centerIn: parent
        width: mark.size * 0.5
        height: width
        rotation: 45
        visible: !mark.pending
        Rectangle {
            x: parent.width * 0.55
            y: -parent.height * 0.1
            width: Math.max(2, mark.size * 0.14)
            height: parent.height
            color: Theme.ink
        }
        Rectangle {
            x: parent.width * 0.15
            y: parent.height * 0.9 - height
            width: parent.width * 0.5
            height: Math.max(2, mark.size * 0.14)
            color: Theme.ink
        }
    }
}
