// SPDX-License-Identifier: MIT
// Non-interference: two worlds with the same public history and different secrets get the same inputs, and
// must look the same to everyone as long as no secret is revealed.
#pragma once

#include "tests/conformance/playout.h"

namespace taletop::conformance {

struct Interference {
    std::string leak;  ///< the first difference and its place; empty: none
    int pairs = 0;     ///< worlds compared
    int different = 0; ///< those whose secrets did differ
    int entries = 0;   ///< number played in both and compared
};

/// Compares `pairs` pairs of worlds of one game: pending, prompts, counters, score, the spectator's scene and
/// log, and the facts behind them.
[[nodiscard]] Interference compareWorlds(const contract::Game& game, int pairs);

} // namespace taletop::conformance
