// SPDX-License-Identifier: MIT
// Step 4: renews empty decks, lets seats collect achievements, and clears the play zones.
#include "core/games/tailstory/rules/turn.h"

namespace taletop::tailstory {

namespace {

void nextDeck(State& state, kit::Facts& facts);

/// Finishes a seat's check, and continues with the next seat in turn order (TS-108).
void seatDone(State& state, kit::Facts& facts) {
    state.setNumber(Number::Cursor, state.number(Number::Cursor) + 1, facts);
    nextDeck(state, facts);
}

/// TS-105: lets the seat collect an achievement after the renewal, if it may (TS-106, TS-107).
void beginAchievement(State& state, kit::Seat seat, kit::Facts& facts) {
    const int held = sizeOf(state, ZoneKind::Hand, seat);
    if (held == 0 || state.number(Number::Collected, seat) != 0)
        return seatDone(state, facts);
    if (held == 1)
        return achieve(state, seat, 0, facts); // TS-119
    ask(state, Step::Achieve, seat, facts);
}

/// TS-104: turns the discard pile into the deck, without the cards in the play zone.
void renew(State& state, kit::Seat seat, kit::Facts& facts) {
    const kit::Zone discard = zoneOf(ZoneKind::Discard, seat);
    const kit::Zone deck = zoneOf(ZoneKind::Deck, seat);
    tell(facts, Note::Renews, seat, state.count(discard));
    while (!state.empty(discard))
        state.moveToEnd(discard, state.size(discard) - 1, deck, 0, facts);
    if (state.size(deck) > 1)
        return ask(state, Step::Renew, seat, facts);
    beginAchievement(state, seat, facts);
}

/// Clears the play zones (TS-111), and continues with the play step (TS-112) or the end of the turn (TS-114).
void endDeckCheck(State& state, kit::Facts& facts) {
    state.setNumber(Number::Cursor, 0, facts);
    state.setNumber(Number::Empty, 0, facts);
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        const kit::Zone play = zoneOf(ZoneKind::Play, seat);
        while (!state.empty(play))
            state.moveToEnd(play, 0, zoneOf(ZoneKind::Discard, seat), 0, facts); // TS-54
    }
    if (state.number<CheckThen>(Number::CheckThen) == CheckThen::End)
        return beginEndDiscard(state, facts);
    ask(state, Step::Play, state.turnOwner(), facts);
}

void nextDeck(State& state, kit::Facts& facts) {
    const int empty = state.number(Number::Empty);
    for (int step = state.number(Number::Cursor); empty != 0 && step < state.seats(); ++step) {
        const kit::Seat seat = seatAfter(state, state.turnOwner(), step);
        if ((empty >> seat & 1) == 0)
            continue;
        state.setNumber(Number::Cursor, step, facts);
        if (!state.empty(ZoneKind::Discard, seat))
            return renew(state, seat, facts);
        if (overLimit(state, seat) > 0)
            return ask(state, Step::Emergency, seat, facts); // TS-109
        tell(facts, Note::NoNewDeck, seat);                  // TS-110
    }
    endDeckCheck(state, facts);
}

/// TS-115, TS-116: turns a character to its Altered form, from which it never changes back (TS-119).
void alter(State& state, kit::Seat seat, kit::Facts& facts) {
    if (isAltered(state, seat))
        return;
    tell(facts, Note::TurnsAltered, seat, characterCard(state, seat).face);
    state.setMark(zoneOf(ZoneKind::Character, seat), 0, alteredMark, facts);
}

} // namespace

void beginDeckCheck(State& state, CheckThen then, kit::Facts& facts) {
    int empty = 0;
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) // TS-103
        empty |= state.empty(ZoneKind::Deck, seat) ? 1 << seat : 0;
    state.setNumber(Number::Empty, empty, facts);
    state.setNumber(Number::CheckThen, then, facts);
    state.setNumber(Number::Cursor, 0, facts);
    nextDeck(state, facts);
}

void emergencyDiscard(State& state, kit::Seat seat, kit::Facts& facts) {
    discardPicked(state, seat, facts);
    renew(state, seat, facts);
}

void renewed(State& state, std::span<const std::uint8_t> order, kit::Facts& facts) {
    const kit::Seat seat = state.askedSeat();
    state.reorder(zoneOf(ZoneKind::Deck, seat), order, facts);
    beginAchievement(state, seat, facts);
}

void achieve(State& state, kit::Seat seat, std::size_t index, kit::Facts& facts) {
    const int count = sizeOf(state, ZoneKind::Achievements, seat) + 1;
    tell(facts, Note::Achieves, seat, count);
    state.moveToEnd(zoneOf(ZoneKind::Hand, seat), index, zoneOf(ZoneKind::Achievements, seat), 0, facts);
    state.setNumberOf(Number::Collected, seat, 1, facts); // TS-106
    if (count == winningPlaces) {                         // TS-118, TS-123, TS-124
        tell(facts, Note::Wins, seat);
        state.setNumber(Number::Winner, seat, facts);
        return ask(state, Step::Over, -1, facts);
    }
    if (count == 1)
        alter(state, seat, facts);
    if (count == 2)
        for (int step = 0; step < state.seats(); ++step)
            alter(state, seatAfter(state, state.turnOwner(), step), facts);
    if (count == 3)
        tell(facts, Note::LimitFalls, seat); // TS-117: handLimit counts the achievements
    seatDone(state, facts);
}

} // namespace taletop::tailstory
