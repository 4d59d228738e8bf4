// SPDX-License-Identifier: MIT
// What Paper Tales shows on the table.
#pragma once

#include "core/contract/table.h"
#include "core/games/papertales/rules/rules.h"
#include "core/scene/scene.h"

namespace taletop::papertales {

/// As core/contract/table.h asks for it.
struct Shown {
    static scene::Scene scene(const State& view, kit::Seat viewer);
    static scene::CardLook cardLook();
    static std::vector<scene::ArtLayer> cardArt(int face);
    /// A Unit: "cost", "strength" (if printed), "starred" (PT-5). A Building: "points", "wood",
    /// "food", "crystal" and "gold" (in the place of its crystals), each with 1 or 2 appended (PT-6).
    static scene::CardFacts cardFacts(int face);
};

} // namespace taletop::papertales
