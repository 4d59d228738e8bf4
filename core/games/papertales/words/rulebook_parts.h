// SPDX-License-Identifier: MIT
// The chapters of the rulebook; each lies in the file of its part, in the order of reading.
#pragma once

#include "core/contract/rulebook.h"

#include <array>

namespace taletop::papertales::rulebook {

[[nodiscard]] constexpr kit::Text told(const char* source) { return {"papertales", source}; }

// rulebook_setup.cpp
[[nodiscard]] contract::RuleChapter components();
[[nodiscard]] contract::RuleChapter start();

// rulebook_turn.cpp
[[nodiscard]] contract::RuleChapter kingdom();
[[nodiscard]] contract::RuleChapter turn();
[[nodiscard]] contract::RuleChapter recruitment();

// rulebook_deployment.cpp
[[nodiscard]] contract::RuleChapter deployment();

// rulebook_wars.cpp
[[nodiscard]] contract::RuleChapter wars();
[[nodiscard]] contract::RuleChapter income();
[[nodiscard]] contract::RuleChapter construction();
[[nodiscard]] contract::RuleChapter aging();

// rulebook_units.cpp
[[nodiscard]] contract::RuleChapter firstUnits();
[[nodiscard]] contract::RuleChapter moreUnits();

// rulebook_ending.cpp
[[nodiscard]] contract::RuleChapter buildings();
[[nodiscard]] contract::RuleChapter ending();
[[nodiscard]] contract::RuleChapter options();
[[nodiscard]] contract::RuleChapter decisions();

} // namespace taletop::papertales::rulebook
