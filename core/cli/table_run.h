// SPDX-License-Identifier: MIT
// A table of bots that plays one match to its end.
#pragma once

#include "core/bots/bot.h"
#include "core/match/match.h"

#include <string>
#include <vector>

namespace taletop::cli {

/// How a seat has thought in a match.
struct Thought {
    int choices = 0;         ///< made; one may be several moves
    double seconds = 0;      ///< of the processor
    double worst = 0;        ///< seconds of the longest
    std::uint64_t moves = 0; ///< in imagined games
};

/// A match that bots have played.
struct Played {
    match::Match match;
    kit::Notice refused; ///< empty, or the refusal that ended the match too early
    int decisions = 0;
    std::vector<Thought> thoughts; ///< by seat
};

/// CPU time of this process in seconds.
[[nodiscard]] double cpuSeconds();

/// Bots by seat play a match; each sees its seat's view only.
[[nodiscard]] Played playMatch(const contract::Game& game, const contract::Options& options,
                               std::uint64_t seed, std::span<const bots::Bot* const> seats);

} // namespace taletop::cli
