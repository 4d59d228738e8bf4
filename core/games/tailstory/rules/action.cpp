// SPDX-License-Identifier: MIT
// The effects of the current action, and the bounds of its numbers.
#include "core/games/tailstory/rules/turn.h"
#include "core/kit/at.h"

#include <algorithm>

namespace taletop::tailstory {

std::span<const Effect> effectsOf(const State& state) {
    const int token = state.cards(chain)[0].face;
    if (token < drawDiscardToken)
        return kindInfo(kindOf(state.number(Number::Item))).effects();
    if (token == drawDiscardToken)
        return drawDiscardEffects;
    if (token == swapToken)
        return swapEffects;
    if (const int borrowed = state.number(Number::Borrowed); borrowed != 0)
        return kindInfo(kindOf(borrowed)).effects(); // TS-84, TS-86
    return characterAt(state, state.turnOwner()).effects();
}

Effect effectNow(const State& state) { return kit::at(effectsOf(state), state.number(Number::EffectAt)); }

kit::Seat targetOf(const State& state) {
    kit::Seat seat = 0;
    while (seat < mostSeats && (state.number(Number::Targets) >> seat & 1) == 0)
        ++seat;
    return seat;
}

int recyclable(const State& state, kit::Seat seat) {
    int count = 0;
    for (const kit::Card& card : state.cards(ZoneKind::Discard, seat))
        count += canBeRecycled(card.face) ? 1 : 0;
    return count;
}

int mostSwapped(const State& state, kit::Seat seat, kit::Seat other) {
    return std::min({2, sizeOf(state, ZoneKind::Discard, seat), sizeOf(state, ZoneKind::Discard, other)});
}

Bounds numberBounds(const State& state) {
    const auto reach = [&](ZoneKind zone, kit::Seat seat, int most) {
        return std::min(most, sizeOf(state, zone, seat));
    };
    switch (state.step()) {
    case Step::DrawNumber: {
        const Effect effect = effectNow(state);
        const int most =
            effect.kind == Effect::Kind::ActingDraw ? state.number(Number::ActingMost) : effect.most;
        return {effect.least, reach(ZoneKind::Deck, state.turnOwner(), most)};
    }
    case Step::StealNumber:
        return {1, reach(ZoneKind::Hand, targetOf(state), effectNow(state).most)};
    case Step::Special:
        return {0, reach(ZoneKind::Deck, state.askedSeat(), effectNow(state).most)};
    case Step::MessDeck:
        return {0, 1};
    default:
        return {};
    }
}

} // namespace taletop::tailstory
