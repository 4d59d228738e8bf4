// SPDX-License-Identifier: MIT
// Lays the inspector's paper beside its card, where it covers nothing that can be pressed or must be
// read. A slip that has no such place is not shown; a pinned sheet covers as little as it can.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import "InspectOrder.js" as Order

Item {
    id: places

    required property var inspector // no type, for that knows this one
    required property InspectorSlip slip
    required property InspectorSheet sheet
    readonly property Item paper: inspector.pinned ? sheet : slip
    readonly property var sizes: [2.4, 2, 1.6] // of a pinned card, of its usual width
    readonly property real beside: Theme.px(120) // no farther from its card
    readonly property int often: 100 // milliseconds from one look at the place to the next, at least
    property real enlarged: sizes[0]

    function spot(): var {
        return FreeGround.placeFor(places.paper, places.inspector.point, places.inspector.room);
    }
    function put(at: var): void {
        places.paper.x = at.x;
        places.paper.y = at.y;
    }
    function lay(): void {
        if (places.inspector.pinned)
            places.laySheet();
        else if (places.inspector.open)
            places.laySlip();
    }
    // The fullest form that has room beside the card, else the one that comes nearest to it.
    function laySlip(): void {
        let best = null;
        for (let form = 0; form < places.slip.forms; ++form) {
            places.slip.form = form;
            const at = places.spot();
            if (at.covered === 0 && (!best || at.far < best.at.far))
                best = { form: form, at: at };
            if (best && best.at.far < places.beside)
                break;
        }
        if (!best) {
            places.inspector.close();
            return;
        }
        places.slip.form = best.form;
        places.put(best.at);
    }
    // The largest that covers nothing, else the one that covers least.
    function laySheet(): void {
        let best = null;
        for (const size of places.sizes) {
            places.enlarged = size;
            const at = places.spot();
            if (at.covered === undefined)
                continue;
            if (!best || at.covered < best.at.covered)
                best = { size: size, at: at };
            if (at.covered === 0)
                break;
        }
        if (!best)
            return;
        places.enlarged = best.size;
        places.put(best.at);
    }
    function check(): void {
        soon.start();
    }
    function look(): void {
        if (!places.inspector.open)
            return;
        if (!Order.canBeSeen(places.inspector.point))
            places.inspector.close();
        else if (!FreeGround.isFree(places.paper, places.inspector.point, Qt.rect(places.paper.x, places.paper.y, places.paper.width, places.paper.height)))
            places.lay();
    }

    visible: false

    // Whatever moves or comes up is painted: only then the place may have been taken. What is pinned
    // stays where it is until the game goes on.
    Connections {
        target: places.inspector.open && !places.inspector.pinned ? places.Window.window : null
        function onAfterAnimating(): void {
            places.check();
        }
    }
    Timer {
        id: soon
        interval: places.often
        onTriggered: places.look()
    }
}
