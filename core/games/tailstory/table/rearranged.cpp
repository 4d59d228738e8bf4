// SPDX-License-Identifier: MIT
// Lets players put back a picked card before anyone else sees it. Later picks are made again.
#include "core/games/tailstory/table/table.h"

#include <algorithm>

namespace taletop::tailstory {

namespace {

/// The picks at the end of the moves.
std::span<const Move> picksIn(std::span<const Move> made) {
    std::size_t first = made.size();
    while (first > 0 && made[first - 1].kind == Move::Kind::Pick)
        --first;
    return made.subspan(first);
}

} // namespace

std::optional<contract::Rearrangement<Move>> Shown::rearranged(std::span<const Move> made,
                                                               const Move& wanted) {
    const auto picks = picksIn(made);
    const auto same = std::ranges::find_if(picks.rbegin(), picks.rend(), [&](const Move& each) {
        return wanted.kind == Move::Kind::Pick && each.card == wanted.card;
    });
    if (same == picks.rend())
        return {};
    const auto later = picks.last(static_cast<std::size_t>(same - picks.rbegin()));
    return contract::Rearrangement<Move>{.back = later.size() + 1, .instead = {later.begin(), later.end()}};
}

} // namespace taletop::tailstory
