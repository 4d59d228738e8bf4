// SPDX-License-Identifier: MIT
// Another seat's compact playmat: player, form, achievements and hand, discard pile with the play zone on it, and deck.
// The mat has the seat's colour during its turn. A press chooses the seat as a target.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Touchable {
    id: mat

    required property FlightLayer flights
    property int seat: 0
    readonly property var info: contents.mats[seat] ?? null
    readonly property var row: contents.seats[seat] ?? null
    readonly property var character: info?.character ?? null
    readonly property bool aimedAt: row?.counters.target > 0
    readonly property bool owner: contents.turnOwner === seat
    readonly property real pad: Theme.px(10)
    property bool headsAlone: false // are there no piles beside the heads yet?
    property bool laid: false // have cards been placed here? The piles are created then
    readonly property alias least: head.least
    readonly property real pileTop: Math.round((height - pileHeight) / 2)
    readonly property int pileHeight: Math.round(Math.min(height - Theme.px(12), (width * 0.52) / 2.5 * 88 / 63))
    readonly property int pileWidth: Math.floor(pileHeight * 63 / 88)
    readonly property real pilesLeft: width - pad - Math.round(2.45 * pileWidth) - Theme.px(8)

    signal browsed(seat: int)

    onHeadsAloneChanged: laid = laid || !headsAlone
    Component.onCompleted: laid = !headsAlone
    objectName: "seat-" + seat
    touch: "seat/" + seat
    dropTouch: touch
    place: "seat/" + seat
    words: row?.summary ?? ""
    corner: Theme.px(18)
    lifts: false
    gilded: false

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(18)
        color: mat.owner ? Theme.seatColor(mat.row?.emblem ?? 0) : mat.open ? Theme.tailDeep : Theme.tailPanel
        border.width: mat.aimedAt ? Theme.ring : mat.owner ? 2 : 1
        border.color: mat.aimedAt ? Theme.refuse : mat.owner ? Theme.gold : Theme.nightEdge
    }
    OpponentHead {
        id: head
        x: mat.pad
        y: mat.pileTop
        width: (mat.headsAlone ? mat.width : mat.pilesLeft) - 2 * mat.pad
        height: mat.pileHeight
        visible: !hand.laidOpen
        hold: mat.hold
        row: mat.row
        character: mat.character
        achievements: mat.info?.achievements.length ?? 0
        owner: mat.owner
    }
    KeyMark { // the digit that chooses this seat as a target, counted without one's own seat
        x: mat.pad
        y: Theme.px(6)
        text: mat.seat < mat.contents.own ? mat.seat + 1 : mat.seat
        visible: mat.open && mat.hold.byKeys && !mat.activeFocus
    }
    LongWords { // name above a visible hand
        x: mat.pad
        y: Theme.px(4)
        width: mat.pilesLeft - x
        visible: hand.laidOpen
        text: mat.row?.name ?? ""
        size: 17
        font.family: Theme.titleFont
        font.bold: true
        color: Theme.onTable
    }
    Item { // card backs of the hand
        id: hand
        visible: !mat.headsAlone
        readonly property int count: mat.info?.handCount ?? 0
        // Faces of the hand, in a review that shows all hands.
        readonly property var faces: mat.contents.session.review.active ? mat.info?.hand ?? [] : []
        readonly property bool laidOpen: faces.some(card => card.face > 0)
        readonly property int cardWidth: Math.floor(height * 63 / 88)
        readonly property real step: count > 1
            ? Math.min(cardWidth * (laidOpen ? 1.04 : 0.5), (width - cardWidth) / (count - 1))
            : 0
        x: laidOpen ? mat.pad : head.x + head.rest.x
        y: laidOpen ? Theme.px(8) + Theme.type(17) * 1.3 : head.y + head.rest.y
        width: laidOpen ? mat.pilesLeft - 2 * mat.pad : head.rest.width
        height: laidOpen ? mat.height - y - Theme.px(6) : head.rest.height
        Repeater {
            model: ListRows {
                length: hand.count
            }
            delegate: CardImage { // just a picture, because a back has no text
                required property int index
                visible: !hand.laidOpen
                x: index * hand.step
                width: hand.cardWidth
                height: Math.round(width * 88 / 63)
                game: "tailstory"
                units: 63
                depth: 0.3
            }
        }
        Repeater {
            model: ListRows {
                length: hand.laidOpen ? hand.count : 0
            }
            delegate: OpenHandCard {
                required property int index
                hold: mat.hold
                seat: mat.seat
                at: index
                face: hand.faces[index]?.face ?? 0
                called: hand.faces[index]?.name ?? ""
                width: hand.cardWidth
                x: index * hand.step
                z: hovered ? 1 : 0
            }
        }
        Touchable {
            hold: mat.hold
            place: "hand/" + mat.seat + "/0"
            width: hand.cardWidth
            height: parent.height
            tabStop: false
            lifts: false
            visible: false
        }
        Rectangle {
            anchors.fill: held
            radius: height / 2
            color: Theme.tailDeep
            visible: held.visible
        }
        Words { // the number of cards, on the last card back
            id: held
            readonly property string whole: qsTr("%n in hand", "", hand.count)
            visible: !hand.laidOpen
            x: Math.min(hand.width - width, Math.max(0, (hand.count - 1) * hand.step + (hand.cardWidth - width) / 2))
            y: (hand.height - height) / 2
            width: Math.max(height, implicitWidth + Theme.px(8))
            text: hand.count
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: whole
            size: 13
            font.bold: true
            color: Theme.onTable
            horizontalAlignment: Text.AlignHCenter
            Tip {
                text: held.whole
            }
        }
    }
    Repeater {
        model: mat.laid ? ["discard", "play", "deck"] : []
        delegate: CardPile {
            required property string modelData
            visible: !mat.headsAlone && (kind !== "play" || count > 0)
            x: kind === "deck" ? mat.width - mat.pad - width
                : mat.pilesLeft + (kind === "play" ? Math.max(26, Math.round(0.45 * width)) : 0)
            y: mat.pileTop
            width: mat.pileWidth
            stageRole: "opponent"
            atop: kind === "discard" ? mat.info?.play.length ?? 0 : 0
            hold: mat.hold
            flights: mat.flights
            kind: modelData
            seat: mat.seat
            cards: kind === "deck" ? [] : mat.info?.[kind] ?? []
            count: kind === "deck" ? mat.info?.deck ?? 0 : cards.length
            title: kind === "deck" ? qsTr("deck %1").arg(count)
                : kind === "discard" ? qsTr("discard %1").arg(count)
                : qsTr("in play")
            onOpened: {
                if (kind === "discard")
                    mat.browsed(mat.seat);
            }
        }
    }
}
