// SPDX-License-Identifier: MIT
// Draws rings around the items that a lesson's step is about. Tables identify them by their touch or by a unique name,
// and bare cards by their place.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: place

    property LessonGuide lesson: null
    property GameTable table: null
    property Item page: null // contains the score sheet beside the table, too
    property int revision: 0 // the session's revision
    readonly property string look: lesson?.look ?? "" // targets, separated by spaces
    property int looks: 0

    // Returns the visible descendant that fits, or the largest if there are several.
    function seek(item: Item, fits: var): Item {
        let best = null;
        if (!item) // while the table is being left
            return null;
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            if (!child.visible || child.opacity === 0)
                continue;
            const found = fits(child) && child.width > 0 ? child : place.seek(child, fits);
            if (found && (!best || found.width * found.height > best.width * best.height))
                best = found;
        }
        return best;
    }
    function named(look: string): var {
        const [kind, key, index] = look.split("/");
        if (kind === "button")
            return [key, "button" + key.charAt(0).toUpperCase() + key.slice(1)];
        const names = {
            spot: ["ghost-" + key],
            seat: ["vote-" + key, "lane-" + key, "seat-" + key],
            zone: [key],
            pad: ["padLine-" + key],
            sheet: ["score-" + key + "-0"]
        };
        return names[kind] ?? [];
    }
    function spotsNow(): var {
        return place.look === "" ? []
            : place.look.split(" ").map(look => place.spotOf(look)).filter(spot => spot !== null);
    }
    function spotOf(look: string): var {
        if (!place.table)
            return null;
        const [kind, zone, owner, index] = look.split("/");
        // The place of a card, or of a pile's first card.
        const lain = kind === "card" ? look.slice(5) : kind === "zone" ? look.slice(5) + "/0" : "";
        const thing = place.seek(place.table, item =>
            item.touch === look || item.holds === look || lain !== "" && item.place === lain);
        if (thing)
            return place.around(thing);
        if (kind === "card")
            return place.table.placeOf(zone, Number(owner), Number(index));
        for (const name of place.named(look)) {
            const item = place.seek(kind === "sheet" ? place.page : place.table, item => item.objectName === name);
            if (item)
                return place.around(item);
        }
        // Does an item belong to this seat?
        const ofSeat = item => (item.seat ?? item.row?.seat) === Number(zone);
        const head = kind === "seat" ? place.seek(place.table, ofSeat) : null;
        return head ? place.around(head) : null;
    }
    // Returns the place of the item, or of its `ringed` area if it has one.
    function around(item: var): var {
        const own = item.ringed ?? Qt.rect(0, 0, item.width, item.height);
        const at = item.mapToItem(place, own.x + own.width / 2, own.y + own.height / 2);
        return { x: at.x, y: at.y, width: own.width, height: own.height, angle: item.rotation };
    }
    function lie(spots: var): void {
        mark.spot = spots[0] ?? null;
        more.model = spots.slice(1);
    }
    // Updates the rings at once, and then repeatedly until animations end.
    function again(): void {
        place.looks = place.look !== "" ? 12 : 0;
        place.lie(place.spotsNow());
        settling.running = place.looks > 0;
    }

    onLookChanged: again()
    onRevisionChanged: again()
    onTableChanged: again()
    onWidthChanged: again()
    onHeightChanged: again()

    Connections { // raised cards and a growing bar move the things that the rings mark
        target: place.table
        function onHoldingChanged(): void {
            place.again();
        }
        function onPromptPlaceChanged(): void {
            place.again();
        }
    }
    LitMark {
        id: mark
        objectName: "lessonMark"
    }
    Repeater {
        id: more
        delegate: LitMark {
            required property var modelData
            objectName: "lessonMarkToo"
            spot: modelData
        }
    }
    Timer {
        id: settling
        interval: Motion.clock(150)
        repeat: true
        onTriggered: {
            const now = place.spotsNow();
            if (JSON.stringify(now) !==
                JSON.stringify([mark.spot].concat(more.model ?? []).filter(spot => spot !== null)))
                place.lie(now);
            if (--place.looks <= 0)
                settling.stop();
        }
    }
}
