// SPDX-License-Identifier: MIT
// Pairs of worlds: matches with one public history whose hidden cards differ.
#pragma once

#include "core/kit/rng.h"
#include "core/match/match.h"

#include <optional>
#include <utility>

namespace taletop::conformance {

/// A move for each of two states: the same if one is legal in both, else two of a shape, each with
/// cards that only its own world allows; nothing if there is no such pair.
[[nodiscard]] std::optional<std::pair<contract::AnyMove, contract::AnyMove>>
movesFor(const contract::Game& game, const contract::AnyState& one, const contract::AnyState& other,
         kit::Seat seat, kit::Rng& rng);

struct Worlds {
    match::Match one;
    match::Match other;
};

/// Two matches of people that are publicly the same after each of their at most `entries` entries
/// beyond the set-up, with other cards hidden wherever the table allows it. They end early where
/// whatever is played next would lay open what differs.
[[nodiscard]] Worlds worldsOf(const contract::Game& game, int seats, std::uint64_t seed, int entries);

} // namespace taletop::conformance
