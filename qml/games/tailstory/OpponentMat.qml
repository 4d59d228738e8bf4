// SPDX-License-Identifier: MIT
// Another seat's playmat, compact: who, form, achievements; hand, play zone, deck and discard pile.
// Pressed, the seat is chosen as a target.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Touchable {
    id: mat

    required property FlightLayer flights
    property int seat: 0
    readonly property var info: desk.mats[seat] ?? null
    readonly property var row: desk.seats[seat] ?? null
    readonly property var character: info?.character ?? null
    readonly property bool aimedAt: row?.counters.target > 0
    readonly property bool owner: desk.turnOwner === seat
    readonly property real pad: Theme.px(14)
    property real headRoom: 0 // as all the others have
    property bool low: false // how many cards there are stands on them
    property bool headsAlone: false // nothing lies below them yet
    property bool laid: false // something lies there, or did: from then on its piles are made
    property alias brief: head.brief
    readonly property alias headHeight: head.implicitHeight
    readonly property alias tight: head.tight
    readonly property real pileTop: head.y + headRoom + Theme.px(8)
    readonly property real pileWidth: Math.floor((height - pileTop - (low ? 0 : Theme.type(13) * 1.4) - Theme.px(14)) * 63 / 88)
    readonly property real reach: Math.max(0, width - 2 * pad - 3 * (pileWidth + Theme.px(14)) - Theme.px(6))

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
        color: mat.open ? Theme.tailDeep : Theme.tailPanel
        border.width: mat.aimedAt ? Theme.ring : mat.owner ? 2 : 1
        border.color: mat.aimedAt ? Theme.refuse : mat.owner ? Theme.gold : Theme.nightEdge
    }
    OpponentHead {
        id: head
        x: mat.pad
        y: Theme.px(10)
        width: parent.width - 2 * mat.pad
        hold: mat.hold
        row: mat.row
        character: mat.character
        achievements: mat.info?.achievements.length ?? 0
        owner: mat.owner
    }
    KeyMark { // its figure aims at it, in the order of the seats without the own one
        x: mat.pad
        y: Theme.px(6)
        text: mat.seat < mat.desk.own ? mat.seat + 1 : mat.seat
        visible: mat.open && mat.hold.byKeys && !mat.activeFocus
    }
    Item { // the hand's backs
        id: hand
        visible: !mat.headsAlone
        x: mat.pad
        y: mat.pileTop
        width: mat.reach
        height: mat.pileWidth * 88 / 63
        readonly property int count: mat.info?.handCount ?? 0
        readonly property var faces: mat.desk.session.review.active ? mat.info?.hand ?? [] : [] // open where all hands are
        readonly property bool laidOpen: faces.some(card => card.face > 0)
        readonly property real step: count > 1 ? Math.min(mat.pileWidth * (laidOpen ? 1.04 : 0.36), (width - mat.pileWidth) / (count - 1)) : 0
        Repeater {
            model: ListRows {
                length: hand.count
            }
            delegate: CardImage { // a back has nothing written on it
                required property int index
                visible: !hand.laidOpen
                x: index * hand.step
                y: Math.abs(index - (hand.count - 1) / 2) * 1.5
                width: mat.pileWidth
                height: Math.round(width * 88 / 63)
                game: "tailstory"
                units: 63
                rotation: (index - (hand.count - 1) / 2) * 2
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
                width: mat.pileWidth
                x: index * hand.step
                z: hovered ? 1 : 0
            }
        }
        Touchable {
            hold: mat.hold
            place: "hand/" + mat.seat + "/0"
            width: mat.pileWidth
            height: parent.height
            tabStop: false
            lifts: false
            visible: false
        }
    }
    Rectangle {
        anchors.fill: held
        anchors.margins: -1
        radius: height / 2
        color: Theme.tailDeep
        visible: held.visible && mat.low
    }
    Words {
        id: held
        readonly property string whole: qsTr("%n in hand", "", hand.count)
        visible: !mat.headsAlone && (!mat.low || hand.count > 0)
        x: hand.x + (mat.low ? (mat.pileWidth - width) / 2 : 0)
        y: piles.y + piles.height - height - (mat.low ? Theme.px(2) : 0)
        width: mat.low ? Math.min(mat.pileWidth, Theme.type(15) * 2) : hand.width
        horizontalAlignment: mat.low ? Text.AlignHCenter : Text.AlignLeft
        text: mat.low ? hand.count : whole
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: whole
        size: 13
        color: Theme.tailSoft
        elide: Text.ElideRight
        Tip {
            text: mat.low ? held.whole : ""
        }
    }
    Row {
        id: piles
        anchors.right: parent.right
        anchors.rightMargin: mat.pad
        visible: !mat.headsAlone
        y: mat.pileTop
        spacing: Theme.px(14)
        Repeater {
            model: mat.laid ? ["deck", "discard", "play"] : []
            delegate: CardPile {
                required property string modelData
                width: mat.pileWidth
                small: true
                low: mat.low
                hold: mat.hold
                flights: mat.flights
                kind: modelData
                seat: mat.seat
                cards: kind === "deck" ? [] : mat.info?.[kind] ?? []
                count: kind === "deck" ? mat.info?.deck ?? 0 : cards.length
                title: kind === "deck" ? qsTr("deck %1").arg(count) : kind === "discard" ? qsTr("discard %1").arg(count) : qsTr("in play")
                onOpened: {
                    if (kind === "discard")
                        mat.browsed(mat.seat);
                }
            }
        }
    }
}
