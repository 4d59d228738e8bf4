// SPDX-License-Identifier: MIT
// The postcard of every game without one of its own: its box, and the parts of the winner's score.
import Taletop.App
import Taletop.Table

PostcardPage {
    title: session.gameTitle
    cards: [{ source: App.games.picture(session.gameId, "box.svg"), words: winnerName }]
    lines: scoreLines
}
