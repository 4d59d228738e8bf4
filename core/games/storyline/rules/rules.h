// SPDX-License-Identifier: MIT
// The rules of StoryLine: Scary Tales. The contract in core/contract/rules.h explains each function.
#pragma once

#include "core/contract/rules.h"
#include "core/games/storyline/rules/moves.h"
#include "core/games/storyline/rules/state.h"

namespace taletop::storyline {

using MoveList = contract::MoveList<Move>;

struct Rules {
    using State = storyline::State;
    using Move = storyline::Move;

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

/// A sentence of this game.
[[nodiscard]] inline kit::Text text(const char* source) { return {"storyline", source}; }

} // namespace taletop::storyline
