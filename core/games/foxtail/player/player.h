// SPDX-License-Identifier: MIT
// Samples of the states that a seat of Foxtail considers possible, and the casual player.
#pragma once

#include "core/contract/player.h"
#include "core/games/foxtail/rules/rules.h"

#include <span>
#include <vector>

namespace taletop::foxtail {

/// Implements the contract of core/contract/player.h.
struct Player {
    static State sample(const State& view, kit::Seat seat, kit::Rng& rng);
    static Move casualMove(const State& view, kit::Seat seat, kit::Rng& rng);
    static contract::AdviceList<Move> advise(const State& view, kit::Seat seat);
    static contract::Reason reasonFor(const State& view, kit::Seat seat, std::span<const Move> steps,
                                      bool best);
    static void decisions(const State& view, kit::Seat seat, std::vector<contract::Decision<Move>>& list);
    static contract::Aim aim() {
        return {.winning = 0.3, .lead = 4, .movesInAMillisecond = 350, .thoughtPays = false};
    }
};

} // namespace taletop::foxtail
