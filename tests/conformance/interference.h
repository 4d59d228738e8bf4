// SPDX-License-Identifier: MIT
// Non-interference: two worlds with one public history and different secrets, played on with the
// same inputs, must look the same to everybody for as long as no secret comes to light.
#pragma once

#include "tests/conformance/playout.h"

namespace taletop::conformance {

struct Interference {
    std::string leak;  ///< the first difference, with where it was; empty: none
    int pairs = 0;     ///< worlds compared
    int different = 0; ///< of these, pairs whose secrets did differ
    int entries = 0;   ///< played in both and compared
};

/// Compares `pairs` pairs of worlds of one game: pending, prompts, counters, score, what the scene
/// shows and the log says to the spectator, and the facts behind all that.
[[nodiscard]] Interference compareWorlds(const contract::Game& game, int pairs);

} // namespace taletop::conformance
