// SPDX-License-Identifier: MIT
// The parts that scene.cpp puts together. All of them take a view that is blanked for the viewer.
#pragma once

#include "core/games/foxtail/link_effect.h"
#include "core/games/foxtail/state.h"
#include "core/scene/scene.h"

#include <vector>

namespace taletop::foxtail {

/// The legal moves of a pending viewer, as the table offers them, in candidate order.
[[nodiscard]] std::vector<scene::Choice> choicesFor(const State& view, kit::Seat viewer);

/// The running score pads of all seats: for each seat its lines, and the total as the last one.
[[nodiscard]] std::vector<scene::PadLine> padLines(const State& view);

/// Turn, deck, tips, and for every seat what stands beside its tail.
[[nodiscard]] std::vector<scene::Counter> counters(const State& view);

/// "Over, tops together joins 3 to 3, a match: 3 points more."
[[nodiscard]] kit::Text effectText(const LinkEffect& effect, Link link);

/// "Tips among the 12 cards left: 4."
[[nodiscard]] kit::Text tipsText(const State& view);

/// How many tips lie in the deck: one for every tail that is not complete (FT-26).
[[nodiscard]] int tipsLeft(const State& view);

/// The first cards of the deck that are bits for certain: those of its upper part (FT-13).
[[nodiscard]] int certainBits(const State& view);

} // namespace taletop::foxtail
