// SPDX-License-Identifier: MIT
// The exact best brush: the links that earn a tail the most own points (FT-74, FT-76).
#pragma once

#include "core/games/foxtail/rules/score.h"

namespace taletop::foxtail {

using LinkList = kit::FixedVector<Link, longestTail>;

/// The best links of a tail's bits, second bit first, and their score.
struct BestBrush {
    LinkList links;
    int points = 0; ///< the tail's own points
};

/// Returns the links with the most own points and, in a tie, the alphabetically first ones (A, B, C, D). Uses
/// dynamic programming, in time linear in the length of the tail (FT-74; FT-75 lists examples). The tail's
/// current links do not matter.
[[nodiscard]] BestBrush bestBrush(const Tail& tail);

/// The same among the links that make a chain of at least `chain` charms and a match of at least `match`
/// charms (FT-76). If there are none, `points` is -1.
[[nodiscard]] BestBrush bestBrushWith(const Tail& tail, int chain, int match);

/// Returns the links with the highest figure among those that begin with `begun`. The figure is the own
/// points plus `bonus` for a chain of at least `charms` charms, and the same for such a match (policy G2 of
/// FT-73). The `points` of the result are the figure.
[[nodiscard]] BestBrush bestFigure(const Tail& tail, const LinkList& begun, int charms, int bonus);

} // namespace taletop::foxtail
