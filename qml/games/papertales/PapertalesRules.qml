// SPDX-License-Identifier: MIT
// How to play Paper Tales, in our own telling, phase by phase, with the entries of the ledger.
import QtQuick
import Taletop.Table

HowToPlay {
    title: qsTr("Paper Tales: how to play")
    pictures: "qrc:/art/games/papertales/icons/"
    chapters: [
        {
            head: qsTr("What you want"),
            picture: "legend",
            entries: ["PT-12", "PT-13", "PT-22", "PT-121"],
            body: qsTr("For four turns you rule a small Kingdom that time takes away. Units stand in two ranks, Front and Back, two in each. Whoever has the most Legend Points after the fourth turn wins.")
        },
        {
            head: qsTr("1  Recruitment"),
            picture: "recruit",
            entries: ["PT-29–34"],
            body: qsTr("Everybody gets five cards, keeps one and passes the rest on, until each has picked five: to the left on turns 1 and 3, to the right on turns 2 and 4. Two players get nine cards each, and drop one whenever they keep one.")
        },
        {
            head: qsTr("2  Deployment"),
            picture: "deploy",
            entries: ["PT-38–51"],
            body: qsTr("Plan in secret: place new Units on free spots, move or dismiss old ones as you like, keep one card for the next turn; the rest is discarded. All plans are revealed together, then you pay for your new Units, then their abilities happen. A plan that you cannot pay is not accepted.")
        },
        {
            head: qsTr("3  Wars"),
            picture: "wars",
            entries: ["PT-52–60"],
            body: qsTr("The Front fights, and the few who may do so from the Back. Your strength is compared with each neighbour's; the stronger wins the War and 3 Legend Points, and at a tie both do. With two players there is one War, and being twice as strong counts as two.")
        },
        {
            head: qsTr("4  Income"),
            picture: "income",
            entries: ["PT-61", "PT-62"],
            body: qsTr("Every Kingdom gets 2 Gold, and what its Units and Buildings bring besides. Gold is kept from turn to turn.")
        },
        {
            head: qsTr("5  Construction"),
            picture: "construction",
            entries: ["PT-63–71"],
            body: qsTr("Build one Building, or raise one to level 2, or go straight to level 2 for both prices. Wood, food and crystals only have to be produced in your Kingdom; they are not used up. The land costs Gold for each Building that you have already. A level 2 Building opens the fifth spot, in the Front, from the next deployment on.")
        },
        {
            head: qsTr("6  Aging"),
            picture: "aging",
            entries: ["PT-72–77"],
            body: qsTr("Units with an Age token die. The survivors get one more token each, so most Units live for two turns. Some die only later, some never, and some are worth most when they go.")
        },
        {
            head: qsTr("The end"),
            picture: "legend",
            entries: ["PT-119–122"],
            body: qsTr("After the fourth aging, Buildings bring 1 Legend Point at level 1 and 3 at level 2, and a few Units bring theirs. At a tie, more Gold wins; if that is equal too, the victory is shared.")
        },
        {
            head: qsTr("Resources"),
            picture: "wood",
            entries: ["PT-15", "PT-16", "PT-69"],
            body: qsTr("Wood, food and crystals are what your Kingdom makes now, counted afresh whenever they matter. What Units in the Back produce counts as well.")
        },
        {
            head: qsTr("Age tokens"),
            picture: "age",
            entries: ["PT-17", "PT-18", "PT-73", "PT-74"],
            body: qsTr("Tokens stay on their Unit when it moves. Dying in aging is something else than being dismissed or replaced: only the first sets off what happens at a death.")
        }
    ]
}
