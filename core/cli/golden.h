// SPDX-License-Identifier: MIT
// Texts that record a game's behaviour, for comparison with later versions. Deterministic everywhere.
#pragma once

#include "core/contract/game.h"

#include <cstdint>
#include <string>

namespace taletop::cli {

/// The number of sequences of `depth` moves, by any pending seats in any order, from the start under this
/// seed. Sequences that end the game earlier do not count. Chance comes from the seed.
[[nodiscard]] std::uint64_t perftCount(const contract::Game& game, const contract::Options& options,
                                       std::uint64_t seed, int depth);

/// A line for each number of seats and depth, up to a limit on the counts: "4 seats, seed 1, depth 3: 336".
[[nodiscard]] std::string perftText(const contract::Game& game);

/// A line for each number of seats: a hash of 100 games of random bots with all entries and results. It
/// changes whenever a rule, a bot or the randomness does.
[[nodiscard]] std::string signatureText(const contract::Game& game);

/// A game of casual bots for readers: every entry with its lines of the log, and the score sheet.
[[nodiscard]] std::string playthroughText(const contract::Game& game, int seats, std::uint64_t seed);

} // namespace taletop::cli
