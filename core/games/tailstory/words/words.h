// SPDX-License-Identifier: MIT
// The texts of Tail Story: the log, refusals, cards, and the rules for players.
#pragma once

#include "core/contract/catalogue.h"
#include "core/contract/chronicle.h"
#include "core/contract/first_words.h"
#include "core/contract/keywords.h"
#include "core/contract/words.h"
#include "core/games/tailstory/rules/rules.h"

namespace taletop::tailstory {

/// Implements the contract of core/contract/words.h.
struct Words {
    static kit::Text refusalText(const kit::Refusal& refusal);
    static kit::Text factText(const kit::Fact& fact);
    static scene::CardText cardText(int face);
    static std::vector<scene::Beat> story(std::span<const kit::Fact> seen);
    static std::vector<contract::ChronicleRow> chronicle(std::span<const kit::Fact> open, kit::Seat seats);
    static contract::Rulebook rulebook();
    static contract::Lesson lesson();
    static kit::Text nudge(const State& view, kit::Seat seat);
    static std::span<const contract::FirstWord> firstWords();
    static std::span<const contract::Keyword> keywords();
    static contract::Catalogue catalogue();
    /// Describes a move for a hint that lists decisions, for example by its cost. Without parts, the move
    /// keeps its name on the table.
    static contract::DecisionText decisionText(const State& view, kit::Seat seat,
                                               std::span<const Move> steps);
};

/// The type in words: "Type: canine" (TS-5).
[[nodiscard]] kit::Text typeText(Type type);
/// The bonus of a type, in a sentence that explains its keyword (TS-99, TS-100, TS-102).
[[nodiscard]] kit::Text bonusText(Type type);

} // namespace taletop::tailstory
