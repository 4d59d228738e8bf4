// SPDX-License-Identifier: MIT
// Shows the table of Tail Story as scenes, and interprets touches.
#pragma once

#include "core/contract/line_rules.h"
#include "core/contract/table.h"
#include "core/contract/touched.h"
#include "core/games/tailstory/rules/rules.h"
#include "core/scene/scene.h"

namespace taletop::tailstory {

/// Implements core/contract/table.h, core/contract/touched.h and core/contract/line_rules.h.
struct Shown {
    static scene::Scene scene(const State& view, kit::Seat viewer);
    static scene::CardLook cardLook();
    static std::optional<Move> meant(const State& view, kit::Seat seat, std::span<const scene::Pick> touched);
    static std::optional<contract::Rearrangement<Move>> rearranged(std::span<const Move> made,
                                                                   const Move& wanted);
    static std::vector<scene::ArtLayer> cardArt(int face);
    static scene::CardFacts cardFacts(int face);
    static std::span<const contract::LineRule> lineRules();
};

} // namespace taletop::tailstory
