// SPDX-License-Identifier: MIT
// Rings the cards that the pointed line of the log is about, where they lie open now.
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

    property var spots: [] // asked for once: tables fit their cards when they are asked

    onPlacesChanged: spots = places.map(place => table.placeOf(place.kind, place.owner, place.index)).filter(at => at !== null && at.x + at.width / 2 < width - Theme.drawer())

    Repeater {
        model: marks.spots // but for those below the drawer itself
        delegate: Item {
            id: mark
            required property var modelData
            objectName: "litMark"
            x: modelData.x - width / 2
            y: modelData.y - height / 2
            width: modelData.width + Theme.px(10)
            height: modelData.height + Theme.px(10)
            rotation: modelData.angle ?? 0

            Rectangle { // dark outside, gold inside: seen on paper and on the table
                anchors.fill: parent
                anchors.margins: -2
                radius: Theme.px(10)
                color: Theme.clear
                border.width: Theme.ring + 4
                border.color: Theme.ink
                antialiasing: true
            }
            Rectangle {
                anchors.fill: parent
                radius: Theme.px(8)
                color: Theme.clear
                border.width: Theme.ring
                border.color: Theme.gold
                antialiasing: true
            }
        }
    }
}
