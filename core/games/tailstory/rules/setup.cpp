// SPDX-License-Identifier: MIT
// Sets up the table before the first turn: queue cards, characters, decks.
#include "core/games/tailstory/rules/rules.h"
#include "core/games/tailstory/rules/turn.h"
#include "core/kit/at.h"

namespace taletop::tailstory {

State Rules::setup(const contract::Options& options) {
    State state;
    kit::Facts nobody;
    const auto option = [&](Option which, int index = 0) {
        return options.values[static_cast<std::size_t>(which) + static_cast<std::size_t>(index)];
    };
    for (int design = 0; design < designCount; ++design) { // TS-2, TS-130
        const int copies = option(Option::Copies, design);
        state.setNumberOf(Number::Copies, design, copies, nobody);
        for (int copy = 0; copy < copies; ++copy)
            state.add(box, {.face = eventFace(design, copy)}, nobody);
    }
    for (int place = 0; place < options.seats; ++place) { // TS-10
        state.add(queuePile, {.face = kit::cardNumber(firstQueue + place)}, nobody);
        state.setNumberOf(Number::SeatAt, place, place, nobody);
    }
    for (int i = 0; i < characterCount; ++i) // TS-8, TS-22
        state.add(characterRow, {.face = kit::cardNumber(firstCharacter + i)}, nobody);
    state.setNumber(Number::Seats, options.seats, nobody);
    state.setNumber(Number::TurnOwner, -1, nobody);
    state.setNumber(Number::Winner, -1, nobody);
    state.setNumber(Number::ActingMost, option(Option::ActingMost) == 1 ? 5 : 3, nobody); // TS-126
    state.setNumber(Number::Fastest, option(Option::Responses), nobody);                  // TS-127
    state.setNumber(Number::EntryCheck, option(Option::EntryCheck), nobody);
    state.setNumber(Number::IdleCheck, option(Option::IdleCheck), nobody);
    state.setNumber(Number::TurnCap, option(Option::TurnCap), nobody);
    ask(state, Step::DrawQueue, -1, nobody);
    return state;
}

// TS-19: seat `i` takes queue card `places[i]`, counted from 0.
void takeQueueCards(State& state, std::span<const std::uint8_t> places, kit::Facts& facts) {
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        const int place = kit::at(places, seat);
        tell(facts, Note::TakesQueue, seat, place + 1);
        state.moveToEnd(queuePile, state.placeOf(queuePile, firstQueue + place),
                        zoneOf(ZoneKind::Queue, seat), 0, facts);
        state.setNumberOf(Number::SeatAt, place, seat, facts);
    }
    const auto last = state.seatIn(Number::SeatAt, state.seats() - 1);
    ask(state, Step::Characters, last, facts); // TS-20
}

// TS-20 to TS-22: seats choose in order from the highest queue number down.
void chooseCharacter(State& state, kit::Seat seat, std::uint8_t face, kit::Facts& facts) {
    tell(facts, Note::Chooses, seat, face);
    state.moveToEnd(characterRow, state.placeOf(characterRow, face), zoneOf(ZoneKind::Character, seat), 0,
                    facts);
    const int place = placeOf(state, seat);
    if (place > 0)
        return ask(state, Step::Characters, state.seatIn(Number::SeatAt, place - 1), facts);
    ask(state, Step::Shuffle, -1, facts);
}

// Deals decks and hands (TS-23, TS-24). The remaining cards stay in the box.
void deal(State& state, std::span<const std::uint8_t> order, kit::Facts& facts) {
    state.reorder(box, order, facts);
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        for (int i = 0; i < deckSize; ++i)
            state.moveToEnd(box, state.size(box) - 1, zoneOf(ZoneKind::Deck, seat), 0, facts);
        drawCards(state, seat, openingHand, facts);
    }
    beginTurn(state, state.seatIn(Number::SeatAt, 0), facts);
}

} // namespace taletop::tailstory
