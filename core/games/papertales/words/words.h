// SPDX-License-Identifier: MIT
// What Paper Tales says: sentences of the log, of refusals and cards, and its rules as players read them.
#pragma once

#include "core/contract/catalogue.h"
#include "core/contract/chronicle.h"
#include "core/contract/first_words.h"
#include "core/contract/keywords.h"
#include "core/contract/words.h"
#include "core/games/papertales/rules/rules.h"

namespace taletop::papertales {

/// As core/contract/words.h asks for it.
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
    /// A pick with its price, a deployment with who is new and where, what is kept and what all costs.
    static contract::DecisionText decisionText(const State& view, kit::Seat seat,
                                               std::span<const Move> steps);
};

/// What players call a spot; "F1" is a key to them.
[[nodiscard]] const char* spotName(int spot);

} // namespace taletop::papertales
