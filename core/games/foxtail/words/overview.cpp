// SPDX-License-Identifier: MIT
// What lies where on the table, as its lesson finds it.
#include "core/games/foxtail/words/words.h"

#include <array>

namespace taletop::foxtail {

namespace {

using contract::TablePlace;
using contract::TableZone;

constexpr std::array lanes{TableZone{"tail", 1}, TableZone{"drawn", 1}, TableZone{"tail", 2},
                           TableZone{"drawn", 2}};
constexpr std::array ownTail{TableZone{"tail", 0}};
constexpr std::array deck{TableZone{"deck"}};
constexpr std::array drawn{TableZone{"drawn", 0}};

constexpr TablePlace place(std::array<int, 4> at, std::span<const TableZone> zones, const char* words) {
    return {at[0], at[1], at[2], at[3], zones, {"foxtail", words}};
}

constexpr std::array places{
    place({4, 3, 152, 25}, lanes,
          TALETOP_TEXT("foxtail", "The others' tails, and what each of them would score now.")),
    place({4, 33, 34, 48}, {}, TALETOP_TEXT("foxtail", "Your own points so far, line by line.")),
    place({42, 33, 68, 48}, ownTail, TALETOP_TEXT("foxtail", "Your tail: it grows from your fox on.")),
    place({114, 38, 16, 32}, deck,
          TALETOP_TEXT("foxtail", "The deck, from which everybody draws at the same time.")),
    place({134, 33, 22, 42}, drawn,
          TALETOP_TEXT("foxtail", "The bit that you have drawn, until you join it.")),
    contract::promptPlace,
};

} // namespace

contract::Overview Words::overview() { return {.step = 9, .places = places}; }

} // namespace taletop::foxtail
