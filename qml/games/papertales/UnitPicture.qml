// SPDX-License-Identifier: MIT
// The content of a non-empty UnitTile.
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

Item {
    id: tile

    property int face: 0
    property int tokens: 0
    property string counts // the current strength, as on a card
    readonly property var facts: face > 0 ? Cards.facts("papertales", face) : ({})
    readonly property var numbers: facts.numbers ?? ({})
    readonly property real rim: Math.max(2, Math.round(width * 0.035))
    // Is there room for both numbers? If not, the cost is left out.
    readonly property bool roomy: Math.max(width, height) >= badge * 2.2
    readonly property real badge: Math.min(Theme.px(34), Math.max(16, height * 0.36))

    Image {
        anchors.fill: parent
        anchors.margins: tile.rim
        source: tile.facts.pictures?.[0] ?? ""
        fillMode: Image.PreserveAspectCrop
        // Large enough to fill the tile.
        sourceSize.width: Math.ceil(Math.max(width, height * 56 / 46) * Screen.devicePixelRatio / 8) * 8
        smooth: true
    }
    Image {
        x: -tile.badge * 0.12
        y: x
        width: tile.badge
        height: width
        visible: tile.roomy
        source: Look.art + "coin.svg"
        sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
        Words {
            anchors.centerIn: parent
            text: tile.numbers.cost ?? ""
            font.bold: true
            font.pixelSize: Math.max(11, Math.round(tile.badge * 0.62))
        }
    }
    Image {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: -tile.badge * 0.08
        width: tile.badge * (power.text.length > 1 ? 1.25 : 1) // wide enough for two digits
        height: width * 26 / 24
        visible: tile.height >= tile.badge // a lower tile has room for the picture only
        source: Look.art + "shield.svg"
        sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
        Words {
            id: power
            anchors.centerIn: parent
            text: tile.counts !== "" ? tile.counts : tile.numbers.strength ?? "?"
            // Does the strength differ from the printed value?
            readonly property bool changed: tile.counts !== "" && tile.counts !== String(tile.numbers.strength)
            color: changed && !Theme.contrast ? Theme.gold : Theme.onTable
            font.bold: true
            font.pixelSize: Math.max(11, Math.round(tile.badge * 0.58))
        }
    }
    AgeTokens {
        anchors.right: parent.right
        anchors.rightMargin: -1
        y: -tile.badge * 0.1
        size: Math.max(13, tile.badge * 0.72)
        count: tile.tokens
    }
}
