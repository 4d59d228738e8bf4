// SPDX-License-Identifier: MIT
// Small tags beside the sets of a tail: "match 2-2 +2", or dots that unfold when hovered. A hovered tag also rings its
// charms. Tags without enough room are left out, but the score pad still marks their charms.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "FoxtailLook.js" as Look
import "TagRoom.js" as TagRoom

Item {
    id: tags

    required property MatchSession session
    required property TailView tail
    property rect room
    property bool dots: false
    property list<rect> taken // areas that the tags must not cover
    readonly property var lines: session.revision >= 0 ? session.pad.forSeat(tail.owner) : []
    readonly property var groups: lines.reduce((all, line) =>
        all.concat(line.groups.filter(group => group.label !== "")), [])
    property list<var> places
    property int pointed: -1 // index of the hovered tag, or -1
    readonly property list<var> lit: groups[pointed]?.spots ?? [] // the hovered tag's charms: [{ index, spot }]
    property bool ready: false // does the tail already show the current viewer's state?
    readonly property bool settled: tail.settled
    readonly property var asked: [
        groups,
        room,
        taken,
        tail.fit,
        dots,
        settled,
        width,
        height,
        Theme.scale,
        Theme.textScale
    ]

    // Returns the centre of a group's charms on the screen, and the direction that leads away from the tail.
    function middleOf(spots: var): var {
        let x = 0, y = 0, dx = 0, dy = 0;
        for (const spot of spots) {
            const card = tags.tail.pose(spot.index);
            if (!card)
                return null;
            const charm = Look.charmAt(card, spot.spot, tags.session.cardWidth, tags.session.cardHeight);
            const at = tags.tail.placeOfPose({ x: charm.x, y: charm.y, angle: card.angle }, tags);
            const turn = at.angle * Math.PI / 180, side = spot.spot < 2 ? -1 : 1;
            x += at.x;
            y += at.y;
            dx -= Math.sin(turn) * side;
            dy += Math.cos(turn) * side;
        }
        const far = Math.hypot(dx, dy) || 1;
        return { x: x / spots.length, y: y / spots.length, dx: dx / far, dy: dy / far };
    }
    function settle(): void {
        const cards = [];
        for (let i = 0; i < tags.tail.zone.count; ++i)
            cards.push(tags.tail.placeOf(i, tags));
        cards.push(tags.tail.placeOfPose(tags.tail.foxPose, tags));
        cards[cards.length - 1].angle = 0; // the fox is always upright
        const taken = tags.taken.slice();
        tags.places = tags.groups.map((group, index) => {
            const tag = papers.itemAt(index);
            const middle = tag ? tags.middleOf(group.spots) : null;
            const place = middle
                ? TagRoom.place(middle, middle.dx, middle.dy, tag.width, tag.height, tags.room, cards, taken)
                : null;
            if (place)
                taken.push(place);
            return place;
        });
        tags.ready = tags.settled;
    }

    onAskedChanged: soon.restart()
    onSettledChanged: {
        if (!settled)
            ready = false;
    }
    Component.onCompleted: soon.restart()

    Timer {
        id: soon
        interval: 0
        onTriggered: tags.settle()
    }
    Repeater {
        id: papers
        model: ListRows {
            list: tags.groups
        }
        delegate: Item {
            id: tag
            required property int index
            required property var modelData
            readonly property var place: tags.places[index] ?? null
            readonly property bool told: !tags.dots || rest.hovered
            objectName: "setTag-" + index
            visible: place !== null && tags.ready
            x: place ? Math.round(place.x) : 0
            y: place ? Math.round(place.y) : 0
            z: rest.hovered ? 1 : 0
            width: tags.dots ? height : Math.ceil(words.implicitWidth) + Theme.px(20)
            height: tags.dots ? Theme.px(20) : Math.ceil(words.implicitHeight) + Theme.px(6)
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.label

            Rectangle {
                anchors.centerIn: parent
                width: tag.told ? Math.ceil(words.implicitWidth) + Theme.px(20) : Math.round(parent.width * 0.7)
                height: tag.told ? Math.ceil(words.implicitHeight) + Theme.px(6) : width
                radius: height / 2
                color: rest.hovered || tags.dots ? Theme.gold : Theme.paper
                border.width: 1
                border.color: tags.dots ? Theme.ink : Theme.paperEdge
            }
            Words {
                id: words
                anchors.centerIn: parent
                visible: tag.told
                text: tag.modelData.label
                size: 14
                font.bold: true
            }
            HoverHandler {
                id: rest
                onHoveredChanged: {
                    if (hovered)
                        tags.pointed = tag.index;
                    else if (tags.pointed === tag.index)
                        tags.pointed = -1;
                }
            }
        }
    }
}
