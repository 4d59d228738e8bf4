// SPDX-License-Identifier: MIT
// The tags of the four ways to join: those with the tops together above the tail's end, the others
// below it, always upright and inside the room.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: tags

    required property ChoiceDesk desk
    required property TailView tail
    property rect room
    property point pointer: Qt.point(-1, -1) // of a dragged bit, in this item
    readonly property real space: Theme.px(8)
    readonly property int target: pointer.x < 0 ? -1 : nearest(pointer)

    // Above (-1) or below (1) its outline: on the side where it is drawn together.
    function sideOf(choice: ChoiceRow): int {
        return choice.spot < 2 ? -1 : 1;
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
    readonly property var box: tail.fit && desk.session.revision >= 0 && desk.placing && desk.count > 0 ? extents() : null

    // The choice that a bit dropped here means; -1: too far from the tail's end.
    function nearest(at: point): int {
        if (!tags.box)
            return -1;
        for (let i = 0; i < list.count; ++i) {
            const tag = list.itemAt(i) as GhostTag;
            if (tag && at.x > tag.x - 8 && at.x < tag.x + tag.width + 8 && at.y > tag.y - 8 && at.y < tag.y + tag.height + 8)
                return i;
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

    Repeater {
        id: list
        model: tags.desk.placing ? tags.desk.count : 0
        delegate: GhostTag {
            id: tag
            required property int index
            readonly property int side: tags.sideOf(choice)
            readonly property Item mate: list.count > 3 ? list.itemAt(index - index % 2) : null
            readonly property real pair: mate && list.itemAt(index - index % 2 + 1) ? mate.width + tags.space + list.itemAt(index - index % 2 + 1).width : width
            readonly property real start: tags.box ? Math.max(tags.room.x, Math.min((tags.box.left + tags.box.right) / 2 - pair / 2, tags.room.x + tags.room.width - pair)) : 0
            choice: tags.desk.row(index)
            chosen: tags.desk.selected === index
            target: tags.target === index
            under: tags.desk.isUnder(choice)
            x: start + (index % 2 === 1 && mate ? mate.width + tags.space : 0)
            y: !tags.box ? 0 : side < 0 ? Math.max(tags.room.y, tags.box.top - height - tags.space) : Math.min(tags.room.y + tags.room.height - height, tags.box.bottom + tags.space)
            onTouched: tags.desk.touch(index)
        }
    }
}
