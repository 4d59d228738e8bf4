// SPDX-License-Identifier: MIT
// Shows the table of Foxtail as scenes, and interprets touches.
#pragma once

#include "core/contract/line_rules.h"
#include "core/contract/table.h"
#include "core/games/foxtail/rules/rules.h"
#include "core/scene/scene.h"

namespace taletop::foxtail {

/// Implements core/contract/table.h, core/contract/touched.h and core/contract/line_rules.h.
struct Shown {
    static scene::Scene scene(const State& view, kit::Seat viewer);
    static scene::CardLook cardLook();
    static std::optional<Move> meant(const State& view, kit::Seat seat, std::span<const scene::Pick> touched);
    static std::vector<scene::ArtLayer> cardArt(int face);
    static std::span<const contract::LineRule> lineRules();
};

} // namespace taletop::foxtail
