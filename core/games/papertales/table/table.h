// SPDX-License-Identifier: MIT
// The table of Paper Tales: its scenes, and the meaning of touches.
#pragma once

#include "core/contract/line_rules.h"
#include "core/contract/touched.h"
#include "core/games/papertales/rules/rules.h"
#include "core/scene/scene.h"

namespace taletop::papertales {

/// Implements core/contract/table.h, core/contract/touched.h and core/contract/line_rules.h.
struct Shown {
    static scene::Scene scene(const State& view, kit::Seat viewer);
    static scene::CardLook cardLook();
    static std::optional<Move> meant(const State& view, kit::Seat seat, std::span<const scene::Pick> touched);
    /// Lets a card planned for a spot go back as if it had never been there, and a moved Unit go to another
    /// spot, if no later step of the plan depends on it.
    static std::optional<contract::Rearrangement<Move>> rearranged(std::span<const Move> made,
                                                                   const Move& wanted);
    static std::vector<scene::ArtLayer> cardArt(int face);
    /// The numbers of a Unit: "cost", "strength" (if printed), "starred" (PT-5). Those of a Building:
    /// "points", "wood", "food", "crystal" and "gold" (instead of its crystals), each with 1 or 2 appended
    /// (PT-6).
    static scene::CardFacts cardFacts(int face);
    static std::span<const contract::LineRule> lineRules();
};

} // namespace taletop::papertales
