// SPDX-License-Identifier: MIT
// The acting seat's piles and achievements: discard pile with the play zone on it, deck, and achievements below.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: shelf

    required property TailstoryThings hold
    required property FlightLayer flights
    property bool over: false // is the match over? If so, only the achievements are shown
    readonly property TailstoryContents contents: hold.contents
    readonly property int seat: contents.own
    readonly property var info: contents.mats[seat] ?? null
    readonly property real pad: Theme.px(10)
    readonly property real space: Theme.px(12)
    property real most: 10000 // maximum width
    readonly property int pileHeight: Math.round(Math.max(62,
        Math.min(Theme.ownHeight, height - 2 * pad - space - Theme.target, (most - 2 * pad - space) / 2.45 * 88 / 63)))
    readonly property int pileWidth: Math.floor(pileHeight * 63 / 88)
    property bool seen: false // has the shelf been shown? Its contents are created then

    signal browsed(seat: int)

    implicitWidth: Math.max(piles.width, 4 * Theme.target + 3 * Theme.px(8)) + 2 * pad
    onVisibleChanged: seen = seen || visible
    Component.onCompleted: seen = visible

    Item {
        id: piles
        visible: !shelf.over
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(0, (shelf.height - height - shelf.space - Theme.target) / 2)
        width: Math.round(2.45 * shelf.pileWidth) + shelf.space
        height: shelf.pileHeight
        Repeater {
            model: shelf.seen ? ["discard", "play", "deck"] : []
            delegate: CardPile {
                required property string modelData
                // Places cards in play on top of the discard pile.
                x: kind === "deck" ? piles.width - width : kind === "play" ? Math.round(0.45 * width) : 0
                width: shelf.pileWidth
                visible: kind !== "play" || count > 0
                stageRole: "own"
                atop: kind === "discard" ? shelf.info?.play.length ?? 0 : 0
                hold: shelf.hold
                flights: shelf.flights
                kind: modelData
                seat: shelf.seat
                cards: kind === "deck" ? [] : shelf.info?.[kind] ?? []
                count: kind === "deck" ? shelf.info?.deck ?? 0 : cards.length
                title: kind === "deck" ? qsTr("deck %1").arg(count)
                    : kind === "discard" ? qsTr("discard %1").arg(count)
                    : qsTr("in play")
                onOpened: {
                    if (kind === "discard")
                        shelf.browsed(shelf.seat);
                }
            }
        }
    }
    Grid {
        id: medals
        readonly property string holds: "zone/achievements/" + shelf.seat // touch of the zone, for a lesson's rings
        anchors.horizontalCenter: parent.horizontalCenter
        y: shelf.over ? (shelf.height - height) / 2 : piles.y + piles.height + shelf.space
        columns: shelf.over ? 1 : 4
        columnSpacing: Theme.px(8)
        Repeater {
            model: shelf.seen ? 4 : 0
            delegate: AchievementRow {
                required property int index
                objectName: "achievement-" + shelf.seat + "-" + (index + 1)
                hold: shelf.hold
                place: "achievements/" + shelf.seat + "/" + index
                dropTouch: next ? "zone/achievements/" + shelf.seat : ""
                wordy: shelf.over
                width: shelf.over ? shelf.width - 2 * shelf.pad : Theme.target
                height: shelf.over ? Math.floor(shelf.height / 4) : Theme.target
                corner: shelf.over ? Theme.px(8) : height / 2
                number: index + 1
                card: shelf.info?.achievements[index] ?? null
                next: index === (shelf.info?.achievements.length ?? 0)
            }
        }
    }
}
