// SPDX-License-Identifier: MIT
// Detects where the pointer was moved and now rests: not if a card has moved under it, while a button is down, or just
// after a drop.
import QtQuick
import Taletop.App
import Taletop.Theme
import "InspectOrder.js" as Order

Item {
    id: rest

    property var beneath: [] // everything under the pointer
    property Item pending: null // the uppermost of these
    property Item meant: null // the same item, if the pointer itself moved there
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
    // Ignores the pointer for a while, and the item under it until it moves.
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
