// SPDX-License-Identifier: MIT
// The chapters of the rulebook; each lies in the file of its part, in the order of reading.
#pragma once

#include "core/ruleset/rulebook.h"

#include <array>

namespace taletop::papertales::rulebook {

[[nodiscard]] constexpr kit::Text told(const char* source) { return {"papertales", source}; }

// rulebook_setup.cpp
[[nodiscard]] ruleset::RuleChapter components();
[[nodiscard]] ruleset::RuleChapter start();

// rulebook_turn.cpp
[[nodiscard]] ruleset::RuleChapter kingdom();
[[nodiscard]] ruleset::RuleChapter turn();
[[nodiscard]] ruleset::RuleChapter recruitment();

// rulebook_deployment.cpp
[[nodiscard]] ruleset::RuleChapter deployment();

// rulebook_wars.cpp
[[nodiscard]] ruleset::RuleChapter wars();
[[nodiscard]] ruleset::RuleChapter income();
[[nodiscard]] ruleset::RuleChapter construction();
[[nodiscard]] ruleset::RuleChapter aging();

// rulebook_units.cpp
[[nodiscard]] ruleset::RuleChapter firstUnits();
[[nodiscard]] ruleset::RuleChapter moreUnits();

// rulebook_ending.cpp
[[nodiscard]] ruleset::RuleChapter buildings();
[[nodiscard]] ruleset::RuleChapter ending();
[[nodiscard]] ruleset::RuleChapter options();
[[nodiscard]] ruleset::RuleChapter decisions();

} // namespace taletop::papertales::rulebook
