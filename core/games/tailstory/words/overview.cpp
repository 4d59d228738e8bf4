// SPDX-License-Identifier: MIT
// What lies where on the table, as its lesson finds it.
#include "core/games/tailstory/words/words.h"

#include <array>

namespace taletop::tailstory {

namespace {

using contract::TablePlace;
using contract::TableZone;

constexpr std::array rival{TableZone{"character", 1}, TableZone{"hand", 1}, TableZone{"deck", 1},
                           TableZone{"discard", 1}};
constexpr std::array piles{TableZone{"deck", 0}, TableZone{"discard", 0}};
constexpr std::array won{TableZone{"achievements", 0}};
constexpr std::array own{TableZone{"character", 0}, TableZone{"hand", 0}};

constexpr TablePlace place(std::array<int, 4> at, std::span<const TableZone> zones, const char* words) {
    return {at[0], at[1], at[2], at[3], zones, {"tailstory", words}};
}

constexpr std::array places{
    place({30, 3, 100, 26}, rival,
          TALETOP_TEXT("tailstory", "The other player's character, hand, deck and discards.")),
    place({4, 32, 34, 20}, {},
          TALETOP_TEXT("tailstory", "What is happening: a card that is played waits here for an answer.")),
    place({41, 32, 60, 20}, {},
          TALETOP_TEXT("tailstory", "What an action point buys besides playing a card.")),
    place({104, 32, 32, 20}, piles,
          TALETOP_TEXT("tailstory", "Your deck, which is your clock, and your discards.")),
    place({139, 32, 17, 20}, won, TALETOP_TEXT("tailstory", "Your achievements: the fourth wins.")),
    place({4, 55, 152, 27}, own,
          TALETOP_TEXT("tailstory", "Your character, your action points and your hand.")),
    contract::promptPlace,
};

} // namespace

contract::Overview Words::overview() { return {.step = 14, .places = places}; }

} // namespace taletop::tailstory
