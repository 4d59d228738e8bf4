// SPDX-License-Identifier: MIT
// The start of an input of move_fuzz.
#pragma once

#include "core/contract/registry.h"
#include "core/match/match.h"

#include <array>
#include <cstdint>

namespace taletop::tests {

/// The game by its index in the registry, its seats above the minimum, the seed, and the number of random
/// moves played first. Any bytes are valid; few of them differ, so that most inputs start in a place that is
/// cached.
using Start = std::array<std::uint8_t, 4>;

inline Start usual(Start start) {
    const auto games = contract::games();
    start[0] = static_cast<std::uint8_t>(start[0] % games.size());
    const contract::GameInfo& info = games[start[0]]->info();
    start[1] = static_cast<std::uint8_t>(start[1] % (info.seatsMost - info.seatsLeast + 1));
    start[2] = static_cast<std::uint8_t>(start[2] % 4);
    start[3] = static_cast<std::uint8_t>(start[3] / 10 * 10);
    return start;
}

/// The match at a usual start.
inline match::Match played(const Start& start) {
    const contract::Game& game = *contract::games()[start[0]];
    match::Header header;
    header.options = contract::standardOptions(game.info(), game.info().seatsLeast + start[1]);
    header.seed = start[2];
    match::Match match(game, header);
    kit::Rng rng(start[2]);
    for (int i = 0; i < start[3] && !match.over(); ++i) {
        const kit::Seat seat = match.pending().seats.first();
        contract::AnyMoves moves;
        game.legalMoves(match.state(), seat, moves);
        match.submit(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return match;
}

} // namespace taletop::tests
