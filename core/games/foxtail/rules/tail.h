// SPDX-License-Identifier: MIT
// A tail: its bits from the fox to the tip, each with the link to the previous bit.
#pragma once

#include "core/games/foxtail/rules/cards.h"
#include "core/kit/at.h"
#include "core/kit/card.h"
#include "core/kit/fixed_vector.h"

namespace taletop::foxtail {

/// The way a bit is joined to the bit before it (FT-28, FT-29). The value is the mark of the bit's card in
/// its tail; the first bit has none (FT-22).
enum class Link : std::uint8_t {
    None = 0,
    OverTop = 1,     ///< joins the charms of kind A
    UnderTop = 2,    ///< joins the charms of kind B
    OverBottom = 3,  ///< joins the charms of kind C
    UnderBottom = 4, ///< joins the charms of kind D
};
inline constexpr std::array allLinks{Link::OverTop, Link::UnderTop, Link::OverBottom, Link::UnderBottom};

/// The kind of charm that a link joins (FT-29); the link may not be None.
[[nodiscard]] constexpr Kind joinedKind(Link link) {
    return static_cast<Kind>(static_cast<std::uint8_t>(link) - 1);
}
/// The link that joins charms of a kind.
[[nodiscard]] constexpr Link linkOf(Kind kind) { return kit::at(allLinks, kind); }
/// The link of a card in a tail.
[[nodiscard]] constexpr Link linkOf(kit::Card card) { return static_cast<Link>(card.mark); }
[[nodiscard]] constexpr int markOf(Link link) { return static_cast<int>(link); }
/// The corner of a bit, from 0, with the charms that a link joins.
[[nodiscard]] constexpr int spotOf(Link link) { return static_cast<int>(joinedKind(link)); }
/// Do two consecutive links remove each other's joins? Only BA and DC do (FT-34).
[[nodiscard]] constexpr bool spoils(Link first, Link second) {
    return (first == Link::UnderTop && second == Link::OverTop) ||
           (first == Link::UnderBottom && second == Link::OverBottom);
}

inline constexpr int longestTail = 20; ///< the most bits of a tail (FT-70)

/// A bit of a tail, always the right way up (FT-31).
struct TailBit {
    Charms charms{};
    Link link = Link::None; ///< the link to the bit before; None for the first

    friend bool operator==(const TailBit&, const TailBit&) = default;
};

using Tail = kit::FixedVector<TailBit, longestTail>;

} // namespace taletop::foxtail
