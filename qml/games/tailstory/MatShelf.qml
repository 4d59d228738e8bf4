// SPDX-License-Identifier: MIT
// What lies beside the hand of the seat that acts: play zone, deck, discard pile, and the achievements.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: shelf

    required property TableHand hold
    required property FlightLayer flights
    property bool over: false // the achievements alone
    readonly property TailstoryDesk desk: hold.desk
    readonly property int seat: desk.own
    readonly property var info: desk.mats[seat] ?? null
    readonly property real pad: Theme.px(12)
    readonly property real space: Theme.px(14)
    readonly property real caption: Theme.type(15) * 1.35
    readonly property real rowHeight: Math.max(Theme.target, Theme.type(14) * 2.4)
    readonly property bool beside: !over && height - rowHeight - caption - 2 * pad - Theme.px(6) < 62 // the achievements, for below the piles is no room
    readonly property int columns: !beside && height - 2 * rowHeight - caption - 2 * pad < 64 ? 4 : 2 // of achievements
    readonly property bool wordy: over || !beside && columns === 2
    readonly property real medalsHeight: rowHeight * (columns === 2 ? 2 : 1)
    readonly property real pilesHigh: height - (beside ? 0 : medalsHeight) - caption - 2 * pad - Theme.px(6)
    readonly property real pileWidth: Math.floor(Math.max(44, Math.min(Theme.px(104), pilesHigh * 63 / 88, (width - (beside ? Theme.px(150) : 0) - 2 * pad - 2 * space) / 3)))

    readonly property bool low: beside && height < 64 + Theme.type(15) * 1.7 + Theme.px(8) // no room below the piles

    property bool seen: false // from then on what lies there is made

    signal browsed(seat: int)

    onVisibleChanged: seen = seen || visible
    Component.onCompleted: seen = visible

    Rectangle {
        anchors.fill: parent
        visible: !shelf.over
        radius: Theme.px(18)
        color: Theme.tailPanel
        border.width: 1
        border.color: Theme.nightEdge
    }
    Row {
        id: piles
        visible: !shelf.over
        x: shelf.beside ? shelf.pad : (shelf.width - width) / 2
        y: shelf.beside ? Math.max(Theme.px(3), (shelf.height - height) / 2) : shelf.pad + Math.max(0, (shelf.pilesHigh - shelf.pileWidth * 88 / 63) / 2)
        spacing: shelf.beside ? shelf.space : Math.max(shelf.space, Math.min(Theme.px(40), (shelf.width - 2 * shelf.pad - 3 * shelf.pileWidth) / 3))
        Repeater {
            model: shelf.seen ? ["play", "deck", "discard"] : []
            delegate: CardPile {
                required property string modelData
                width: shelf.pileWidth
                room: width + piles.spacing - 4
                hold: shelf.hold
                flights: shelf.flights
                kind: modelData
                seat: shelf.seat
                low: shelf.low
                cards: kind === "deck" ? [] : shelf.info?.[kind] ?? []
                count: kind === "deck" ? shelf.info?.deck ?? 0 : cards.length
                title: kind === "deck" ? qsTr("deck %1").arg(count) : kind === "discard" ? qsTr("discard %1").arg(count) : qsTr("in play")
                onOpened: {
                    if (kind === "discard")
                        shelf.browsed(shelf.seat);
                }
            }
        }
    }
    Grid {
        id: medals
        readonly property string holds: "zone/achievements/" + shelf.seat // all of them, to be rung
        readonly property rect ringed: shelf.beside ? Qt.rect(0, 0, width, height) : Qt.rect(0, Theme.px(5), width, height - Theme.px(10)) // up to the words above
        x: shelf.beside ? piles.x + piles.width + shelf.space : shelf.pad
        y: shelf.over || shelf.beside ? (shelf.height - implicitHeight) / 2 : shelf.height - shelf.medalsHeight - Theme.px(8)
        width: shelf.width - x - shelf.pad
        columns: shelf.over ? 1 : shelf.columns
        columnSpacing: Theme.px(6)
        Repeater {
            model: shelf.seen ? 4 : 0
            delegate: AchievementRow {
                required property int index
                objectName: "achievement-" + shelf.seat + "-" + (index + 1)
                hold: shelf.hold
                place: "achievements/" + shelf.seat + "/" + index
                dropTouch: next ? "zone/achievements/" + shelf.seat : ""
                wordy: shelf.wordy
                width: (medals.width - (medals.columns - 1) * medals.columnSpacing) / medals.columns
                height: shelf.over ? Math.floor(shelf.height / 4) : shelf.beside ? Math.min(shelf.rowHeight, Math.floor(shelf.height / 2) - 4) : shelf.rowHeight
                corner: Theme.px(8)
                number: index + 1
                card: shelf.info?.achievements[index] ?? null
                next: index === (shelf.info?.achievements.length ?? 0)
            }
        }
    }
}
