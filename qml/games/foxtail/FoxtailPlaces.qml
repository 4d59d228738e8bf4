// SPDX-License-Identifier: MIT
// Finds the cards of each zone on Foxtail's table.
import QtQuick
import Taletop.Table

Item {
    id: places

    required property FlightLayer sky // the layer whose coordinates places have
    required property FoxtailLanes lanes
    required property FoxtailColumn column
    required property TailView tail // the viewer's own tail

    // Returns { x, y, width, height, angle }, where (x, y) is the centre, or null if the zone is hidden.
    function placeOf(kind: string, owner: int, index: int): var {
        const own = owner === places.tail.owner;
        if (kind === "deck")
            return places.rectOf(places.column.deck);
        if (kind === "drawn")
            return own ? places.rectOf(places.column.drawn.bit)
                : places.lanes.lane(owner)?.drawnPlace(places.sky) ?? null;
        const view = own ? places.tail : places.lanes.lane(owner)?.tail;
        if (!view)
            return null;
        view.refit();
        return view.placeOf(index, places.sky);
    }
    function rectOf(item: Item): var {
        const at = item.mapToItem(places.sky, item.width / 2, item.height / 2);
        return { x: at.x, y: at.y, width: item.width, height: item.height, angle: 0 };
    }
}
