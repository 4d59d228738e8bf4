// SPDX-License-Identifier: MIT
// Shows the table of Paper Tales as scenes, and interprets touches.
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
    /// Lets the player take back a planned card completely, or move a moved Unit again, if no later step of
    /// the plan depends on the card.
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
