// SPDX-License-Identifier: MIT
// Phase 1: the deal and the draft (PT-29 to PT-37).
#include "core/games/papertales/rules/turn.h"

namespace taletop::papertales {

namespace {

/// PT-34: ends the draft for this seat, whose kept card joins the hand.
void joinKeptCard(State& state, kit::Seat seat, kit::Facts& facts) {
    const kit::Zone kept = zoneOf(ZoneKind::Kept, seat);
    while (!state.empty(kept))
        state.moveToEnd(kept, 0, zoneOf(ZoneKind::Hand, seat), 0, facts);
}

/// Shows the seat the next waiting pack. A single card is kept without a choice.
void takeUpPack(State& state, kit::Seat seat, kit::Facts& facts) {
    const kit::Zone queue = zoneOf(ZoneKind::Queue, seat);
    const kit::Zone pack = zoneOf(ZoneKind::Pack, seat);
    const kit::Zone hand = zoneOf(ZoneKind::Hand, seat);
    if (state.empty(queue) || !state.empty(pack))
        return;
    const int cards = packSizeAfter(state.seats(), state.count(hand));
    assert(cards >= 1 && state.count(queue) >= cards);
    for (int i = 0; i < cards; ++i)
        state.moveToEnd(queue, 0, cards == 1 ? hand : pack, 0, facts);
    if (draftDone(state, seat))
        joinKeptCard(state, seat, facts);
}

void passOn(State& state, kit::Seat seat, kit::Facts& facts) {
    const kit::Seat next = passesTo(seat, state.seats(), state.number(Number::Turn)); // PT-31
    const kit::Zone pack = zoneOf(ZoneKind::Pack, seat);
    while (!state.empty(pack))
        state.moveToEnd(pack, 0, zoneOf(ZoneKind::Queue, next), 0, facts);
    takeUpPack(state, next, facts);
}

/// Ends the draft after the last pick, and moves dropped cards to the discard pile (PT-33).
void endDraft(State& state, kit::Facts& facts) {
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        if (!draftDone(state, seat))
            return;
    tell(facts, Note::DraftEnds, kit::spectator);
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        const kit::Zone dropped = zoneOf(ZoneKind::Dropped, seat);
        while (!state.empty(dropped))
            state.moveToEnd(dropped, 0, discardPile, 0, facts);
    }
    // Seats that committed their plans while others drafted stay committed.
    state.setStep(Step::Plan, facts);
}

} // namespace

void beginTurn(State& state, int turn, kit::Facts& facts) {
    tell(facts, Note::TurnBegins, kit::spectator, turn);
    state.setNumber(Number::Turn, turn, facts);
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        for (const Number number : {Number::Strength, Number::WarsWon, Number::Income})
            state.setNumberOf(number, seat, -1, facts);
    beginStep(state, Step::Deal, facts);
}

void dealPacks(State& state, kit::Facts& facts) {
    const int cards = packSize(state.seats());
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) { // PT-29: whole packs, seat 0 first
        const kit::Zone pack = zoneOf(ZoneKind::Pack, seat);
        while (state.count(pack) < cards) {
            if (state.empty(drawPile)) {
                assert(!state.empty(discardPile)); // PT-36, PT-37
                return beginStep(state, Step::Refill, facts);
            }
            state.moveToEnd(drawPile, state.size(drawPile) - 1, pack, 0, facts);
        }
    }
    tell(facts, Note::Deals, kit::spectator, cards);
    state.setNumber(Number::Committed, 0, facts);
    state.setStep(Step::Draft, facts);
}

void pickCard(State& state, kit::Seat seat, const Move& move, kit::Facts& facts) {
    const kit::Zone pack = zoneOf(ZoneKind::Pack, seat);
    const auto place = [&](int face) { return state.placeOf(pack, face); };
    state.moveToEnd(pack, place(move.card), zoneOf(ZoneKind::Hand, seat), 0, facts);
    if (move.other != 0)
        state.moveToEnd(pack, place(move.other), zoneOf(ZoneKind::Dropped, seat), 0, facts);
    passOn(state, seat, facts);
    takeUpPack(state, seat, facts);
    endDraft(state, facts);
}

void refillPile(State& state, std::span<const std::uint8_t> order, kit::Facts& facts) {
    tell(facts, Note::Refills, kit::spectator, state.count(discardPile));
    for (int face = firstUnit; face <= lastUnit; ++face)
        while (state.indexOf(discardPile, face) >= 0)
            state.moveToEnd(discardPile, state.placeOf(discardPile, face), drawPile, 0, facts);
    state.reorder(drawPile, order, facts);
}

} // namespace taletop::papertales
