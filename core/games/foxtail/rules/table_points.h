// SPDX-License-Identifier: MIT
// The points of everybody at the table, as they stand now.
#pragma once

#include "core/games/foxtail/rules/score.h"
#include "core/games/foxtail/rules/state.h"

namespace taletop::foxtail {

/// At any time of the game; comparisons and votes as far as they are known.
[[nodiscard]] TablePoints tablePoints(const State& state);

} // namespace taletop::foxtail
