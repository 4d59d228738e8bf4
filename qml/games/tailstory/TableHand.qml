// SPDX-License-Identifier: MIT
// Knows all things of the table: where they lie, what is dragged, and the way from one to the next
// by arrow keys. It paints the dragged card.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: hold

    required property TailstoryDesk desk
    property CardInspector inspector: null
    property var things: []
    property var dragged: null // a Touchable, as all things are
    property point at // of the pointer while something is dragged
    property bool byKeys: false

    function join(thing: Item): void {
        hold.things.push(thing);
    }
    function leave(thing: Item): void {
        const at = hold.things.indexOf(thing);
        if (at >= 0)
            hold.things.splice(at, 1);
    }
    function shown(thing: Item): bool {
        return thing.visible && thing.width > 0;
    }
    function rectOf(thing: Item): rect {
        const at = thing.mapToItem(hold, 0, 0);
        return Qt.rect(at.x, at.y, thing.width, thing.height);
    }
    // The thing at a place ("hand/0/2"), or null.
    function find(place: string): var {
        return hold.things.find(thing => thing.place === place && hold.shown(thing)) ?? null;
    }
    function begin(thing: var): void {
        hold.inspector?.close();
        hold.desk.session.clearRefusal();
        hold.desk.drop();
        hold.dragged = thing;
        if (hold.desk.fitting([thing.touch]).length > 0)
            hold.desk.held = [thing.touch];
    }
    function end(thing: Item): void {
        if (hold.dragged !== thing)
            return;
        hold.dragged = null;
        const target = hold.targetAt(hold.at);
        const desk = hold.desk;
        if (!target)
            desk.drop();
        else if (desk.held.length === 0)
            desk.refuse(thing.touch);
        else if (desk.asked(target.dropTouch))
            desk.touch(target.dropTouch);
        else {
            const touch = desk.armed ? desk.held[0] : target.dropTouch;
            desk.refuse(touch);
            desk.drop();
        }
    }
    // What a card let go at this point falls on: the smallest thing there.
    function targetAt(at: point): Item {
        const under = hold.things.filter(thing => {
            const room = hold.rectOf(thing);
            const inside = at.x >= room.x && at.y >= room.y && at.x < room.x + room.width && at.y < room.y + room.height;
            return thing.dropTouch !== "" && thing !== hold.dragged && inside && hold.shown(thing);
        });
        return under.reduce((best, thing) => best && best.width * best.height <= thing.width * thing.height ? best : thing, null);
    }
    function focusOn(touch: string): void {
        hold.things.find(thing => thing.touch === touch && hold.shown(thing))?.forceActiveFocus(Qt.TabFocusReason);
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
            if (thing === from || !hold.shown(thing) || !thing.tabStop)
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
    // Puts the focus on the first thing that may be pressed now.
    function enter(): bool {
        const touched = hold.desk.held.length > 0 ? "seat" : "";
        const kinds = [touched, "characterRow", "pick", "number", "hand", "action"].filter(kind => kind !== "");
        const first = kinds.reduce((found, kind) => found ?? hold.things.find(thing => thing.touch !== "" && thing.place.startsWith(kind) && thing.legal && hold.shown(thing)), undefined);
        first?.forceActiveFocus(Qt.TabFocusReason);
        return first !== undefined;
    }

    TailCard {
        visible: hold.dragged !== null
        x: hold.at.x - width / 2
        y: hold.at.y - height / 2
        width: hold.dragged ? Math.min(hold.dragged.width, Theme.px(132)) : 1
        face: hold.dragged?.face ?? 0
        depth: 2
        rotation: 2
    }
}
