// SPDX-License-Identifier: MIT
// Plays matches for reviews: casually, or well with one blunder.
#pragma once

#include "core/match/match.h"

#include <optional>

namespace taletop::tests {

/// Returns a whole match of casual players, with as few seats as the game allows, but at least two.
[[nodiscard]] match::Match playedCasually(const contract::Game& game, std::uint64_t seed);

struct Blunder {
    match::Match match;    ///< played to its end
    std::size_t entry = 0; ///< number of entries before the blunder
    double loss = 0;       ///< estimated loss in worth
};
/// Returns a match in which seat 0 follows hints, except in one decision, and the other seats play casually.
/// In that decision, which is chosen at random, seat 0 plays the worst move, which certainly loses at least
/// `least` in worth. Returns nullopt if there is no such decision.
[[nodiscard]] std::optional<Blunder> blundered(const contract::Game& game, std::uint64_t seed, double least);

} // namespace taletop::tests
