// SPDX-License-Identifier: MIT
// Implements Game with the types of a game: its rules, words, files, player and table. Included only by each
// game's game.cpp.
#pragma once

#include "core/contract/files.h"
#include "core/contract/line_rules.h"
#include "core/contract/plain_scene.h"
#include "core/contract/words_of.h"
#include "core/kit/at.h"

namespace taletop::contract {

template <GameRules Rules, GameWords Words, GameFiles<Rules> Files, GamePlayer<Rules> Player,
          ShownTable<Rules> Shown = PlainTable>
class GameOf final : public WordsOf<Rules, Words>,
                     public TouchReaderOf<Shown, Rules>,
                     public ScoreExplainerOf<Shown> {
    using Spoken = WordsOf<Rules, Words>;
    using Spoken::moveOf;
    using Spoken::stateOf;
    using typename Spoken::Move;
    using typename Spoken::State;

public:
    [[nodiscard]] AnyState setup(const Options& options) const override {
        return AnyState::of(Rules::setup(options));
    }
    [[nodiscard]] Pending pending(const AnyState& state) const override {
        return Rules::pending(stateOf(state));
    }
    void candidates(const AnyState& state, kit::Seat seat, AnyMoves& moves) const override {
        moves.clear();
        for (const Move& move : candidatesOf<Rules>(stateOf(state), seat))
            moves.push_back(AnyMove::of(move));
    }
    void legalMoves(const AnyState& state, kit::Seat seat, AnyMoves& moves) const override {
        // Does the same as contract::legalMoves, whose intermediate list would make games 5% slower.
        moves.clear();
        for (const Move& move : candidatesOf<Rules>(stateOf(state), seat))
            if (!Rules::whyNot(stateOf(state), seat, move))
                moves.push_back(AnyMove::of(move));
    }
    [[nodiscard]] std::optional<kit::Refusal> whyNot(const AnyState& state, kit::Seat seat,
                                                     const AnyMove& move) const override {
        return Rules::whyNot(stateOf(state), seat, moveOf(move));
    }
    void apply(AnyState& state, kit::Seat seat, const AnyMove& move, kit::Facts& facts) const override {
        assert(!Rules::whyNot(stateOf(state), seat, moveOf(move)));
        Rules::apply(stateOf(state), seat, moveOf(move), facts);
    }
    void applyChance(AnyState& state, const ChanceOutcome& outcome, kit::Facts& facts) const override {
        assert(Rules::pending(stateOf(state)).kind == Pending::Kind::Chance &&
               fits(outcome, Rules::pending(stateOf(state)).chance));
        Rules::applyChance(stateOf(state), outcome, facts);
    }
    void proceed(AnyState& state, kit::Facts& facts) const override {
        assert(Rules::pending(stateOf(state)).kind == Pending::Kind::Automatic);
        if constexpr (AutomaticRules<Rules>)
            Rules::proceed(stateOf(state), facts);
        else
            assert(false && "a game that goes on by itself says how");
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
    [[nodiscard]] AnyState sample(const Known& known, kit::Seat seat, kit::Rng& rng) const override {
        // The sample must not depend on anything hidden from the seat.
        const State view = viewOf<Rules>(stateOf(known.view), seat);
        State own = view;
        known.memory.lay(own.ref(), rng);
        if constexpr (ConstrainedPlayer<Player, Rules>)
            for (; !Player::mayBe(own); known.memory.lay(own.ref(), rng))
                own = view;
        return AnyState::of(Player::sample(own, seat, rng));
    }
    [[nodiscard]] kit::Remembered remembered() const override {
        kit::Remembered remembered{std::vector(State::zoneCount, kit::Pile::Forgotten)};
        if constexpr (RememberingPlayer<Player>) {
            remembered.twins = Player::twins;
            for (kit::Zone zone = 0; zone < State::zoneCount; ++zone)
                remembered.piles[zone] = Player::pileOf(zone);
        }
        return remembered;
    }
    [[nodiscard]] Result result(const AnyState& view) const override { return Rules::result(stateOf(view)); }
    [[nodiscard]] AnyMove casualMove(const AnyState& view, kit::Seat seat, kit::Rng& rng) const override {
        return AnyMove::of(contract::casualMove<Player, Rules>(stateOf(view), seat, rng));
    }
    [[nodiscard]] AdviceList<AnyMove> advise(const AnyState& view, kit::Seat seat) const override {
        AdviceList<AnyMove> list;
        for (const Advice<Move>& advice : contract::advise<Player, Rules>(stateOf(view), seat))
            list.push_back({AnyMove::of(advice.move), advice.why, advice.ledger});
        return list;
    }
    [[nodiscard]] Reason reasonFor(const AnyState& view, kit::Seat seat, const AnyDecision& steps,
                                   bool best) const override {
        Decision<Move> moves;
        for (const AnyMove& step : steps)
            moves.push_back(moveOf(step));
        return contract::reasonFor<Player, Rules>(stateOf(view), seat,
                                                  std::span<const Move>(moves.begin(), moves.end()), best);
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
    [[nodiscard]] std::string moveText(const AnyMove& move) const override {
        return Files::moveText(moveOf(move));
    }
    [[nodiscard]] std::optional<AnyMove> parseMove(std::string_view text) const override {
        const auto move = Files::parseMove(text);
        return move && Files::moveText(*move) == text ? std::optional(AnyMove::of(*move)) : std::nullopt;
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
    [[nodiscard]] scene::Scene scene(const AnyState& view, kit::Seat viewer) const override {
        if constexpr (GameTable<Shown, Rules>)
            return Shown::scene(stateOf(view), viewer);
        else
            return plainScene<Rules, Words, Files, Player, Shown>(stateOf(view), viewer);
    }
    [[nodiscard]] scene::CardLook cardLook() const override { return contract::cardLook<Shown>(); }
    [[nodiscard]] std::vector<scene::ArtLayer> cardArt(int face) const override {
        return contract::cardArt<Shown>(face);
    }
    [[nodiscard]] scene::CardFacts cardFacts(int face) const override {
        if constexpr (requires { Shown::cardFacts(face); })
            return Shown::cardFacts(face);
        return {.name = {Rules::info().id, kit::at(Rules::info().faceNames, face)},
                .numbers = {},
                .lines = {},
                .pictures = {}};
    }
};

} // namespace taletop::contract
