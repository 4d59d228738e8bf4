// SPDX-License-Identifier: MIT
// The end of a match: the winner's character in the spotlight.
import QtQuick
import Taletop.Theme
import Taletop.Table
import "TailstoryLook.js" as Look

Item {
    id: finale

    required property TailstoryContents contents
    readonly property int winner: contents.session.score.winners.length > 0 ? contents.session.score.winners[0] : -1
    readonly property var character: contents.mats[winner]?.character ?? null

    DarkPanel {}
    Picture { // the spotlight on the rear wall
        anchors.centerIn: hero
        width: hero.height * 1.5
        height: hero.height
        source: Look.icon("light")
        visible: hero.visible && !Theme.contrast
    }
    Icon {
        id: lamp
        x: Math.max(Theme.px(14), hero.x - hero.height * 0.25 - width)
        y: Theme.px(14)
        icon: "spotlight"
        size: Math.min(Theme.px(110), finale.height * 0.3)
    }
    TailCard {
        id: hero
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(18)
        width: Math.floor(Math.min(Theme.px(280), (finale.height - words.height - Theme.px(48)) * 63 / 88))
        face: finale.character?.face ?? 0
        mark: finale.character?.mark ?? 0
        visible: finale.character !== null
        depth: 1.4
    }
    Words {
        id: words
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(14)
        width: parent.width
        text: finale.contents.session.score.winnerText
        size: 30
        font.family: Theme.titleFont
        font.bold: true
        color: Theme.gold
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
    }
}
