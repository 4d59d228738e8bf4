// SPDX-License-Identifier: MIT
// Texts that freeze a game: later versions are compared with them. Deterministic everywhere.
#pragma once

#include "core/contract/game.h"

#include <cstdint>
#include <string>

namespace taletop::cli {

/// Number of sequences of `depth` moves, by any pending seats in any order, from the start under
/// this seed. A sequence that ends the game earlier does not count. Chance comes from the seed.
[[nodiscard]] std::uint64_t perftCount(const contract::Game& game, const contract::Options& options,
                                       std::uint64_t seed, int depth);

/// One line for each number of seats and depth, as long as the counts are small: "4 seats, seed
/// 1, depth 3: 336".
[[nodiscard]] std::string perftText(const contract::Game& game);

/// One line for each number of seats: a hash over 100 games of random bots, all entries and
/// results. It changes when any rule, bot or piece of randomness does.
[[nodiscard]] std::string signatureText(const contract::Game& game);

/// A game of casual bots to read: every entry with its lines of the log, and the score sheet.
[[nodiscard]] std::string playthroughText(const contract::Game& game, int seats, std::uint64_t seed);

} // namespace taletop::cli
