// SPDX-License-Identifier: MIT
// A zone on the plain table: its title, and its cards in the game's poses. Face-down cards and piles of face-up cards
// are drawn as a single card with their number.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: area

    required property TableContents contents
    required property Things things // the table's registry of all things
    required property PlainFlights flights
    required property string kind
    required property int owner
    property real unit: 1 // pixels per unit of the game
    property real share: 1 // size relative to the row's largest unit
    property real titleRoom: titleWidth
    readonly property real titleWidth: Math.ceil(head.implicitWidth)
    readonly property ZoneModel zone: contents.session.zone(kind, owner)
    readonly property string target: "zone/" + kind + "/" + owner
    readonly property real cardWidth: contents.session.cardWidth
    readonly property real cardHeight: contents.session.cardHeight
    property bool crowded: false // is the row so full that empty zones are left out?
    readonly property bool shown: zone.known && (zone.count > 0 || zone.title !== "" && !crowded)
    readonly property bool piled: zone.count > 0 && zone.boundsWidth === 0
    readonly property bool laid: zone.boundsWidth > 0
    readonly property bool heaped: laid && zone.count > 1 && zone.boundsWidth < 1.01 * cardWidth &&
        zone.boundsHeight < 1.01 * cardHeight
    readonly property real naturalWidth: laid ? zone.boundsWidth : cardWidth
    readonly property real naturalHeight: laid ? zone.boundsHeight : cardHeight
    readonly property var ghosts: contents.open
        .map(row => contents.choices[row])
        .filter(choice => choice?.hasGhost && choice.ghostZone === kind + "/" + owner)

    // Returns the centre of a card in this item's coordinates.
    function middle(x: real, y: real): point {
        const left = area.laid ? area.zone.boundsX : -area.cardWidth / 2;
        const top = area.laid ? area.zone.boundsY : -area.cardHeight / 2;
        return Qt.point((x - left) * area.unit, head.height + (y - top) * area.unit);
    }
    function cardPlace(index: int, other: Item): var {
        const card = cards.itemAt(index) as PlainCard;
        const item = card ?? pile;
        const at = item.mapToItem(other, item.width / 2, item.height / 2);
        return { x: at.x, y: at.y, width: item.width, height: item.height, angle: card?.rotation ?? 0 };
    }

    visible: shown
    implicitWidth: Math.max(naturalWidth * unit, head.width)
    implicitHeight: head.height + naturalHeight * unit

    LongWords {
        id: head
        width: Math.min(area.titleWidth, area.titleRoom)
        minimumPixelSize: 11
        height: text !== "" ? implicitHeight + Theme.px(4) : 0
        text: area.zone.title === "" ? ""
            : area.zone.count > 0 ? Phrases.fill(qsTr("%1: %2"), [area.zone.title, area.zone.count])
            : area.zone.title
        size: 14
        color: Theme.onTable
    }
    Thing { // the empty place, or the pile on it
        id: pile
        objectName: area.target
        y: head.height
        width: (area.laid ? area.naturalWidth : area.cardWidth) * area.unit
        height: area.naturalHeight * area.unit
        things: area.things
        place: "zone/" + area.kind + "/" + area.owner
        touch: area.target
        dropTouch: area.target
        tabStop: legal
        stop: legal
        lifts: area.piled
        corner: area.cardWidth * area.unit * 0.07
        words: head.text
        Rectangle {
            anchors.fill: parent
            visible: area.zone.count === 0
            radius: pile.corner
            color: Theme.lane
            border.width: 1
            border.color: Theme.laneEdge
        }
        CardImage {
            anchors.fill: parent
            visible: area.piled
            game: area.contents.session.gameId
            gutter: area.contents.session.cardGutter
            units: area.cardWidth
        }
    }
    SeatPress { // lets a press open the owner's hand, which is hidden here
        anchors.fill: pile
        seat: area.owner
        wanted: area.piled && !pile.legal && area.contents.session.viewer !== area.owner
    }
    Repeater {
        id: cards
        model: area.zone
        delegate: PlainCard {
            required property int cardIndex
            required property real poseX
            required property real poseY
            required property real poseAngle
            required property var model // its layer, by way of the model because an Item has a `layer` of its own
            required property string name
            readonly property point spot: area.middle(poseX, poseY)
            contents: area.contents
            things: area.things
            visible: !area.heaped || cardIndex >= area.zone.count - 2 // shows two: the last may be in flight
            kind: area.kind
            owner: area.owner
            at: cardIndex
            face: model.face
            mark: model.mark
            words: name
            inTheAir: area.flights.revision >= 0 && area.flights.covers(area.kind + ":" + area.owner + ":" + cardIndex)
            x: spot.x - width / 2
            y: spot.y - height / 2
            z: model.layer
            width: area.cardWidth * area.unit
            height: area.cardHeight * area.unit
            rotation: poseAngle
        }
    }
    Repeater { // previews of the places for the held card
        model: ListRows {
            list: area.ghosts
        }
        delegate: Rectangle {
            id: ghost
            required property var modelData
            readonly property point middle: area.middle(modelData.ghostX, modelData.ghostY)
            objectName: "ghost"
            x: middle.x - width / 2
            y: middle.y - height / 2
            z: modelData.ghostLayer + 1
            width: area.cardWidth * area.unit
            height: area.cardHeight * area.unit
            rotation: modelData.ghostAngle
            radius: width * 0.07
            color: Theme.clear
            border.width: Theme.ring
            border.color: Theme.gold
        }
    }
}
