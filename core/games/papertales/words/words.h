// SPDX-License-Identifier: MIT
// The texts of Paper Tales: the log, refusals, cards, and the rules for players.
#pragma once

#include "core/contract/catalogue.h"
#include "core/contract/chronicle.h"
#include "core/contract/first_words.h"
#include "core/contract/keywords.h"
#include "core/contract/words.h"
#include "core/games/papertales/rules/rules.h"

namespace taletop::papertales {

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
    /// Describes a pick with its price, or a deployment with the new Units and their rows, the kept card and
    /// the total cost.
    static contract::DecisionText decisionText(const State& view, kit::Seat seat,
                                               std::span<const Move> steps);
};

/// The name of a spot for players, such as "Front 1".
[[nodiscard]] const char* spotName(int spot);

} // namespace taletop::papertales
