// SPDX-License-Identifier: MIT
// The moves of Foxtail.
#pragma once

#include "core/games/foxtail/rules/tail.h"
#include "core/kit/seat.h"

namespace taletop::foxtail {

/// A move. Unused fields stay at their defaults, so that equal moves have equal bytes.
struct Move {
    enum class Kind : std::uint8_t {
        Draw,   ///< "draw": choose to draw (FT-16)
        Brush,  ///< "brush": choose to brush (FT-40)
        Link,   ///< "link over-top": the drawn bit's link, or the next link of a brush (FT-28, FT-41)
        Commit, ///< "commit": finish the brush (FT-42)
        Vote,   ///< "vote 2": give the point for the prettiest tail to seat 2 (FT-62)
    };
    Kind kind = Kind::Draw;
    Link link = Link::None;
    kit::Seat seat = 0;

    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace taletop::foxtail
