// SPDX-License-Identifier: MIT
#include "core/games/foxtail/state.h"

namespace taletop::foxtail {

std::size_t bitCount(const State& state, kit::Seat seat) {
    const std::size_t cards = state.size(zoneOf(SeatZone::Bits, seat));
    return isFinished(state, seat) ? cards - 1 : cards; // FT-24: the tip is no bit
}

Tail tailOf(const State& state, kit::Seat seat) {
    Tail tail;
    for (const kit::Card& card : state.cards(zoneOf(SeatZone::Bits, seat)).first(bitCount(state, seat)))
        tail.push_back({charmsOf(card.face), static_cast<Link>(card.mark)});
    return tail;
}

} // namespace taletop::foxtail
