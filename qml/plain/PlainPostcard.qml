// SPDX-License-Identifier: MIT
// The postcard of games without one of their own: the game's box, and the parts of the winner's score.
import Taletop.App
import Taletop.Table

PostcardPage {
    title: session.gameTitle
    cards: [{ source: App.games.picture(session.gameId, "box.svg"), words: winnerName }]
    lines: scoreLines
}
