// SPDX-License-Identifier: MIT
// The tags of the four ways to join: above the tail's end for bits with the tops together, below it for the others. The
// tags are always upright, inside the room, and clear of charms if possible.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import "FoxtailLook.js" as Look
import "TagRoom.js" as TagRoom

Item {
    id: tags

    required property FoxtailChoices choices
    required property TailView tail
    property rect room
    property point pointer: Qt.point(-1, -1) // position of a dragged bit, in this item's coordinates
    readonly property real space: Theme.px(8)
    readonly property rect upperPlace: visible ? Qt.rect(upper.x, upper.y, upper.width, upper.height)
        : Qt.rect(0, 0, 0, 0)
    readonly property rect lowerPlace: visible ? Qt.rect(lower.x, lower.y, lower.width, lower.height)
        : Qt.rect(0, 0, 0, 0)
    readonly property var laidGhosts: tail.rows ? choices.ghosts.map(ghost => tail.laid(ghost, choices.place)) : []
    readonly property int target: pointer.x < 0 ? -1 : nearest(pointer)

    // Returns the bounding box of a card on the screen, including its rotation.
    function boxOf(at: var): var {
        const turn = at.angle * Math.PI / 180;
        const wide = Math.abs(at.width * Math.cos(turn)) + Math.abs(at.height * Math.sin(turn));
        const high = Math.abs(at.height * Math.cos(turn)) + Math.abs(at.width * Math.sin(turn));
        return { left: at.x - wide / 2, right: at.x + wide / 2, top: at.y - high / 2, bottom: at.y + high / 2 };
    }
    // Returns the bounds of all outlines.
    function extents(): var {
        const boxes = tags.laidGhosts.map(ghost => tags.boxOf(tags.tail.placeOfPose(ghost, tags)));
        return {
            left: Math.min(...boxes.map(box => box.left)), right: Math.max(...boxes.map(box => box.right)),
            top: Math.min(...boxes.map(box => box.top)), bottom: Math.max(...boxes.map(box => box.bottom))
        };
    }
    // Returns the boxes that the tags above (side -1) or below (side 1) must clear: the cards in the row of the bit,
    // and the nearest charms of the next row on that side.
    function obstacles(side: int): var {
        const numberOf = index => tags.tail.rows.filter(row => index >= row.first).length;
        const here = numberOf(tags.choices.place);
        const boxes = [];
        for (let i = 0; i < tags.tail.zone.count; ++i) {
            const row = numberOf(i);
            if (row === here)
                boxes.push(tags.boxOf(tags.tail.placeOf(i, tags)));
            else if (row === here + side)
                boxes.push(...tags.charmPlaces.slice(4 * i + (side < 0 ? 2 : 0), 4 * i + (side < 0 ? 4 : 2))
                    .map(at => ({ left: at.x - at.radius, right: at.x + at.radius,
                        top: at.y - at.radius, bottom: at.y + at.radius })));
        }
        return boxes;
    }
    // Returns the charms of the tail and of the bit in each pose, with those of upper and lower edges apart.
    function charms(): var {
        const poses = [];
        for (let i = 0; i < tags.tail.zone.count; ++i)
            poses.push(tags.tail.pose(i));
        const session = tags.tail.session, radius = Look.disc / 2 * tags.tail.fit.unit;
        const charmsOf = pose => [0, 1, 2, 3].map(spot => {
            const charm = Look.charmAt(pose, spot, session.cardWidth, session.cardHeight);
            const at = tags.tail.placeOfPose({ x: charm.x, y: charm.y, angle: 0 }, tags);
            return { x: at.x, y: at.y, radius: radius };
        });
        return poses
            .filter(pose => pose !== null)
            .concat(tags.laidGhosts)
            .reduce((all, pose) => all.concat(charmsOf(pose)), []);
    }
    function spotFor(row: GhostTagRow, taken: var): var {
        if (!tags.box || row.indices.length === 0)
            return null;
        const sizes = [];
        for (const brief of [false, true]) {
            sizes.push({ width: row.together(brief), height: Theme.target, columns: 2, brief: brief });
            sizes.push({ width: row.widest(brief), height: 2 * Theme.target + row.spacing, columns: 1, brief: brief });
        }
        return TagRoom.rowPlace(tags.box, row.side, sizes, tags.space, {
            room: tags.room, charms: tags.charmPlaces, cards: tags.obstacles(row.side), taken: taken
        });
    }
    readonly property var box: tail.fit && choices.session.revision >= 0 && choices.ghosts.length > 0 ? extents() : null
    readonly property var charmPlaces: box ? charms() : []

    // Returns the choice for a bit dropped here, or -1 if the point is too far from the tail's end.
    function nearest(at: point): int {
        if (!tags.box)
            return -1;
        for (const row of [upper, lower]) {
            const found = row.choiceAt(at.x - row.x, at.y - row.y);
            if (found >= 0)
                return found;
        }
        let best = -1, closest = Theme.px(150);
        for (let i = 0; i < tags.choices.count; ++i) {
            const choice = tags.choices.row(i); // null for a moment while the choices change
            if (!choice)
                continue;
            const pose = tags.tail.laid({ x: choice.ghostX, y: choice.ghostY, angle: choice.ghostAngle, layer: 0 },
                tags.choices.place);
            const place = tags.tail.placeOfPose(pose, tags);
            const far = Math.hypot(place.x - at.x, place.y - at.y) +
                (i === tags.choices.selected ? -1 : tags.choices.isUnder(choice) ? 1 : 0);
            if (far < closest) {
                closest = far;
                best = i;
            }
        }
        return best;
    }

    visible: choices.placing

    GhostTagRow {
        id: upper
        readonly property var spot: tags.spotFor(upper, Qt.rect(0, 0, 0, 0))
        choices: tags.choices
        stacked: spot?.size.columns === 1
        brief: spot?.size.brief ?? false
        side: -1
        target: tags.target
        x: spot?.x ?? 0
        y: spot?.y ?? 0
    }
    GhostTagRow {
        id: lower
        readonly property var spot: tags.spotFor(lower,
            upper.spot ? Qt.rect(upper.spot.x, upper.spot.y, upper.spot.size.width, upper.spot.size.height)
                : Qt.rect(0, 0, 0, 0))
        choices: tags.choices
        stacked: spot?.size.columns === 1
        brief: spot?.size.brief ?? false
        side: 1
        target: tags.target
        x: spot?.x ?? 0
        y: spot?.y ?? 0
    }
}
