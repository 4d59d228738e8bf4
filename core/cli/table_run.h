// SPDX-License-Identifier: MIT
// Plays a match of bots to its end.
#pragma once

#include "core/bots/bot.h"
#include "core/match/match.h"

#include <string>
#include <vector>

namespace taletop::cli {

/// Statistics of a seat's thinking in a match.
struct Thought {
    int choices = 0;         ///< the number of choices, each of one or more moves
    double seconds = 0;      ///< CPU time
    double worst = 0;        ///< CPU time of the longest choice, in seconds
    std::uint64_t moves = 0; ///< moves in imagined games
};

/// A match played by bots.
struct Played {
    match::Match match;
    kit::Notice refused; ///< empty, or the refusal that ended the match early
    int decisions = 0;
    std::vector<Thought> thoughts; ///< thoughts by seat
};

/// CPU time of this process in seconds.
[[nodiscard]] double cpuSeconds();

/// Plays a match with these bots by seat; each sees only its seat's view.
[[nodiscard]] Played playMatch(const contract::Game& game, const contract::Options& options,
                               std::uint64_t seed, std::span<const bots::Bot* const> seats);

} // namespace taletop::cli
