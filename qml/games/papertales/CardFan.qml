// SPDX-License-Identifier: MIT
// A hand or a pack held as a fan; what stands forward is raised above the others.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: fan

    required property TableHand hold
    property FlightLayer flights
    required property string kind // "hand" or "pack"
    property int slots: 9
    property var cards: [] // { face, name, at }: `at` is the place in the zone
    property bool draggable: false
    property bool gilded: false
    property real largest: Theme.px(158)
    readonly property int count: cards.length
    readonly property real lean: count > 1 ? Math.min(3.4, 13 / count) : 0
    readonly property real cardHeight: Math.min(height - Theme.px(30), largest * 88 / 63)
    readonly property real cardWidth: Math.floor(cardHeight * 63 / 88)
    readonly property real step: count > 1 ? Math.min(cardWidth + Theme.px(14), (width - cardWidth - Theme.px(12)) / (count - 1)) : 0

    Repeater {
        model: fan.slots
        delegate: Touchable {
            id: card
            required property int index
            readonly property var info: fan.cards[index] ?? null
            readonly property real off: index - (fan.count - 1) / 2
            objectName: fan.kind + "-" + (info?.at ?? -1 - index)
            hold: fan.hold
            place: fan.kind + "/" + fan.hold.desk.own + "/" + (info?.at ?? -1 - index)
            touch: info ? "card/" + fan.kind + "/" + fan.hold.desk.own + "/" + info.at : ""
            dropTouch: ""
            face: info?.face ?? 0
            words: info?.name ?? ""
            visible: info !== null && !(fan.flights && fan.flights.revision >= 0 && fan.flights.covers(place))
            draggable: fan.draggable
            gilded: fan.gilded
            width: fan.cardWidth
            height: Math.round(width * 88 / 63)
            x: fan.width / 2 + off * fan.step - width / 2
            y: fan.height / 2 - height / 2 + Math.abs(off) * Math.abs(off) * fan.lean * fan.cardWidth / 320 + Theme.px(4)
            z: chosen ? 40 : hovered || activeFocus ? 30 : index
            rotation: chosen ? 0 : off * fan.lean
            Behavior on x {
                NumberAnimation { duration: Motion.refit; easing.type: Easing.OutCubic }
            }
            PaperCard {
                width: parent.width
                face: card.face
                depth: card.chosen ? 1.4 : card.hovered ? 1 : 0.6
            }
        }
    }
}
