// SPDX-License-Identifier: MIT
// The postcard of a Paper Tales match: the winner's final Kingdom, and how it developed turn by turn.
import Taletop.App
import Taletop.Table
import "PapertalesLook.js" as Look

PostcardPage {
    id: page

    readonly property var units: joined(Look.spots.map(spot => held(spot)))
    readonly property var buildings: held("buildings").filter(card => card.mark > 0)

    title: qsTr("%1’s kingdom, a chronicle").arg(winnerName)
    cards: units.map(card => pictured(card.face, 0)).concat(buildings.map(card => pictured(card.face, card.mark - 1)))
    // Leaves out rows in which nothing happened.
    lines: {
        const happened = row => {
            const cell = row.cells[winner];
            return row.heading || !["", "0"].includes(cell.text) || cell.words !== "";
        };
        return Array.from(tale.rows).filter(happened).map(row => {
            const parts = [row.cells[winner].text, row.cells[winner].words].filter(part => part !== "");
            //: "Wars: 6" or "Built: Town 2": a heading, and an amount or a list
            return Phrases.fill(qsTr("%1: %2"), [row.label, Phrases.listed(parts)]);
        });
    }

    Chronicle {
        id: tale
        session: page.session
    }
}
