// SPDX-License-Identifier: MIT
// What Paper Tales shows on the table.
#pragma once

#include "core/contract/line_rules.h"
#include "core/contract/touched.h"
#include "core/games/papertales/rules/rules.h"
#include "core/scene/scene.h"

namespace taletop::papertales {

/// As core/contract/table.h, core/contract/touched.h and core/contract/line_rules.h ask for it.
struct Shown {
    static scene::Scene scene(const State& view, kit::Seat viewer);
    static scene::CardLook cardLook();
    static std::optional<Move> meant(const State& view, kit::Seat seat, std::span<const scene::Pick> touched);
    /// A card that was planned for a spot goes back as if it had never been laid there, and a Unit that was
    /// moved goes to yet another spot, where no later step of the plan rests on it.
    static std::optional<contract::Rearrangement<Move>> rearranged(std::span<const Move> made,
                                                                   const Move& wanted);
    static std::vector<scene::ArtLayer> cardArt(int face);
    /// A Unit: "cost", "strength" (if printed), "starred" (PT-5). A Building: "points", "wood",
    /// "food", "crystal" and "gold" (in the place of its crystals), each with 1 or 2 appended (PT-6).
    static scene::CardFacts cardFacts(int face);
    static std::span<const contract::LineRule> lineRules();
};

} // namespace taletop::papertales
