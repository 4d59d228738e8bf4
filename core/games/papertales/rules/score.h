// SPDX-License-Identifier: MIT
// Final scoring (PT-120 to PT-122).
#pragma once

#include "core/games/papertales/rules/state.h"

namespace taletop::papertales {

/// The parts of a final score, and their total.
struct FinalScore {
    int points = 0;    ///< Legend Points on the track
    int buildings = 0; ///< printed on the Buildings in play
    int relic = 0;     ///< points for end-of-game abilities of Units
    int gold = 0;      ///< breaks ties (PT-122)

    [[nodiscard]] int total() const { return points + buildings + relic; }
};
[[nodiscard]] FinalScore finalScoreOf(const State& state, kit::Seat seat);

/// PT-121, PT-122: the seats with the most points and, among these, the most Gold.
[[nodiscard]] kit::SeatSet winnersOf(const State& state);
/// The place of a seat, from 1. Seats with equal points and Gold share a place (PT-122).
[[nodiscard]] int placeOf(const State& state, kit::Seat seat);

/// Records the notes about the final scores and the winners.
void tellResult(const State& state, kit::Facts& facts);

} // namespace taletop::papertales
