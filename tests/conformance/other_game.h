// SPDX-License-Identifier: MIT
// A game that forwards every call to another game. Tests of the checks override one function to break it.
#pragma once

#include "core/contract/game.h"

#include <nlohmann/json.hpp>

namespace taletop::conformance {

class OtherGame : public contract::Game {
protected:
    using AnyState = contract::AnyState;
    using AnyMove = contract::AnyMove;
    using AnyMoves = contract::AnyMoves;

    const contract::Game& m_game;

public:
    explicit OtherGame(const contract::Game& game) : m_game(game) {}

    const contract::GameInfo& info() const override { return m_game.info(); }
    AnyState setup(const contract::Options& options) const override { return m_game.setup(options); }
    contract::Pending pending(const AnyState& state) const override { return m_game.pending(state); }
    void candidates(const AnyState& state, kit::Seat seat, AnyMoves& moves) const override {
        m_game.candidates(state, seat, moves);
    }
    void legalMoves(const AnyState& state, kit::Seat seat, AnyMoves& moves) const override {
        m_game.legalMoves(state, seat, moves);
    }
    std::optional<kit::Refusal> whyNot(const AnyState& state, kit::Seat seat,
                                       const AnyMove& move) const override {
        return m_game.whyNot(state, seat, move);
    }
    void apply(AnyState& state, kit::Seat seat, const AnyMove& move, kit::Facts& facts) const override {
        m_game.apply(state, seat, move, facts);
    }
    void applyChance(AnyState& state, const contract::ChanceOutcome& outcome,
                     kit::Facts& facts) const override {
        m_game.applyChance(state, outcome, facts);
    }
    void proceed(AnyState& state, kit::Facts& facts) const override { m_game.proceed(state, facts); }
    AnyState view(const AnyState& state, kit::Seat viewer) const override {
        return m_game.view(state, viewer);
    }
    std::vector<kit::Visibility> visibility(kit::Seat viewer) const override {
        return m_game.visibility(viewer);
    }
    kit::TableRef table(AnyState& state) const override { return m_game.table(state); }
    std::string brokenInvariant(const AnyState& state) const override {
        return m_game.brokenInvariant(state);
    }
    AnyState sample(const contract::Known& known, kit::Seat seat, kit::Rng& rng) const override {
        return m_game.sample(known, seat, rng);
    }
    kit::Remembered remembered() const override { return m_game.remembered(); }
    contract::Result result(const AnyState& view) const override { return m_game.result(view); }
    AnyMove casualMove(const AnyState& view, kit::Seat seat, kit::Rng& rng) const override {
        return m_game.casualMove(view, seat, rng);
    }
    contract::AdviceList<AnyMove> advise(const AnyState& view, kit::Seat seat) const override {
        return m_game.advise(view, seat);
    }
    contract::Reason reasonFor(const AnyState& view, kit::Seat seat, const contract::AnyDecision& steps,
                               bool best) const override {
        return m_game.reasonFor(view, seat, steps, best);
    }
    AnyMove playout(const AnyState& view, kit::Seat seat, kit::Rng& rng) const override {
        return m_game.playout(view, seat, rng);
    }
    std::vector<contract::AnyDecision> decisions(const AnyState& view, kit::Seat seat) const override {
        return m_game.decisions(view, seat);
    }
    contract::Aim aim() const override { return m_game.aim(); }
    kit::Text refusalText(const kit::Refusal& refusal) const override { return m_game.refusalText(refusal); }
    kit::Text factText(const kit::Fact& fact) const override { return m_game.factText(fact); }
    kit::Text nudge(const AnyState& view, kit::Seat seat) const override { return m_game.nudge(view, seat); }
    std::span<const contract::FirstWord> firstWords() const override { return m_game.firstWords(); }
    contract::DecisionText decisionText(const AnyState& view, kit::Seat seat,
                                        const contract::AnyDecision& steps) const override {
        return m_game.decisionText(view, seat, steps);
    }
    std::string moveText(const AnyMove& move) const override { return m_game.moveText(move); }
    std::optional<AnyMove> parseMove(std::string_view text) const override { return m_game.parseMove(text); }
    bool sameMove(const AnyMove& a, const AnyMove& b) const override { return m_game.sameMove(a, b); }
    nlohmann::ordered_json stateJson(const AnyState& state) const override { return m_game.stateJson(state); }
    nlohmann::ordered_json resultJson(const AnyState& state) const override {
        return m_game.resultJson(state);
    }
    std::vector<contract::RemarkField> remarkFields(const AnyMove& move) const override {
        return m_game.remarkFields(move);
    }
    std::variant<contract::Remarks, kit::Refusal>
    tidyRemarks(const AnyMove& move, const contract::Remarks& remarks) const override {
        return m_game.tidyRemarks(move, remarks);
    }
    void addRemarks(nlohmann::ordered_json& state, std::span<const contract::Remarks> all) const override {
        m_game.addRemarks(state, all);
    }
    contract::StorybookOrError readStorybook(std::string_view text) const override {
        return m_game.readStorybook(text);
    }
    scene::Scene scene(const AnyState& view, kit::Seat viewer) const override {
        return m_game.scene(view, viewer);
    }
    scene::CardLook cardLook() const override { return m_game.cardLook(); }
    std::vector<scene::ArtLayer> cardArt(int face) const override { return m_game.cardArt(face); }
    scene::CardText cardText(int face) const override { return m_game.cardText(face); }
    contract::Catalogue catalogue() const override { return m_game.catalogue(); }
    contract::Rulebook rulebook() const override { return m_game.rulebook(); }
    contract::Lesson lesson() const override { return m_game.lesson(); }
    scene::CardFacts cardFacts(int face) const override { return m_game.cardFacts(face); }
    std::vector<scene::Beat> story(std::span<const kit::Fact> seen) const override {
        return m_game.story(seen);
    }
};

} // namespace taletop::conformance
