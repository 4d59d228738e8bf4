// SPDX-License-Identifier: MIT
// A dragged card, centred on the pointer. The card follows with a slight delay and leans in the direction of the drag.
// Child items are drawn on it.
import QtQuick
import Taletop.Theme

Item {
    id: carried

    required property Things things
    readonly property point at: things.at
    readonly property bool carries: things.dragged !== null
    readonly property real behind: at.x - width / 2 - x // lag behind the pointer, in pixels

    visible: carries
    x: at.x - width / 2
    y: at.y - height / 2
    rotation: Motion.travels ? Math.max(-12, Math.min(12, -behind / Theme.px(6))) : 0

    Behavior on x {
        enabled: Motion.travels && carried.visible
        SmoothedAnimation {
            velocity: -1
            duration: Motion.lift
        }
    }
    Behavior on y {
        enabled: Motion.travels && carried.visible
        SmoothedAnimation {
            velocity: -1
            duration: Motion.lift
        }
    }
}
