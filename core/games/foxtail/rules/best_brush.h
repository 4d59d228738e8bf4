// SPDX-License-Identifier: MIT
// The exact best brush: the links that earn a tail the most own points (FT-74, FT-76).
#pragma once

#include "core/games/foxtail/rules/score.h"

namespace taletop::foxtail {

using LinkList = kit::FixedVector<Link, longestTail>;

/// The best links of a tail's bits, second bit first, and their score.
struct BestBrush {
    LinkList links;
    int points = 0; ///< of the tail on its own
};

/// The alphabetically first links (A, B, C, D) with the most own points, by dynamic programming in time
/// linear in the tail (FT-74; FT-75 lists some). The tail's current links do not matter.
[[nodiscard]] BestBrush bestBrush(const Tail& tail);

/// The same among the links with a chain of at least `chain` and a match of at least `match`
/// charms (FT-76); points -1 if there are none.
[[nodiscard]] BestBrush bestBrushWith(const Tail& tail, int chain, int match);

/// The links with the highest figure among those that begin with `begun`: own points, plus `bonus` for a
/// chain of at least `charms` charms, and the same for such a match (policy G2 of FT-73). `points` of the
/// result is the figure.
[[nodiscard]] BestBrush bestFigure(const Tail& tail, const LinkList& begun, int charms, int bonus);

} // namespace taletop::foxtail
