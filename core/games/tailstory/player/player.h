// SPDX-License-Identifier: MIT
// Samples of the states that a seat of Tail Story considers possible, and the casual player.
#pragma once

#include "core/contract/player.h"
#include "core/games/tailstory/rules/rules.h"

#include <span>

namespace taletop::tailstory {

/// Implements the contract of core/contract/player.h.
struct Player {
    static State sample(const State& view, kit::Seat seat, kit::Rng& rng);
    static kit::Pile pileOf(kit::Zone zone);
    static constexpr bool twins = false; // every face is a single card
    static Move casualMove(const State& view, kit::Seat seat, kit::Rng& rng);
    static contract::AdviceList<Move> advise(const State& view, kit::Seat seat);
    static contract::Reason reasonFor(const State& view, kit::Seat seat, std::span<const Move> steps,
                                      bool best);
    static void decisions(const State& view, kit::Seat seat, std::vector<contract::Decision<Move>>& list);
    static contract::Aim aim() { return {.winning = 0.5, .lead = 2, .movesInAMillisecond = 2000}; }
};

} // namespace taletop::tailstory
