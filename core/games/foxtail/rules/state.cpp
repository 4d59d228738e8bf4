// SPDX-License-Identifier: MIT
#include "core/games/foxtail/rules/state.h"

#include "core/games/foxtail/rules/deck_parts.h"

#include <algorithm>

namespace taletop::foxtail {

int bitCount(const State& state, kit::Seat seat) {
    const int cards = state.count(ZoneKind::Bits, seat);
    return isFinished(state, seat) ? cards - 1 : cards; // FT-24: the tip is not a bit
}

Tail tailOf(const State& state, kit::Seat seat) {
    Tail tail;
    const auto cards = state.cards(ZoneKind::Bits, seat);
    for (int place = 0; place < bitCount(state, seat); ++place)
        tail.push_back({charmsOf(kit::at(cards, place).face), linkOf(kit::at(cards, place))});
    return tail;
}

int tipsLeft(const State& state) {
    int tips = 0;
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        tips += isFinished(state, seat) ? 0 : 1;
    return tips;
}

int certainBits(const State& state) { return std::max(0, state.count(deckZone) - lowerCards(state.seats())); }

} // namespace taletop::foxtail
