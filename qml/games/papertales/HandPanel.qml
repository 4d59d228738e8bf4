// SPDX-License-Identifier: MIT
// The viewer's cards: the pack in the draft; the hand in the plan, with places for the kept card and dismissed Units;
// or the Buildings to choose from.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

Item {
    id: panel

    required property PapertalesThings hold
    property FlightLayer flights
    readonly property PapertalesContents contents: hold.contents
    readonly property bool drafting: contents.step === "pick"
    readonly property bool building: contents.step === "construct"
    readonly property list<var> free: contents.hand
        .map((card, at) => ({ face: card.face, name: card.name, mark: card.mark, at: at }))
        .filter(card => card.mark === Look.undecided || card.mark === Look.takenBack)
    readonly property int keptAt: contents.hand.findIndex(card => card.mark === Look.kept)
    readonly property bool planning: !drafting && !building
    readonly property bool stacked: Theme.tall // are the two places stacked?
    readonly property real placeHigh: stacked ? (height - Theme.px(20)) / 2
        : Math.min(height - Theme.px(30), Math.max(Theme.px(96), height * 0.6))
    readonly property real placeWide: Math.round(placeHigh * 63 / 88)
    // Does the viewer have no cards here?
    readonly property bool idle: planning && contents.hand.length === 0 &&
        !(contents.planning && contents.counters["phase"] === 2)
    readonly property real overhead: Theme.px(16) // height of the panel without the cards
    // Minimum height at which Building levels are large enough to touch.
    readonly property real yardLeast: building ? Theme.type(17) * 1.3 + 2 * Theme.target + Theme.px(54) : 0
    readonly property real beside: keep.visible || dismissed.visible
        ? width - Math.min(keep.visible ? keep.x : width, dismissed.visible ? dismissed.x : width)
        : 0
    readonly property real fanFree: drafting ? pack.bare : hand.bare // free width on the left of the cards

    Touchable { // returns a card to the hand when it is dropped here, or when it is held and this area is pressed
        objectName: "ownHand"
        hold: panel.hold
        visible: panel.planning
        anchors.fill: parent
        tabStop: false
        lifts: false
        gilded: false
        corner: Theme.px(18)
        dropTouch: "zone/hand/" + panel.contents.own
        words: qsTr("Hand")
    }
    Words { // text beside the cards, if there is room
        width: panel.fanFree - Theme.px(24)
        visible: width > Theme.type(15) * 6
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(10)
        x: Theme.px(10)
        wrapMode: Text.WordWrap
        text: panel.drafting ? panel.passText()
            : panel.planning && panel.contents.step === "" && panel.contents.hand.length > 0
                ? qsTr("sealed until all are ready")
            : ""
        size: 15
        color: Theme.nightSoft
    }
    CardFan {
        id: pack
        visible: panel.drafting
        hold: panel.hold
        flights: panel.flights
        readonly property string holds: "zone/pack/" + panel.contents.own // touch of the zone, for a lesson's rings
        readonly property rect ringed: Qt.rect(0, Theme.px(2), width, height - Theme.px(4))
        kind: "pack"
        anchors.fill: parent
        held: panel.contents.pack.length
        cards: panel.drafting ? panel.contents.pack.map((card, at) => ({ face: card.face, name: card.name, at: at }))
            : []
        draggable: true
    }
    CardFan {
        id: hand
        visible: panel.planning
        hold: panel.hold
        flights: panel.flights
        kind: "hand"
        free: Theme.tall ? 0.62 : count > 6 ? 0.78 : 1.03
        // Leaves room for the tilted outer cards.
        width: panel.width - panel.beside - (panel.beside > 0 ? Theme.px(14) : 0)
        height: panel.height
        held: panel.contents.hand.length
        cards: panel.planning ? panel.free : []
        draggable: panel.contents.planning
        Words {
            anchors.centerIn: parent
            width: parent.width - Theme.px(60)
            visible: panel.planning && panel.free.length === 0
            text: panel.contents.hand.length > 0 ? qsTr("Every card has been placed.")
                : qsTr("No cards in hand. You’ll get new ones next turn.")
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            size: 17
            font.family: Theme.storyFont
            font.italic: true
            color: Theme.nightSoft
        }
    }
    SeatPress {
        anchors.fill: parent
        z: 1
        seat: panel.contents.own
        wanted: panel.contents.session.viewer !== panel.contents.own && !panel.building
    }
    DropPlace {
        id: keep
        objectName: "keepPlace"
        visible: panel.planning && panel.contents.keeping
        hold: panel.hold
        x: panel.width - width - Theme.px(4)
        y: Math.round(panel.stacked ? Theme.px(4) : (panel.height - height) / 2)
        width: panel.placeWide
        height: Math.round(width * 88 / 63)
        readonly property int keptFace: panel.keptAt >= 0 ? panel.contents.hand[panel.keptAt].face
            : panel.contents.kept[0]?.face ?? 0
        place: "kept/" + panel.contents.own + "/0"
        touch: "zone/kept/" + panel.contents.own
        face: keptFace
        filled: keptFace > 0
        title: qsTr("Keep one")
        text: qsTr("for the next turn")
        invitation: qsTr("Place a card here to keep it.")
        words: keptFace > 0 ? qsTr("Kept for the next turn: %1").arg(panel.contents.facts(keptFace).name)
            : qsTr("Place for the card you keep")
        Repeater {
            id: keptCards
            model: ListRows {
                length: keep.filled ? 1 : 0
            }
            delegate: PaperCard {
                width: keep.width
                face: keep.keptFace
            }
        }
        Rectangle {
            visible: keep.filled
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            // Clear of the text below.
            anchors.bottomMargin: -height *
                ((keptCards.count > 0 ? keptCards.itemAt(0) as PaperCard : null)?.told ? 0.9 : 0.6)
            width: tag.implicitWidth + Theme.px(14)
            height: tag.implicitHeight + Theme.px(3)
            radius: height / 2
            color: Theme.gold
            Words {
                id: tag
                anchors.centerIn: parent
                text: qsTr("kept")
                size: 12
                font.bold: true
            }
        }
    }
    DropPlace {
        id: dismissed
        objectName: "discardPlace"
        visible: panel.planning && panel.contents.planning
        hold: panel.hold
        place: "discard/-1/0"
        touch: "zone/discard/-1"
        x: panel.stacked ? keep.x : (keep.visible ? keep.x : panel.width) - width - Theme.px(10)
        y: panel.stacked ? panel.height - height - Theme.px(4) : keep.y
        width: panel.placeWide
        height: keep.height
        readonly property int many: panel.contents.revision >= 0 ? panel.contents.session.zone("discard", -1).count : 0
        title: qsTr("Discard pile")
        text: many > 0 ? qsTr("%n card(s)", "", many) : ""
        invitation: qsTr("A Unit placed here leaves your Kingdom.")
        words: text === "" ? title : qsTr("Discard pile, %1").arg(text)
    }
    BuildYard {
        visible: panel.building
        hold: panel.hold
        anchors.fill: parent
    }

    function passText(): string {
        const left = panel.contents.counters["turn"] % 2 === 1;
        return panel.contents.session.seatCount === 2 ? ""
            : left ? qsTr("pass the rest left")
            : qsTr("pass the rest right");
    }
}
