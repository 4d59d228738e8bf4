// SPDX-License-Identifier: MIT
// The soft shadow of a sheet of paper, with light from the upper left. Fills its parent or anchored item.
import QtQuick
import Taletop.Theme

BorderImage {
    id: shadow

    property real depth: 1 // from 0 (flat) to 2 (high above the table)

    readonly property real reach: 8 + 9 * depth

    anchors.fill: parent
    anchors.leftMargin: -reach + 3 * depth
    anchors.topMargin: -reach + 6 * depth
    anchors.rightMargin: -reach - 2 * depth
    anchors.bottomMargin: -reach - 5 * depth
    visible: depth > 0 && !Theme.contrast
    source: "qrc:/art/table/shadow.svg"
    border {
        left: 24
        top: 24
        right: 24
        bottom: 24
    }
}
