// SPDX-License-Identifier: MIT
// A card outside of any match, drawn by its game and as large as possible.
import QtQuick
import Taletop.App
import Taletop.Table

InspectedCard {
    required property CatalogueModel cards
    property real widest: 100
    property real high: 140
    readonly property var look: cards.look

    width: Math.floor(Math.min(widest, high * units / unitsHigh))
    game: cards.gameId
    picture: App.games.page(game, "CardFace")
    theme: App.appearance.artTheme
    units: look.width
    unitsHigh: look.height
    gutter: look.gutter
}
