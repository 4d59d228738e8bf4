// SPDX-License-Identifier: MIT
// The player of the template: guesses and advice. Its casual moves are the default ones.
#pragma once

#include "core/contract/player.h"
#include "core/games/_template/rules/rules.h"

namespace taletop::templategame {

/// Implements the contract of core/contract/player.h.
struct Player {
    static State sample(const State& view, kit::Seat seat, kit::Rng& rng);
    static kit::Pile pileOf(kit::Zone zone);
    static constexpr bool twins = false; // every number exists once
    static bool mayBe(const State& view);
    static contract::AdviceList<Move> advise(const State& view, kit::Seat seat);
};

} // namespace taletop::templategame
