// SPDX-License-Identifier: MIT
#include "core/games/foxtail/rules/cards.h"

#include "core/games/foxtail/rules/deck_data.inc"

#include <algorithm>
#include <cassert>
#include <functional>

namespace taletop::foxtail {

namespace {

// FT-6: every charm has a number from 1 to 3; deck.py refuses any other.
static_assert(std::all_of(deckCharms.begin() + firstBit, deckCharms.end(), [](const Charms& charms) {
    return std::all_of(charms.begin(), charms.end(), [](int number) { return number >= 1 && number <= 3; });
}));
// FT-7: bits are in ascending order of their digits, so no two are alike.
static_assert(std::adjacent_find(deckCharms.begin(), deckCharms.end(), std::greater_equal<>()) ==
              deckCharms.end());
// FT-7: each bit has an odd number of 2s.
static_assert(std::all_of(deckCharms.begin() + firstBit, deckCharms.end(), [](const Charms& charms) {
    return std::count(charms.begin(), charms.end(), 2) % 2 == 1;
}));

// FT-8: in each corner the numbers 1, 2 and 3 appear 13, 14 and 13 times.
static_assert([] {
    for (std::size_t kind = 0; kind < kindCount; ++kind) {
        std::array<int, 4> counts{};
        for (std::size_t face = firstBit; face <= lastBit; ++face)
            ++counts[deckCharms[face][kind]];
        if (counts != std::array{0, 13, 14, 13})
            return false;
    }
    return true;
}());

} // namespace

const Charms& charmsOf(std::uint8_t face) {
    assert(isBit(face));
    return deckCharms[face];
}

} // namespace taletop::foxtail
