// SPDX-License-Identifier: MIT
// What the viewer holds: the pack of the draft, the hand of the plan with the place of the kept
// card, or the Buildings to choose from.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

Item {
    id: panel

    required property TableHand hold
    property FlightLayer flights
    property bool tight: false // its title would cost the cards their size
    readonly property PlanDesk desk: hold.desk
    readonly property bool drafting: desk.step === "pick"
    readonly property bool building: desk.step === "construct"
    readonly property var free: desk.hand.map((card, at) => ({ face: card.face, name: card.name, mark: card.mark, at: at })).filter(card => card.mark === Look.undecided || card.mark === Look.takenBack)
    readonly property int keptAt: desk.hand.findIndex(card => card.mark === Look.kept)
    readonly property int waiting: desk.revision >= 0 ? desk.session.zone("queue", desk.own).count : 0
    readonly property string owner: desk.seats[desk.own]?.name ?? ""
    readonly property bool planning: !drafting && !building
    readonly property real keepWidth: Math.floor((height - fanTop - Theme.px(30)) * 63 / 88 * 0.86)
    readonly property bool idle: planning && desk.hand.length === 0 && !(desk.planning && desk.counters["phase"] === 2) // nothing is held
    readonly property real overhead: fanTop + Theme.px(38) // of its height: what is no card
    readonly property real yardLeast: building ? fanTop + Theme.type(17) * 1.3 + 2 * Theme.target + Theme.px(54) : 0 // so that levels can be touched
    readonly property real fanTop: tight ? Theme.px(2) : remark.text !== "" && remark.below ? remark.y + remark.height : title.y + title.height

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(18)
        color: Theme.nightPanel
        border.width: 1
        border.color: Theme.nightEdge
    }
    Words {
        id: title
        visible: !panel.tight
        x: Theme.px(20)
        y: Theme.px(6)
        text: panel.drafting ? qsTr("The pack before %1").arg(panel.owner) : panel.building ? qsTr("What %1 can build").arg(panel.owner) : qsTr("%1’s hand").arg(panel.owner)
        width: Math.min(Math.ceil(implicitWidth), panel.width - 2 * x)
        size: 22
        font.family: Theme.titleFont
        font.bold: true
        color: Theme.onTable
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
    }
    Words { // beside the title, or below it where it is long
        id: remark
        visible: !panel.tight
        readonly property bool below: title.x + title.width + Theme.px(12) + ruler.width > panel.width - title.x
        x: below ? title.x : panel.width - title.x - width
        y: below ? title.y + title.height - Theme.px(2) : title.y + title.baselineOffset - baselineOffset
        width: below ? panel.width - 2 * title.x : Math.ceil(ruler.width)
        wrapMode: Text.WordWrap
        text: panel.drafting ? panel.packsText() : panel.planning && panel.desk.step === "" && panel.desk.hand.length > 0 ? qsTr("sealed until all are ready") : ""
        size: 15
        color: Theme.nightSoft
    }
    Words { // how wide it is in one row
        id: ruler
        visible: false
        text: remark.text
        size: 15
    }
    Touchable { // a card let go here, or chosen before a press here, goes back to the hand
        objectName: "ownHand"
        hold: panel.hold
        visible: panel.planning
        anchors.fill: parent
        tabStop: false
        lifts: false
        gilded: false
        corner: Theme.px(18)
        dropTouch: "zone/hand/" + panel.desk.own
        words: qsTr("Hand")
    }
    CardFan {
        id: pack
        visible: panel.drafting
        hold: panel.hold
        flights: panel.flights
        readonly property string holds: "zone/pack/" + panel.desk.own // all of them, to be rung
        readonly property rect ringed: Qt.rect(0, Theme.px(10), width, height - Theme.px(16)) // below its title
        kind: "pack"
        x: Theme.px(14)
        y: panel.fanTop
        width: panel.width - 2 * x
        height: panel.height - y
        held: panel.desk.pack.length
        cards: panel.drafting ? panel.desk.pack.map((card, at) => ({ face: card.face, name: card.name, at: at })) : []
        draggable: true
    }
    CardFan {
        visible: panel.planning
        hold: panel.hold
        flights: panel.flights
        kind: "hand"
        free: 0.78
        x: Theme.px(14)
        y: panel.fanTop
        width: panel.width - (keep.visible ? panel.keepWidth : 0) - Theme.px(40)
        height: panel.height - y
        held: panel.desk.hand.length
        cards: panel.planning ? panel.free : []
        draggable: panel.desk.planning
        Words {
            anchors.centerIn: parent
            width: parent.width - Theme.px(60)
            visible: panel.planning && panel.free.length === 0
            text: panel.desk.hand.length > 0 ? qsTr("Every card has been placed.") : qsTr("No cards in hand. You’ll get new ones next turn.")
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
        seat: panel.desk.own
        wanted: panel.desk.session.viewer !== panel.desk.own && !panel.building
    }
    DropPlace {
        id: keep
        objectName: "keepPlace"
        visible: panel.planning && panel.desk.keeping
        hold: panel.hold
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(18)
        y: Math.max(panel.fanTop, (panel.height + panel.fanTop - title.y - height) / 2)
        width: panel.keepWidth
        height: Math.round(width * 88 / 63)
        readonly property int keptFace: panel.keptAt >= 0 ? panel.desk.hand[panel.keptAt].face : panel.desk.kept[0]?.face ?? 0
        place: "kept/" + panel.desk.own + "/0"
        touch: "zone/kept/" + panel.desk.own
        face: keptFace
        filled: keptFace > 0
        title: qsTr("Keep one")
        text: qsTr("for the next turn")
        invitation: qsTr("Place a card here to keep it.")
        words: keptFace > 0 ? qsTr("Kept for the next turn: %1").arg(panel.desk.facts(keptFace).name) : qsTr("Place for the card you keep")
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
            anchors.bottomMargin: -height * ((keptCards.count > 0 ? keptCards.itemAt(0) as PaperCard : null)?.told ? 0.9 : 0.6) // not on the words below
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
    BuildYard {
        visible: panel.building
        hold: panel.hold
        x: Theme.px(16)
        y: panel.fanTop + Theme.px(8)
        width: panel.width - 2 * x
        height: panel.height - y - Theme.px(14)
    }

    function packsText(): string {
        const left = panel.desk.counters["turn"] % 2 === 1;
        const next = panel.desk.session.seatCount === 2 ? "" : left ? qsTr("the rest goes left") : qsTr("the rest goes right");
        const queue = panel.waiting > 0 ? qsTr("%n more card(s) to come", "", panel.waiting) : "";
        return [queue, next].filter(text => text !== "").join(" · ");
    }
}
