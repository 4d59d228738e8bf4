// SPDX-License-Identifier: MIT
// Makes a Game of a game's rules. Included by each game's ruleset.cpp only.
#pragma once

#include "core/ruleset/game.h"

#include <nlohmann/json.hpp>

namespace taletop::ruleset {

template <GameRules Rules>
class GameOf final : public Game {
    using State = typename Rules::State;
    using Move = typename Rules::Move;

    static const State& stateOf(const AnyState& state) { return state.as<State>(); }
    static State& stateOf(AnyState& state) { return state.as<State>(); }
    static const Move& moveOf(const AnyMove& move) { return move.as<Move>(); }

public:
    [[nodiscard]] const GameInfo& info() const override { return Rules::info(); }
    [[nodiscard]] AnyState setup(const Options& options) const override {
        return AnyState::of(Rules::setup(options));
    }
    [[nodiscard]] Pending pending(const AnyState& state) const override {
        return Rules::pending(stateOf(state));
    }
    void candidates(const AnyState& state, kit::Seat seat, AnyMoves& moves) const override {
        list(state, seat, moves, [](const Move&) { return true; });
    }
    void legalMoves(const AnyState& state, kit::Seat seat, AnyMoves& moves) const override {
        list(state, seat, moves,
             [&](const Move& move) { return !Rules::whyNot(stateOf(state), seat, move).has_value(); });
    }
    [[nodiscard]] std::optional<kit::Refusal> whyNot(const AnyState& state, kit::Seat seat,
                                                     const AnyMove& move) const override {
        return Rules::whyNot(stateOf(state), seat, moveOf(move));
    }
    void apply(AnyState& state, kit::Seat seat, const AnyMove& move, kit::Facts& facts) const override {
        assert(!Rules::whyNot(stateOf(state), seat, moveOf(move)));
        Rules::apply(stateOf(state), seat, moveOf(move), facts);
        assert(Rules::brokenInvariant(stateOf(state)).empty());
    }
    void applyChance(AnyState& state, const ChanceOutcome& outcome, kit::Facts& facts) const override {
        assert(Rules::pending(stateOf(state)).kind == Pending::Kind::Chance &&
               fits(outcome, Rules::pending(stateOf(state)).chance));
        Rules::applyChance(stateOf(state), outcome, facts);
        assert(Rules::brokenInvariant(stateOf(state)).empty());
    }
    void proceed(AnyState& state, kit::Facts& facts) const override {
        assert(Rules::pending(stateOf(state)).kind == Pending::Kind::Automatic);
        if constexpr (AutomaticRules<Rules>)
            Rules::proceed(stateOf(state), facts);
        else
            assert(!"a game that goes on by itself says how");
        assert(Rules::brokenInvariant(stateOf(state)).empty());
    }
    [[nodiscard]] AnyState view(const AnyState& state, kit::Seat viewer) const override {
        AnyState view = state;
        kit::blank(stateOf(view).ref(), visibility(viewer));
        return view;
    }
    [[nodiscard]] std::vector<kit::Visibility> visibility(kit::Seat viewer) const override {
        std::vector<kit::Visibility> zones(State::zoneCount);
        for (std::size_t zone = 0; zone < zones.size(); ++zone)
            zones[zone] = Rules::visibility(static_cast<kit::Zone>(zone), viewer);
        return zones;
    }
    [[nodiscard]] kit::TableRef table(AnyState& state) const override { return stateOf(state).ref(); }
    [[nodiscard]] std::string brokenInvariant(const AnyState& state) const override {
        return Rules::brokenInvariant(stateOf(state));
    }
    [[nodiscard]] AnyState sample(const AnyState& view, kit::Seat seat, kit::Rng& rng) const override {
        return AnyState::of(Rules::sample(stateOf(view), seat, rng));
    }
    [[nodiscard]] Result result(const AnyState& view) const override { return Rules::result(stateOf(view)); }
    [[nodiscard]] AnyMove casualMove(const AnyState& view, kit::Seat seat, kit::Rng& rng) const override {
        return AnyMove::of(Rules::casualMove(stateOf(view), seat, rng));
    }
    [[nodiscard]] AdviceList<AnyMove> advise(const AnyState& view, kit::Seat seat) const override {
        AdviceList<AnyMove> list;
        for (const Advice<Move>& advice : Rules::advise(stateOf(view), seat))
            list.push_back({AnyMove::of(advice.move), advice.why, advice.ledger});
        return list;
    }
    [[nodiscard]] kit::Text refusalText(const kit::Refusal& refusal) const override {
        return Rules::refusalText(refusal);
    }
    [[nodiscard]] kit::Text factText(const kit::Fact& fact) const override { return Rules::factText(fact); }
    [[nodiscard]] scene::CardText cardText(int face) const override { return Rules::cardText(face); }
    [[nodiscard]] std::vector<scene::Beat> story(std::span<const kit::Fact> seen) const override {
        return Rules::story(seen);
    }
    [[nodiscard]] Rulebook rulebook() const override { return Rules::rulebook(); }
    [[nodiscard]] std::string moveText(const AnyMove& move) const override {
        return Rules::moveText(moveOf(move));
    }
    [[nodiscard]] std::optional<AnyMove> parseMove(std::string_view text) const override {
        const auto move = Rules::parseMove(text);
        return move ? std::optional(AnyMove::of(*move)) : std::nullopt;
    }
    [[nodiscard]] bool sameMove(const AnyMove& a, const AnyMove& b) const override {
        return moveOf(a) == moveOf(b);
    }
    [[nodiscard]] nlohmann::ordered_json stateJson(const AnyState& state) const override {
        return Rules::stateJson(stateOf(state));
    }
    [[nodiscard]] nlohmann::ordered_json resultJson(const AnyState& state) const override {
        return Rules::resultJson(stateOf(state));
    }
    [[nodiscard]] std::vector<RemarkField> remarkFields(const AnyMove& move) const override {
        if constexpr (RemarkRules<Rules>)
            return Rules::remarkFields(moveOf(move));
        else
            return {};
    }
    [[nodiscard]] std::variant<Remarks, kit::Refusal> tidyRemarks(const AnyMove& move,
                                                                  const Remarks& remarks) const override {
        if constexpr (RemarkRules<Rules>)
            return Rules::tidyRemarks(moveOf(move), remarks);
        assert(remarks.empty());
        return Remarks{};
    }
    void addRemarks(nlohmann::ordered_json& state, std::span<const Remarks> all) const override {
        if constexpr (RemarkRules<Rules>)
            Rules::addRemarks(state, all);
    }
    [[nodiscard]] StorybookOrError readStorybook(std::string_view text) const override {
        if constexpr (StorybookRules<Rules>)
            return Rules::readStorybook(text);
        else
            return {};
    }
    [[nodiscard]] scene::Scene scene(const AnyState& view, kit::Seat viewer) const override {
        return Rules::scene(stateOf(view), viewer);
    }
    [[nodiscard]] scene::CardLook cardLook() const override { return Rules::cardLook(); }
    [[nodiscard]] std::vector<scene::ArtLayer> cardArt(int face) const override {
        return Rules::cardArt(face);
    }
    [[nodiscard]] scene::CardFacts cardFacts(int face) const override {
        if constexpr (requires { Rules::cardFacts(face); })
            return Rules::cardFacts(face);
        else
            return {.name = {info().id, info().faceNames[static_cast<std::size_t>(face)]},
                    .numbers = {},
                    .lines = {},
                    .pictures = {}};
    }

private:
    template <class Keep>
    static void list(const AnyState& state, kit::Seat seat, AnyMoves& moves, Keep keep) {
        moves.clear();
        if (!Rules::pending(stateOf(state)).seats.contains(seat))
            return;
        MoveList<Move> candidates;
        Rules::candidates(stateOf(state), seat, candidates);
        for (const Move& move : candidates)
            if (keep(move))
                moves.push_back(AnyMove::of(move));
    }
};

} // namespace taletop::ruleset
