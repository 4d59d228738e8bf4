// SPDX-License-Identifier: MIT
// The registry of all things on a table: their places, the dragged thing, and navigation with the arrow keys. The game
// draws the dragged thing and handles drops.
pragma ComponentBehavior: Bound
import QtQuick

Item {
    id: hold

    required property TableContents tableContents
    property CardInspector inspector: null
    property list<string> firstPlaces // kinds of places where arrow keys start, the best first
    property var all: []
    property Item dragged: null // a Thing, like all others; naming that type here would be a cyclic dependency
    property point at // pointer position during a drag, in this item's coordinates
    property bool byKeys: false

    signal taken(thing: var) // the player begins to drag this thing
    signal dropped(thing: var, target: var) // `target` is null if the drag was cancelled or ended on nothing

    function join(thing: var): void {
        hold.all.push(thing);
    }
    function leave(thing: var): void {
        const at = hold.all.indexOf(thing);
        if (at >= 0)
            hold.all.splice(at, 1);
    }
    function shown(thing: var): bool {
        return thing.visible && thing.width > 0;
    }
    function rectOf(thing: Item): rect {
        const at = thing.mapToItem(hold, 0, 0);
        return Qt.rect(at.x, at.y, thing.width, thing.height);
    }
    // Returns the thing at a place ("hand/0/2"), or null.
    function find(place: string): var {
        return hold.all.find(thing => thing.place === place && hold.shown(thing)) ?? null;
    }
    // Returns the thing with this touch, or null.
    function touchedBy(touch: string): var {
        return hold.all.find(thing => thing.touch === touch && hold.shown(thing)) ?? null;
    }
    function begin(thing: var): void {
        hold.inspector?.close();
        hold.tableContents.session.refusal.clear();
        hold.tableContents.drop();
        hold.dragged = thing;
        hold.taken(thing);
    }
    function carryTo(inWindow: point): void {
        hold.at = hold.mapFromItem(null, inWindow);
    }
    function end(thing: var, target: var): void {
        if (hold.dragged !== thing)
            return;
        hold.dragged = null;
        hold.dropped(thing, target);
    }
    // Returns the drop target at this point: the smallest thing there.
    function targetAt(at: point): var {
        const under = hold.all.filter(thing => {
            const room = hold.rectOf(thing);
            const inside = at.x >= room.x && at.y >= room.y && at.x < room.x + room.width &&
                at.y < room.y + room.height;
            return thing.dropTouch !== "" && thing !== hold.dragged && inside && hold.shown(thing);
        });
        return under.reduce((best, thing) =>
            best && best.width * best.height <= thing.width * thing.height ? best : thing, null);
    }
    function focusOn(touch: string): void {
        hold.touchedBy(touch)?.forceActiveFocus(Qt.TabFocusReason);
    }
    // Moves the focus in a direction from the current thing, which may be hidden by now. Returns false if no thing is
    // there.
    function go(x: int, y: int): bool {
        const from = hold.all.find(thing => thing.activeFocus && hold.shown(thing));
        if (!from)
            return hold.enter();
        const home = hold.rectOf(from);
        let best = []; // distance to the nearest thing so far
        let least = Infinity;
        for (const thing of hold.all) {
            if (thing === from || !hold.shown(thing) || !thing.stop)
                continue;
            const room = hold.rectOf(thing);
            const across = room.x + room.width / 2 - home.x - home.width / 2;
            const down = room.y + room.height / 2 - home.y - home.height / 2;
            const ahead = across * x + down * y;
            const aside = Math.abs(across * y) + Math.abs(down * x);
            if (ahead > 4 && ahead + 2.2 * aside < least) {
                least = ahead + 2.2 * aside;
                best = [thing];
            }
        }
        best[0]?.forceActiveFocus(Qt.TabFocusReason);
        return best.length > 0;
    }
    // Focuses the first thing that can be pressed now, otherwise the first that can be inspected.
    function enter(): bool {
        const first = hold.first("ready") ?? hold.first("stop");
        first?.forceActiveFocus(Qt.TabFocusReason);
        return first !== null;
    }
    function first(what: string): var {
        for (const kind of hold.firstPlaces) {
            const found = hold.all.find(thing => thing[what] && thing.place.startsWith(kind) && hold.shown(thing));
            if (found)
                return found;
        }
        return null;
    }
}
