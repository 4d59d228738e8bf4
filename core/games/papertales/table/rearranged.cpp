// SPDX-License-Identifier: MIT
// Lets players rearrange a plan freely. Takes back steps that the rules allow only once, and makes them
// again.
#include "core/games/papertales/table/table.h"

#include <algorithm>

namespace taletop::papertales {

namespace {

using Kind = Move::Kind;
using Moves = std::span<const Move>;

bool isStep(const Move& move) {
    return move.kind == Kind::Deploy || move.kind == Kind::Move || move.kind == Kind::Discard ||
           move.kind == Kind::Back || move.kind == Kind::Keep;
}

/// The steps of the current plan, at the end of the moves.
Moves planIn(Moves made) {
    std::size_t first = made.size();
    while (first > 0 && isStep(made[first - 1]))
        --first;
    return made.subspan(first);
}

bool concerns(const Move& step, std::uint8_t spot) {
    return step.kind != Kind::Keep && (step.spot == spot || (step.kind == Kind::Move && step.to == spot));
}

} // namespace

std::optional<contract::Rearrangement<Move>> Shown::rearranged(Moves made, const Move& wanted) {
    const Moves plan = planIn(made);
    if (plan.empty())
        return {};
    const Move& last = plan.back();
    if (wanted.kind == Kind::Move && last.kind == Kind::Move && last.to == wanted.spot) {
        contract::Rearrangement<Move> other{.back = 1, .instead = {}};
        if (last.spot != wanted.to)
            other.instead.push_back({.kind = Kind::Move, .spot = last.spot, .to = wanted.to});
        return other;
    }
    const auto step = std::ranges::find_if(plan.rbegin(), plan.rend(),
                                           [&](const Move& each) { return concerns(each, wanted.spot); });
    if (wanted.kind != Kind::Back || step == plan.rend() || step->kind != Kind::Deploy)
        return {};
    const auto later = plan.last(static_cast<std::size_t>(step - plan.rbegin()));
    return contract::Rearrangement<Move>{.back = later.size() + 1, .instead = {later.begin(), later.end()}};
}

} // namespace taletop::papertales
