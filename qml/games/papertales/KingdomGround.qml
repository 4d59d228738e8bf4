// SPDX-License-Identifier: MIT
// The background of a Kingdom, in the seat's colour while the seat must act.
import QtQuick
import Taletop.Theme

Rectangle {
    property int emblem: 0
    property bool asked: false

    radius: Theme.px(16)
    color: asked ? Theme.seatGround(emblem) : Theme.nightPanel
    border.width: asked ? Theme.ring : 1
    border.color: asked ? Theme.gold : Theme.nightEdge
}
