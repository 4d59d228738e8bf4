// SPDX-License-Identifier: MIT
// The rules of the template. The contract in core/contract/rules.h explains each function.
#pragma once

#include "core/contract/rules.h"
#include "core/games/_template/rules/moves.h"
#include "core/games/_template/rules/refusals.h"
#include "core/games/_template/rules/state.h"

namespace taletop::templategame {

using MoveList = contract::MoveList<Move>;

struct Rules {
    using State = templategame::State;
    using Move = templategame::Move;

    static const contract::GameInfo& info();
    static State setup(const contract::Options& options);
    static std::string brokenInvariant(const State& state);
    static contract::Pending pending(const State& view);
    static void candidates(const State& view, kit::Seat seat, MoveList& moves);
    static std::optional<kit::Refusal> whyNot(const State& view, kit::Seat seat, const Move& move);
    static void apply(State& state, kit::Seat seat, const Move& move, kit::Facts& facts);
    static void applyChance(State& state, const contract::ChanceOutcome& outcome, kit::Facts& facts);
    static contract::Result result(const State& view);
};

// ---- shared by the files of this game

/// Can `face` answer the card of the leader (TM-6)? Call it only while answers are given.
[[nodiscard]] bool answersLeader(const State& view, int face);

} // namespace taletop::templategame
