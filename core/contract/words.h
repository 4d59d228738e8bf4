// SPDX-License-Identifier: MIT
// The contract of a game's words.
#pragma once

#include "core/contract/lesson.h"
#include "core/contract/remark.h"
#include "core/contract/rulebook.h"
#include "core/contract/storybook.h"
#include "core/kit/fact.h"
#include "core/kit/refusal.h"
#include "core/scene/card_text.h"
#include "core/scene/story.h"

#include <nlohmann/json_fwd.hpp>

#include <concepts>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace taletop::contract {

/// The words of a game. Facts are redacted for the reader.
template <class Words>
concept GameWords = requires(const kit::Refusal& refusal, const kit::Fact& fact,
                             std::span<const kit::Fact> seen, int face) {
    /// The reason for a refusal, as a sentence.
    { Words::refusalText(refusal) } -> std::same_as<kit::Text>;
    /// A line for the log; an empty Text for facts not worth a line.
    { Words::factText(fact) } -> std::same_as<kit::Text>;
    /// The name of a card and what it does, for every face; independent of the cards on a table.
    { Words::cardText(face) } -> std::same_as<scene::CardText>;
    /// The story of one entry; empty if the entry needs none. Beats come in playing order. It must be
    /// possible to make a scene of the old view with the first Beat::facts facts applied.
    { Words::story(seen) } -> std::same_as<std::vector<scene::Beat>>;
    /// The rulebook, which contains every entry of the ledger exactly once.
    { Words::rulebook() } -> std::same_as<Rulebook>;
};

/// Words of a game whose moves may carry remarks of players.
template <class Words, class Move>
concept RemarkWords = requires(const Move& move, const Remarks& remarks, nlohmann::ordered_json& json,
                               std::span<const Remarks> all) {
    /// The fields for remarks on a move; most moves have none.
    { Words::remarkFields(move) } -> std::same_as<std::vector<RemarkField>>;
    /// The remarks as the journal keeps them: tidied, in the order of the fields, without empty ones; or the
    /// reason why they are refused. Tidying them again changes nothing.
    { Words::tidyRemarks(move, remarks) } -> std::same_as<std::variant<Remarks, kit::Refusal>>;
    /// Adds remarks to a state's JSON; `all` has those of each move so far that has fields.
    {Words::addRemarks(json, all)};
};

/// Words of a game that suggest where to look before a choice.
template <class Words, class State>
concept NudgingWords = requires(const State& view, kit::Seat seat) {
    /// One sentence that says where to look, for a view in which the seat is pending. It must not name a move
    /// or a card in a hand.
    { Words::nudge(view, seat) } -> std::same_as<kit::Text>;
};

/// A whole decision in a few words: its card, its target, its cost.
struct DecisionText {
    std::vector<kit::Text> parts; ///< empty to use the table's name for its first step
    kit::Text note;               ///< cost or gain of the decision, or empty
    bool payable = true;          ///< can the seat pay with what it has now?
    int ledger = 0;               ///< number of the entry that explains more; 0: none

    friend bool operator==(const DecisionText&, const DecisionText&) = default;
};

/// Words of a game whose decisions have more than one step.
template <class Words, class State, class Move>
concept DecisionWords = requires(const State& view, kit::Seat seat, std::span<const Move> steps) {
    { Words::decisionText(view, seat, steps) } -> std::same_as<DecisionText>;
};

/// Words of a game that narrates a tale with words from a file.
template <class Words>
concept StorybookWords = requires(std::string_view text) {
    /// Reads a storybook from the text of a file; an error has the line and the reason.
    { Words::readStorybook(text) } -> std::same_as<StorybookOrError>;
};

} // namespace taletop::contract
