// SPDX-License-Identifier: MIT
// The chapters of the rulebook; each file of it tells some of them.
#pragma once

#include "core/contract/rulebook.h"

namespace taletop::foxtail {

using RuleEntries = std::span<const contract::RuleEntry>;

/// A text of the rulebook.
[[nodiscard]] constexpr kit::Text told(const char* source) { return {"foxtail", source}; }

// rulebook_setup.cpp
[[nodiscard]] RuleEntries boxRules();
[[nodiscard]] RuleEntries readyRules();
// rulebook_turn.cpp
[[nodiscard]] RuleEntries turnRules();
[[nodiscard]] RuleEntries joiningRules();
[[nodiscard]] RuleEntries brushingRules();
// rulebook_points.cpp
[[nodiscard]] RuleEntries setsRules();
[[nodiscard]] RuleEntries pointsRules();
[[nodiscard]] RuleEntries waysRules();
[[nodiscard]] RuleEntries figuresRules();

} // namespace taletop::foxtail
