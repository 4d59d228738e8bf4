// SPDX-License-Identifier: MIT
// Matches in which bots move for people, and secret moves that other players do not see.
#pragma once

#include "core/kit/rng.h"
#include "tests/models/matches.h"

namespace taletop::app {

/// Returns `people` people, and bots for the remaining seats that the game needs.
[[nodiscard]] QStringList peopleAt(const contract::Game& game, int people);

/// Plays a match of these seats with bots' moves, to its end or for `length` entries.
[[nodiscard]] match::Match playedBy(const contract::Game& game, const QStringList& kinds, std::uint64_t seed,
                                    std::size_t length = SIZE_MAX);

/// Returns the legal moves of a seat. There are none if the seat is not asked.
[[nodiscard]] contract::AnyMoves legalMoves(const contract::Game& game, const contract::AnyState& state,
                                            kit::Seat seat);

/// Makes a small secret move that leaves the seat's question open. Returns false if there is no such move.
bool thinkOn(match::Match& match, kit::Seat seat, kit::Rng& random);

} // namespace taletop::app
