// SPDX-License-Identifier: MIT
// What Foxtail says: sentences of the log, of refusals and cards, and its rules as players read them.
#pragma once

#include "core/contract/catalogue.h"
#include "core/contract/first_words.h"
#include "core/contract/keywords.h"
#include "core/contract/words.h"
#include "core/games/foxtail/rules/rules.h"

namespace taletop::foxtail {

/// As core/contract/words.h asks for it.
struct Words {
    static kit::Text refusalText(const kit::Refusal& refusal);
    static kit::Text factText(const kit::Fact& fact);
    static scene::CardText cardText(int face);
    /// Nothing happens here that the cards do not show by themselves.
    static std::vector<scene::Beat> story(std::span<const kit::Fact>) { return {}; }
    /// All entries, FT-1 to FT-80, for the players.
    static contract::Rulebook rulebook();
    static kit::Text nudge(const State& view, kit::Seat seat);
    static contract::DecisionText decisionText(const State& view, kit::Seat seat,
                                               std::span<const Move> steps);
    /// The first game, step by step.
    static contract::Lesson lesson();
    static std::span<const contract::FirstWord> firstWords();
    static std::span<const contract::Keyword> keywords();
    static contract::Catalogue catalogue();
};

} // namespace taletop::foxtail
