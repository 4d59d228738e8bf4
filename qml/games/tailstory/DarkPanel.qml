// SPDX-License-Identifier: MIT
// The background of a panel, darker than the stage. In high contrast both are black, separated by an edge.
import QtQuick
import Taletop.Theme

Rectangle {
    anchors.fill: parent
    radius: Theme.px(18)
    color: Theme.tailDeep
    border.width: Theme.contrast ? 1 : 0
    border.color: Theme.nightEdge
}
