// SPDX-License-Identifier: MIT
// The postcard of every game without one of its own: its box, its name, and what made the winner's score.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

PostcardPage {
    id: page

    told: page.session.winnerText === "" ? "" : page.winnerName

    PostcardPicture {
        id: box
        x: 110
        y: 150
        width: 560
        height: width * 265 / 310
        source: App.games.picture(page.session.gameId, "box.svg")
        visible: status === Image.Ready
    }
    SeatEmblem {
        anchors.centerIn: box
        visible: !box.visible
        emblem: page.people[page.winner]?.emblem ?? 0
        size: 420
    }
    FitWords {
        x: 780
        y: 60
        width: 680
        height: 130
        text: page.session.gameTitle
        typeface: Theme.titleFont
        heavy: true
        most: 92
        least: 40
        color: Theme.onTable
        verticalAlignment: Text.AlignVCenter
    }
    PostcardScore {
        x: 780
        y: 220
        width: 560
        room: 520
        session: page.session
        seat: page.winner
    }
}
