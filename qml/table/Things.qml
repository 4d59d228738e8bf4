// SPDX-License-Identifier: MIT
// Knows all things of a table: where they lie, what is dragged, and the way from one to the next by
// arrow keys. The game paints what is dragged, and says what comes of a drop.
pragma ComponentBehavior: Bound
import QtQuick

Item {
    id: hold

    required property TableDesk touches
    property CardInspector inspector: null
    property var firstPlaces: [] // the kinds of places where the arrow keys begin, the best first
    property var all: []
    property var dragged: null // a Thing, as all are: no type, for that knows this one
    property point at // of the pointer while something is dragged, here
    property bool byKeys: false

    signal taken(thing: var) // to be dragged
    signal dropped(thing: var, target: var) // target: null where it was let go above nothing, or given up

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
    // The thing at a place ("hand/0/2"), or null.
    function find(place: string): var {
        return hold.all.find(thing => thing.place === place && hold.shown(thing)) ?? null;
    }
    // The thing that a touch means, or null.
    function touchedBy(touch: string): var {
        return hold.all.find(thing => thing.touch === touch && hold.shown(thing)) ?? null;
    }
    function begin(thing: var): void {
        hold.inspector?.close();
        hold.touches.session.refusal.clear();
        hold.touches.drop();
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
    // What a card let go at this point falls on: the smallest thing there.
    function targetAt(at: point): var {
        const under = hold.all.filter(thing => {
            const room = hold.rectOf(thing);
            const inside = at.x >= room.x && at.y >= room.y && at.x < room.x + room.width && at.y < room.y + room.height;
            return thing.dropTouch !== "" && thing !== hold.dragged && inside && hold.shown(thing);
        });
        return under.reduce((best, thing) => best && best.width * best.height <= thing.width * thing.height ? best : thing, null);
    }
    function focusOn(touch: string): void {
        hold.touchedBy(touch)?.forceActiveFocus(Qt.TabFocusReason);
    }
    // The next thing in a direction from the one with the focus, which one that went away may have kept; true
    // if there is one.
    function go(x: int, y: int): bool {
        const from = hold.all.find(thing => thing.activeFocus && hold.shown(thing));
        if (!from)
            return hold.enter();
        const home = hold.rectOf(from);
        let best = []; // the nearest so far
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
    // Puts the focus on the first thing that may be pressed now; where nothing may, on the first that
    // can be looked at and says why not.
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
