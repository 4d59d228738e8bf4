// SPDX-License-Identifier: MIT
// The zones of one owner beside each other, their cards as large as the room lets them be.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: row

    required property TableDesk desk
    required property Things things
    required property PlainFlights flights
    required property int owner
    property real largest: Theme.px(170) // of a card's width
    readonly property var zones: desk.zones.filter(zone => zone.owner === owner)
    readonly property real gap: Theme.px(18)
    readonly property real title: Theme.type(14) * 1.5
    // Cards of all zones have one size.
    readonly property real unit: Math.max(0.1, Math.min(largest / desk.session.cardWidth, (width - gap * (shown() - 1)) / Math.max(1, widths()), (height - title) / Math.max(1, tallest())))

    function each(value: var): var {
        const values = [];
        for (let i = 0; i < places.count; ++i) {
            const zone = places.itemAt(i) as PlainZone;
            if (zone?.shown)
                values.push(value(zone));
        }
        return values;
    }
    function shown(): int {
        return row.each(zone => 1).length;
    }
    function widths(): real {
        return row.each(zone => zone.naturalWidth).reduce((sum, width) => sum + width, 0);
    }
    function tallest(): real {
        return row.each(zone => zone.naturalHeight).reduce((most, height) => Math.max(most, height), 0);
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
                desk: row.desk
                things: row.things
                flights: row.flights
                kind: modelData.kind
                owner: modelData.owner
                unit: row.unit
            }
        }
    }
}
