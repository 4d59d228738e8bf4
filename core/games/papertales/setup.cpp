// SPDX-License-Identifier: MIT
// The table before the first decision (PT-8), and what the phases share.
#include "core/games/papertales/rules.h"
#include "core/games/papertales/turn.h"

#include <algorithm>

namespace taletop::papertales {

int buildingsOwned(const State& state, kit::Seat seat) {
    int count = 0;
    for (const kit::Card& building : state.cards(zoneOf(SeatZone::Buildings, seat)))
        count += building.mark > 0 ? 1 : 0;
    return count;
}

bool hasFifthSpot(const State& state, kit::Seat seat) {
    return std::ranges::any_of(state.cards(zoneOf(SeatZone::Buildings, seat)),
                               [](kit::Card building) { return building.mark == 2; });
}

int indexOf(const State& state, kit::Zone zone, int face) {
    const auto cards = state.cards(zone);
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (cards[i].face == face)
            return static_cast<int>(i);
    return -1;
}

bool allCommitted(const State& state) {
    return number(state, Scalar::Committed) == (1 << seatsOf(state)) - 1;
}

void setCommitted(State& state, kit::Seat seat, kit::Facts& facts) {
    state.set(key(Scalar::Committed), number(state, Scalar::Committed) | 1 << seat, facts);
}

void beginStep(State& state, Step step, kit::SeatSet asked, kit::Facts& facts) {
    int committed = 0;
    for (kit::Seat seat = 0; seat < seatsOf(state); ++seat)
        committed |= asked.contains(seat) ? 0 : 1 << seat;
    state.set(key(Scalar::Committed), committed, facts);
    state.set(key(Scalar::Step), static_cast<int>(step), facts);
}

void beginStep(State& state, Step step, kit::Facts& facts) { beginStep(state, step, kit::SeatSet{}, facts); }

void addGold(State& state, kit::Seat seat, int gold, kit::Facts& facts) {
    assert(number(state, Scalar::Gold, seat) + gold >= 0); // PT-28
    state.set(key(Scalar::Gold, seat), number(state, Scalar::Gold, seat) + gold, facts);
}

void addPoints(State& state, kit::Seat seat, int points, kit::Facts& facts) {
    state.set(key(Scalar::Points, seat), std::max(0, number(state, Scalar::Points, seat) + points), facts);
}

void discardUnit(State& state, kit::Seat seat, int spot, kit::Facts& facts) {
    state.moveToEnd(spotZone(seat, spot), 0, discardPile, 0, facts); // PT-10, PT-17
}

State Rules::setup(const ruleset::Options& options) {
    State state;
    kit::Facts nobody;
    for (std::uint8_t face = firstUnit; face <= lastUnit; ++face) // PT-2
        for (int copy = 0; copy < unitOf(face).copies; ++copy)
            state.add(drawPile, {.face = face}, nobody);
    const auto seats = static_cast<kit::Seat>(options.seats);
    state.set(key(Scalar::Seats), seats, nobody);
    for (kit::Seat seat = 0; seat < seats; ++seat) {
        for (std::uint8_t building = 0; building < buildingCount; ++building) // PT-9
            state.add(zoneOf(SeatZone::Buildings, seat),
                      {.face = static_cast<std::uint8_t>(firstBuilding + building)}, nobody);
        state.set(key(Scalar::Gold, seat), 3, nobody);
        for (const Scalar scalar : {Scalar::Strength, Scalar::WarsWon, Scalar::Income})
            state.set(key(scalar, seat), -1, nobody);
    }
    state.set(key(Scalar::Turn), 1, nobody);
    beginStep(state, Step::Shuffle, nobody);
    return state;
}

} // namespace taletop::papertales
