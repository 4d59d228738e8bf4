// SPDX-License-Identifier: MIT
// The abilities of a card in words, made from its effects, so that they cannot contradict the rules.
#pragma once

#include "core/games/papertales/rules/cards.h"
#include "core/kit/text.h"

#include <vector>

namespace taletop::papertales {

/// A sentence for each effect of a Unit; empty if it only fights.
[[nodiscard]] std::vector<kit::Text> abilityText(int unitFace);

/// The additions of a Building's level (1 or 2); level 2 keeps the abilities of level 1 (PT-6).
[[nodiscard]] std::vector<kit::Text> abilityText(int buildingFace, int level);

/// The ledger entry of a Unit or a Building: 79 for PT-79.
[[nodiscard]] int entryOf(int face);

/// The ledger entry on the land cost of Buildings.
inline constexpr int landEntry = 65;

/// "wood", "food", "crystal" as a source text.
[[nodiscard]] const char* resourceName(Resource resource);

} // namespace taletop::papertales
