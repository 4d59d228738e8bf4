// SPDX-License-Identifier: MIT
// Pairs of worlds: matches with the same public history but different hidden cards.
#pragma once

#include "core/kit/rng.h"
#include "core/match/match.h"

#include <optional>
#include <utility>

namespace taletop::conformance {

/// Returns a move for each of two states: either one move that is legal in both, or two moves that differ
/// only in their cards and are legal only in their own state. Returns nullopt if there is no such pair.
[[nodiscard]] std::optional<std::pair<contract::AnyMove, contract::AnyMove>>
movesFor(const contract::Game& game, const contract::AnyState& one, const contract::AnyState& other,
         kit::Seat seat, kit::Rng& rng);

struct Worlds {
    match::Match one;
    match::Match other;
};

/// Returns two matches of people with the same public history in each of up to `entries` entries after the
/// set-up, but with different hidden cards where possible. They end early if every next entry would reveal a
/// difference.
[[nodiscard]] Worlds worldsOf(const contract::Game& game, int seats, std::uint64_t seed, int entries);

} // namespace taletop::conformance
