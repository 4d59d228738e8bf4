// SPDX-License-Identifier: MIT
// Carries out moves and chance, in the order of a round.
#include "core/games/_template/rules/rules.h"

namespace taletop::templategame {

namespace {

void note(Note key, kit::Seat seat, int argument, kit::Facts& facts) { facts.note(key, seat, argument); }

/// Moves a card from the hand of `seat` to another zone of that seat.
void layFromHand(State& state, kit::Seat seat, int face, ZoneKind to, int mark, kit::Facts& facts) {
    const kit::Zone hand = zoneOf(ZoneKind::Hand, seat);
    state.moveToEnd(hand, state.placeOf(hand, face), zoneOf(to, seat), mark, facts);
}

/// Turns all sealed cards up; the seat with the highest one leads, if there is any (TM-5, TM-6).
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

/// Starts a new round or ends the game (TM-9).
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

/// Refills the hands in seat order; waits for chance if the deck runs out (TM-8).
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

/// Ends the round after the winner's decision, if there was one to make.
void endRound(State& state, kit::Facts& facts) {
    if (state.number(Number::Round) == state.number(Number::Rounds))
        return state.setPhase(Phase::Over, facts); // TM-9
    refill(state, facts);
}

/// Gives the leader the round, with their last card; the other cards are discarded (TM-5).
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

/// Continues after a card was played: after the last one, the cards are turned up and may be answered (TM-4).
void afterLay(State& state, kit::Facts& facts) {
    if (!Rules::pending(state).seats.empty())
        return;
    turnUp(state, facts);
    if (state.number(Number::Answers) == 0)
        return takeRound(state, facts);
    state.setNumber(Number::Answered, 1 << state.leader(), facts);
    state.setPhase(Phase::Answer, facts);
}

/// Continues after an answer or a pass: after the last one, the answers are turned up (TM-6).
void afterAnswer(State& state, kit::Seat seat, kit::Facts& facts) {
    state.setNumber(Number::Answered, state.number(Number::Answered) | 1 << seat, facts);
    if (!Rules::pending(state).seats.empty())
        return;
    turnUp(state, facts);
    takeRound(state, facts);
}

/// Commits the winner's decision: its cards lose their mark (TM-7).
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
    // At the deal the discard pile is empty; at a refill the deck is (TM-3, TM-8).
    while (!state.empty(ZoneKind::Discard))
        state.moveToEnd(zoneOf(ZoneKind::Discard), 0, zoneOf(ZoneKind::Deck), 0, facts);
    state.reorder(zoneOf(ZoneKind::Deck), {outcome.data(), outcome.size()}, facts);
    refill(state, facts);
}

} // namespace taletop::templategame
