// SPDX-License-Identifier: MIT
// Step 3: bonuses of cards that were played successfully.
#include "core/games/tailstory/rules/turn.h"

namespace taletop::tailstory {

namespace {

/// TS-94, TS-95: one trigger for each card in the play zone that matches the type and was not stopped.
/// Abilities, swaps and borrowed effects have no card in the play zone (TS-77).
int triggersOf(const State& state, kit::Seat seat) {
    int count = 0;
    for (const kit::Card& card : state.cards(ZoneKind::Play, seat))
        count += card.mark != stoppedMark && typeOf(card.face) == typeAt(state, seat) ? 1 : 0;
    return count;
}

/// Asks the next player who may use a bonus, from place Cursor on (TS-98). Begins step 4 after the last one.
void nextBonus(State& state, kit::Facts& facts) {
    for (int step = state.number(Number::Cursor); step < state.seats(); ++step) {
        const kit::Seat seat = seatAfter(state, state.turnOwner(), step);
        if (state.number(Number::Triggers, seat) == 0)
            continue;
        if (canUseBonus(state, seat)) {
            state.setNumber(Number::Cursor, step, facts);
            return ask(state, Step::Bonus, seat, facts);
        }
        state.setNumberOf(Number::Triggers, seat, 0, facts); // TS-97: the triggers are lost
    }
    state.setNumber(Number::Cursor, 0, facts);
    state.setNumber(Number::Targets, 0, facts);
    beginDeckCheck(state, CheckThen::Play, facts);
}

/// Uses up one trigger and one of the turn's uses (TS-96).
void spend(State& state, kit::Seat seat, kit::Facts& facts) {
    state.setNumberOf(Number::Triggers, seat, state.number(Number::Triggers, seat) - 1, facts);
    state.setNumberOf(Number::BonusUsed, seat, state.number(Number::BonusUsed, seat) + 1, facts);
}

} // namespace

bool canUseBonus(const State& state, kit::Seat seat) {
    const Bonus& bonus = bonusOf(typeAt(state, seat));
    if (state.number(Number::BonusUsed, seat) >= bonus.perTurn)
        return false;
    if (bonus.kind != Bonus::Kind::Mess)
        return !state.empty(ZoneKind::Deck, seat); // TS-99, TS-102
    for (kit::Seat other = 0; other < state.seats(); ++other)
        if (other != seat && !state.empty(ZoneKind::Discard, other))
            return true; // TS-101
    return false;
}

void beginBonus(State& state, kit::Facts& facts) {
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        state.setNumberOf(Number::Triggers, seat, triggersOf(state, seat), facts);
    state.setNumber(Number::Cursor, 0, facts);
    nextBonus(state, facts);
}

void useBonus(State& state, kit::Seat seat, kit::Facts& facts) {
    const kit::Zone deck = zoneOf(ZoneKind::Deck, seat);
    spend(state, seat, facts);
    if (bonusOf(typeAt(state, seat)).kind == Bonus::Kind::Draw) { // TS-99
        tell(facts, Note::BonusDraw, seat);
        drawCards(state, seat, 1, facts);
    } else { // TS-102
        tell(facts, Note::Digs, seat, state.cards(deck).back().face);
        state.moveToEnd(deck, state.size(deck) - 1, zoneOf(ZoneKind::Discard, seat), dugMark, facts);
    }
    nextBonus(state, facts);
}

void declineBonus(State& state, kit::Seat seat, kit::Facts& facts) {
    tell(facts, Note::Declines, seat);
    state.setNumberOf(Number::Triggers, seat, 0, facts); // TS-97
    nextBonus(state, facts);
}

void messCard(State& state, kit::Seat seat, std::uint8_t face, kit::Facts& facts) {
    kit::Seat other = 0;
    while (other == seat || state.indexOf(zoneOf(ZoneKind::Discard, other), face) < 0)
        ++other;
    const kit::Zone from = zoneOf(ZoneKind::Discard, other);
    spend(state, seat, facts);
    tell(facts, Note::Messes, seat, face, other);
    state.moveToEnd(from, state.placeOf(from, face), zoneOf(ZoneKind::Discard, seat), 0, facts);
    state.setNumber(Number::Targets, 1 << other, facts);
    if (state.empty(ZoneKind::Deck, seat)) // TS-101
        return nextBonus(state, facts);
    ask(state, Step::MessDeck, seat, facts);
}

// TS-100, TS-101: puts up to one card, unseen, on top of the target's deck.
void messDeck(State& state, kit::Seat seat, int count, kit::Facts& facts) {
    const kit::Zone deck = zoneOf(ZoneKind::Deck, seat);
    tell(facts, Note::MessesDeck, seat, count, targetOf(state));
    if (count == 1)
        state.moveToEnd(deck, state.size(deck) - 1, zoneOf(ZoneKind::Deck, targetOf(state)), 0, facts);
    nextBonus(state, facts);
}

} // namespace taletop::tailstory
