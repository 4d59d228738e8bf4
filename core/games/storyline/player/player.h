// SPDX-License-Identifier: MIT
// The player of StoryLine: guesses and casual moves.
#pragma once

#include "core/contract/player.h"
#include "core/games/storyline/rules/rules.h"

#include <span>

namespace taletop::storyline {

/// Implements the contract of core/contract/player.h.
struct Player {
    static State sample(const State& view, kit::Seat seat, kit::Rng& rng);
    static kit::Pile pileOf(kit::Zone zone);
    static constexpr bool twins = false; // SL-04
    static Move casualMove(const State& view, kit::Seat seat, kit::Rng& rng);
    static contract::AdviceList<Move> advise(const State& view, kit::Seat seat);
    static contract::Reason reasonFor(const State& view, kit::Seat seat, std::span<const Move> steps,
                                      bool best);
    static contract::Aim aim() { return {.winning = 0.5, .lead = 5, .movesInAMillisecond = 2000}; }
};

} // namespace taletop::storyline
