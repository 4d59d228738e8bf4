// SPDX-License-Identifier: MIT
// A deck, discard pile or play zone: its top card, and the number of cards. A deck's number is the largest, because
// emptying one's deck earns an achievement.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: pile

    required property TailstoryThings hold
    property FlightLayer flights
    property string kind // "deck", "discard", "play"
    property int seat: 0
    property list<var> cards // known cards, top card last
    property int count: 0
    property string title
    property string stageRole // "own", "opponent"
    property int atop: 0 // number of played cards on this pile that don't belong to it yet
    readonly property var topCard: cards[cards.length - 1] ?? null
    readonly property bool covered: flights !== null && flights.revision >= 0 && flights.covers(thing.place)

    signal opened

    // Handles a press. The pile stands for its seat while a target is needed, and otherwise receives a held card.
    function press(): void {
        const contents = pile.hold.contents;
        const seat = "seat/" + pile.seat;
        if (contents.asked(seat))
            contents.touch(seat);
        // Only while a card is held, a discard pile is part of a move.
        else if (contents.asked(thing.dropTouch) && (pile.kind !== "discard" || contents.touches.held.length > 0))
            contents.touch(thing.dropTouch);
        else if (pile.kind === "discard")
            pile.opened();
    }

    height: Math.round(width * 88 / 63)

    Rectangle { // marks the empty place
        anchors.fill: parent
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
            height: pile.height
            radius: width * 0.07
            color: Theme.tailDeep
            border.width: 1
            border.color: Theme.nightEdge
        }
    }
    CardThing {
        id: thing
        readonly property string stageRole: pile.stageRole
        objectName: pile.kind + "-" + pile.seat
        hold: pile.hold
        place: pile.kind + "/" + pile.seat + "/0"
        dropTouch: "zone/" + pile.kind + "/" + pile.seat
        width: pile.width
        face: pile.kind === "deck" ? 0 : pile.topCard?.face ?? 0
        stopped: pile.kind === "play" && pile.topCard?.mark === 1
        bare: pile.count === 0 || pile.covered
        plain: pile.stageRole === "opponent" || pile.atop > 0
        lifts: pile.kind === "discard"
        words: pile.topCard && pile.kind !== "deck"
            ? Phrases.fill(qsTr("%1, on top: %2"), [pile.title, pile.topCard.name])
            : pile.title
        onTouched: pile.press()
    }
    Rectangle { // background of the number
        anchors.fill: number
        radius: height / 2
        color: Theme.tailDeep
        border.width: pile.kind === "deck" ? Theme.ring : 1
        border.color: pile.kind === "deck" ? Theme.gold : Theme.nightEdge
        visible: number.visible
    }
    Words {
        id: number
        readonly property bool large: pile.kind === "deck"
        readonly property real side: Math.round(Math.max(large ? pile.width * 0.78 : pile.width * 0.3, implicitHeight,
            pile.atop > 0 ? 0 : implicitWidth + Theme.px(6)))
        visible: large || pile.kind === "discard" && pile.count > 0
        // Centres a deck's number; others are beside the card's text.
        x: large ? (pile.width - width) / 2 : -height * 0.6
        y: large ? (pile.height - height) / 2 : pile.height - height
        width: Math.max(side, Math.round(implicitWidth + Theme.px(6)))
        height: side
        text: pile.atop > 0 ? pile.count + "+" + pile.atop : pile.count
        // At most 63 pixels, because Qt draws larger letters as paths, which don't render identically each time.
        font.pixelSize: large ? Math.min(63, Math.round(pile.width * 0.5))
            : Math.max(Theme.type(13), Math.round(pile.width * 0.16))
        font.family: Theme.storyFont
        font.bold: true
        color: large ? Theme.gold : Theme.onTable
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    Tip {
        text: pile.title
    }
}
