// SPDX-License-Identifier: MIT
// Sets up the table before the first decision (PT-8), and defines functions that the phases share.
#include "core/games/papertales/rules/rules.h"
#include "core/games/papertales/rules/turn.h"

#include <algorithm>

namespace taletop::papertales {

int buildingsOwned(const State& state, kit::Seat seat) {
    int count = 0;
    for (const kit::Card& building : state.cards(ZoneKind::Buildings, seat))
        count += building.mark > 0 ? 1 : 0;
    return count;
}

bool hasFifthSpot(const State& state, kit::Seat seat) {
    return std::ranges::any_of(state.cards(ZoneKind::Buildings, seat),
                               [](kit::Card building) { return building.mark == 2; });
}

bool allCommitted(const State& state) { return state.number(Number::Committed) == (1 << state.seats()) - 1; }

void setCommitted(State& state, kit::Seat seat, kit::Facts& facts) {
    state.setNumber(Number::Committed, state.number(Number::Committed) | 1 << seat, facts);
}

void beginStep(State& state, Step step, kit::SeatSet asked, kit::Facts& facts) {
    int committed = 0;
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        committed |= asked.contains(seat) ? 0 : 1 << seat;
    state.setNumber(Number::Committed, committed, facts);
    state.setNumber(Number::Step, step, facts);
}

void beginStep(State& state, Step step, kit::Facts& facts) { beginStep(state, step, kit::SeatSet{}, facts); }

void addGold(State& state, kit::Seat seat, int gold, kit::Facts& facts) {
    assert(state.number(Number::Gold, seat) + gold >= 0); // PT-28
    state.setNumberOf(Number::Gold, seat, state.number(Number::Gold, seat) + gold, facts);
}

void addPoints(State& state, kit::Seat seat, int points, kit::Facts& facts) {
    state.setNumberOf(Number::Points, seat, std::max(0, state.number(Number::Points, seat) + points), facts);
}

void discardUnit(State& state, kit::Seat seat, int spot, kit::Facts& facts) {
    state.moveToEnd(spotZone(seat, spot), 0, discardPile, 0, facts); // PT-10, PT-17
}

State Rules::setup(const contract::Options& options) {
    State state;
    kit::Facts nobody;
    for (std::uint8_t face = firstUnit; face <= lastUnit; ++face) // PT-2
        for (int copy = 0; copy < unitOf(face).copies; ++copy)
            state.add(drawPile, {.face = face}, nobody);
    const auto seats = kit::seatAt(options.seats);
    state.setNumber(Number::Seats, seats, nobody);
    for (kit::Seat seat = 0; seat < seats; ++seat) {
        for (std::uint8_t building = 0; building < buildingCount; ++building) // PT-9
            state.add(zoneOf(ZoneKind::Buildings, seat), {.face = kit::cardNumber(firstBuilding + building)},
                      nobody);
        state.setNumberOf(Number::Gold, seat, 3, nobody);
        for (const Number number : {Number::Strength, Number::WarsWon, Number::Income})
            state.setNumberOf(number, seat, -1, nobody);
    }
    state.setNumber(Number::Turn, 1, nobody);
    beginStep(state, Step::Shuffle, nobody);
    return state;
}

} // namespace taletop::papertales
