// SPDX-License-Identifier: MIT
// Finds the moves meant by touches that make no legal move.
#include "core/contract/touched.h"
#include "core/games/foxtail/table/table.h"

namespace taletop::foxtail {

std::optional<Move> Shown::meant(const State& view, kit::Seat, std::span<const scene::Pick> touched) {
    using Touched = scene::Pick::Kind;
    const scene::Pick& thing = touched.back();
    if (thing.kind == Touched::Zone && thing.zone == deckZone)
        return Move{.kind = Move::Kind::Draw};
    if (thing.kind == Touched::Seat && thing.index >= 0 && thing.index < view.seats())
        return Move{.kind = Move::Kind::Vote, .seat = kit::seatAt(thing.index)};
    if (thing.kind == Touched::Spot)
        for (const Link link : allLinks)
            if (spotOf(link) == thing.index)
                return Move{.kind = Move::Kind::Link, .link = link};
    return {};
}

} // namespace taletop::foxtail
