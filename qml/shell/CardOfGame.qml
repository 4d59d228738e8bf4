// SPDX-License-Identifier: MIT
// A card outside of any match, as its game draws it, as large as it fits.
import QtQuick
import Taletop.App
import Taletop.Table

InspectedCard {
    required property CatalogueModel cards
    property real widest: 100
    property real high: 140

    width: Math.floor(Math.min(widest, high * units / unitsHigh))
    game: cards.gameId
    picture: App.games.page(game, "CardFace")
    theme: App.artTheme
    units: cards.look.width
    unitsHigh: cards.look.height
    gutter: cards.look.gutter
}
