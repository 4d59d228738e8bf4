// SPDX-License-Identifier: MIT
// The rules of Foxtail, as the contract asks for them (core/ruleset/rules.h).
#pragma once

#include "core/games/foxtail/moves.h"
#include "core/games/foxtail/notes.h"
#include "core/games/foxtail/refusals.h"
#include "core/games/foxtail/state.h"
#include "core/ruleset/rules.h"

#include <nlohmann/json_fwd.hpp>

#include <span>

namespace taletop::foxtail {

using MoveList = ruleset::MoveList<Move>;

/// Options by their place in info().options.
enum class Option : std::uint8_t {
    Theme, ///< summer, autumn, winter, spring; pictures only, so the state has no trace of it (FT-67)
};

struct Rules {
    using State = foxtail::State;
    using Move = foxtail::Move;

    static const ruleset::GameInfo& info();
    static State setup(const ruleset::Options& options);
    static ruleset::Pending pending(const State& view);
    static void candidates(const State& view, kit::Seat seat, foxtail::MoveList& moves);
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
    /// Nothing happens here that the cards do not show by themselves.
    static std::vector<scene::Beat> story(std::span<const kit::Fact>) { return {}; }

    static std::string moveText(const Move& move);
    static std::optional<Move> parseMove(std::string_view text);
    static nlohmann::ordered_json stateJson(const State& view);
    static nlohmann::ordered_json resultJson(const State& view);

    static scene::Scene scene(const State& view, kit::Seat viewer);
    static scene::CardLook cardLook();
    static std::vector<scene::ArtLayer> cardArt(int face);

    /// All entries, FT-1 to FT-80, for the players.
    static ruleset::Rulebook rulebook();
};

/// The names of all faces, by face; [0] is "". In words.cpp.
[[nodiscard]] std::span<const char* const> faceNames();

} // namespace taletop::foxtail
