// SPDX-License-Identifier: MIT
// The light, charms and tag of one set at one moment of its celebration.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "FoxtailLook.js" as Look

Item {
    id: light

    required property var made // the set as { label, spots }
    required property TailView tail
    required property rect room
    required property real progress
    required property point goal
    property int aside: 0 // the set's index among several
    readonly property real run: Math.min(1, progress / 0.42) // progress of the light along the edge
    readonly property real popped: ease((progress - 0.3) / 0.18) // progress of the tag
    readonly property real flown: ease((progress - 0.74) / 0.26)
    readonly property real fading: Math.max(0, Math.min(1, (progress - 0.8) / 0.2))
    readonly property real unit: tail.fit.unit
    readonly property var charms: made.spots.map(spot => charmOf(spot)).filter(charm => charm !== null)
    readonly property var lines: charms.slice(1).map((charm, index) => ({
                x: charms[index].x, y: charms[index].y,
                length: Math.hypot(charm.x - charms[index].x, charm.y - charms[index].y),
                angle: Math.atan2(charm.y - charms[index].y, charm.x - charms[index].x) * 180 / Math.PI
            }))
    readonly property real outward: (made.spots[0]?.spot ?? 0) < 2 ? -1 : 1

    function ease(part: real): real {
        const t = Math.max(0, Math.min(1, part));
        return t * t * (3 - 2 * t);
    }
    function charmOf(spot: var): var {
        const card = light.tail.pose(spot.index);
        if (!card)
            return null;
        const charm = Look.charmAt(card, spot.spot, light.tail.session.cardWidth, light.tail.session.cardHeight);
        const at = light.tail.placeOfPose({ x: charm.x, y: charm.y, angle: card.angle }, light);
        return { x: at.x, y: at.y, angle: at.angle, spot: spot.spot, face: light.tail.face(spot.index) };
    }

    Repeater {
        model: ListRows {
            list: light.lines
        }
        delegate: Item {
            id: stretch
            required property int index
            required property var modelData
            readonly property real part: Math.max(0, Math.min(1, light.run * light.lines.length - index))
            x: modelData.x
            y: modelData.y
            rotation: modelData.angle
            transformOrigin: Item.TopLeft
            opacity: 1 - light.fading
            visible: part > 0
            Rectangle {
                y: -height / 2
                width: stretch.modelData.length * stretch.part
                height: 5 * light.unit
                radius: height / 2
                color: Theme.gold
                antialiasing: true
            }
            Rectangle {
                y: -height / 2
                width: stretch.modelData.length * stretch.part
                height: 2 * light.unit
                radius: height / 2
                color: Theme.onTable
                antialiasing: true
            }
        }
    }
    Repeater {
        model: ListRows {
            list: light.charms
        }
        delegate: HoppingCharm {
            required property int index
            required property var modelData
            charm: modelData
            session: light.tail.session
            theme: light.tail.theme
            unit: light.unit
            hop: Motion.travels
                ? Math.max(0, Math.min(1, (light.progress - 0.42 * index / Math.max(1, light.charms.length - 1)) / 0.3))
                : 0
            opacity: 1 - light.fading
            visible: light.run * (light.charms.length - 1) >= index
        }
    }
    Item {
        id: tag
        readonly property var middle: light.charms[Math.floor(light.charms.length / 2)] ?? { x: 0, y: 0, angle: 0 }
        readonly property real turn: middle.angle * Math.PI / 180
        readonly property real far: (32 + 16 * light.aside) * light.unit * light.outward
        readonly property real fromX: Math.max(light.room.x + paper.width * 0.7,
            Math.min(light.room.x + light.room.width - paper.width * 0.7, middle.x - Math.sin(turn) * far))
        readonly property real fromY: Math.max(light.room.y + paper.height,
            Math.min(light.room.y + light.room.height - paper.height, middle.y + Math.cos(turn) * far))
        x: fromX + (light.goal.x - fromX) * light.flown
        y: fromY + (light.goal.y - fromY) * light.flown - Math.sin(light.flown * Math.PI) * Theme.px(60)
        scale: light.popped * (1 + 0.3 * Math.sin(light.popped * Math.PI)) * (1 - 0.55 * light.flown)
        opacity: 1 - Math.max(0, (light.flown - 0.85) / 0.15)
        visible: light.popped > 0
        Rectangle {
            id: paper
            anchors.centerIn: parent
            width: Math.ceil(words.implicitWidth) + Theme.px(32)
            height: Math.ceil(words.implicitHeight) + Theme.px(14)
            radius: height / 2
            color: Theme.gold
            border.width: Theme.ring
            border.color: Theme.ink
        }
        Words {
            id: words
            anchors.centerIn: paper
            text: light.made.label
            size: 26
            font.bold: true
        }
    }
}
