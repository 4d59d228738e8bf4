// SPDX-License-Identifier: MIT
// What one link would do to a tail: the drawn bit's, or the next one of a brush.
#pragma once

#include "core/games/foxtail/rules/state.h"

namespace taletop::foxtail {

/// The tail of `seat` as it lies, with the links that its brush has got so far as far as the
/// viewer knows them: nobody but the owner does (FT-18).
[[nodiscard]] Tail brushedTail(const State& view, kit::Seat seat);

/// How many links the seat's brush has got so far, as far as the viewer knows.
[[nodiscard]] std::size_t linksSet(const State& view, kit::Seat seat);

/// Does the seat have a drawn bit in hand (FT-20)?
[[nodiscard]] inline bool holdsBit(const State& view, kit::Seat seat) {
    return !view.empty(ZoneKind::Drawn, seat);
}

/// What a link would do.
struct LinkEffect {
    enum class Meets : std::uint8_t { Nothing, Match, Chain };

    Tail tail;             ///< as it would lie
    std::size_t place = 0; ///< of the bit that is linked, counted from 0
    int first = 0;         ///< the joined number of the bit before
    int second = 0;        ///< and of the bit itself
    Meets meets = Meets::Nothing;
    int charms = 0;               ///< in the set that the join would stand in, 0: in none
    bool stands = false;          ///< would the join stand (FT-34)?
    bool takesJoinBefore = false; ///< would it take the join before away (FT-35)?
    int pointsBefore = 0;         ///< own points
    int points = 0;               ///< own points afterwards

    [[nodiscard]] int gain() const { return points - pointsBefore; }
};

/// The effect of `link` for a seat that has a link to choose: it holds a bit, or its brush lacks
/// a link. The links behind the one chosen count as they lie.
[[nodiscard]] LinkEffect effectOf(const State& view, kit::Seat seat, Link link);

} // namespace taletop::foxtail
