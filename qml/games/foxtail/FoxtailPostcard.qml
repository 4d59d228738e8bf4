// SPDX-License-Identifier: MIT
// The postcard of a Foxtail: the winner's whole tail, the charms of every set that scored in gold rings.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

PostcardPage {
    id: page

    // The charms that a line of the score points at: { index, spot }, each once.
    function scored(): var {
        const found = new Map();
        for (let row = 0; row < page.session.score.count; ++row) {
            for (const part of page.session.score.at(row).earned.filter(each => each.seat === page.winner))
                part.cards.filter(card => card.kind === "tail" && card.owner === page.winner && card.spot >= 0).forEach(card => found.set(card.index * 4 + card.spot, card));
        }
        return Array.from(found.values());
    }

    told: title.text

    TailView {
        anchors.fill: parent
        session: page.session
        owner: page.winner
        widest: 230
        room: Qt.rect(36, 130, slip.x - 60, 630)
        marked: page.scored()
        Accessible.name: title.text
    }
    FitWords {
        id: title
        x: 44
        y: 26
        width: slip.x - x - 20
        height: 92
        text: qsTr("%1’s tail").arg(page.winnerName)
        typeface: Theme.titleFont
        heavy: true
        most: 68
        least: 30
        color: Theme.onTable
        verticalAlignment: Text.AlignVCenter
    }
    PostcardScore {
        id: slip
        x: 1136
        y: 36
        width: 368
        height: implicitHeight
        session: page.session
        seat: page.winner
    }
}
