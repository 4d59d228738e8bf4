// SPDX-License-Identifier: MIT
// What lies where on the table, as its lesson finds it.
#include "core/games/papertales/words/words.h"

#include <array>

namespace taletop::papertales {

namespace {

using contract::TablePlace;
using contract::TableZone;

constexpr std::array others{TableZone{"F1", 1}, TableZone{"F2", 1}, TableZone{"B1", 1}, TableZone{"B2", 1},
                            TableZone{"F1", 2}, TableZone{"F2", 2}, TableZone{"B1", 2}, TableZone{"B2", 2}};
constexpr std::array own{TableZone{"F1", 0}, TableZone{"B1", 0}};
constexpr std::array ownBuildings{TableZone{"buildings", 0}};
constexpr std::array hand{TableZone{"hand", 0}};

constexpr TablePlace place(std::array<int, 4> at, std::span<const TableZone> zones, const char* words) {
    return {at[0], at[1], at[2], at[3], zones, {"papertales", words}};
}

constexpr std::array places{
    place({4, 2, 152, 7}, {}, TALETOP_TEXT("papertales", "The turn, and the six phases that each turn has.")),
    place({4, 12, 152, 20}, others,
          TALETOP_TEXT("papertales", "The others' Kingdoms; you have a war with each neighbour.")),
    place({4, 35, 66, 20}, own,
          TALETOP_TEXT("papertales", "Your Kingdom: Units in the Front fight, Units in the Back only work.")),
    place({73, 35, 40, 20}, ownBuildings, TALETOP_TEXT("papertales", "Your Buildings, built or not yet.")),
    place({116, 35, 40, 20}, {},
          TALETOP_TEXT("papertales", "What your plan would bring, before you commit it.")),
    place({4, 58, 152, 24}, hand, TALETOP_TEXT("papertales", "Your hand, which nobody else sees.")),
    contract::promptPlace,
};

} // namespace

contract::Overview Words::overview() { return {.step = 13, .places = places}; }

} // namespace taletop::papertales
