// SPDX-License-Identifier: MIT
// StoryLine: Scary Tales as the contract wants it; core/ruleset/rules.h says what each function
// must do.
#pragma once

#include "core/games/storyline/moves.h"
#include "core/games/storyline/state.h"
#include "core/ruleset/rules.h"

namespace taletop::storyline {

struct Rules {
    using State = storyline::State;
    using Move = storyline::Move;
    using Moves = ruleset::MoveList<Move>;

    // ruleset.cpp
    static const ruleset::GameInfo& info();
    // setup.cpp
    static State setup(const ruleset::Options& options);
    // visibility.cpp
    static kit::Visibility visibility(kit::Zone zone, kit::Seat viewer);
    // invariants.cpp
    static std::string brokenInvariant(const State& state);
    // candidates.cpp
    static ruleset::Pending pending(const State& view);
    static void candidates(const State& view, kit::Seat seat, Moves& moves);
    // why_not.cpp
    static std::optional<kit::Refusal> whyNot(const State& view, kit::Seat seat, const Move& move);
    // refusal_text.cpp
    static kit::Text refusalText(const kit::Refusal& refusal);
    // apply.cpp
    static void apply(State& state, kit::Seat seat, const Move& move, kit::Facts& facts);
    static void applyChance(State& state, const ruleset::ChanceOutcome& outcome, kit::Facts& facts);
    // result.cpp
    static ruleset::Result result(const State& view);
    static nlohmann::ordered_json resultJson(const State& view);
    // sample.cpp
    static State sample(const State& view, kit::Seat seat, kit::Rng& rng);
    // bot.cpp
    static Move casualMove(const State& view, kit::Seat seat, kit::Rng& rng);
    static ruleset::AdviceList<Move> advise(const State& view, kit::Seat seat);
    // codec.cpp
    static std::string moveText(const Move& move);
    static std::optional<Move> parseMove(std::string_view text);
    static nlohmann::ordered_json stateJson(const State& view);
    // remarks.cpp
    static std::vector<ruleset::RemarkField> remarkFields(const Move& move);
    static std::variant<ruleset::Remarks, kit::Refusal> tidyRemarks(const Move& move,
                                                                    const ruleset::Remarks& remarks);
    static void addRemarks(nlohmann::ordered_json& state, std::span<const ruleset::Remarks> all);
    // storybook.cpp
    static ruleset::StorybookOrError readStorybook(std::string_view text);
    // log.cpp
    static kit::Text factText(const kit::Fact& fact);
    static std::vector<scene::Beat> story(std::span<const kit::Fact> seen);
    // scene.cpp
    static scene::Scene scene(const State& view, kit::Seat viewer);
    static scene::CardLook cardLook();
    // card_art.cpp
    static std::vector<scene::ArtLayer> cardArt(int face);
    static scene::CardText cardText(int face);
    static scene::CardFacts cardFacts(int face);
    // rulebook.cpp
    static ruleset::Rulebook rulebook();
};

// ---- shared by the files of this game

/// A sentence of this game.
[[nodiscard]] inline kit::Text text(const char* source) { return {"storyline", source}; }

/// The candidates without a refusal.
[[nodiscard]] Rules::Moves legalMoves(const State& view, kit::Seat seat);

/// The state as `viewer` sees it.
[[nodiscard]] State viewOf(const State& state, kit::Seat viewer);

} // namespace taletop::storyline
