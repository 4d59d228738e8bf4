// SPDX-License-Identifier: MIT
// The beginning and the end of a turn: steps 1 and 5.
#include "core/games/tailstory/rules/turn.h"

#include <algorithm>
#include <cstdint>

namespace taletop::tailstory {

void ask(State& state, Step step, kit::Seat seat, kit::Facts& facts) {
    state.setNumber(Number::Step, step, facts);
    state.setNumber(Number::Asked, seat, facts);
}

// TS-13: draws no more cards than the deck has.
void drawCards(State& state, kit::Seat seat, int count, kit::Facts& facts, bool told) {
    const kit::Zone deck = zoneOf(ZoneKind::Deck, seat);
    const kit::Zone hand = zoneOf(ZoneKind::Hand, seat);
    const int drawn = std::min(count, sizeOf(state, ZoneKind::Deck, seat));
    if (told)
        tell(facts, Note::Draws, seat, drawn);
    for (int i = 0; i < drawn; ++i)
        state.moveToEnd(deck, state.size(deck) - 1, hand, 0, facts);
}

void discardCard(State& state, kit::Seat seat, std::size_t index, kit::Facts& facts) {
    const kit::Zone hand = zoneOf(ZoneKind::Hand, seat);
    tell(facts, Note::Discards, seat, state.cards(hand)[index].face);
    state.moveToEnd(hand, index, zoneOf(ZoneKind::Discard, seat), 0, facts);
}

void discardPicked(State& state, kit::Seat seat, kit::Facts& facts) {
    const kit::Zone hand = zoneOf(ZoneKind::Hand, seat);
    for (std::size_t i = state.size(hand); i-- > 0;)
        if ((state.cards(hand)[i].mark & pickedMark) != 0)
            discardCard(state, seat, i, facts);
}

int overLimit(const State& state, kit::Seat seat) {
    return std::max(0, sizeOf(state, ZoneKind::Hand, seat) - handLimit(state, seat));
}

namespace {

/// TS-17, TS-27, TS-88: resets everything that is counted per turn.
void clearTurn(State& state, kit::Facts& facts) {
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        for (const Number number :
             {Number::BonusUsed, Number::AbilityTurn, Number::SwapUsed, Number::Collected})
            state.setNumberOf(number, seat, 0, facts);
        const kit::Zone discard = zoneOf(ZoneKind::Discard, seat);
        for (std::size_t i = 0; i < state.size(discard); ++i)
            state.setMark(discard, i, 0, facts);
    }
    state.setNumber(Number::NoStopping, 0, facts);
    state.setNumber(Number::Actions, 0, facts);
}

bool anyDeckEmpty(const State& state) {
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        if (state.empty(ZoneKind::Deck, seat))
            return true;
    return false;
}

} // namespace

void beginTurn(State& state, kit::Seat owner, kit::Facts& facts) {
    clearTurn(state, facts); // TS-27
    // A game may have any number of turns (TS-125), but a public number has only sixteen bits, so turns
    // beyond its maximum share one number. Only the first turn differs from the others.
    const int turn = std::min(state.number(Number::Turn) + 1, INT16_MAX);
    const bool rocky = state.number(Number::RockyMark, owner) != 0;
    const int points = turn == 1 || rocky ? 1 : 2; // TS-25, TS-28, TS-89
    state.setNumber(Number::Turn, turn, facts);
    state.setNumber(Number::TurnOwner, owner, facts);
    state.setNumber(Number::Points, points, facts);
    state.setNumberOf(Number::RockyMark, owner, 0, facts); // TS-90
    tell(facts, Note::TurnBegins, owner, turn, points);
    drawCards(state, owner, 1, facts); // TS-29, TS-30
    if (state.number(Number::EntryCheck) != 0 && anyDeckEmpty(state))
        return beginDeckCheck(state, CheckThen::Play, facts); // TS-128
    ask(state, Step::Play, owner, facts);                     // TS-113
}

void endTurn(State& state, kit::Facts& facts) {
    tell(facts, Note::TurnEnds, state.turnOwner());
    if (state.number(Number::Actions) == 0 && state.number(Number::IdleCheck) != 0)
        return beginDeckCheck(state, CheckThen::End, facts); // TS-114, TS-125, TS-129
    beginEndDiscard(state, facts);
}

// TS-120, TS-121: only the turn owner discards down to the hand limit.
void beginEndDiscard(State& state, kit::Facts& facts) {
    if (overLimit(state, state.turnOwner()) == 0)
        return passTurn(state, facts);
    ask(state, Step::EndDiscard, state.turnOwner(), facts);
}

void passTurn(State& state, kit::Facts& facts) {
    const int cap = state.number(Number::TurnCap);
    if (cap != 0 && state.number(Number::Turn) >= cap) { // TS-131
        tell(facts, Note::Undecided, kit::spectator, cap);
        return ask(state, Step::Over, -1, facts);
    }
    beginTurn(state, seatAfter(state, state.turnOwner(), 1), facts); // TS-122
}

} // namespace taletop::tailstory
