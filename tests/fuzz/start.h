// SPDX-License-Identifier: MIT
// The first bytes of move_fuzz's inputs.
#pragma once

#include "core/contract/registry.h"
#include "core/match/match.h"

#include <array>
#include <cstdint>

namespace taletop::tests {

/// The game's index in the registry, its seats above the minimum, the seed, and the number of random moves to
/// play first. All values are valid. They are mapped to a few usual starts, whose matches can be cached.
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

/// Returns the match at a usual start.
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
