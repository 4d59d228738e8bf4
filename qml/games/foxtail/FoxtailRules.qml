// SPDX-License-Identifier: MIT
// How to play Foxtail, in our own telling, with the entries of the ledger.
import QtQuick
import Taletop.Table

HowToPlay {
    title: qsTr("Foxtail: how to play")
    chapters: [
        {
            head: qsTr("What you want"),
            entries: ["FT-48", "FT-49", "FT-64"],
            body: qsTr("Every fox grows a tail, one card after another. Make equal or rising charms lie side by side in it. The most points win.")
        },
        {
            head: qsTr("A turn"),
            entries: ["FT-15–20"],
            body: qsTr("Everybody plays at once. Choose in secret: draw a bit, or brush your tail. The drawn bits are turned up, then everybody joins theirs; all joins are shown together.")
        },
        {
            head: qsTr("Four ways to join"),
            entries: ["FT-28–35"],
            body: qsTr("A new bit tilts so that its top or its bottom touches the tail, and it goes over or under the last bit. One corner is hidden, and the charm beside it meets its like: over at the top joins the upper left charms, under at the top the upper right ones, and the same at the bottom.")
        },
        {
            head: qsTr("Matches and chains"),
            entries: ["FT-47–53"],
            body: qsTr("Charms of one kind that lie side by side score together: equal numbers are a match, numbers one apart are a chain (1-2-3, also 3-2-3). Each charm in a set of two or more is worth a point. A charm that a later card hides counts no longer.")
        },
        {
            head: qsTr("Brushing"),
            entries: ["FT-40–46"],
            body: qsTr("Instead of drawing you may go through your tail from the fox on and join each bit anew. The order of the bits stays. After brushing you must draw on your next turn.")
        },
        {
            head: qsTr("The end"),
            entries: ["FT-24–27", "FT-62"],
            body: qsTr("In the lower part of the deck hide the white tips, one for each fox. Whoever draws one has finished. When all have, everybody votes for the prettiest tail of another fox.")
        },
        {
            head: qsTr("Points"),
            entries: ["FT-54–61"],
            body: qsTr("One for each charm in a match, one for each charm in a chain, one for each kind of charm that scores, two for the longest chain, two for the biggest match, two for finishing first, one for each vote.")
        }
    ]
}
