// SPDX-License-Identifier: MIT
// Final scoring (PT-120 to PT-122).
#pragma once

#include "core/games/papertales/rules/state.h"

namespace taletop::papertales {

/// What the end of the game would add now, and the sum.
struct FinalScore {
    int points = 0;    ///< Legend Points on the track
    int buildings = 0; ///< printed on the Buildings in play
    int relic = 0;     ///< end-of-game abilities of Units
    int gold = 0;      ///< breaks ties (PT-122)

    [[nodiscard]] int total() const { return points + buildings + relic; }
};
[[nodiscard]] FinalScore finalScoreOf(const State& state, kit::Seat seat);

/// PT-121, PT-122: most points, then most Gold, then shared.
[[nodiscard]] kit::SeatSet winnersOf(const State& state);
/// The place of a seat, from 1; shared places for full ties (PT-122).
[[nodiscard]] int placeOf(const State& state, kit::Seat seat);

/// The notes of the end of the game.
void tellResult(const State& state, kit::Facts& facts);

} // namespace taletop::papertales
