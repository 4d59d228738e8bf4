// SPDX-License-Identifier: MIT
// A card's picture, centred on this item's rectangle. The picture's gutter extends beyond it. `shown` is the picture's
// scale on the screen at rest, which determines its resolution.
import QtQuick
import QtQuick.Window
import Taletop.Theme

Item {
    id: card

    property string game
    property string theme
    property int face: 0
    property string source: game === "" || face < 0 ? "" : "image://cards/" + game + "/" + face + "/" + theme
    property real gutter: 2 // width of the transparent edge, in units
    property real units: 60 // width of the card in units
    property real shown: 1
    property bool shadow: true
    property real depth: 0.5

    readonly property real reach: width / units * gutter

    Image {
        readonly property real rim: card.width * (0.1 + 0.03 * card.depth)
        visible: card.shadow && !Theme.contrast
        x: -rim + card.width * 0.025 * card.depth
        y: -rim + card.width * 0.05 * card.depth
        width: card.width + 2 * rim
        height: card.height + 2 * rim
        source: "qrc:/art/table/cardshadow.svg"
        smooth: true
    }
    Image {
        anchors.fill: parent
        anchors.margins: -card.reach
        source: card.visible ? card.source : "" // no source while hidden, so that nothing is drawn
        // Qt derives the height. Setting it as well would load the picture again.
        sourceSize.width: Math.ceil((card.width + 2 * card.reach) * card.shown * Screen.devicePixelRatio / 8) * 8
        smooth: true
        asynchronous: false
    }
}
