// SPDX-License-Identifier: MIT
// The postcard of a Foxtail match: the winner's whole tail, with gold rings around the charms of each set that scored.
import QtQuick
import Taletop.Table

PostcardPage {
    id: page

    // The charms that earned points.
    readonly property var scoring: joined(joined(score.map(line => line.earned))
        .filter(part => part.seat === winner)
        .map(part => part.cards))

    title: qsTr("%1’s tail").arg(winnerName)
    lines: scoreLines

    TailView {
        width: 1060
        height: 640
        session: page.session
        owner: page.winner
        widest: 230
        Accessible.name: page.title
        marked: page.scoring.filter(card => card.kind === "tail" && card.owner === page.winner && card.spot >= 0)
    }
}
