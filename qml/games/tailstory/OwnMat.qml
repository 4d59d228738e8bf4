// SPDX-License-Identifier: MIT
// The acting seat's hand, on the seat's colour during that seat's turn.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: mat

    required property TailstoryThings hold
    required property FlightLayer flights
    property int cardHeight: Theme.handHeight // height of a card in the hand
    readonly property TailstoryContents contents: hold.contents
    readonly property int seat: contents.own
    readonly property var info: contents.mats[seat] ?? null
    readonly property var row: contents.seats[seat] ?? null
    readonly property var numbers: row?.counters ?? ({})
    readonly property bool owner: contents.turnOwner === seat
    readonly property real overhead: title.y + title.height + Theme.px(18) // height of the mat without the cards

    clip: !fan.swollen // keeps all parts and shadows of the hand inside the curtain's area
    Accessible.role: Accessible.Pane
    Accessible.name: row?.summary ?? ""

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(18)
        color: mat.owner ? Theme.seatColor(mat.row?.emblem ?? 0) : Theme.tailPanel
        border.width: mat.numbers["target"] ? Theme.ring : mat.owner ? 2 : 1
        border.color: mat.numbers["target"] ? Theme.refuse : mat.owner ? Theme.gold : Theme.nightEdge
    }
    Touchable { // returns a card to the hand when it is dropped here
        hold: mat.hold
        place: "mat/" + mat.seat
        touch: ""
        tabStop: false
        lifts: false
        anchors.fill: parent
        corner: Theme.px(18)
        words: qsTr("%1’s playmat").arg(mat.row?.name ?? "")
    }
    LongWords {
        id: title
        x: Theme.px(14)
        y: Theme.px(4)
        width: parent.width - 2 * x
        text: mat.handText()
        size: 15
        color: mat.owner ? Theme.onTable : Theme.tailSoft
    }
    HandFan {
        id: fan
        x: Theme.px(8)
        y: title.y + title.height
        width: parent.width - 2 * x
        height: parent.height - y
        cardHeight: mat.cardHeight
        hold: mat.hold
        flights: mat.flights
    }
    SeatPress { // only for a face-down hand, because an open hand is closed by its title
        readonly property bool shut: mat.contents.session.viewer !== mat.seat
        x: title.x
        y: title.y
        width: title.width
        height: shut ? mat.height - y : title.height
        seat: mat.seat
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
