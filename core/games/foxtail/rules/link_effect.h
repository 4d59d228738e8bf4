// SPDX-License-Identifier: MIT
// The effect of a link on a tail: the drawn bit's link, or the next one of a brush.
#pragma once

#include "core/games/foxtail/rules/moves.h"
#include "core/games/foxtail/rules/state.h"

#include <span>

namespace taletop::foxtail {

/// The tail of `seat`, with the links set so far by its brush if the viewer is its owner (FT-18).
[[nodiscard]] Tail brushedTail(const State& view, kit::Seat seat);
/// The same tail after these further steps of the brush.
[[nodiscard]] Tail brushedTail(const State& view, kit::Seat seat, std::span<const Move> steps);

/// The number of links set so far by the seat's brush, as far as the viewer can see.
[[nodiscard]] std::size_t linksSet(const State& view, kit::Seat seat);

/// Does the seat have a drawn bit in hand (FT-20)?
[[nodiscard]] inline bool holdsBit(const State& view, kit::Seat seat) {
    return !view.empty(ZoneKind::Drawn, seat);
}

/// The change that one link makes to a tail.
struct LinkEffect {
    enum class Meets : std::uint8_t { Nothing, Match, Chain };

    Tail tail;             ///< the tail with the link in place
    std::size_t place = 0; ///< place of the linked bit, counted from 0
    int first = 0;         ///< the joined number of the bit before it
    int second = 0;        ///< the joined number of the bit itself
    Meets meets = Meets::Nothing;
    int charms = 0;               ///< charms in the set that the join makes; 0: no set
    bool stands = false;          ///< would the join stand (FT-34)?
    bool takesJoinBefore = false; ///< would it remove the join before it (FT-35)?
    int pointsBefore = 0;         ///< own points before
    int points = 0;               ///< own points after

    [[nodiscard]] int gain() const { return points - pointsBefore; }
};

/// Returns the effect of `link` for a seat that must choose a link, either for a drawn bit or for a brush. In
/// a brush, the later bits still have their old links.
[[nodiscard]] LinkEffect effectOf(const State& view, kit::Seat seat, Link link);

} // namespace taletop::foxtail
