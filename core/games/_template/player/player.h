// SPDX-License-Identifier: MIT
// What a seat of the template may guess, and what is advised; its casual player is everybody's.
#pragma once

#include "core/contract/player.h"
#include "core/games/_template/rules/rules.h"

namespace taletop::templategame {

/// As core/contract/player.h asks for it.
struct Player {
    static State sample(const State& view, kit::Seat seat, kit::Rng& rng);
    static kit::Pile pileOf(kit::Zone zone);
    static constexpr bool twins = false; // every number is there once
    static bool mayBe(const State& view);
    static contract::AdviceList<Move> advise(const State& view, kit::Seat seat);
};

} // namespace taletop::templategame
