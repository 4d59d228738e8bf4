// SPDX-License-Identifier: MIT
// The playmat of the seat that acts: character, queue card, action points and uses left, and the hand,
// which has all the rest of its width.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: mat

    required property TableHand hold
    required property FlightLayer flights
    property bool compact: false // at the end: without the hand
    readonly property TailstoryDesk desk: hold.desk
    readonly property int seat: desk.own
    readonly property var info: desk.mats[seat] ?? null
    readonly property var row: desk.seats[seat] ?? null
    readonly property var numbers: row?.counters ?? ({})
    readonly property var texts: row?.counterTexts ?? ({})
    readonly property bool owner: desk.turnOwner === seat
    readonly property real pad: Theme.px(16)
    readonly property real fanLeft: Theme.px(264) + pad
    readonly property real handWidth: width - Theme.px(244) - pad - Theme.px(28)
    readonly property real overhead: title.y + title.height + Theme.px(38) // of the height: what is no card of the hand

    clip: true // nothing of the hand, and no shadow of it, reaches beyond what the curtain covers
    Accessible.role: Accessible.Pane
    Accessible.name: row?.summary ?? ""

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(18)
        color: Theme.tailPanel
        border.width: mat.numbers["target"] ? Theme.ring : mat.owner ? 2 : 1
        border.color: mat.numbers["target"] ? Theme.refuse : mat.owner ? Theme.gold : Theme.nightEdge
    }
    Touchable { // a card let go on the mat's hand goes back
        hold: mat.hold
        place: "mat/" + mat.seat
        touch: ""
        tabStop: false
        lifts: false
        anchors.fill: parent
        corner: Theme.px(18)
        words: qsTr("%1’s playmat").arg(mat.row?.name ?? "")
    }
    CharacterCard {
        id: character
        x: mat.pad
        y: (mat.height - height) / 2
        width: Math.floor(Math.min(Theme.px(244) - side.width, (mat.height - 2 * mat.pad) * 63 / 88)) // larger letters beside it cost the hand nothing
        hold: mat.hold
        seat: mat.seat
        character: mat.info?.character ?? null
    }
    MatSide {
        id: side
        x: character.x + character.width + Theme.px(16)
        y: mat.pad
        height: mat.height - 2 * mat.pad
        row: mat.row
        number: mat.info?.queue ?? 0
        owner: mat.owner
    }
    LongWords {
        id: title
        x: mat.fanLeft
        y: Theme.px(10)
        width: fan.width
        visible: !mat.compact
        text: mat.handText()
        size: 15
        color: Theme.tailSoft
        horizontalAlignment: Text.AlignHCenter
    }
    HandFan {
        id: fan
        x: mat.fanLeft
        y: title.y + title.height - Theme.px(4)
        width: mat.width - x - Theme.px(8)
        height: mat.height - y - Theme.px(6)
        visible: !mat.compact
        hold: mat.hold
        flights: mat.flights
    }
    SeatPress { // face down; open, its title closes it
        readonly property bool shut: mat.desk.session.viewer !== mat.seat
        x: fan.x
        y: title.y
        width: fan.width
        height: shut ? mat.height - y : title.height
        seat: mat.seat
        wanted: !mat.compact
    }
    UnaskedMark {
        anchors.right: fan.right
        y: Theme.px(6)
        seat: mat.seat
    }
    function handText(): string {
        const name = mat.row?.name ?? "";
        const count = mat.info?.handCount ?? 0;
        const limit = mat.numbers["handLimit"] ?? 5;
        const text = Phrases.fill(qsTr("%1’s hand, %2 · limit %3"), [name, count, limit]);
        return mat.numbers["target"] ? qsTr("%1 · targeted").arg(text) : text;
    }
}
