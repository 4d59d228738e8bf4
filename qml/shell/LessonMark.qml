// SPDX-License-Identifier: MIT
// Rings what a step of a lesson is about, one thing or several. Tables call things by their touch, or by the name that is theirs
// alone; cards that are no things have a place.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: place

    property LessonGuide lesson: null
    property GameTable table: null
    property Item page: null // with what lies beside the table: its score sheet
    property int revision: 0 // of the session
    readonly property string look: lesson?.look ?? "" // several with spaces between
    property int looks: 0

    // What the item or one in it is, that is seen; what lies there twice, where it is largest.
    function seek(item: Item, fits: var): Item {
        let best = null;
        if (!item) // the table is being left
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
        return { spot: ["ghost-" + key], seat: ["vote-" + key, "lane-" + key, "seat-" + key], zone: [key], pad: ["padLine-" + key], sheet: ["score-" + key + "-0"] }[kind] ?? [];
    }
    function spotsNow(): var {
        return place.look === "" ? [] : place.look.split(" ").map(look => place.spotOf(look)).filter(spot => spot !== null);
    }
    function spotOf(look: string): var {
        if (!place.table)
            return null;
        const [kind, zone, owner, index] = look.split("/");
        const lain = kind === "card" ? look.slice(5) : kind === "zone" ? look.slice(5) + "/0" : ""; // a pile is its first card
        const thing = place.seek(place.table, item => item.touch === look || item.holds === look || lain !== "" && item.place === lain);
        if (thing)
            return place.around(thing);
        if (kind === "card")
            return place.table.placeOf(zone, Number(owner), Number(index));
        for (const name of place.named(look)) {
            const item = place.seek(kind === "sheet" ? place.page : place.table, item => item.objectName === name);
            if (item)
                return place.around(item);
        }
        const head = kind === "seat" ? place.seek(place.table, item => (item.seat ?? item.row?.seat) === Number(zone)) : null; // what is of this seat
        return head ? place.around(head) : null;
    }
    // What belongs to it beyond its edges, or is written up to them, it says in its `ringed`.
    function around(item: var): var {
        const own = item.ringed ?? Qt.rect(0, 0, item.width, item.height);
        const at = item.mapToItem(place, own.x + own.width / 2, own.y + own.height / 2);
        return { x: at.x, y: at.y, width: own.width, height: own.height, angle: item.rotation };
    }
    function lie(spots: var): void {
        mark.spot = spots[0] ?? null;
        more.model = spots.slice(1);
    }
    // At once, and a few times more: what moves comes to rest.
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

    Connections { // what is held is lifted
        target: place.table
        function onHoldingChanged(): void {
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
            if (JSON.stringify(now) !== JSON.stringify([mark.spot].concat(more.model ?? []).filter(spot => spot !== null)))
                place.lie(now);
            if (--place.looks <= 0)
                settling.stop();
        }
    }
}
