// SPDX-License-Identifier: MIT
// The cards picked in this draft, and the card kept from the turn before; a card of the pack may
// be dropped here.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: row

    required property TableHand hold
    readonly property PlanDesk desk: hold.desk
    readonly property var cards: desk.hand.map((card, at) => ({ face: card.face, name: card.name, place: "hand/" + desk.own + "/" + at })).concat(desk.kept.map(card => ({ face: card.face, name: card.name, place: "kept/" + desk.own + "/0", old: true })))
    readonly property real gap: Theme.px(10)
    readonly property bool tiny: cardWidth < 52 // a card's numbers would have no room
    readonly property real cardWidth: Math.min((width - 5 * gap) / 6, height * 63 / 88)

    Touchable {
        hold: row.hold
        anchors.fill: parent
        anchors.margins: -Theme.px(6)
        visible: row.visible
        tabStop: false
        lifts: false
        gilded: false
        corner: Theme.px(12)
        place: "picked/" + row.desk.own + "/0"
        dropTouch: "picked"
        words: qsTr("Picked so far")
    }
    Repeater {
        model: 6
        delegate: Touchable {
            id: card
            required property int index
            readonly property var info: row.cards[index] ?? null
            hold: row.hold
            tabStop: false
            place: info?.place ?? "none"
            face: info?.face ?? 0
            words: info?.name ?? qsTr("Still to be picked")
            x: index * (row.cardWidth + row.gap)
            y: (row.height - height) / 2
            width: row.cardWidth
            height: Math.round(width * 88 / 63)
            visible: index < 5 || info !== null
            Rectangle {
                anchors.fill: parent
                radius: card.corner
                visible: card.face === 0
                color: Theme.paperShade
                border.width: 1
                border.color: Theme.ruleLine
            }
            PaperCard {
                width: parent.width
                visible: card.face > 0 && !row.tiny
                face: card.face
                depth: 0.3
            }
            UnitTile {
                anchors.fill: parent
                visible: card.face > 0 && row.tiny
                face: card.face
            }
        }
    }
}
