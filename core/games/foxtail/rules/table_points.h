// SPDX-License-Identifier: MIT
// The current points of everyone at the table.
#pragma once

#include "core/games/foxtail/rules/score.h"
#include "core/games/foxtail/rules/state.h"

namespace taletop::foxtail {

/// The points at any time in the game, including comparisons and votes as far as these are known.
[[nodiscard]] TablePoints tablePoints(const State& state);

/// The points if the seat `other` had this tail instead of its own.
[[nodiscard]] TablePoints tablePoints(const State& state, kit::Seat other, const Tail& tail);

} // namespace taletop::foxtail
