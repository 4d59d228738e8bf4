// SPDX-License-Identifier: MIT
#include "core/bots/intentions.h"

namespace taletop::bots {

void Intentions::keep(kit::Seat seat, std::size_t moves, const contract::AnyDecision& steps) {
    kit::at(m_seats, seat) = {moves, steps};
}

std::optional<contract::AnyMove> Intentions::next(const contract::Game& game, const contract::AnyState& view,
                                                  kit::Seat seat, std::size_t moves) const {
    const auto& [from, steps] = kit::at(m_seats, seat);
    if (moves < from || moves - from >= steps.size())
        return std::nullopt;
    const contract::AnyMove& step = steps[moves - from];
    const bool legal = game.pending(view).seats.contains(seat) && !game.whyNot(view, seat, step);
    return legal ? std::optional(step) : std::nullopt;
}

} // namespace taletop::bots
