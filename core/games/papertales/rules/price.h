// SPDX-License-Identifier: MIT
// The price of a construction (PT-65 to PT-70).
#pragma once

#include "core/games/papertales/rules/kingdom.h"

namespace taletop::papertales {

inline constexpr int landCostEach = 2; ///< PT-65

/// The cheapest price of a construction, or what is missing for it.
struct Price {
    bool possible = false;
    int gold = 0;    ///< if possible, the Land cost and replacements in Gold
    int missing = 0; ///< if not possible, the missing amount of `resource`
    Resource resource = Resource::Wood;
};

/// A Kingdom's means to pay, before the construction adds anything (PT-70).
struct Means {
    Production production;
    bool paysForWood = false; ///< PT-113
    bool paysForAny = false;  ///< PT-91
    bool paysLand = true;     ///< PT-94
    int buildings = 0;
};
[[nodiscard]] Means meansOf(const State& state, kit::Seat seat);

/// The price of upgrading a Building from level `from` (0: not in play) to the higher level `to`.
[[nodiscard]] Price priceOf(const Means& means, int building, int from, int to);
[[nodiscard]] Price priceOf(const State& state, kit::Seat seat, int building, int to);

} // namespace taletop::papertales
