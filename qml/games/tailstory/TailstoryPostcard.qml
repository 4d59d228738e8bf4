// SPDX-License-Identifier: MIT
// The postcard of a Tail Story match as a theatre poster: the star, the other characters on stage, and the achievements
// that won the match.
import Taletop.Table

PostcardPage {
    id: page

    readonly property var cast: people.map((_, seat) => page.session.zone("character", seat).at(0))
    readonly property var portraits: cast.map(card => pictured(card.face, card.mark === 1 ? 1 : 0))

    //: the headline of a theatre poster
    title: qsTr("What a show!")
    star: portraits[winner] ?? null
    cards: portraits.filter((_, seat) => seat !== winner)
    lines: held("achievements").map((card, at) => (at + 1) + "  " + card.name)
}
