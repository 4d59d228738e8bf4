// SPDX-License-Identifier: MIT
// The zones of one owner side by side, with cards as large as the room allows.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: row

    required property TableContents contents
    required property Things things
    required property PlainFlights flights
    required property int owner
    property real highest: Theme.handHeight // maximum height of a card
    property real besides: 1 // size of other cards relative to those in a hand
    readonly property bool handed: zones.some(zone => zone.kind === "hand")
    readonly property var zones: contents.zones.filter(zone => zone.owner === owner)
    readonly property real gap: Theme.px(18)
    readonly property real title: Theme.type(14) * 1.5
    readonly property real room: width - gap * (shown() - 1) // width available for all zones
    // Pixels per unit for all zones but the hand. Titles wider than their cards need room, too.
    readonly property real unit: Math.max(0.1,
        Math.min(highest / contents.session.cardHeight, widest(), (height - title) / Math.max(1, tallest())))
    // Room that the cards leave, shared among titles wider than their cards.
    readonly property real spare: Math.max(0, room - widths() * unit)
    readonly property real lacking: each(zone => Math.max(0, zone.titleWidth - zone.naturalWidth * zone.unit))
        .reduce((sum, more) => sum + more, 0)

    function each(value: var): var {
        const values = [];
        for (let i = 0; i < places.count; ++i) {
            const zone = places.itemAt(i) as PlainZone;
            if (zone?.shown)
                values.push(value(zone));
        }
        return values;
    }
    // Returns the largest unit at which the row has room for all cards and the beginning of each title.
    function widest(): real {
        const least = Theme.type(14) * 5;
        const zones = row.each(zone => ({
            cards: Math.max(1, zone.naturalWidth * zone.share),
            title: Math.min(zone.titleWidth, least)
        }));
        const taken = unit => zones.reduce((sum, zone) => sum + Math.max(zone.cards * unit, zone.title), 0);
        let most = row.room / Math.max(1, row.widths());
        for (let step = 0; step < 30 && taken(most) > row.room; ++step)
            most *= 0.93;
        return most;
    }
    // Returns the width available for a title above cards of this width.
    function titleRoom(cards: real, title: real): real {
        return title <= cards ? cards : cards + (title - cards) * Math.min(1, row.spare / Math.max(1, row.lacking));
    }
    function shown(): int {
        return row.each(zone => 1).length;
    }
    function widths(): real {
        return row.each(zone => zone.naturalWidth * zone.share).reduce((sum, width) => sum + width, 0);
    }
    function tallest(): real {
        return row.each(zone => zone.naturalHeight * zone.share).reduce((most, height) => Math.max(most, height), 0);
    }
    function zoneOf(kind: string): PlainZone {
        const at = row.zones.findIndex(zone => zone.kind === kind);
        return at < 0 ? null : places.itemAt(at) as PlainZone;
    }

    Row {
        spacing: row.gap
        Repeater {
            id: places
            model: ListRows {
                list: row.zones
            }
            delegate: PlainZone {
                required property var modelData
                crowded: row.zones.length > 6
                contents: row.contents
                things: row.things
                flights: row.flights
                kind: modelData.kind
                owner: modelData.owner
                share: row.handed && kind !== "hand" ? row.besides : 1
                unit: row.unit * share
                titleRoom: row.titleRoom(naturalWidth * unit, titleWidth)
            }
        }
    }
}
