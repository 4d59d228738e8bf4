// SPDX-License-Identifier: MIT
// The rulebook up to the first turn.
#include "core/games/foxtail/words/rulebook_parts.h"

namespace taletop::foxtail {

namespace {

using contract::RuleEntry;

constexpr std::array boxEntries{
    RuleEntry{1, told(TALETOP_TEXT("foxtail", "Players")),
              told(TALETOP_TEXT(
                  "foxtail", "Foxtail is for 2 to 4 players. Everybody needs a fox and a tail tip, and there "
                             "are 4 of each. One player alone can practise (FT-66)."))},
    RuleEntry{2, told(TALETOP_TEXT("foxtail", "Foxes")),
              told(TALETOP_TEXT(
                  "foxtail", "There are 4 fox cards. Your fox is where your tail begins. Foxes that nobody "
                             "needs stay out of the game."))},
    RuleEntry{3, told(TALETOP_TEXT("foxtail", "Tail tips")),
              told(TALETOP_TEXT(
                  "foxtail", "There are 4 tail tips, all of them alike. A complete tail ends with exactly 1 "
                             "tip, so the deck begins with as many tips as there are players."))},
    RuleEntry{4, told(TALETOP_TEXT("foxtail", "Tail bits")),
              told(TALETOP_TEXT(
                  "foxtail", "All other cards are tail bits; a tail is made of them. We play with 40, which "
                             "is just enough for 4 players with 10 bits each. The printed rules do not say "
                             "how many there are."))},
    RuleEntry{5, told(TALETOP_TEXT("foxtail", "Four corners, four kinds of charm")),
              told(TALETOP_TEXT(
                  "foxtail", "Every bit has a charm in each of its 4 corners, and these are of 4 different "
                             "kinds. A kind keeps its corner: what lies top left on one bit lies top left on "
                             "all of them. The printed rules do not say it this plainly, but joining bits "
                             "works in no other way (FT-29)."))},
    RuleEntry{6, told(TALETOP_TEXT("foxtail", "Numbers on charms")),
              told(TALETOP_TEXT("foxtail",
                                "A charm shows 1, 2 or 3 symbols, and that is its number. Only the kind of a "
                                "charm and its number matter."))},
    RuleEntry{7, told(TALETOP_TEXT("foxtail", "The forty tail bits")),
              told(TALETOP_TEXT(
                  "foxtail", "No two bits are alike. Each has a 2 in one of its corners or in three of them; "
                             "the other corners show a 1 or a 3. So 32 bits have a single 2 and 8 bits have "
                             "three. The printed rules do not list their cards, so this pack is our own."))},
    RuleEntry{8, told(TALETOP_TEXT("foxtail", "A fair pack")),
              told(TALETOP_TEXT(
                  "foxtail", "In each corner 13 bits show a 1, 14 a 2 and 13 a 3. So no corner is luckier "
                             "than another. Any two bits can score together in at least one kind of charm, "
                             "because every bit shows a 2 somewhere and a 2 goes with every number."))},
};

constexpr std::array readyEntries{
    RuleEntry{10, told(TALETOP_TEXT("foxtail", "A fox for everybody")),
              told(TALETOP_TEXT(
                  "foxtail", "Everybody starts with an open fox and no bits at all. No two players have the "
                             "same fox, and which one is yours makes no difference. Nobody goes first, since "
                             "all play at the same time (FT-15)."))},
    RuleEntry{
        11, told(TALETOP_TEXT("foxtail", "Which bits are in play")),
        told(TALETOP_TEXT(
            "foxtail", "All 40 bits are shuffled face down, and 10 for each player are counted off "
                       "unseen. That makes 20 bits for 2 players, 30 for 3 and all 40 for 4. The "
                       "printed rules only count cards; we take them at random, so nobody chooses them."))},
    RuleEntry{
        12, told(TALETOP_TEXT("foxtail", "The upper part of the deck")),
        told(TALETOP_TEXT("foxtail",
                          "8 bits for each player are shuffled and make the upper part of the deck. No tip "
                          "is among them: the first 16 cards drawn are bits with 2 players, the first 24 "
                          "with 3, the first 32 with 4."))},
    RuleEntry{13, told(TALETOP_TEXT("foxtail", "The lower part of the deck")),
              told(TALETOP_TEXT(
                  "foxtail", "2 more bits and 1 tip for each player are shuffled together and put under the "
                             "upper part. Here the tips may come in any order, even all at once. With 4 "
                             "players, for example, 4 of the last 12 cards are tips."))},
    RuleEntry{14, told(TALETOP_TEXT("foxtail", "Cards set aside")),
              told(TALETOP_TEXT(
                  "foxtail", "Cards that are not needed stay out of the game. Spare bits lie face down and "
                             "nobody may look at them: 20 bits with 2 players, 10 with 3, none with 4. So "
                             "with fewer than 4 players nobody can work out which bits are still to come."))},
};

} // namespace

RuleEntries boxRules() { return boxEntries; }
RuleEntries readyRules() { return readyEntries; }

} // namespace taletop::foxtail
