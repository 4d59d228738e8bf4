// SPDX-License-Identifier: MIT
// The chapters of the rulebook; each file of it tells some of them.
#pragma once

#include "core/contract/rulebook.h"

namespace taletop::storyline {

using RuleEntries = std::span<const contract::RuleEntry>;

/// A text of the rulebook.
[[nodiscard]] constexpr kit::Text told(const char* source) { return {"storyline", source}; }

// rulebook_setup.cpp
[[nodiscard]] RuleEntries boxRules();
[[nodiscard]] RuleEntries readyRules();
// rulebook_round.cpp
[[nodiscard]] RuleEntries roundRules();
[[nodiscard]] RuleEntries doubleRules();
[[nodiscard]] RuleEntries wordsRules();
// rulebook_end.cpp
[[nodiscard]] RuleEntries endingRules();
[[nodiscard]] RuleEntries winningRules();
[[nodiscard]] RuleEntries optionsRules();

} // namespace taletop::storyline
