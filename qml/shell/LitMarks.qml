// SPDX-License-Identifier: MIT
// Draws rings around the cards of the selected log line, wherever they are visible now.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: marks

    property MatchSession session: null
    property GameTable table: null
    readonly property int revision: session ? session.revision : 0
    readonly property var places: revision > 0 && table ? session.placesNow(session.log.pointed) : []
    readonly property rect tray: table ? table.tray : Qt.rect(0, 0, 0, 0)
    readonly property bool shut: session?.curtain.down ?? false // nothing behind a curtain is visible

    property var spots: [] // places not covered by the drawer; no binding, because finding them may lay the table out

    onPlacesChanged: {
        spots = places
            .map(place => table.placeOf(place.kind, place.owner, place.index))
            .filter(at => at !== null && at.x + at.width / 2 < width - Theme.drawer());
    }

    function isShut(spot: var): bool {
        const tray = marks.tray;
        return marks.shut && spot.x > tray.x && spot.x < tray.x + tray.width && spot.y > tray.y &&
            spot.y < tray.y + tray.height;
    }

    Repeater {
        model: marks.spots.filter(spot => !marks.isShut(spot))
        delegate: LitMark {
            required property var modelData
            objectName: "litMark"
            spot: modelData
        }
    }
}
