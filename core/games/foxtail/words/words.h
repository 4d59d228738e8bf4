// SPDX-License-Identifier: MIT
// The texts of Foxtail: the log, refusals, cards, and the rules for players.
#pragma once

#include "core/contract/catalogue.h"
#include "core/contract/first_words.h"
#include "core/contract/keywords.h"
#include "core/contract/words.h"
#include "core/games/foxtail/rules/rules.h"

namespace taletop::foxtail {

/// Implements the contract of core/contract/words.h.
struct Words {
    static kit::Text refusalText(const kit::Refusal& refusal);
    static kit::Text factText(const kit::Fact& fact);
    static scene::CardText cardText(int face);
    /// Returns an empty story, because the cards show everything that happens.
    static std::vector<scene::Beat> story(std::span<const kit::Fact>) { return {}; }
    /// All entries, FT-1 to FT-80, for the players.
    static contract::Rulebook rulebook();
    static kit::Text nudge(const State& view, kit::Seat seat);
    static contract::DecisionText decisionText(const State& view, kit::Seat seat,
                                               std::span<const Move> steps);
    /// The lesson: the first game, step by step.
    static contract::Lesson lesson();
    static std::span<const contract::FirstWord> firstWords();
    static std::span<const contract::Keyword> keywords();
    static contract::Catalogue catalogue();
};

} // namespace taletop::foxtail
