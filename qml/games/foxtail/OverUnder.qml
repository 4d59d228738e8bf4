// SPDX-License-Identifier: MIT
// A tiny picture of the new bit (filled) over the last one, or tucked under it with the hidden part dashed.
import QtQuick
import Taletop.Theme

Item {
    id: picture

    property bool under: false

    width: Theme.px(30)
    height: Theme.px(28)

    Rectangle { // the last bit of the tail
        x: Theme.px(2)
        y: Theme.px(3)
        z: picture.under ? 2 : 0
        width: Theme.px(15)
        height: Theme.px(23)
        radius: 2
        color: Theme.paperShade
        border.width: 1
        border.color: Theme.ink
    }
    Rectangle { // the new bit
        x: Theme.px(12)
        y: Theme.px(3)
        z: 1
        width: Theme.px(15)
        height: Theme.px(23)
        radius: 2
        rotation: 10
        color: Theme.seatColor(0)
        border.width: 1
        border.color: Theme.ink
    }
}
