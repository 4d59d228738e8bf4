// SPDX-License-Identifier: MIT
// What a card does, in words made from its effects, so that they cannot disagree with the rules.
#pragma once

#include "core/games/papertales/rules/cards.h"
#include "core/kit/text.h"

#include <vector>

namespace taletop::papertales {

/// One sentence for each effect of a Unit; none: it only fights.
[[nodiscard]] std::vector<kit::Text> abilityText(int unitFace);

/// What a level (1 or 2) of a Building adds; the level 1 abilities stay at level 2 (PT-6).
[[nodiscard]] std::vector<kit::Text> abilityText(int buildingFace, int level);

/// The ledger's entry of a Unit or a Building: 79 for PT-79.
[[nodiscard]] int entryOf(int face);

/// The ledger's entry of what the land of a Building costs.
inline constexpr int landEntry = 65;

/// "wood", "food", "crystal" as a source text.
[[nodiscard]] const char* resourceName(Resource resource);

} // namespace taletop::papertales
