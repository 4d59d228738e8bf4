// SPDX-License-Identifier: MIT
// The points of everybody at the table, as they stand now.
#pragma once

#include "core/games/foxtail/rules/score.h"
#include "core/games/foxtail/rules/state.h"

namespace taletop::foxtail {

/// At any time of the game; comparisons and votes as far as they are known.
[[nodiscard]] TablePoints tablePoints(const State& state);

/// The same if the tail of the seat `other` were another one.
[[nodiscard]] TablePoints tablePoints(const State& state, kit::Seat other, const Tail& tail);

} // namespace taletop::foxtail
