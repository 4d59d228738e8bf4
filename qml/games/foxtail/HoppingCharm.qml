// SPDX-License-Identifier: MIT
// A charm that hops out of its card: a part of the card's picture, on a disc. The disc is upright, because clipping
// does not work on rotated items.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "FoxtailLook.js" as Look

Item {
    id: hopping

    required property var charm // { x, y, angle, spot, face }
    required property MatchSession session
    required property string theme
    required property real unit
    property real hop: 0 // progress from 0 to 1, where the charm has landed
    readonly property var centre: Look.charm(charm.spot, session.cardWidth, session.cardHeight)

    x: charm.x
    y: charm.y - Math.sin(hop * Math.PI) * 16 * unit
    scale: 1 + 0.35 * Math.sin(hop * Math.PI)

    Rectangle {
        anchors.centerIn: parent
        width: 23 * hopping.unit
        height: width
        radius: width / 2
        color: Theme.paper
        border.width: 2 * hopping.unit
        border.color: Theme.gold
        antialiasing: true
    }
    Item {
        anchors.centerIn: parent
        width: 15 * hopping.unit
        height: width
        clip: true
        Item {
            anchors.centerIn: parent
            rotation: hopping.charm.angle
            CardImage {
                width: hopping.session.cardWidth * hopping.unit
                height: hopping.session.cardHeight * hopping.unit
                x: -width / 2 - hopping.centre.x * hopping.unit
                y: -height / 2 - hopping.centre.y * hopping.unit
                game: hopping.session.gameId
                theme: hopping.theme
                face: hopping.charm.face
                gutter: hopping.session.cardGutter
                units: hopping.session.cardWidth
                shadow: false
            }
        }
    }
}
