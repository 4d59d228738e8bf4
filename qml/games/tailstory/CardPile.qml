// SPDX-License-Identifier: MIT
// A deck, a discard pile or a play zone: its top card, how many there are, what it is called.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: pile

    required property TableHand hold
    property FlightLayer flights
    property string kind // "deck", "discard", "play"
    property int seat: 0
    property var cards: [] // known ones, the top one last
    property int count: 0
    property string title
    property bool small: false
    property bool low: false // nothing has room below it: how many there are stands on it, and a tip tells the rest
    property real room: width + Theme.px(12) // for the words below
    readonly property var topCard: cards[cards.length - 1] ?? null
    readonly property real cardWidth: width
    readonly property bool narrow: kind !== "play" && room < longest.advanceWidth * 0.8 // for more than the number
    readonly property bool covered: flights !== null && flights.revision >= 0 && flights.covers(thing.place)

    signal opened

    // While a target is looked for the pile stands for its seat; what is held and may go here does.
    function press(): void {
        const seat = "seat/" + pile.seat;
        if (pile.hold.desk.asked(seat))
            pile.hold.desk.touch(seat);
        else if (pile.hold.desk.asked(thing.dropTouch) && (pile.kind !== "discard" || pile.hold.desk.touches.held.length > 0)) // it is no button otherwise
            pile.hold.desk.touch(thing.dropTouch);
        else if (pile.kind === "discard")
            pile.opened();
    }

    implicitHeight: Math.round(width * 88 / 63) + (low ? 0 : caption.height + Theme.px(4))

    Rectangle {
        width: pile.width
        height: Math.round(width * 88 / 63)
        radius: width * 0.07
        color: Theme.nightSlot
        border.width: 1
        border.color: Theme.nightEdge
        visible: pile.count === 0
    }
    Repeater {
        model: ListRows {
            length: pile.kind === "deck" || pile.kind === "discard" ? Math.min(2, pile.count - 1) : 0
        }
        delegate: Rectangle {
            required property int index
            x: -2 * (index + 1)
            y: -2 * (index + 1)
            z: -1 - index
            width: pile.width
            height: Math.round(width * 88 / 63)
            radius: width * 0.07
            color: Theme.tailDeep
            border.width: 1
            border.color: Theme.nightEdge
        }
    }
    CardThing {
        id: thing
        objectName: pile.kind + "-" + pile.seat
        hold: pile.hold
        place: pile.kind + "/" + pile.seat + "/0"
        dropTouch: "zone/" + pile.kind + "/" + pile.seat
        width: pile.width
        face: pile.kind === "deck" ? 0 : pile.topCard?.face ?? 0
        stopped: pile.kind === "play" && pile.topCard?.mark === 1
        bare: pile.count === 0 || pile.covered
        lifts: pile.kind === "discard"
        words: pile.topCard && pile.kind !== "deck" ? Phrases.fill(qsTr("%1, on top: %2"), [pile.title, pile.topCard.name]) : pile.title
        onTouched: pile.press()
    }
    Rectangle {
        anchors.fill: caption
        anchors.margins: -1
        radius: height / 2
        color: Theme.tailDeep
        visible: pile.low && caption.text !== ""
    }
    Words {
        id: caption
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(pile.width * 88 / 63) + (pile.low ? -height - Theme.px(2) : Theme.px(4))
        text: !pile.narrow && !pile.low ? pile.title : pile.low && pile.count === 0 ? "" : pile.count
        size: pile.small ? 13 : 15
        color: Theme.tailSoft
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        width: pile.low ? Math.min(pile.width, Theme.type(15) * 2) : pile.room
        minimumPixelSize: 11
    }
    Tip {
        text: pile.narrow || pile.low ? pile.title : ""
    }
    TextMetrics {
        id: longest
        font.family: Theme.plainFont
        font.pixelSize: Theme.type(pile.small ? 13 : 15)
        text: pile.title
    }
}
