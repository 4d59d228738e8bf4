// SPDX-License-Identifier: MIT
// The rules of Tail Story, for the contract of core/contract/rules.h.
#pragma once

#include "core/contract/rules.h"
#include "core/games/tailstory/rules/moves.h"
#include "core/games/tailstory/rules/notes.h"
#include "core/games/tailstory/rules/reading.h"
#include "core/games/tailstory/rules/refusals.h"

namespace taletop::tailstory {

using MoveList = contract::MoveList<Move>;

struct Rules {
    using State = tailstory::State;
    using Move = tailstory::Move;

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

// ---- shared by the files of this game

/// Makes a text of this game. `source` must be marked for translation.
[[nodiscard]] inline kit::Text text(const char* source) { return {"tailstory", source}; }

/// The options, in the order of Options::values.
enum class Option : std::uint8_t { ActingMost, Responses, EntryCheck, IdleCheck, TurnCap, Copies };

/// The seats that are asked now. The set is empty while the game waits for chance, and after the end.
[[nodiscard]] kit::SeatSet askedSeats(const State& view);

} // namespace taletop::tailstory
