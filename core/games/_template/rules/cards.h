// SPDX-License-Identifier: MIT
// The 24 cards of the deck and their names.
#pragma once

#include <array>

namespace taletop::templategame {

/// Faces 1 to 24 are the cards' numbers (TM-2).
inline constexpr int cardCount = 24;

/// The mark of a stored card whose decision is not committed yet; other cards have 0.
inline constexpr int freshMark = 1;

inline constexpr std::array<const char*, cardCount + 1> faceNames{
    "",   "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",  "10", "11", "12",
    "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24"};

} // namespace taletop::templategame
