// SPDX-License-Identifier: MIT
// Matches to look back at: played casually, or well but for one blunder.
#pragma once

#include "core/match/match.h"

#include <optional>

namespace taletop::tests {

/// A whole match of casual players, with as few seats as the game takes, two at least where it can.
[[nodiscard]] match::Match playedCasually(const contract::Game& game, std::uint64_t seed);

struct Blunder {
    match::Match match;    ///< played to its end
    std::size_t entry = 0; ///< so many entries were played before the blunder
    double loss = 0;       ///< of worth, as far as the thought of it went
};
/// A match in which seat 0 follows what hints find best but for one decision, where it does the worst there
/// is; the others play casually. That decision is one of those, drawn at random, in which the worst loses
/// `least` of worth for certain. Nothing, if there was no such decision.
[[nodiscard]] std::optional<Blunder> blundered(const contract::Game& game, std::uint64_t seed, double least);

} // namespace taletop::tests
