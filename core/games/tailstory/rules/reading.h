// SPDX-License-Identifier: MIT
// Functions to read the table of Tail Story: zones, turn order, the chain.
#pragma once

#include "core/games/tailstory/rules/state.h"
#include "core/kit/at.h"

namespace taletop::tailstory {

// ---- zones

[[nodiscard]] inline int sizeOf(const State& state, ZoneKind zone, kit::Seat seat) {
    return state.count(zone, seat);
}
/// Has the seat chosen a character?
[[nodiscard]] inline bool hasCharacter(const State& state, kit::Seat seat) {
    return !state.empty(ZoneKind::Character, seat);
}
[[nodiscard]] inline kit::Card characterCard(const State& state, kit::Seat seat) {
    return state.cards(ZoneKind::Character, seat)[0];
}
[[nodiscard]] inline const Character& characterAt(const State& state, kit::Seat seat) {
    return characterOf(characterCard(state, seat).face);
}
[[nodiscard]] inline Type typeAt(const State& state, kit::Seat seat) { return characterAt(state, seat).type; }
/// Is the character in Altered form (TS-22, TS-115, TS-116)?
[[nodiscard]] inline bool isAltered(const State& state, kit::Seat seat) {
    return (characterCard(state, seat).mark & alteredMark) != 0;
}
/// TS-117: 4 with three achievements, otherwise 5.
[[nodiscard]] inline int handLimit(const State& state, kit::Seat seat) {
    return sizeOf(state, ZoneKind::Achievements, seat) >= 3 ? 4 : 5;
}
/// The number of cards in the zone with any bit of `mark`.
[[nodiscard]] inline int markedIn(const State& state, kit::Zone zone, std::uint8_t mark) {
    int count = 0;
    for (const kit::Card& card : state.cards(zone))
        count += (card.mark & mark) != 0 ? 1 : 0;
    return count;
}

// ---- turn order (TS-19)

/// The seat's queue number minus one, so 0 for 1ST. The queue cards must have been drawn.
[[nodiscard]] inline int placeOf(const State& state, kit::Seat seat) {
    int place = 0;
    while (state.number(Number::SeatAt, place) != seat)
        ++place;
    return place;
}
/// The seat `steps` turns after `seat`; 0 is the seat itself.
[[nodiscard]] inline kit::Seat seatAfter(const State& state, kit::Seat seat, int steps) {
    const int place = (placeOf(state, seat) + steps) % state.seats();
    return state.seatIn(Number::SeatAt, place);
}

// ---- the chain (TS-37 to TS-54)

/// The number of items in the chain: 0 between actions, 1 for an action alone.
[[nodiscard]] inline std::uint8_t chainLength(const State& state) {
    return kit::cardNumber(state.count(chain));
}
/// The owner of an item; `item` counts from 1, the action.
[[nodiscard]] inline kit::Seat itemOwner(const State& state, int item) {
    return kit::seatAt(kit::at(state.cards(chain), item - 1).mark & stackOwner);
}

} // namespace taletop::tailstory
