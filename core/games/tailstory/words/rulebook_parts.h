// SPDX-License-Identifier: MIT
// The chapters of the rulebook that players read, each in the file that tells it.
#pragma once

#include "core/contract/rulebook.h"

namespace taletop::tailstory {

/// One entry: its number, title and text, all English sources of this game.
[[nodiscard]] constexpr contract::RuleEntry rule(int number, const char* title, const char* text,
                                                 const char* example = "") {
    return {number, {"tailstory", title}, {"tailstory", text}, {"tailstory", example}};
}

using RuleEntries = std::span<const contract::RuleEntry>;

// rulebook_setup.cpp
[[nodiscard]] RuleEntries boxRules();
[[nodiscard]] RuleEntries setupRules();
[[nodiscard]] RuleEntries generalRules();
// rulebook_turn.cpp
[[nodiscard]] RuleEntries turnRules();
[[nodiscard]] RuleEntries actionRules();
[[nodiscard]] RuleEntries endOfTurnRules();
// rulebook_stopping.cpp
[[nodiscard]] RuleEntries stoppingRules();
// rulebook_events.cpp
[[nodiscard]] RuleEntries eventRules();
// rulebook_abilities.cpp
[[nodiscard]] RuleEntries drawDiscardRules();
[[nodiscard]] RuleEntries abilityRules();
[[nodiscard]] RuleEntries swapRules();
// rulebook_checks.cpp
[[nodiscard]] RuleEntries bonusRules();
[[nodiscard]] RuleEntries deckCheckRules();
[[nodiscard]] RuleEntries achievementRules();
// rulebook_ending.cpp
[[nodiscard]] RuleEntries endingRules();
[[nodiscard]] RuleEntries optionRules();

} // namespace taletop::tailstory
