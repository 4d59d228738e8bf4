// SPDX-License-Identifier: MIT
// Matches for reviews: played casually, or well with one blunder.
#pragma once

#include "core/match/match.h"

#include <optional>

namespace taletop::tests {

/// A whole match of casual players, with the fewest seats of the game, but at least two if possible.
[[nodiscard]] match::Match playedCasually(const contract::Game& game, std::uint64_t seed);

struct Blunder {
    match::Match match;    ///< played to its end
    std::size_t entry = 0; ///< the number of entries before the blunder
    double loss = 0;       ///< in worth, as far as the analysis knows
};
/// A match in which seat 0 follows the hints except in one decision, where it plays the worst; the others
/// play casually. That decision is drawn at random from those in which the worst certainly loses at least
/// `least` in worth. Nullopt if there was none.
[[nodiscard]] std::optional<Blunder> blundered(const contract::Game& game, std::uint64_t seed, double least);

} // namespace taletop::tests
