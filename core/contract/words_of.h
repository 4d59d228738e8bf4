// SPDX-License-Identifier: MIT
// Implements the texts of a Game with its Words, and with a default for everything that they leave out.
// Included only by core/contract/game_of.h.
#pragma once

#include "core/contract/chronicle.h"
#include "core/contract/game.h"
#include "core/contract/keywords.h"

#include <nlohmann/json.hpp>

namespace taletop::contract {

/// The part of a Game that makes texts.
template <GameRules Rules, GameWords Words>
class WordsOf : public Game, public Chronicler, public Glossary {
protected:
    using State = typename Rules::State;
    using Move = typename Rules::Move;

    static auto& stateOf(auto& state) { return state.template as<State>(); }
    static const Move& moveOf(const AnyMove& move) { return move.as<Move>(); }

public:
    [[nodiscard]] const GameInfo& info() const override { return Rules::info(); }
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
    [[nodiscard]] std::span<const Keyword> keywords() const override {
        if constexpr (KeywordWords<Words>)
            return Words::keywords();
        return {};
    }
    [[nodiscard]] Rulebook rulebook() const override { return Words::rulebook(); }
    [[nodiscard]] Lesson lesson() const override { return lessonOf<Words>(); }
    [[nodiscard]] Catalogue catalogue() const override { return catalogueOf<Words>(); }
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
};

} // namespace taletop::contract
