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

/// The words of a game. Facts are redacted for whoever reads them.
template <class Words>
concept GameWords = requires(const kit::Refusal& refusal, const kit::Fact& fact,
                             std::span<const kit::Fact> seen, int face) {
    /// Why a move is refused, as a sentence.
    { Words::refusalText(refusal) } -> std::same_as<kit::Text>;
    /// A line for the log; an empty Text for facts not worth a line.
    { Words::factText(fact) } -> std::same_as<kit::Text>;
    /// What a card is and does, for every face; tells nothing of cards that lie anywhere.
    { Words::cardText(face) } -> std::same_as<scene::CardText>;
    /// The facts of one entry, told; empty for an entry that needs no telling. Beats come in playing
    /// order. The table at each of them, the old view with that many facts, has a scene.
    { Words::story(seen) } -> std::same_as<std::vector<scene::Beat>>;
    /// The ledger as its players read it: every entry, once.
    { Words::rulebook() } -> std::same_as<Rulebook>;
};

/// What the words of a game provide whose moves may carry words of the players' own.
template <class Words, class Move>
concept RemarkWords = requires(const Move& move, const Remarks& remarks, nlohmann::ordered_json& json,
                               std::span<const Remarks> all) {
    /// The places for words beside a move; none for most moves.
    { Words::remarkFields(move) } -> std::same_as<std::vector<RemarkField>>;
    /// The remarks as the journal keeps them: tidied, in the order of the fields, without empty
    /// ones; or why they are refused. Tidied remarks stay as they are.
    { Words::tidyRemarks(move, remarks) } -> std::same_as<std::variant<Remarks, kit::Refusal>>;
    /// Puts them into a state's JSON; `all` are those of each move so far that has fields.
    {Words::addRemarks(json, all)};
};

/// What the words of a game provide that know where to look before a choice.
template <class Words, class State>
concept NudgingWords = requires(const State& view, kit::Seat seat) {
    /// One sentence on what is worth a look now, of a view in which the seat is pending; it names no card of
    /// a hand and no move.
    { Words::nudge(view, seat) } -> std::same_as<kit::Text>;
};

/// A whole decision in a few words: its card, its target, its price.
struct DecisionText {
    std::vector<kit::Text> parts; ///< none: it is called as the table calls its first step
    kit::Text note;               ///< what it costs or brings, or empty
    bool payable = true;          ///< with what the seat has now
    int ledger = 0;               ///< the number of the entry that tells more of it; 0: none does

    friend bool operator==(const DecisionText&, const DecisionText&) = default;
};

/// What the words of a game provide whose decisions are more than their first step.
template <class Words, class State, class Move>
concept DecisionWords = requires(const State& view, kit::Seat seat, std::span<const Move> steps) {
    { Words::decisionText(view, seat, steps) } -> std::same_as<DecisionText>;
};

/// What the words of a game provide that tells a tale in words of a file.
template <class Words>
concept StorybookWords = requires(std::string_view text) {
    /// Reads a file of words; refuses it with the line and the reason.
    { Words::readStorybook(text) } -> std::same_as<StorybookOrError>;
};

} // namespace taletop::contract
