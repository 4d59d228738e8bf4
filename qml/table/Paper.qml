// SPDX-License-Identifier: MIT
// A sheet of cut paper with its shadow and a lit upper edge.
import QtQuick
import Taletop.Theme

Item {
    id: sheet

    property color fill: Theme.paper
    property real depth: 1
    property real radius: Theme.radius
    property color edge: Theme.contrast ? Theme.paperEdge : Qt.darker(fill, 1.12)
    property real line: 1 // width of the lit edge

    SoftShadow {
        depth: sheet.depth
    }
    Rectangle {
        anchors.fill: parent
        radius: sheet.radius
        color: sheet.fill
        border.width: sheet.line
        border.color: sheet.edge
    }
    Rectangle {
        x: sheet.radius
        y: 1
        width: Math.max(0, parent.width - 2 * sheet.radius)
        height: 1
        color: Qt.lighter(sheet.fill, 1.15)
        visible: !Theme.contrast && sheet.line === 1
    }
}
