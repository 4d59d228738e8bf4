// SPDX-License-Identifier: MIT
#include "core/games/foxtail/rules/state.h"

#include "core/games/foxtail/rules/deck_parts.h"

#include <algorithm>

namespace taletop::foxtail {

std::size_t bitCount(const State& state, kit::Seat seat) {
    const std::size_t cards = state.size(ZoneKind::Bits, seat);
    return isFinished(state, seat) ? cards - 1 : cards; // FT-24: the tip is no bit
}

Tail tailOf(const State& state, kit::Seat seat) {
    Tail tail;
    for (const kit::Card& card : state.cards(ZoneKind::Bits, seat).first(bitCount(state, seat)))
        tail.push_back({charmsOf(card.face), static_cast<Link>(card.mark)});
    return tail;
}

int tipsLeft(const State& state) {
    int tips = 0;
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        tips += isFinished(state, seat) ? 0 : 1;
    return tips;
}

int certainBits(const State& state) {
    return std::max(0, static_cast<int>(state.size(deckZone)) - lowerCards(state.seats()));
}

} // namespace taletop::foxtail
