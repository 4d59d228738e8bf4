// SPDX-License-Identifier: MIT
// The cards picked in this draft and the card kept from the previous turn, upright in two rows. Cards from the pack can
// be dropped here.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: row

    required property PapertalesThings hold
    property FlightLayer flights
    readonly property PapertalesContents contents: hold.contents
    readonly property list<var> cards: contents.hand
        .map((card, at) => ({ face: card.face, name: card.name, place: "hand/" + contents.own + "/" + at }))
        .concat(contents.kept.map(card => ({
            face: card.face,
            name: card.name,
            place: "kept/" + contents.own + "/0",
            old: true
        })))
    readonly property real gap: Theme.px(6)
    readonly property int most: 6
    readonly property int rows: cardHigh(2) > cardHigh(1) ? 2 : 1
    readonly property int columns: Math.ceil(most / rows)
    readonly property real high: Math.max(8, Math.floor(cardHigh(rows)))
    readonly property real wide: Math.round(high * 63 / 88)
    readonly property real step: Math.min(wide + gap, columns > 1 ? (width - wide) / (columns - 1) : 0)
    property bool seen: false // has the row been shown? Its places are created on first use

    // Returns the card height for this many rows. The next card may overlap part of each card.
    function cardHigh(rows: int): real {
        const columns = Math.ceil(row.most / rows);
        return Math.min((row.height - (rows - 1) * row.gap) / rows, row.width / (1 + 0.62 * (columns - 1)) * 88 / 63,
            Theme.ownHeight);
    }

    onVisibleChanged: seen = seen || visible
    Component.onCompleted: seen = visible

    Touchable {
        hold: row.hold
        anchors.fill: parent
        anchors.margins: -Theme.px(6)
        visible: row.visible
        tabStop: false
        lifts: false
        gilded: false
        corner: Theme.px(12)
        place: "picked/" + row.contents.own + "/0"
        dropTouch: "picked"
        words: qsTr("Picked so far")
    }
    Repeater {
        model: row.seen ? row.most : 0
        delegate: Touchable {
            id: card
            required property int index
            readonly property var info: row.cards[index] ?? null
            // Has the card landed, or is it still in flight?
            readonly property bool landed: !(row.flights && row.flights.revision >= 0 && row.flights.covers(place))
            objectName: "picked-" + index
            hold: row.hold
            tabStop: false
            place: info?.place ?? "none"
            face: info?.face ?? 0
            words: info?.name ?? qsTr("Still to pick")
            x: index % row.columns * row.step
            y: Math.floor(index / row.columns) * (row.high + row.gap)
            z: hovered ? 1 : 0
            width: row.wide
            height: row.high
            visible: index < 5 || info !== null
            Rectangle {
                anchors.fill: parent
                visible: !tile.visible
                radius: card.corner
                color: Theme.paperShade
                border.width: 1
                border.color: Theme.ruleLine
            }
            UnitTile {
                id: tile
                anchors.fill: parent
                visible: card.face > 0 && card.landed
                face: card.face
            }
        }
    }
}
