// SPDX-License-Identifier: MIT
// The focus mark: an ink ring inside a pale one, visible on paper, on gold and on the table. Every control has one, but
// it is created only when first shown.
import QtQuick
import Taletop.Theme

Loader {
    id: ring

    property real radius: Theme.radius
    property real space: 3

    anchors.fill: parent
    anchors.margins: -space
    source: visible ? Qt.resolvedUrl("FocusLines.qml") : ""
    onLoaded: (item as FocusLines).radius = Qt.binding(() => ring.radius + ring.space)
}
