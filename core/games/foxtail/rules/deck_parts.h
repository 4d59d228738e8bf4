// SPDX-License-Identifier: MIT
// The sizes of the deck's parts (FT-11 to FT-13).
#pragma once

namespace taletop::foxtail {

[[nodiscard]] constexpr int upperBits(int seats) { return 8 * seats; }   ///< FT-12
[[nodiscard]] constexpr int bitsInPlay(int seats) { return 10 * seats; } ///< FT-11
/// FT-13: two bits and one tip for each player.
[[nodiscard]] constexpr int lowerCards(int seats) { return 3 * seats; }
[[nodiscard]] constexpr int deckCards(int seats) { return upperBits(seats) + lowerCards(seats); }
/// FT-70: the maximum number of turns, however often players brush. Without brushes the maximum is 9 + 2 *
/// seats (FT-68).
[[nodiscard]] constexpr int mostTurns(int seats) { return 16 + 4 * seats; }

} // namespace taletop::foxtail
