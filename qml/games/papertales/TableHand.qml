// SPDX-License-Identifier: MIT
// Knows all things of the table: where they lie, what is dragged, and the way from one to the next
// by arrow keys. It paints the dragged card.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

Item {
    id: hold

    required property PlanDesk desk
    required property CardInspector inspector
    property var things: []
    property var dragged: null
    property point at // of the pointer while something is dragged
    property var letGo: null // while a dropped card is dealt with: where it was let go
    property var earned: [] // places that the score sheet points at
    property bool byKeys: false

    function join(thing: var): void {
        hold.things.push(thing);
    }
    function leave(thing: var): void {
        const at = hold.things.indexOf(thing);
        if (at >= 0)
            hold.things.splice(at, 1);
    }
    function shown(thing: var): bool {
        return thing.visible && thing.width > 0;
    }
    function rectOf(thing: Item): rect {
        const at = thing.mapToItem(hold, 0, 0);
        return Qt.rect(at.x, at.y, thing.width, thing.height);
    }
    // The thing at a place ("F1/0/0"), or null.
    function find(place: string): var {
        return hold.things.find(thing => thing.place === place && hold.shown(thing)) ?? null;
    }
    function begin(thing: var): void {
        hold.inspector.close();
        hold.desk.session.clearRefusal();
        hold.desk.drop();
        hold.dragged = thing;
        hold.desk.attempt([hold.desk.canonical(thing.touch)]);
    }
    function end(thing: var): void {
        if (hold.dragged !== thing)
            return;
        hold.dragged = null;
        hold.letGo = { x: hold.at.x, y: hold.at.y, width: ghost.width, height: ghost.height, angle: 0 };
        hold.drop(thing);
        hold.letGo = null;
    }
    function drop(thing: var): void {
        const target = hold.targetAt(hold.at);
        if (!target) {
            hold.desk.drop();
            return;
        }
        if (hold.desk.held.length === 0)
            hold.desk.held = [hold.desk.canonical(thing.touch)];
        if (hold.desk.armed !== "")
            hold.desk.submit(hold.desk.armed);
        else if (target.dropTouch !== "picked") // there a card only waits for the one to discard
            hold.desk.touch(target.dropTouch);
    }
    // What a card let go at this point falls on: the smallest thing there.
    function targetAt(at: point): var {
        const under = hold.things.filter(thing => {
            const room = hold.rectOf(thing);
            const inside = at.x >= room.x && at.y >= room.y && at.x < room.x + room.width && at.y < room.y + room.height;
            return thing.dropTouch !== "" && thing !== hold.dragged && inside && hold.shown(thing);
        });
        return under.reduce((best, thing) => best && best.width * best.height <= thing.width * thing.height ? best : thing, null);
    }
    // The next thing in a direction from the one with the focus; true if there is one.
    function go(x: int, y: int): bool {
        const from = hold.things.find(thing => thing.activeFocus);
        if (!from)
            return hold.enter();
        const home = hold.rectOf(from);
        let best = []; // the nearest so far
        let least = Infinity;
        for (const thing of hold.things) {
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
        for (const kind of Look.firstPlaces) {
            const found = hold.things.find(thing => thing[what] && thing.place.startsWith(kind) && hold.shown(thing));
            if (found)
                return found;
        }
        return null;
    }

    PaperCard {
        id: ghost
        visible: hold.dragged !== null
        x: hold.at.x - width / 2
        y: hold.at.y - height / 2
        width: Math.max(Theme.px(96), hold.dragged ? Math.min(hold.dragged.width, Theme.px(150)) : 0)
        face: hold.dragged?.face ?? 0
        tokens: hold.dragged?.tokens ?? 0
        depth: 2
        rotation: 2
    }
}
