// SPDX-License-Identifier: MIT
// Texts that freeze a game: later versions are compared with them. Deterministic everywhere.
#pragma once

#include "core/ruleset/game.h"

#include <cstdint>
#include <string>

namespace taletop::cli {

/// Number of sequences of `depth` moves, by any pending seats in any order, from the start under
/// this seed. A sequence that ends the game earlier does not count. Chance comes from the seed.
[[nodiscard]] std::uint64_t perftCount(const ruleset::Game& game, const ruleset::Options& options,
                                       std::uint64_t seed, int depth);

/// One line for each number of seats and depth, as long as the counts are small: "4 seats, seed
/// 1, depth 3: 336".
[[nodiscard]] std::string perftText(const ruleset::Game& game);

/// One line for each number of seats: a hash over 100 games of random bots, all entries and
/// results. It changes when any rule, bot or piece of randomness does.
[[nodiscard]] std::string signatureText(const ruleset::Game& game);

/// A game of casual bots to read: every entry with its lines of the log, and the score sheet.
[[nodiscard]] std::string playthroughText(const ruleset::Game& game, int seats, std::uint64_t seed);

} // namespace taletop::cli
