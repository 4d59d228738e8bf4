// SPDX-License-Identifier: MIT
// The game as the contract wants it; core/ruleset/rules.h says what each function must do.
#pragma once

#include "core/games/_template/moves.h"
#include "core/games/_template/state.h"
#include "core/ruleset/rules.h"

namespace taletop::templategame {

struct Rules {
    using State = templategame::State;
    using Move = templategame::Move;
    using Moves = ruleset::MoveList<Move>;

    // ruleset.cpp
    static const ruleset::GameInfo& info();
    // setup.cpp
    static State setup(const ruleset::Options& options);
    static kit::Visibility visibility(kit::Zone zone, kit::Seat viewer);
    static std::string brokenInvariant(const State& state);
    // candidates.cpp
    static ruleset::Pending pending(const State& view);
    static void candidates(const State& view, kit::Seat seat, Moves& moves);
    // why_not.cpp
    static std::optional<kit::Refusal> whyNot(const State& view, kit::Seat seat, const Move& move);
    static kit::Text refusalText(const kit::Refusal& refusal);
    // apply.cpp
    static void apply(State& state, kit::Seat seat, const Move& move, kit::Facts& facts);
    static void applyChance(State& state, const ruleset::ChanceOutcome& outcome, kit::Facts& facts);
    // score.cpp
    static ruleset::Result result(const State& view);
    static nlohmann::ordered_json resultJson(const State& view);
    // bot.cpp
    static State sample(const State& view, kit::Seat seat, kit::Rng& rng);
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
    // scene.cpp
    static kit::Text factText(const kit::Fact& fact);
    static scene::CardText cardText(int face);
    /// Nothing happens here that one move does not show.
    static std::vector<scene::Beat> story(std::span<const kit::Fact>) { return {}; }
    static scene::Scene scene(const State& view, kit::Seat viewer);
    static scene::CardLook cardLook();
    static std::vector<scene::ArtLayer> cardArt(int face);
    // rulebook.cpp
    static ruleset::Rulebook rulebook();
};

// ---- shared by the files of this game

/// A refusal as the rules hand it out.
[[nodiscard]] kit::Refusal refusal(Reason reason, int first = 0, int second = 0);

/// The candidates without a refusal.
[[nodiscard]] Rules::Moves legalMoves(const State& view, kit::Seat seat);

/// May `face` answer the card of the leader (TM-6)? Asked only while answers are given.
[[nodiscard]] bool answersLeader(const State& view, int face);

} // namespace taletop::templategame
