// SPDX-License-Identifier: MIT
// How to play Tail Story, in our own telling, with the ledger's entries.
import QtQuick
import Taletop.Table

HowToPlay {
    title: qsTr("Tail Story: how to play")
    chapters: [
        {
            head: qsTr("What you want"),
            body: qsTr("Your deck is a clock: each time it runs out you collect an achievement. Whoever collects the fourth one wins. So draw, and keep the others from drawing."),
            entries: ["TS-103", "TS-105", "TS-118"]
        },
        {
            head: qsTr("Before the first turn"),
            body: qsTr("Queue cards are dealt by chance; turns run from 1st on. The last in the queue chooses a character first. Everybody gets a deck of 15 cards and a hand of 5; the first player has only 1 action point in the first turn."),
            entries: ["TS-19–25"]
        },
        {
            head: qsTr("A turn"),
            body: qsTr("Draw a card. Then act: each action is followed by bonuses and by a check of all decks, and you may act again. You have 2 action points. At the end discard down to the hand limit of 5."),
            entries: ["TS-26–32", "TS-36", "TS-120"]
        },
        {
            head: qsTr("Actions"),
            body: qsTr("Play an Event card for its cost. Draw 1 and discard 1 for one point. Use your altered ability, once a turn. Swap 1 or 2 discards for as many of another player, once a turn and free. What is aimed at somebody is said when it is announced; cards are chosen later."),
            entries: ["TS-31–35", "TS-55", "TS-73", "TS-75", "TS-91"]
        },
        {
            head: qsTr("Event cards"),
            body: qsTr("Drawing: draw 1 or 2. Stealing: take 1 or 2 random cards of a hand, then bury up to 2 of your discards in that player’s pile. Recycling: take 1 or 2 of your discards, but no Stopping or Recycling cards. Acting, for an altered character of the card’s type: make the sound and draw up to 5; others of that type may draw up to 2. You name the number before you see a card."),
            entries: ["TS-14", "TS-56–72"]
        },
        {
            head: qsTr("Stopping"),
            body: qsTr("Whatever a player plays or announces, the others may stop, Acting cards excepted. A Stopping card is free, and can itself be stopped by another player. Everybody with a card in hand is asked alike, whether they could stop it or not. When nobody answers any more, the newest is carried out first. Whoever was stopped draws a card as a bribe. A stopped use counts as used."),
            entries: ["TS-37–54", "TS-64", "TS-70"]
        },
        {
            head: qsTr("Bonuses"),
            body: qsTr("For each card of your character’s own type that you played and that was not stopped: canine, draw 1, once a turn; feline, take a card from another discard pile and you may put the top of your deck on that player’s deck, once a turn; rodents and friends, put the top of your deck on your discard pile, twice a turn."),
            entries: ["TS-93–102"]
        },
        {
            head: qsTr("The deck check"),
            body: qsTr("After the bonuses all decks are looked at. Whoever has none left shuffles the discard pile into a new one, and lays a hand card face down as an achievement: one at most in a turn. Then the play zones are cleared. A draw that came up short is not made up."),
            entries: ["TS-13", "TS-103–114"]
        },
        {
            head: qsTr("Achievements"),
            body: qsTr("The first alters your character. The second alters everybody’s. The third lowers your hand limit to 4. The fourth wins."),
            entries: ["TS-115–119"]
        },
        {
            head: qsTr("Altered abilities"),
            body: qsTr("Jack: up to three others lose a random card. Alan: nobody can stop anything for the rest of the turn. Padthai: draw 1 to 3, then shuffle a card into the deck. Khalid: use a discarded Drawing, Stealing or Recycling card. Ham & Cheese: take a card that was dug this turn. Rocky: another player has only 1 action point next turn. All but Jack’s and Ham & Cheese’s work twice a game."),
            entries: ["TS-75–90"]
        }
    ]
}
