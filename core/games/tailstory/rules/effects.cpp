// SPDX-License-Identifier: MIT
// Carries out an action, effect by effect. A step with a question interrupts the action until the answer
// comes.
#include "core/games/tailstory/rules/turn.h"

#include <algorithm>

namespace taletop::tailstory {

namespace {

/// Finishes the action: removes the chain and begins step 3 (TS-93).
void finishAction(State& state, kit::Facts& facts) {
    while (chainLength(state) > 0)
        state.remove(chain, state.size(chain) - 1, facts);
    state.setNumber(Number::Item, 0, facts);
    state.setNumber(Number::Borrowed, 0, facts);
    state.setNumber(Number::Targets, 0, facts);
    state.setNumber(Number::EffectAt, 0, facts);
    state.setNumber(Number::Stolen, 0, facts);
    beginBonus(state, facts);
}

/// Finishes the effect and begins the next one.
void nextEffect(State& state, kit::Facts& facts) {
    state.setNumber(Number::EffectAt, state.number(Number::EffectAt) + 1, facts);
    state.setNumber(Number::Picked, 0, facts);
    state.setNumber(Number::Cursor, 0, facts);
    runEffects(state, facts);
}

/// Moves a card from the target's hand to the thief's hand (TS-59, TS-61).
void takeFromHand(State& state, std::size_t index, kit::Facts& facts) {
    state.moveToEnd(zoneOf(ZoneKind::Hand, targetOf(state)), index, zoneOf(ZoneKind::Hand, state.turnOwner()),
                    0, facts);
}

void steal(State& state, int count, kit::Facts& facts) {
    const kit::Seat target = targetOf(state);
    tell(facts, Note::Steals, state.turnOwner(), count, target);
    state.setNumber(Number::Stolen, count, facts);
    if (count < sizeOf(state, ZoneKind::Hand, target))
        return ask(state, Step::StealCards, target, facts);
    while (!state.empty(ZoneKind::Hand, target))
        takeFromHand(state, state.size(ZoneKind::Hand, target) - 1, facts);
    nextEffect(state, facts);
}

void recycle(State& state, std::uint8_t face, kit::Facts& facts) {
    const kit::Seat user = state.turnOwner();
    const kit::Zone discard = zoneOf(ZoneKind::Discard, user);
    tell(facts, Note::Recycles, user, face);
    state.moveToEnd(discard, state.placeOf(discard, face), zoneOf(ZoneKind::Hand, user), 0, facts);
    state.setNumber(Number::Picked, state.number(Number::Picked) + 1, facts);
}

/// TS-82, TS-83: puts the card face down into the deck, and then has the deck shuffled.
void putBack(State& state, std::size_t index, kit::Facts& facts) {
    const kit::Seat user = state.turnOwner();
    tell(facts, Note::PutsBack, user);
    state.moveToEnd(zoneOf(ZoneKind::Hand, user), index, zoneOf(ZoneKind::Deck, user), 0, facts);
    if (sizeOf(state, ZoneKind::Deck, user) > 1)
        return ask(state, Step::MixDeck, user, facts);
    nextEffect(state, facts);
}

void keepDug(State& state, std::size_t index, kit::Facts& facts) {
    const kit::Seat user = state.turnOwner();
    const kit::Zone discard = zoneOf(ZoneKind::Discard, user);
    tell(facts, Note::Keeps, user, state.cards(discard)[index].face);
    state.moveToEnd(discard, index, zoneOf(ZoneKind::Hand, user), 0, facts);
    nextEffect(state, facts);
}

void pickMark(State& state, kit::Zone zone, std::size_t index, kit::Facts& facts) {
    const std::uint8_t mark = state.cards(zone)[index].mark;
    state.setMark(zone, index, mark | pickedMark, facts);
}

/// TS-91: swaps the cards picked on both sides, which lose their marks (TS-88).
void carryOutSwap(State& state, kit::Facts& facts) {
    const kit::Seat user = state.turnOwner();
    const kit::Seat other = targetOf(state);
    const kit::Zone own = zoneOf(ZoneKind::Discard, user);
    const kit::Zone theirs = zoneOf(ZoneKind::Discard, other);
    const auto hand = [&](kit::Zone from, kit::Zone to, Note note) {
        for (std::size_t i = state.size(from); i-- > 0;)
            if ((state.cards(from)[i].mark & pickedMark) != 0) {
                tell(facts, note, user, state.cards(from)[i].face, other);
                state.moveToEnd(from, i, to, 0, facts);
            }
    };
    hand(own, theirs, Note::Gives);
    hand(theirs, own, Note::Takes);
    nextEffect(state, facts);
}

/// TS-92: asks for the target's cards, once the user's own cards are picked.
void pickTheirs(State& state, kit::Facts& facts) {
    const kit::Zone theirs = zoneOf(ZoneKind::Discard, targetOf(state));
    const auto count =
        static_cast<std::size_t>(markedIn(state, zoneOf(ZoneKind::Discard, state.turnOwner()), pickedMark));
    if (state.size(theirs) > count)
        return ask(state, Step::SwapTheirs, state.turnOwner(), facts);
    for (std::size_t i = 0; i < count; ++i) // TS-18
        pickMark(state, theirs, i, facts);
    carryOutSwap(state, facts);
}

// ---- the start of each effect, which continues at once if there is nothing to choose (TS-18)

void beginDraw(State& state, kit::Facts& facts) {
    const kit::Seat user = state.turnOwner();
    const Effect effect = effectNow(state);
    const int most = effect.kind == Effect::Kind::ActingDraw ? state.number(Number::ActingMost) : effect.most;
    const int reach = std::min(most, sizeOf(state, ZoneKind::Deck, user));
    if (reach > effect.least)
        return ask(state, Step::DrawNumber, user, facts); // TS-56, TS-69, TS-82
    drawCards(state, user, reach, facts);                 // TS-57: this may be none
    nextEffect(state, facts);
}

void beginSteal(State& state, kit::Facts& facts) {
    const int held = sizeOf(state, ZoneKind::Hand, targetOf(state));
    if (held > 1)
        return ask(state, Step::StealNumber, state.turnOwner(), facts);
    if (held == 1)
        return steal(state, 1, facts);
    tell(facts, Note::Steals, state.turnOwner(), 0, targetOf(state)); // TS-60
    nextEffect(state, facts);
}

void beginBury(State& state, kit::Facts& facts) {
    const bool possible = state.number(Number::Stolen) > 0 && // TS-60
                          !state.empty(ZoneKind::Discard, state.turnOwner());
    if (possible)
        return ask(state, Step::Bury, state.turnOwner(), facts); // TS-62
    nextEffect(state, facts);
}

void beginRecycle(State& state, kit::Facts& facts) {
    const kit::Seat user = state.turnOwner();
    const int choice = recyclable(state, user);
    if (choice > 1)
        return ask(state, Step::Recycle, user, facts);
    for (const kit::Card& card : state.cards(ZoneKind::Discard, user))
        if (canBeRecycled(card.face)) {
            recycle(state, card.face, facts);
            break;
        }
    nextEffect(state, facts);
}

/// TS-71, TS-72: asks the next player who may join in, after place Cursor.
void nextSpecial(State& state, kit::Facts& facts) {
    const kit::Seat user = state.turnOwner();
    for (int step = state.number(Number::Cursor) + 1; step < state.seats(); ++step) {
        const kit::Seat seat = seatAfter(state, user, step);
        if (typeAt(state, seat) != typeAt(state, user) || state.empty(ZoneKind::Deck, seat))
            continue;
        state.setNumber(Number::Cursor, step, facts);
        return ask(state, Step::Special, seat, facts);
    }
    nextEffect(state, facts);
}

/// TS-78, TS-79: takes a card from the next chosen player who has one, in turn order after Jack's owner.
void nextLoss(State& state, kit::Facts& facts) {
    const kit::Seat user = state.turnOwner();
    for (int step = state.number(Number::Cursor) + 1; step < state.seats(); ++step) {
        const kit::Seat seat = seatAfter(state, user, step);
        const int held = sizeOf(state, ZoneKind::Hand, seat);
        if ((state.number(Number::Targets) >> seat & 1) == 0 || held == 0)
            continue;
        state.setNumber(Number::Cursor, step, facts);
        ask(state, Step::LoseCard, seat, facts);
        return held == 1 ? loseCard(state, 0, facts) : void();
    }
    nextEffect(state, facts);
}

void beginHandPick(State& state, Step step, kit::Facts& facts) {
    const kit::Seat user = state.turnOwner();
    const int held = sizeOf(state, ZoneKind::Hand, user);
    if (held == 0)
        return nextEffect(state, facts); // TS-74, TS-83
    ask(state, step, user, facts);
    if (held == 1)
        takePick(state, step, state.cards(ZoneKind::Hand, user)[0].face, facts);
}

void beginKeep(State& state, kit::Facts& facts) {
    const kit::Zone discard = zoneOf(ZoneKind::Discard, state.turnOwner());
    const int dug = markedIn(state, discard, dugMark);
    if (dug > 1)
        return ask(state, Step::KeepDug, state.turnOwner(), facts);
    const auto cards = state.cards(discard);
    for (std::size_t i = 0; i < cards.size(); ++i)
        if ((cards[i].mark & dugMark) != 0)
            return keepDug(state, i, facts);
    nextEffect(state, facts);
}

void beginSwap(State& state, kit::Facts& facts) {
    const kit::Zone own = zoneOf(ZoneKind::Discard, state.turnOwner());
    if (state.size(own) > 1)
        return ask(state, Step::SwapOwn, state.turnOwner(), facts);
    pickMark(state, own, 0, facts);
    pickTheirs(state, facts);
}

} // namespace

void runEffects(State& state, kit::Facts& facts) {
    const auto effects = effectsOf(state);
    const int at = state.number(Number::EffectAt);
    if (at == std::ssize(effects))
        return finishAction(state, facts);
    switch (kit::at(effects, at).kind) {
    case Effect::Kind::Draw:
    case Effect::Kind::ActingDraw:
        return beginDraw(state, facts);
    case Effect::Kind::Steal:
        return beginSteal(state, facts);
    case Effect::Kind::Bury:
        return beginBury(state, facts);
    case Effect::Kind::Recycle:
        return beginRecycle(state, facts);
    case Effect::Kind::Special:
        return nextSpecial(state, facts);
    case Effect::Kind::Discard:
        return beginHandPick(state, Step::Discard, facts);
    case Effect::Kind::RandomLoss:
        return nextLoss(state, facts);
    case Effect::Kind::PutBack:
        return beginHandPick(state, Step::PutBack, facts);
    case Effect::Kind::KeepDug:
        return beginKeep(state, facts);
    case Effect::Kind::Swap:
        return beginSwap(state, facts);
    case Effect::Kind::NoStopping: // TS-80; has no effect if stopped, like any ability (TS-81)
        tell(facts, Note::Sprint, state.turnOwner());
        state.setNumber(Number::NoStopping, 1, facts);
        break;
    case Effect::Kind::OnePoint: // TS-89
        tell(facts, Note::Beam, state.turnOwner(), targetOf(state));
        state.setNumberOf(Number::RockyMark, targetOf(state), 1, facts);
        break;
    case Effect::Kind::Stop: // only responses have these two effects (chain.cpp)
    case Effect::Kind::Bribe:
    case Effect::Kind::UseDiscarded: // effectsOf returns the borrowed card's effects instead
        break;
    }
    nextEffect(state, facts);
}

void takeNumber(State& state, Step step, int count, kit::Facts& facts) {
    switch (step) {
    case Step::DrawNumber:
        drawCards(state, state.turnOwner(), count, facts);
        return nextEffect(state, facts);
    case Step::StealNumber:
        return steal(state, count, facts);
    case Step::Special:
        tell(facts, Note::Joins, state.askedSeat(), count);
        drawCards(state, state.askedSeat(), count, facts, false);
        return nextSpecial(state, facts);
    default:
        return messDeck(state, state.askedSeat(), count, facts);
    }
}

namespace {

/// TS-62: moves a picked card at once, since nothing is hidden.
void bury(State& state, std::uint8_t face, kit::Facts& facts) {
    const kit::Seat user = state.turnOwner();
    const kit::Zone discard = zoneOf(ZoneKind::Discard, user);
    tell(facts, Note::Buries, user, face, targetOf(state));
    state.moveToEnd(discard, state.placeOf(discard, face), zoneOf(ZoneKind::Discard, targetOf(state)), 0,
                    facts);
    const int picked = state.number(Number::Picked) + 1;
    state.setNumber(Number::Picked, picked, facts);
    if (picked == effectNow(state).most || state.empty(discard))
        return nextEffect(state, facts);
    ask(state, Step::Bury, user, facts);
}

void pickOwnSwap(State& state, std::size_t index, kit::Facts& facts) {
    const kit::Seat user = state.turnOwner();
    const kit::Zone own = zoneOf(ZoneKind::Discard, user);
    pickMark(state, own, index, facts);
    if (markedIn(state, own, pickedMark) == mostSwapped(state, user, targetOf(state)))
        return pickTheirs(state, facts);
    ask(state, Step::SwapOwn, user, facts);
}

void pickTheirSwap(State& state, std::size_t index, kit::Facts& facts) {
    const kit::Zone theirs = zoneOf(ZoneKind::Discard, targetOf(state));
    pickMark(state, theirs, index, facts);
    if (markedIn(state, theirs, pickedMark) ==
        markedIn(state, zoneOf(ZoneKind::Discard, state.turnOwner()), pickedMark))
        return carryOutSwap(state, facts);
    ask(state, Step::SwapTheirs, state.turnOwner(), facts);
}

} // namespace

void takePick(State& state, Step step, std::uint8_t face, kit::Facts& facts) {
    const kit::Seat user = state.turnOwner();
    const auto in = [&](ZoneKind zone, kit::Seat seat) { return state.placeOf(zoneOf(zone, seat), face); };
    switch (step) {
    case Step::Bury:
        return bury(state, face, facts);
    case Step::Recycle:
        recycle(state, face, facts);
        if (state.number(Number::Picked) == effectNow(state).most || recyclable(state, user) == 0)
            return nextEffect(state, facts);
        return ask(state, Step::Recycle, user, facts);
    case Step::Discard: // TS-73
        discardCard(state, user, in(ZoneKind::Hand, user), facts);
        return nextEffect(state, facts);
    case Step::PutBack:
        return putBack(state, in(ZoneKind::Hand, user), facts);
    case Step::KeepDug:
        return keepDug(state, in(ZoneKind::Discard, user), facts);
    case Step::SwapOwn:
        return pickOwnSwap(state, in(ZoneKind::Discard, user), facts);
    default:
        return pickTheirSwap(state, in(ZoneKind::Discard, targetOf(state)), facts);
    }
}

void endPicks(State& state, Step step, kit::Facts& facts) {
    if (step == Step::SwapOwn)
        return pickTheirs(state, facts);
    nextEffect(state, facts); // Bury, Recycle
}

void stealCards(State& state, std::span<const std::uint8_t> places, kit::Facts& facts) {
    // Moves the card at the higher place first, so that the other place stays valid.
    std::array<std::uint8_t, 2> sorted{};
    std::copy(places.begin(), places.end(), sorted.begin());
    if (places.size() == 2 && sorted[0] < sorted[1])
        std::swap(sorted[0], sorted[1]);
    for (std::size_t i = 0; i < places.size(); ++i)
        takeFromHand(state, sorted[i], facts);
    nextEffect(state, facts);
}

void loseCard(State& state, std::size_t place, kit::Facts& facts) {
    const kit::Seat seat = state.askedSeat();
    const kit::Zone hand = zoneOf(ZoneKind::Hand, seat);
    tell(facts, Note::Loses, seat, state.cards(hand)[place].face);
    state.moveToEnd(hand, place, zoneOf(ZoneKind::Discard, seat), 0, facts);
    nextLoss(state, facts);
}

void mixDeck(State& state, std::span<const std::uint8_t> order, kit::Facts& facts) {
    state.reorder(zoneOf(ZoneKind::Deck, state.turnOwner()), order, facts);
    nextEffect(state, facts);
}

} // namespace taletop::tailstory
