// SPDX-License-Identifier: MIT
// Finds out where the pointer rests because it was moved there: not where a card came to lie under
// it, not while a button is down, not just after a drop.
import QtQuick
import Taletop.App
import Taletop.Theme
import "InspectOrder.js" as Order

Item {
    id: rest

    property var beneath: [] // all that lies under the pointer
    property var pending: null // the uppermost of it
    property var meant: null // the same, if the pointer itself came to it or moved upon it
    readonly property int afterDrop: 1000 // milliseconds

    signal rested(where: var)
    signal pressed(at: point) // in the window

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
    // For a while nothing; and what lies under the pointer now only when it has moved.
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
