// SPDX-License-Identifier: MIT
// Detects a pointer that was moved onto an item and now rests there. It ignores cards that moved under the pointer, and
// pauses while a button is down and just after a drop.
import QtQuick
import Taletop.App
import Taletop.Theme
import "InspectOrder.js" as Order

Item {
    id: rest

    property var beneath: [] // all points under the pointer
    property Item pending: null // the topmost of them
    property Item meant: null // the same item, but only if the pointer itself moved there
    readonly property int afterDrop: 1000 // milliseconds without reaction after a drop

    signal rested(where: var)
    signal pressed(at: point) // in window coordinates

    function enter(where: var): void {
        rest.beneath = rest.beneath.concat([where]);
        rest.pending = Order.topOf(rest.beneath);
    }
    function leave(where: var): void {
        rest.beneath = rest.beneath.filter(each => each !== where);
        rest.pending = Order.topOf(rest.beneath);
        if (rest.meant === where)
            rest.stop();
    }
    function stop(): void {
        rest.meant = null;
        wait.stop();
    }
    // Pauses for a while, then ignores the item under the pointer until the pointer moves.
    function hush(): void {
        rest.stop();
        quiet.restart();
    }

    PointerWatch {
        id: pointer
        onMoved: {
            rest.meant = rest.pending;
            if (rest.meant)
                wait.restart();
            else
                wait.stop();
        }
        onPressed: at => {
            rest.stop();
            rest.pressed(at);
        }
        onReleased: dragged => {
            if (dragged)
                rest.hush();
        }
    }
    Timer {
        id: wait
        interval: Motion.rest
        onTriggered: {
            if (quiet.running)
                wait.restart();
            else if (rest.meant && rest.meant === rest.pending && !pointer.down)
                rest.rested(rest.meant);
        }
    }
    Timer {
        id: quiet
        interval: rest.afterDrop
    }
}
