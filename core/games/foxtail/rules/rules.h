// SPDX-License-Identifier: MIT
// The rules of Foxtail, for the contract of core/contract/rules.h.
#pragma once

#include "core/contract/rules.h"
#include "core/games/foxtail/rules/moves.h"
#include "core/games/foxtail/rules/notes.h"
#include "core/games/foxtail/rules/refusals.h"
#include "core/games/foxtail/rules/state.h"

#include <span>

namespace taletop::foxtail {

using MoveList = contract::MoveList<Move>;

/// The options, in the order of info().options.
enum class Option : std::uint8_t {
    Theme, ///< summer, autumn, winter, spring; affects only pictures, so the state does not hold it (FT-67)
};

struct Rules {
    using State = foxtail::State;
    using Move = foxtail::Move;

    static const contract::GameInfo& info();
    static State setup(const contract::Options& options);
    static contract::Pending pending(const State& view);
    static void candidates(const State& view, kit::Seat seat, MoveList& moves);
    static std::optional<kit::Refusal> whyNot(const State& view, kit::Seat seat, const Move& move);
    static void apply(State& state, kit::Seat seat, const Move& move, kit::Facts& facts);
    static void applyChance(State& state, const contract::ChanceOutcome& outcome, kit::Facts& facts);
    static std::string brokenInvariant(const State& state);
    static contract::Result result(const State& view);
};

/// The names of all faces, by face; [0] is "". Defined in words.cpp.
[[nodiscard]] std::span<const char* const> faceNames();

} // namespace taletop::foxtail
