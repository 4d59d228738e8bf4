// SPDX-License-Identifier: MIT
// What the template shows on the table.
#pragma once

#include "core/contract/line_rules.h"
#include "core/contract/table.h"
#include "core/games/_template/rules/rules.h"
#include "core/scene/scene.h"

namespace taletop::templategame {

/// As core/contract/table.h, core/contract/touched.h and core/contract/line_rules.h ask for it.
struct Shown {
    static scene::Scene scene(const State& state, kit::Seat viewer);
    static std::optional<Move> meant(const State& view, kit::Seat seat, std::span<const scene::Pick> touched);
    static std::span<const contract::LineRule> lineRules();
};

} // namespace taletop::templategame
