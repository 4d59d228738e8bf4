// SPDX-License-Identifier: MIT
// The abilities of a card in words. The words are made from its effects, so they cannot contradict the rules.
#pragma once

#include "core/games/papertales/rules/cards.h"
#include "core/kit/text.h"

#include <vector>

namespace taletop::papertales {

/// A sentence for each effect of a Unit; empty if it only fights.
[[nodiscard]] std::vector<kit::Text> abilityText(int unitFace);

/// A sentence for each effect that a Building's level (1 or 2) adds. Level 2 keeps the abilities of level 1
/// (PT-6).
[[nodiscard]] std::vector<kit::Text> abilityText(int buildingFace, int level);

/// The ledger entry of a Unit or a Building: 79 for PT-79.
[[nodiscard]] int entryOf(int face);

/// The ledger entry on the land cost of Buildings.
inline constexpr int landEntry = 65;

/// "wood", "food", "crystal" as a source text.
[[nodiscard]] const char* resourceName(Resource resource);

} // namespace taletop::papertales
