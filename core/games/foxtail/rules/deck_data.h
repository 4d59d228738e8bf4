// SPDX-License-Identifier: MIT
// Made of deck.json by deck.py.
#pragma once

#include "core/games/foxtail/rules/cards.h"

namespace taletop::foxtail {

// clang-format off
/// The charms of all bits by face; there is no bit 0.
inline constexpr std::array<Charms, lastBit + 1> deckCharms{
    Charms{0, 0, 0, 0},
    Charms{1, 1, 1, 2}, // 1
    Charms{1, 1, 2, 1}, // 2
    Charms{1, 1, 2, 3}, // 3
    Charms{1, 1, 3, 2}, // 4
    Charms{1, 2, 1, 1}, // 5
    Charms{1, 2, 1, 3}, // 6
    Charms{1, 2, 2, 2}, // 7
    Charms{1, 2, 3, 1}, // 8
    Charms{1, 2, 3, 3}, // 9
    Charms{1, 3, 1, 2}, // 10
    Charms{1, 3, 2, 1}, // 11
    Charms{1, 3, 2, 3}, // 12
    Charms{1, 3, 3, 2}, // 13
    Charms{2, 1, 1, 1}, // 14
    Charms{2, 1, 1, 3}, // 15
    Charms{2, 1, 2, 2}, // 16
    Charms{2, 1, 3, 1}, // 17
    Charms{2, 1, 3, 3}, // 18
    Charms{2, 2, 1, 2}, // 19
    Charms{2, 2, 2, 1}, // 20
    Charms{2, 2, 2, 3}, // 21
    Charms{2, 2, 3, 2}, // 22
    Charms{2, 3, 1, 1}, // 23
    Charms{2, 3, 1, 3}, // 24
    Charms{2, 3, 2, 2}, // 25
    Charms{2, 3, 3, 1}, // 26
    Charms{2, 3, 3, 3}, // 27
    Charms{3, 1, 1, 2}, // 28
    Charms{3, 1, 2, 1}, // 29
    Charms{3, 1, 2, 3}, // 30
    Charms{3, 1, 3, 2}, // 31
    Charms{3, 2, 1, 1}, // 32
    Charms{3, 2, 1, 3}, // 33
    Charms{3, 2, 2, 2}, // 34
    Charms{3, 2, 3, 1}, // 35
    Charms{3, 2, 3, 3}, // 36
    Charms{3, 3, 1, 2}, // 37
    Charms{3, 3, 2, 1}, // 38
    Charms{3, 3, 2, 3}, // 39
    Charms{3, 3, 3, 2}, // 40
};
// clang-format on

} // namespace taletop::foxtail
