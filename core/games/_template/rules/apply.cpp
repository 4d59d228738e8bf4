// SPDX-License-Identifier: MIT
// Carries moves and chance out, in the order of a round.
#include "core/games/_template/rules/rules.h"

namespace taletop::templategame {

namespace {

void note(Note key, kit::Seat seat, int argument, kit::Facts& facts) { facts.note(key, seat, argument); }

/// Moves a card from the hand of `seat` to another zone of that seat.
void layFromHand(State& state, kit::Seat seat, int face, ZoneKind to, int mark, kit::Facts& facts) {
    const kit::Zone hand = zoneOf(ZoneKind::Hand, seat);
    state.moveToEnd(hand, state.placeOf(hand, face), zoneOf(to, seat), mark, facts);
}

/// Turns all sealed cards up; the seat of the highest of them leads, if there is any (TM-5, TM-6).
void turnUp(State& state, kit::Facts& facts) {
    int best = 0;
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        const kit::Zone sealed = zoneOf(ZoneKind::Sealed, seat);
        if (state.empty(sealed))
            continue;
        if (const int face = state.cards(sealed)[0].face; face > best) {
            best = face;
            state.setNumber(Number::Leader, seat, facts);
        }
        state.moveToEnd(sealed, 0, zoneOf(ZoneKind::Open, seat), 0, facts);
    }
}

/// A new round, or the end (TM-9).
void nextRound(State& state, kit::Facts& facts) {
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        if (state.empty(ZoneKind::Hand, seat))
            return state.setPhase(Phase::Over, facts);
    state.setNumber(Number::Round, state.number(Number::Round) + 1, facts);
    state.setNumber(Number::Leader, -1, facts);
    state.setNumber(Number::Answered, 0, facts);
    state.setPhase(Phase::Lay, facts);
    note(Note::Round, kit::spectator, state.number(Number::Round), facts);
}

/// Fills the hands up, in seat order; waits for chance when the deck runs out (TM-8).
void refill(State& state, kit::Facts& facts) {
    const kit::Zone deck = zoneOf(ZoneKind::Deck);
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        const kit::Zone hand = zoneOf(ZoneKind::Hand, seat);
        while (state.size(hand) < handSize && !state.empty(deck))
            state.moveToEnd(deck, state.size(deck) - 1, hand, 0, facts);
        if (state.size(hand) < handSize && !state.empty(ZoneKind::Discard))
            return state.setPhase(Phase::Refill, facts);
    }
    nextRound(state, facts);
}

/// The winner's decision is made, or there was none to make.
void endRound(State& state, kit::Facts& facts) {
    if (state.number(Number::Round) == state.number(Number::Rounds))
        return state.setPhase(Phase::Over, facts); // TM-9
    refill(state, facts);
}

/// The leader takes the round with the last card before them; the others go away (TM-5).
void takeRound(State& state, kit::Facts& facts) {
    const kit::Seat winner = state.leader();
    const kit::Zone open = zoneOf(ZoneKind::Open, winner);
    note(Note::Takes, winner, state.cards(open).back().face, facts);
    state.moveToEnd(open, state.size(open) - 1, zoneOf(ZoneKind::Won, winner), 0, facts);
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        while (!state.empty(ZoneKind::Open, seat))
            state.moveToEnd(zoneOf(ZoneKind::Open, seat), 0, zoneOf(ZoneKind::Discard), 0, facts);
    if (state.empty(ZoneKind::Hand, winner))
        return endRound(state, facts);
    state.setPhase(Phase::Store, facts);
}

/// After a card laid: when it was the last, the cards are turned up and may be answered (TM-4).
void afterLay(State& state, kit::Facts& facts) {
    if (!Rules::pending(state).seats.empty())
        return;
    turnUp(state, facts);
    if (state.number(Number::Answers) == 0)
        return takeRound(state, facts);
    state.setNumber(Number::Answered, 1 << state.leader(), facts);
    state.setPhase(Phase::Answer, facts);
}

/// After an answer or a pass: when it was the last, the answers are turned up (TM-6).
void afterAnswer(State& state, kit::Seat seat, kit::Facts& facts) {
    state.setNumber(Number::Answered, state.number(Number::Answered) | 1 << seat, facts);
    if (!Rules::pending(state).seats.empty())
        return;
    turnUp(state, facts);
    takeRound(state, facts);
}

/// The commit of the winner's decision: its cards are like all others from now on (TM-7).
void commitStore(State& state, kit::Facts& facts) {
    const kit::Zone store = zoneOf(ZoneKind::Store, state.leader());
    for (std::size_t i = 0; i < state.size(store); ++i)
        state.setMark(store, i, 0, facts);
    endRound(state, facts);
}

} // namespace

void Rules::apply(State& state, kit::Seat seat, const Move& move, kit::Facts& facts) {
    switch (move.kind) {
    case Move::Kind::Lay:
        layFromHand(state, seat, move.face, ZoneKind::Sealed, 0, facts);
        return afterLay(state, facts);
    case Move::Kind::Answer:
        layFromHand(state, seat, move.face, ZoneKind::Sealed, 0, facts);
        return afterAnswer(state, seat, facts);
    case Move::Kind::Pass:
        note(Note::Passed, seat, 0, facts);
        return afterAnswer(state, seat, facts);
    case Move::Kind::Store:
        return layFromHand(state, seat, move.face, ZoneKind::Store, freshMark, facts);
    case Move::Kind::Done:
        return commitStore(state, facts);
    }
}

void Rules::applyChance(State& state, const contract::ChanceOutcome& outcome, kit::Facts& facts) {
    // At the deal the discard pile is empty, at a refill the deck is (TM-3, TM-8).
    while (!state.empty(ZoneKind::Discard))
        state.moveToEnd(zoneOf(ZoneKind::Discard), 0, zoneOf(ZoneKind::Deck), 0, facts);
    state.reorder(zoneOf(ZoneKind::Deck), {outcome.data(), outcome.size()}, facts);
    refill(state, facts);
}

} // namespace taletop::templategame
