// SPDX-License-Identifier: MIT
// The stack of pending plays, shown large: the action, then Stopping cards that each overlap the card they stop, newest
// on the right. An empty stack is a place to play a card on.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Touchable {
    id: panel

    property real most: width // maximum width
    readonly property var chain: contents.chain
    readonly property int count: chain.length
    readonly property bool idle: count === 0
    readonly property real pad: Theme.px(12)
    property int made: 0 // highest number of cards so far; items exist for all of them
    readonly property int cardHeight: Math.round(Math.min(Theme.vh(31), height - 2 * pad,
        idle ? Theme.ownHeight : height))
    readonly property int cardWidth: Math.floor(Math.min(cardHeight * 63 / 88,
        (most - 2 * pad) / (count > 1 ? 1.5 : 1)))
    readonly property real step: count < 2 ? 0 : Math.min(cardWidth * 0.86, (most - 2 * pad - cardWidth) / (count - 1))
    readonly property real wanted: cardWidth + Math.max(0, count - 1) * step + 2 * pad

    function outcome(at: int): string {
        const token = panel.chain[at];
        if (!token)
            return "";
        const will = panel.contents.seats[token.seat]?.counters["item" + (at + 1)] ?? 1;
        const last = at === panel.count - 1;
        if (token.mark === 1)
            return qsTr("stopped");
        if (at > 0)
            return will ? (last ? qsTr("will stop it") : qsTr("stops it")) : qsTr("will be stopped");
        return will ? qsTr("will happen") : qsTr("will be stopped");
    }

    function characterOf(seat: int): int {
        return panel.contents.mats[seat]?.character?.face ?? 0;
    }

    onCountChanged: made = Math.max(made, count)
    Component.onCompleted: made = count
    objectName: "stack"
    place: "stack/-1/0"
    touch: ""
    dropTouch: "zone/stack/-1"
    lifts: false
    tabStop: false
    corner: Theme.px(18)
    words: count > 0
        ? qsTr("What’s happening: %1").arg(chain.map((token, at) => token.name + ", " + outcome(at)).join("; "))
        : qsTr("Nothing is waiting to resolve")

    DarkPanel {
        // Space above and below the cards.
        readonly property real beside: panel.open ? 0
            : Math.max(0, (panel.height - panel.cardHeight - 2 * panel.pad) / 2)
        anchors.topMargin: beside
        anchors.bottomMargin: beside
        // nightEdge is white in high contrast, like the text.
        color: panel.open && !Theme.contrast ? Theme.nightEdge : Theme.tailDeep
        border.width: panel.open ? 2 : Theme.contrast ? 1 : 0
        border.color: panel.open ? Theme.gold : Theme.nightEdge
        visible: panel.open || !panel.idle
    }
    Item { // the place to play a card on
        anchors.centerIn: parent
        width: panel.cardWidth
        height: panel.cardHeight
        visible: panel.idle
        Rectangle {
            anchors.fill: parent
            radius: width * 0.07
            color: Theme.nightSlot
            border.width: 1
            border.color: Theme.nightEdge
            visible: !panel.open
        }
        Icon {
            id: sign
            anchors.horizontalCenter: parent.horizontalCenter
            y: words_.text === "" ? (parent.height - height) / 2 : parent.height * 0.1
            icon: "stack"
            size: Math.round(parent.width * 0.45)
            opacity: 0.5
            Tip {
                text: panel.words
            }
        }
        FitWords {
            id: words_
            x: 2
            y: sign.y + sign.height + Theme.px(4)
            width: parent.width - 2 * x
            height: parent.height - y
            text: panel.open ? qsTr("Play it here")
                : panel.contents.counters.sprint ? qsTr("Sprint! Nobody can stop anything this turn.")
                : ""
            size: 17
            least: 11
            color: Theme.onTable
            horizontalAlignment: Text.AlignHCenter
        }
    }
    Item {
        id: row
        anchors.fill: parent
        Repeater {
            model: ListRows {
                length: panel.made
            }
            delegate: CardThing {
                id: item
                required property int index
                readonly property string stageRole: "played"
                readonly property var token: panel.chain[index] ?? null
                readonly property bool last: index === panel.count - 1
                readonly property bool doomed: token !== null &&
                    (token.mark === 1 || (panel.contents.seats[token.seat]?.counters["item" + (index + 1)] ?? 1) === 0)

                objectName: "stack-" + index
                hold: panel.hold
                place: "item/-1/" + index
                visible: token !== null
                x: (panel.width - panel.wanted) / 2 + panel.pad + index * panel.step
                y: (panel.height - height) / 2
                z: index
                width: panel.cardWidth
                face: token?.face ?? 0
                // Shows the text of the character that uses an ability.
                owner: panel.contents.facts(face).lines?.[0]?.icon === "acting" ? panel.characterOf(token.seat) : 0
                power: owner > 0 ? panel.contents.facts(owner).lines[2].text : ""
                hidden: last ? 0 : panel.cardWidth - panel.step
                stopped: doomed
                slams: true
                lifts: false
                words: token ? token.name + ", " + panel.outcome(index) : ""
                rotation: panel.count < 2 ? 0 : index % 2 === 0 ? -2 : 2
                onSlammed: shake.restart()
                Rectangle {
                    visible: item.last
                    anchors.fill: parent
                    anchors.margins: -Theme.ring
                    radius: width * 0.07
                    color: Theme.clear
                    border.width: Theme.ring
                    border.color: Theme.gold
                }
                SeatEmblem { // emblem of the seat that played the card
                    x: -width * 0.25
                    y: item.height * 0.22 // on the picture, not on the text
                    size: Math.round(Math.max(Theme.px(28), item.width * 0.24))
                    emblem: panel.contents.seats[item.token?.seat ?? -1]?.emblem ?? 0
                }
            }
        }
    }
    SequentialAnimation {
        id: shake
        NumberAnimation { target: row; property: "anchors.leftMargin"; to: -Theme.px(10); duration: Motion.travel(40) }
        NumberAnimation { target: row; property: "anchors.leftMargin"; to: Theme.px(8); duration: Motion.travel(50) }
        NumberAnimation { target: row; property: "anchors.leftMargin"; to: 0; duration: Motion.travel(60) }
    }
}
