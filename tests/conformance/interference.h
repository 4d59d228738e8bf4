// SPDX-License-Identifier: MIT
// Non-interference: two worlds with the same public history and different secrets get the same inputs. They
// must look the same to everyone until a secret is revealed.
#pragma once

#include "tests/conformance/playout.h"

namespace taletop::conformance {

struct Interference {
    std::string leak;  ///< the first difference and its place, or ""
    int pairs = 0;     ///< number of compared pairs
    int different = 0; ///< number of pairs with different secrets
    int entries = 0;   ///< number of entries played and compared in both worlds
};

/// Compares `pairs` pairs of worlds of one game. Compares the pending seats, prompts, counters, scores, the
/// spectator's scene and log, and the facts behind them.
[[nodiscard]] Interference compareWorlds(const contract::Game& game, int pairs);

} // namespace taletop::conformance
