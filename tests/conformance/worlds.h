// SPDX-License-Identifier: MIT
// Pairs of worlds: matches with the same public history and different hidden cards.
#pragma once

#include "core/kit/rng.h"
#include "core/match/match.h"

#include <optional>
#include <utility>

namespace taletop::conformance {

/// A move for each of two states: the same one if it is legal in both, otherwise two of the same form with
/// cards that only their own world allows; nullopt if there is no such pair.
[[nodiscard]] std::optional<std::pair<contract::AnyMove, contract::AnyMove>>
movesFor(const contract::Game& game, const contract::AnyState& one, const contract::AnyState& other,
         kit::Seat seat, kit::Rng& rng);

struct Worlds {
    match::Match one;
    match::Match other;
};

/// Two matches of people that are publicly the same after each of at most `entries` entries beyond the
/// set-up, with different hidden cards wherever the table allows it. They end early if every next entry would
/// reveal a difference.
[[nodiscard]] Worlds worldsOf(const contract::Game& game, int seats, std::uint64_t seed, int entries);

} // namespace taletop::conformance
