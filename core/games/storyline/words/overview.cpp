// SPDX-License-Identifier: MIT
// What lies where on the table, as its lesson finds it.
#include "core/games/storyline/words/words.h"

#include <array>

namespace taletop::storyline {

namespace {

using contract::TablePlace;
using contract::TableZone;

constexpr std::array givenCards{TableZone{"pile1"}};
constexpr std::array decks{TableZone{"storyDeck1"}, TableZone{"storyDeck2"}, TableZone{"storyDeck3"},
                           TableZone{"storyDeck4"}, TableZone{"storyDeck5"}};
constexpr std::array taleSoFar{TableZone{"tale"}};
constexpr std::array hand{TableZone{"hand", 0}};

constexpr TablePlace place(std::array<int, 4> at, std::span<const TableZone> zones, const char* words) {
    return {at[0], at[1], at[2], at[3], zones, {"storyline", words}};
}

constexpr std::array places{
    place({4, 3, 30, 46}, {},
          TALETOP_TEXT("storyline", "Who plays, who is the Narrator, and how many tokens each has.")),
    place({37, 3, 42, 46}, {},
          TALETOP_TEXT("storyline", "The page that is told now: its banner says what belongs into its gap.")),
    place({82, 3, 42, 46}, givenCards,
          TALETOP_TEXT("storyline", "The cards that were given, shuffled, for the Narrator to choose from.")),
    place({127, 3, 29, 46}, decks,
          TALETOP_TEXT("storyline", "The decks that everybody draws from, one for each kind of banner.")),
    place({4, 52, 152, 10}, taleSoFar, TALETOP_TEXT("storyline", "The tale so far, page by page.")),
    place({4, 65, 152, 18}, hand, TALETOP_TEXT("storyline", "Your hand, which nobody else sees.")),
    contract::promptPlace,
};

} // namespace

contract::Overview Words::overview() { return {.step = 6, .places = places}; }

} // namespace taletop::storyline
