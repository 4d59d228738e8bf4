// SPDX-License-Identifier: MIT
// Matches that bots have played for people, and moves that nobody else at the table sees.
#pragma once

#include "core/kit/rng.h"
#include "tests/models/matches.h"

namespace taletop::app {

/// So many people, and bots on the rest of the seats that the game needs.
[[nodiscard]] QStringList peopleAt(const contract::Game& game, int people);

/// A match that bots have played for these seats, over or after so many entries.
[[nodiscard]] match::Match playedBy(const contract::Game& game, const QStringList& kinds, std::uint64_t seed,
                                    std::size_t length = SIZE_MAX);

/// None if the seat is not asked.
[[nodiscard]] contract::AnyMoves legalMoves(const contract::Game& game, const contract::AnyState& state,
                                            kit::Seat seat);

/// A small move that nobody else sees, after which the seat is asked still; false: there is none.
bool thinkOn(match::Match& match, kit::Seat seat, kit::Rng& random);

} // namespace taletop::app
