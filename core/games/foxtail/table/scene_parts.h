// SPDX-License-Identifier: MIT
// The parts that scene.cpp puts together. All of them take a view that is blanked for the viewer.
#pragma once

#include "core/games/foxtail/rules/state.h"
#include "core/scene/scene.h"

#include <vector>

namespace taletop::foxtail {

/// The legal moves of a pending viewer, as the table offers them, in candidate order.
[[nodiscard]] std::vector<scene::Choice> choicesFor(const State& view, kit::Seat viewer);

/// The running score pads of all seats: for each seat its lines, and the total as the last one.
[[nodiscard]] std::vector<scene::PadLine> padLines(const State& view);

/// Turn, deck, tips, and for every seat what stands beside its tail.
[[nodiscard]] std::vector<scene::Counter> counters(const State& view);

} // namespace taletop::foxtail
