// SPDX-License-Identifier: MIT
// The ledger as players read it: the Buildings, the end, and what is decided here.
#include "core/games/papertales/words/rulebook_parts.h"

namespace taletop::papertales::rulebook {

namespace {

using contract::RuleEntry;

constexpr std::array buildingsEntries{
    RuleEntry{
        114, told(TALETOP_TEXT("papertales", "Town")),
        told(TALETOP_TEXT("papertales", "Level 1 takes 1 wood and produces 1 wood and 1 food. Level 2 takes "
                                        "2 wood and produces 1 crystal as well. A Town at level 1 helps with "
                                        "its own upgrade, so 1 wood from elsewhere is enough."))},
    RuleEntry{
        115, told(TALETOP_TEXT("papertales", "Tavern")),
        told(TALETOP_TEXT("papertales", "Level 1 takes 1 food and brings 1 Gold of income for each food of "
                                        "your Kingdom. Level 2 takes 1 wood and 1 food, and also brings 1 "
                                        "Legend Point for each food in every wars phase, won or lost."))},
    RuleEntry{116, told(TALETOP_TEXT("papertales", "Mine")),
              told(TALETOP_TEXT("papertales",
                                "Level 1 takes 1 wood and produces 1 crystal. Level 2 takes 1 wood and 1 "
                                "crystal, and also brings 2 Legend Points for each crystal of your Kingdom "
                                "in every wars phase, won or lost. Its own crystal counts."))},
    RuleEntry{117, told(TALETOP_TEXT("papertales", "Temple")),
              told(TALETOP_TEXT(
                  "papertales",
                  "Level 1 takes 1 crystal or 2 Gold and brings 2 Gold of income. Level 2 takes 2 crystals "
                  "or 3 Gold, and also brings 2 Legend Points in every wars phase, won or lost. If you build "
                  "both levels at once, each of them is paid in its own way: whatever is cheapest."))},
    RuleEntry{118, told(TALETOP_TEXT("papertales", "Barracks")),
              told(TALETOP_TEXT(
                  "papertales",
                  "Level 1 takes 1 wood and adds 1 to your Kingdom's strength for each wood. Level 2 takes 1 "
                  "wood and 1 food, and also brings 1 Legend Point for each of your Units with strength 3 or "
                  "more, in every wars phase, won or lost. Both rows count, with the strength that Units "
                  "have at this moment, even Leviathan when it does not fight. The strength for wood belongs "
                  "to the Kingdom and makes no Unit stronger."))},
};

constexpr std::array endingEntries{
    RuleEntry{119, told(TALETOP_TEXT("papertales", "When the game ends")),
              told(TALETOP_TEXT(
                  "papertales",
                  "The game ends when turn 4 is over, aging included. So in the last aging Units still die "
                  "and bring what their deaths bring, and Relic of Wisdom still gets a token."))},
    RuleEntry{120, told(TALETOP_TEXT("papertales", "Final scoring")),
              told(TALETOP_TEXT("papertales",
                                "At the end each Building in play brings 1 Legend Point at level 1 and 3 at "
                                "level 2. Relic of Wisdom brings 2 for each Age token on it. Nothing else "
                                "scores: not Gold, not a kept card, not a Building left unbuilt."))},
    RuleEntry{121, told(TALETOP_TEXT("papertales", "The winner")),
              told(TALETOP_TEXT(
                  "papertales",
                  "Whoever has the most Legend Points in all wins, however much Gold the others have."))},
    RuleEntry{
        122, told(TALETOP_TEXT("papertales", "Ties")),
        told(TALETOP_TEXT("papertales",
                          "If several players have the most Legend Points, the one among them with the most "
                          "Gold left wins; Gold that Monkey brings in the last aging counts. If that is "
                          "equal too, they share the victory. Lower places go by the same 2 numbers."))},
};

constexpr std::array optionsEntries{
    RuleEntry{123, told(TALETOP_TEXT("papertales", "The rules for 2 players")),
              told(TALETOP_TEXT("papertales",
                                "With 2 players the rules for 2 are always used, with 3 to 5 never. They "
                                "change the deal (PT-32), the draft (PT-33) and the wars (PT-56). If the "
                                "game is new to you, it is easier to learn with 3 or more."))},
    RuleEntry{
        124, told(TALETOP_TEXT("papertales", "No other variants")),
        told(TALETOP_TEXT("papertales", "The rules have no variants, so there is nothing to switch on or "
                                        "off. You choose how many play, where everybody sits and which "
                                        "colours they have. The cards of expansions are not in this game."))},
};

constexpr std::array decisionsEntries{
    RuleEntry{
        3, told(TALETOP_TEXT("papertales", "Supplies never run out")),
        told(TALETOP_TEXT("papertales",
                          "There is always enough Gold and there are always enough Age tokens, even if more "
                          "are in play than the box holds. The printed rules do not say what happens when a "
                          "pool is empty. Gold tokens of 1 and 5 are only 2 ways to show the same Gold."))},
    RuleEntry{4, told(TALETOP_TEXT("papertales", "What the icons on the cards mean")),
              told(TALETOP_TEXT(
                  "papertales",
                  "Every ability belongs to deployment, wars, income, construction, aging or the end of the "
                  "game. The reveal mark is found in deployment only, on 8 Units: Cave Spirit, Demon, Golem, "
                  "Kraken, Necromancer, Shapeshifter, Time Master and Veteran. Master Alchemist acts in "
                  "deployment without it, and so on every turn. Where the printed text leaves an icon out, "
                  "it is read in the only way that fits the cards."))},
    RuleEntry{
        25, told(TALETOP_TEXT("papertales", "If 2 abilities clash")),
        told(TALETOP_TEXT(
            "papertales",
            "Should it ever matter whose ability happens first, the player with more Legend Points acts "
            "first. At a tie it is the one with less Gold, and if that is equal too, chance decides."))},
    RuleEntry{26, told(TALETOP_TEXT("papertales", "Why abilities never clash")),
              told(TALETOP_TEXT(
                  "papertales",
                  "No ability reaches another Kingdom, so it never matters whose comes first. The draw pile "
                  "is the only thing that all share, and only Shapeshifter draws from it during abilities; "
                  "there is just 1. So the rule of PT-25 is never needed, and nobody is asked."))},
    RuleEntry{
        36, told(TALETOP_TEXT("papertales", "How far the cards reach")),
        told(TALETOP_TEXT(
            "papertales",
            "With 2 or 3 players the draw pile never runs out. With 4 players it can run out only on turn 4, "
            "and only because Shapeshifter has drawn cards. With 5 players it always runs out while the "
            "cards of turn 4 are dealt. The rules do not say so; it follows from the numbers of cards."))},
    RuleEntry{37, told(TALETOP_TEXT("papertales", "If there are not enough cards")),
              told(TALETOP_TEXT(
                  "papertales",
                  "For a deal there are always enough cards in the 2 piles together, because each player has "
                  "at most 5 Units in play and 1 kept card. Should Shapeshifter ever find no card in either "
                  "pile that it may turn into, it stays in play with strength 0 and gets no token."))},
    RuleEntry{47, told(TALETOP_TEXT("papertales", "Units that cannot be paid")),
              told(TALETOP_TEXT("papertales",
                                "In the printed rules new Units that you cannot pay are discarded. Here you "
                                "cannot get into that: a plan that costs too much is not accepted (PT-46). "
                                "Should it happen all the same, the dearest new Units go until you can pay "
                                "the rest. They do not die, and their abilities do not happen."))},
};

} // namespace

contract::RuleChapter buildings() {
    return {told(TALETOP_TEXT("papertales", "Buildings")), buildingsEntries};
}
contract::RuleChapter ending() {
    return {told(TALETOP_TEXT("papertales", "The end of the game")), endingEntries};
}
contract::RuleChapter options() { return {told(TALETOP_TEXT("papertales", "Ways to play")), optionsEntries}; }
contract::RuleChapter decisions() {
    return {told(TALETOP_TEXT("papertales", "What this program decides")), decisionsEntries};
}

} // namespace taletop::papertales::rulebook
