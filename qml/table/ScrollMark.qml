// SPDX-License-Identifier: MIT
// Shows the scroll position beside a scrolling item, but can't be dragged or pressed.
import QtQuick
import Taletop.Theme

Rectangle {
    id: mark

    required property Flickable view

    visible: view.contentHeight > view.height + 1
    y: view.y + (view.height - height) * view.visibleArea.yPosition / Math.max(0.001, 1 - view.visibleArea.heightRatio)
    width: Theme.px(6)
    height: Math.max(Theme.px(32), view.height * view.visibleArea.heightRatio)
    radius: width / 2
    color: Theme.paperEdge
}
