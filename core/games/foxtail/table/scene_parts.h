// SPDX-License-Identifier: MIT
// The parts of a scene that scene.cpp combines. All functions take a state in which everything hidden from
// the viewer is blanked.
#pragma once

#include "core/games/foxtail/rules/state.h"
#include "core/scene/scene.h"

#include <vector>

namespace taletop::foxtail {

/// The legal moves of a pending viewer, with their gestures, in candidate order.
[[nodiscard]] std::vector<scene::Choice> choicesFor(const State& view, kit::Seat viewer);

/// The running score pads of all seats. Each seat's total is its last line.
[[nodiscard]] std::vector<scene::PadLine> padLines(const State& view);

/// Turn, deck, tips, and the counters next to each seat's tail.
[[nodiscard]] std::vector<scene::Counter> counters(const State& view);

/// Adds the titles of zones and the list of counters, for small screens.
void addSmallScreen(scene::Scene& scene);

} // namespace taletop::foxtail
