// SPDX-License-Identifier: MIT
// The tags of the four ways to join: those with the tops together above the tail's end, the others
// below it, always upright and inside the room.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Item {
    id: tags

    required property ChoiceDesk desk
    required property TailView tail
    property rect room
    property rect blocked // the score pad
    property point pointer: Qt.point(-1, -1) // of a dragged bit, in this item
    readonly property real space: Theme.px(8)
    readonly property rect upperPlace: visible ? Qt.rect(upper.x, upper.y, upper.width, upper.height) : Qt.rect(0, 0, 0, 0)
    readonly property rect lowerPlace: visible ? Qt.rect(lower.x, lower.y, lower.width, lower.height) : Qt.rect(0, 0, 0, 0)
    readonly property int target: pointer.x < 0 ? -1 : nearest(pointer)

    function startOf(width: real, floor: real): real {
        if (!tags.box)
            return 0;
        const least = floor > tags.blocked.y ? tags.blocked.x + tags.blocked.width : tags.room.x;
        // From the outlines to the right: to the left lies the tail, whose charms must stay in sight.
        return Math.max(least, Math.min(tags.box.left, tags.room.x + tags.room.width - width));
    }
    // The extents of both outlines on the screen.
    function extents(): var {
        let left = Infinity, right = -Infinity, top = Infinity, bottom = -Infinity;
        for (let i = 0; i < tags.desk.count; ++i) {
            const choice = tags.desk.row(i);
            if (!choice || !choice.hasGhost)
                continue;
            const at = tags.tail.placeOfPose({ x: choice.ghostX, y: choice.ghostY, angle: choice.ghostAngle }, tags);
            const turn = at.angle * Math.PI / 180;
            const wide = Math.abs(at.width * Math.cos(turn)) + Math.abs(at.height * Math.sin(turn));
            const high = Math.abs(at.height * Math.cos(turn)) + Math.abs(at.width * Math.sin(turn));
            left = Math.min(left, at.x - wide / 2);
            right = Math.max(right, at.x + wide / 2);
            top = Math.min(top, at.y - high / 2);
            bottom = Math.max(bottom, at.y + high / 2);
        }
        return { left: left, right: right, top: top, bottom: bottom };
    }
    // How far the cards of the tail reach below (side 1) or above (-1) a stretch of the screen.
    function reach(side: int, from: real, to: real, start: real): real {
        let most = start;
        for (let i = 0; i < tags.tail.zone.count; ++i) {
            const at = tags.tail.placeOf(i, tags);
            const turn = at.angle * Math.PI / 180;
            const wide = Math.abs(at.width * Math.cos(turn)) + Math.abs(at.height * Math.sin(turn));
            const high = Math.abs(at.height * Math.cos(turn)) + Math.abs(at.width * Math.sin(turn));
            if (at.x + wide / 2 > from && at.x - wide / 2 < to)
                most = side > 0 ? Math.max(most, at.y + high / 2) : Math.min(most, at.y - high / 2);
        }
        return most;
    }
    // How far tags from x on lie over what is there, for lack of room.
    function lack(side: int, x: real, wide: real, high: real): real {
        const edge = tags.reach(side, x, x + wide, side > 0 ? tags.box.bottom : tags.box.top) + side * (high + tags.space);
        return Math.max(0, side > 0 ? edge - tags.room.y - tags.room.height : tags.room.y - edge);
    }
    // Would a row of these tags leave its room, or lie over more than if they stand one below the other?
    function crowded(row: GhostTagRow): bool {
        const wide = row.tagsWide;
        if (!tags.box || wide > tags.room.width)
            return wide > tags.room.width;
        const x = tags.startOf(wide, row.side > 0 ? tags.room.y + tags.room.height : 0);
        if (x + wide > tags.room.x + tags.room.width + 1) // beside the score pad
            return true;
        const beside = tags.lack(row.side, x, wide, Theme.target);
        return beside > 0 && beside >= tags.lack(row.side, tags.room.x + tags.room.width - row.widest, row.widest, 2 * Theme.target + row.spacing);
    }
    readonly property var box: tail.fit && desk.session.revision >= 0 && desk.placing && desk.count > 0 ? extents() : null

    // The choice that a bit dropped here means; -1: too far from the tail's end.
    function nearest(at: point): int {
        if (!tags.box)
            return -1;
        for (const row of [upper, lower]) {
            const found = row.choiceAt(at.x - row.x, at.y - row.y);
            if (found >= 0)
                return found;
        }
        let best = -1, closest = Theme.px(150);
        for (let i = 0; i < tags.desk.count; ++i) {
            const choice = tags.desk.row(i);
            const place = tags.tail.placeOfPose({ x: choice.ghostX, y: choice.ghostY, angle: choice.ghostAngle }, tags);
            const far = Math.hypot(place.x - at.x, place.y - at.y) + (i === tags.desk.selected ? -1 : tags.desk.isUnder(choice) ? 1 : 0);
            if (far < closest) {
                closest = far;
                best = i;
            }
        }
        return best;
    }

    visible: desk.placing

    GhostTagRow {
        id: upper
        desk: tags.desk
        stacked: tags.crowded(upper)
        side: -1
        target: tags.target
        x: stacked ? tags.room.x + tags.room.width - width : tags.startOf(width, 0)
        y: tags.box ? Math.max(tags.room.y, tags.reach(-1, x, x + width, tags.box.top) - height - tags.space) : 0
    }
    GhostTagRow {
        id: lower
        desk: tags.desk
        stacked: tags.crowded(lower)
        side: 1
        target: tags.target
        x: stacked ? tags.room.x + tags.room.width - width : tags.startOf(width, tags.room.y + tags.room.height)
        y: tags.box ? Math.min(tags.room.y + tags.room.height - height, tags.reach(1, x, x + width, tags.box.bottom) + tags.space) : 0
    }
}
