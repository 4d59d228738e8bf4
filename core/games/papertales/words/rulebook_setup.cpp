// SPDX-License-Identifier: MIT
// The ledger as players read it: the box, and the start.
#include "core/games/papertales/words/rulebook_parts.h"

namespace taletop::papertales::rulebook {

namespace {

using contract::RuleEntry;

constexpr std::array componentsEntries{
    RuleEntry{1, told(TALETOP_TEXT("papertales", "Number of players")),
              told(TALETOP_TEXT(
                  "papertales",
                  "2 to 5 people play, each for themselves. With 2 players the draft (PT-32, PT-33) and the "
                  "wars (PT-56) have rules of their own. Everything else is the same for any number."))},
    RuleEntry{2, told(TALETOP_TEXT("papertales", "What is in the box")),
              told(TALETOP_TEXT(
                  "papertales",
                  "The box holds 81 Unit cards of 42 kinds, and 25 Building cards: 5 for each of 5 players. "
                  "There are also 30 Gold tokens worth 1 and 10 worth 5, 30 Age tokens, a Score track, a "
                  "Time token for the turns, and for each player a Score token and a Player's Aid card."))},
    RuleEntry{5, told(TALETOP_TEXT("papertales", "Reading a Unit card")),
              told(TALETOP_TEXT(
                  "papertales",
                  "A Unit card shows its name, its cost in Gold, its strength, the resources it produces, "
                  "and what it can do in which phase. An asterisk at the strength means that the Unit's own "
                  "ability can change it. Costs go from -1 for Monkey to 6 for Kraken, and 35 of the 81 "
                  "cards cost nothing. The printed card also tells how many copies there are."))},
    RuleEntry{
        6, told(TALETOP_TEXT("papertales", "Reading a Building card")),
        told(TALETOP_TEXT(
            "papertales",
            "A Building card has 2 sides, level 1 and level 2, each with its abilities and its Legend Points "
            "for the end of the game. Both costs are on it. Level 1 gives 1 ability. Level 2 keeps it, adds "
            "a second one, opens the fifth spot (PT-14) and is worth 3 Legend Points instead of 1."))},
    RuleEntry{7, told(TALETOP_TEXT("papertales", "What everybody can see")),
              told(TALETOP_TEXT("papertales",
                                "All Gold, Legend Points, Units in play, Age tokens and Buildings lie open, "
                                "and so do Buildings that are not built yet. You can look at any Kingdom "
                                "whenever you like. Hands, kept cards and plans are secret."))},
};

constexpr std::array startEntries{
    RuleEntry{8, told(TALETOP_TEXT("papertales", "The start")),
              told(TALETOP_TEXT("papertales",
                                "Everybody begins on turn 1 with 3 Gold, 0 Legend Points, an empty Kingdom "
                                "and no kept card. Each player has a colour of their own, which changes "
                                "nothing in the game. If nobody chooses, colours go by seat."))},
    RuleEntry{
        9, told(TALETOP_TEXT("papertales", "Your own 5 Buildings")),
        told(TALETOP_TEXT(
            "papertales",
            "Everybody owns 1 Town, 1 Tavern, 1 Mine, 1 Temple and 1 Barracks. These are the only Buildings "
            "that you can ever build, each of them once. What others build never stands in your way."))},
    RuleEntry{
        10, told(TALETOP_TEXT("papertales", "Draw pile and discard pile")),
        told(TALETOP_TEXT("papertales", "All 81 Unit cards are shuffled into 1 draw pile, face down. "
                                        "Discarded cards go face down to the discard pile, and nobody may "
                                        "look through it. How many cards lie in each pile is open to all."))},
    RuleEntry{
        11, told(TALETOP_TEXT("papertales", "Seats and neighbours")),
        told(TALETOP_TEXT("papertales",
                          "You sit in a circle. Your left neighbour is the next seat clockwise, your right "
                          "neighbour the one before you. With 3 players both others are your neighbours, "
                          "with 4 or 5 some players are not, and with 2 your opponent is your only "
                          "neighbour. Nobody is first player, because all play at the same time."))},
};

} // namespace

contract::RuleChapter components() {
    return {told(TALETOP_TEXT("papertales", "In the box")), componentsEntries};
}
contract::RuleChapter start() { return {told(TALETOP_TEXT("papertales", "Before the game")), startEntries}; }

} // namespace taletop::papertales::rulebook
