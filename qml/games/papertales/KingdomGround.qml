// SPDX-License-Identifier: MIT
// What a Kingdom lies on: in its seat's colour while that seat is asked for something.
import QtQuick
import Taletop.Theme

Rectangle {
    property int emblem: 0
    property bool asked: false
    readonly property color seatColor: Theme.seatColor(emblem)

    radius: Theme.px(16)
    color: !asked ? Theme.nightPanel : Theme.contrast ? Qt.darker(seatColor, 1.3) : Qt.rgba(seatColor.r, seatColor.g, seatColor.b, 0.6)
    border.width: asked ? Theme.ring : 1
    border.color: asked ? Theme.gold : Theme.nightEdge
}
