// SPDX-License-Identifier: MIT
// The texts of StoryLine: sentences of the log, of refusals and cards, and its rules for players.
#pragma once

#include "core/contract/catalogue.h"
#include "core/contract/first_words.h"
#include "core/contract/keywords.h"
#include "core/contract/words.h"
#include "core/games/storyline/rules/rules.h"
#include "core/kit/at.h"

namespace taletop::storyline {

/// Implements the contract of core/contract/words.h.
struct Words {
    static kit::Text refusalText(const kit::Refusal& refusal);
    static kit::Text factText(const kit::Fact& fact);
    static scene::CardText cardText(int face);
    static std::vector<scene::Beat> story(std::span<const kit::Fact> seen);
    static contract::Rulebook rulebook();
    static contract::Lesson lesson();
    static kit::Text nudge(const State& view, kit::Seat seat);
    static std::span<const contract::FirstWord> firstWords();
    static std::span<const contract::Keyword> keywords();
    static contract::Catalogue catalogue();
    static std::vector<contract::RemarkField> remarkFields(const Move& move);
    static std::variant<contract::Remarks, kit::Refusal> tidyRemarks(const Move& move,
                                                                     const contract::Remarks& remarks);
    static void addRemarks(nlohmann::ordered_json& state, std::span<const contract::Remarks> all);
    static contract::StorybookOrError readStorybook(std::string_view text);
};

// ---- titles, as arguments of refusals and notes

[[nodiscard]] inline const char* titleOfFace(int face) { return kit::at(titles(), face); }
[[nodiscard]] inline const char* titleOfCategory(int category) {
    return titleOf(static_cast<Category>(category));
}

} // namespace taletop::storyline
