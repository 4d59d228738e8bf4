// SPDX-License-Identifier: MIT
// The rules of Paper Tales, as the contract asks for them (core/ruleset/rules.h).
// A seat that has all its picks may plan its deployment while others still draft: it learns
// nothing by it, and people who share one screen sit down eight times a turn instead of twenty.
#pragma once

#include "core/games/papertales/moves.h"
#include "core/games/papertales/notes.h"
#include "core/games/papertales/refusals.h"
#include "core/games/papertales/state.h"
#include "core/ruleset/rules.h"

#include <nlohmann/json_fwd.hpp>

namespace taletop::papertales {

using MoveList = ruleset::MoveList<Move>;

struct Rules {
    using State = papertales::State;
    using Move = papertales::Move;

    static const ruleset::GameInfo& info();
    static State setup(const ruleset::Options& options);
    static ruleset::Pending pending(const State& view);
    static void candidates(const State& view, kit::Seat seat, MoveList& moves);
    static std::optional<kit::Refusal> whyNot(const State& view, kit::Seat seat, const Move& move);
    static void apply(State& state, kit::Seat seat, const Move& move, kit::Facts& facts);
    static void applyChance(State& state, const ruleset::ChanceOutcome& outcome, kit::Facts& facts);
    static void proceed(State& state, kit::Facts& facts);
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
    /// A Unit: "cost", "strength" (if printed), "starred" (PT-5). A Building: "points", "wood",
    /// "food", "crystal" and "gold" (in the place of its crystals), each with 1 or 2 appended (PT-6).
    static scene::CardFacts cardFacts(int face);

    static ruleset::Rulebook rulebook();
};

// ---- shared by the files of this game

/// What a seat is to do now.
enum class Task : std::uint8_t {
    Nothing, ///< others choose, cards are shuffled, or the game is over
    Pick,
    Plan,
    Target,  ///< for a reveal ability
    Alchemy, ///< for an ability of every turn
    Construct,
    Heal,
};
[[nodiscard]] inline Task taskOf(const State& view, kit::Seat seat) {
    const Step step = stepOf(view);
    if (step == Step::Draft && !draftDone(view, seat))
        return view.empty(zoneOf(SeatZone::Pack, seat)) ? Task::Nothing : Task::Pick;
    if (hasCommitted(view, seat))
        return Task::Nothing;
    switch (step) {
    case Step::Draft:
    case Step::Plan:
        return Task::Plan;
    case Step::Targets:
        return Task::Target;
    case Step::Alchemy:
        return Task::Alchemy;
    case Step::Construct:
        return Task::Construct;
    case Step::Heal:
        return Task::Heal;
    default:
        return Task::Nothing;
    }
}

/// The candidates without a refusal; empty for a seat that is not pending.
[[nodiscard]] MoveList legalMoves(const State& view, kit::Seat seat);

/// The view of one seat: a copy in which everything else is blank.
[[nodiscard]] State viewOf(const State& state, kit::Seat viewer);

/// The text "Knight" with its context, and as an argument of a sentence.
[[nodiscard]] inline const char* nameOf(int face) { return names()[static_cast<std::size_t>(face)]; }

} // namespace taletop::papertales
