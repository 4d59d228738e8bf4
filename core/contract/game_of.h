// SPDX-License-Identifier: MIT
// Makes a Game of a game's rooms. Included by each game's game.cpp only.
#pragma once

#include "core/contract/chronicle.h"
#include "core/contract/files.h"
#include "core/contract/game.h"

#include <nlohmann/json.hpp>

namespace taletop::contract {

template <GameRules Rules, GameWords Words, GameFiles<Rules> Files, GamePlayer<Rules> Player,
          GameTable<Rules> Shown>
class GameOf final : public Game, public Chronicler {
    using State = typename Rules::State;
    using Move = typename Rules::Move;

    static auto& stateOf(auto& state) { return state.template as<State>(); }
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
        moves.clear();
        MoveList<Move> candidates;
        if (Rules::pending(stateOf(state)).seats.contains(seat))
            Rules::candidates(stateOf(state), seat, candidates);
        for (const Move& move : candidates)
            moves.push_back(AnyMove::of(move));
    }
    void legalMoves(const AnyState& state, kit::Seat seat, AnyMoves& moves) const override {
        moves.clear();
        for (const Move& move : contract::legalMoves<Rules>(stateOf(state), seat))
            moves.push_back(AnyMove::of(move));
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
            assert(false && "a game that goes on by itself says how");
        assert(Rules::brokenInvariant(stateOf(state)).empty());
    }
    [[nodiscard]] AnyState view(const AnyState& state, kit::Seat viewer) const override {
        return AnyState::of(viewOf<Rules>(stateOf(state), viewer));
    }
    [[nodiscard]] std::vector<kit::Visibility> visibility(kit::Seat viewer) const override {
        const auto zones = visibilityFor<Rules>(viewer);
        return {zones.begin(), zones.end()};
    }
    [[nodiscard]] kit::TableRef table(AnyState& state) const override { return stateOf(state).ref(); }
    [[nodiscard]] std::string brokenInvariant(const AnyState& state) const override {
        return Rules::brokenInvariant(stateOf(state));
    }
    [[nodiscard]] AnyState sample(const AnyState& view, kit::Seat seat, kit::Rng& rng) const override {
        return AnyState::of(Player::sample(stateOf(view), seat, rng));
    }
    [[nodiscard]] Result result(const AnyState& view) const override { return Rules::result(stateOf(view)); }
    [[nodiscard]] AnyMove casualMove(const AnyState& view, kit::Seat seat, kit::Rng& rng) const override {
        return AnyMove::of(Player::casualMove(stateOf(view), seat, rng));
    }
    [[nodiscard]] AdviceList<AnyMove> advise(const AnyState& view, kit::Seat seat) const override {
        AdviceList<AnyMove> list;
        for (const Advice<Move>& advice : Player::advise(stateOf(view), seat))
            list.push_back({AnyMove::of(advice.move), advice.why, advice.ledger});
        return list;
    }
    [[nodiscard]] AnyMove playout(const AnyState& view, kit::Seat seat, kit::Rng& rng) const override {
        if constexpr (PlayoutPlayer<Player, Rules>)
            return AnyMove::of(Player::playout(stateOf(view), seat, rng));
        return casualMove(view, seat, rng);
    }
    [[nodiscard]] std::vector<AnyDecision> decisions(const AnyState& view, kit::Seat seat) const override {
        std::vector<Decision<Move>> chosen;
        if constexpr (DecidingPlayer<Player, Rules>)
            Player::decisions(stateOf(view), seat, chosen);
        else
            for (const Move& move : contract::legalMoves<Rules>(stateOf(view), seat))
                chosen.emplace_back().push_back(move);
        std::vector<AnyDecision> decisions(chosen.size());
        for (std::size_t i = 0; i < chosen.size(); ++i)
            for (const Move& step : chosen[i])
                decisions[i].push_back(AnyMove::of(step));
        return decisions;
    }
    [[nodiscard]] Aim aim() const override {
        if constexpr (AimingPlayer<Player>)
            return Player::aim();
        return {};
    }
    [[nodiscard]] kit::Text refusalText(const kit::Refusal& refusal) const override {
        return Words::refusalText(refusal);
    }
    [[nodiscard]] kit::Text factText(const kit::Fact& fact) const override { return Words::factText(fact); }
    [[nodiscard]] scene::CardText cardText(int face) const override { return Words::cardText(face); }
    [[nodiscard]] kit::Text nudge(const AnyState& view, kit::Seat seat) const override {
        if constexpr (NudgingWords<Words, State>)
            return Words::nudge(stateOf(view), seat);
        return {"core", TALETOP_TEXT("core", "Look at what each choice would lead to.")};
    }
    [[nodiscard]] std::span<const FirstWord> firstWords() const override { return firstWordsOf<Words>(); }
    [[nodiscard]] DecisionText decisionText(const AnyState& view, kit::Seat seat,
                                            const AnyDecision& steps) const override {
        if constexpr (DecisionWords<Words, State, Move>) {
            Decision<Move> moves;
            for (const AnyMove& step : steps)
                moves.push_back(moveOf(step));
            return Words::decisionText(stateOf(view), seat,
                                       std::span<const Move>(moves.begin(), moves.end()));
        }
        return {};
    }
    [[nodiscard]] std::vector<scene::Beat> story(std::span<const kit::Fact> seen) const override {
        return Words::story(seen);
    }
    [[nodiscard]] std::vector<ChronicleRow> chronicle(std::span<const kit::Fact> open,
                                                      kit::Seat seats) const override {
        if constexpr (ChronicleWords<Words>)
            return Words::chronicle(open, seats);
        return {};
    }
    [[nodiscard]] Rulebook rulebook() const override { return Words::rulebook(); }
    [[nodiscard]] Lesson lesson() const override { return lessonOf<Words>(); }
    [[nodiscard]] std::string moveText(const AnyMove& move) const override {
        return Files::moveText(moveOf(move));
    }
    [[nodiscard]] std::optional<AnyMove> parseMove(std::string_view text) const override {
        const auto move = Files::parseMove(text);
        return move ? std::optional(AnyMove::of(*move)) : std::nullopt;
    }
    [[nodiscard]] bool sameMove(const AnyMove& a, const AnyMove& b) const override {
        return moveOf(a) == moveOf(b);
    }
    [[nodiscard]] nlohmann::ordered_json stateJson(const AnyState& state) const override {
        return Files::stateJson(stateOf(state));
    }
    [[nodiscard]] nlohmann::ordered_json resultJson(const AnyState& state) const override {
        return Files::resultJson(stateOf(state));
    }
    [[nodiscard]] std::vector<RemarkField> remarkFields(const AnyMove& move) const override {
        if constexpr (RemarkWords<Words, Move>)
            return Words::remarkFields(moveOf(move));
        return {};
    }
    [[nodiscard]] std::variant<Remarks, kit::Refusal> tidyRemarks(const AnyMove& move,
                                                                  const Remarks& remarks) const override {
        if constexpr (RemarkWords<Words, Move>)
            return Words::tidyRemarks(moveOf(move), remarks);
        assert(remarks.empty());
        return Remarks{};
    }
    void addRemarks(nlohmann::ordered_json& state, std::span<const Remarks> all) const override {
        if constexpr (RemarkWords<Words, Move>)
            Words::addRemarks(state, all);
    }
    [[nodiscard]] StorybookOrError readStorybook(std::string_view text) const override {
        if constexpr (StorybookWords<Words>)
            return Words::readStorybook(text);
        return {};
    }
    [[nodiscard]] scene::Scene scene(const AnyState& view, kit::Seat viewer) const override {
        return Shown::scene(stateOf(view), viewer);
    }
    [[nodiscard]] scene::CardLook cardLook() const override { return Shown::cardLook(); }
    [[nodiscard]] std::vector<scene::ArtLayer> cardArt(int face) const override {
        return Shown::cardArt(face);
    }
    [[nodiscard]] scene::CardFacts cardFacts(int face) const override {
        if constexpr (requires { Shown::cardFacts(face); })
            return Shown::cardFacts(face);
        return {.name = {info().id, info().faceNames[static_cast<std::size_t>(face)]},
                .numbers = {},
                .lines = {},
                .pictures = {}};
    }
};

} // namespace taletop::contract
