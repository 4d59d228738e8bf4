// SPDX-License-Identifier: MIT
// The rules of Tail Story, as the contract asks for them (core/ruleset/rules.h).
#pragma once

#include "core/games/tailstory/moves.h"
#include "core/games/tailstory/notes.h"
#include "core/games/tailstory/reading.h"
#include "core/games/tailstory/refusals.h"
#include "core/ruleset/rules.h"

#include <nlohmann/json_fwd.hpp>

namespace taletop::tailstory {

using MoveList = ruleset::MoveList<Move>;

struct Rules {
    using State = tailstory::State;
    using Move = tailstory::Move;

    static const ruleset::GameInfo& info();
    static State setup(const ruleset::Options& options);
    static ruleset::Pending pending(const State& view);
    static void candidates(const State& view, kit::Seat seat, MoveList& moves);
    static std::optional<kit::Refusal> whyNot(const State& view, kit::Seat seat, const Move& move);
    static void apply(State& state, kit::Seat seat, const Move& move, kit::Facts& facts);
    static void applyChance(State& state, const ruleset::ChanceOutcome& outcome, kit::Facts& facts);
    static kit::Visibility visibility(kit::Zone zone, kit::Seat viewer);
    static std::string brokenInvariant(const State& state);
    static State sample(const State& view, kit::Seat seat, kit::Rng& rng);
    static ruleset::Result result(const State& view);
    static Move casualMove(const State& view, kit::Seat seat, kit::Rng& rng);
    static ruleset::AdviceList<Move> advise(const State& view, kit::Seat seat);

    static kit::Text refusalText(const kit::Refusal& refusal);
    static kit::Text factText(const kit::Fact& fact);
    static scene::CardText cardText(int face);
    static std::vector<scene::Beat> story(std::span<const kit::Fact> seen);

    static std::string moveText(const Move& move);
    static std::optional<Move> parseMove(std::string_view text);
    static nlohmann::ordered_json stateJson(const State& view);
    static nlohmann::ordered_json resultJson(const State& view);

    static scene::Scene scene(const State& view, kit::Seat viewer);
    static scene::CardLook cardLook();
    static std::vector<scene::ArtLayer> cardArt(int face);
    static scene::CardFacts cardFacts(int face);

    static ruleset::Rulebook rulebook();
};

// ---- shared by the files of this game

/// The options by their place in Options::values.
enum class Option : std::uint8_t { ActingMost, Responses, EntryCheck, IdleCheck, TurnCap, Copies };

/// Who is asked now; empty while chance is asked for and after the end.
[[nodiscard]] kit::SeatSet askedSeats(const State& view);

/// The candidates without a refusal; empty for a seat that is not pending.
[[nodiscard]] MoveList legalMoves(const State& view, kit::Seat seat);

/// The view of one seat: a copy in which everything else is blank.
[[nodiscard]] State viewOf(const State& state, kit::Seat viewer);

} // namespace taletop::tailstory
