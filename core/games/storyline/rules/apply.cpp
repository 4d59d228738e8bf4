// SPDX-License-Identifier: MIT
// Carries out moves and chance; round.cpp and ending.cpp continue from there.
#include "core/games/storyline/rules/rules.h"
#include "core/games/storyline/rules/turn.h"
#include "core/kit/at.h"
#include "core/kit/fixed_vector.h"

#include <algorithm>

namespace taletop::storyline {

namespace {

/// SL-25, SL-41: plays all cards of a seat face down in one move; SL-26: everyone sees that it has played.
void play(State& state, kit::Seat seat, const Move& move, kit::Facts& facts) {
    const kit::Zone hand = zoneOf(ZoneKind::Hand, seat);
    tell(facts, Note::Plays, seat);
    for (const std::uint8_t face : move.cards)
        if (face != 0)
            state.moveToEnd(hand, state.placeOf(hand, face), zoneOf(ZoneKind::Sealed, seat), 0, facts);
    state.add(zoneOf(ZoneKind::Seal, seat), {.face = seal}, facts);
    state.setNumber(Number::Due, state.number(Number::Due) & ~(1 << seat), facts);
    if (state.number(Number::Due) == 0)
        gatherPiles(state, facts);
}

/// SL-13, SL-17: deals category by category, from seat 0 to the last, from the top.
void deal(State& state, kit::Facts& facts) {
    for (const Category category : storyCategories) {
        const kit::Zone deck = deckZone(category);
        for (kit::Seat seat = 0; seat < state.seats(); ++seat)
            state.moveToEnd(deck, state.size(deck) - 1, zoneOf(ZoneKind::Hand, seat), 0, facts);
    }
}

/// Goes to the next step of the set-up that waits for chance (SL-17).
void setUpNext(State& state, kit::Facts& facts) {
    switch (state.phase()) {
    case Phase::ShuffleStories:
        if (state.number(Number::Step) + 1 < categoryCount)
            return state.setNumber(Number::Step, state.number(Number::Step) + 1, facts);
        state.setNumber(Number::Step, 0, facts);
        deal(state, facts);
        return state.setPhase(Phase::ShuffleTokens, facts);
    case Phase::ShuffleTokens:
        if (state.number(Number::Deck) == deckCount)
            return state.setPhase(Phase::PickDeck, facts);
        [[fallthrough]];
    case Phase::PickDeck:
        if (state.number(Number::First) < 0)
            return state.setPhase(Phase::PickNarrator, facts);
        [[fallthrough]];
    default:
        return beginRound(state, facts);
    }
}

/// SL-29: turns a shuffled pile face up.
void reveal(State& state, const contract::ChanceOutcome& order, kit::Facts& facts) {
    const int banner = state.number(Number::Step);
    const kit::Zone mix = zoneOf(ZoneKind::Mix, banner);
    const kit::Zone pile = zoneOf(ZoneKind::Pile, banner);
    state.reorder(mix, {order.data(), order.size()}, facts);
    tell(facts, Note::Revealed, kit::spectator, state.count(mix), kit::at(bannersOf(state), banner));
    while (!state.empty(mix))
        state.moveToEnd(mix, 0, pile, 0, facts);
    if (banner + 1 < std::ssize(bannersOf(state)) && !state.empty(ZoneKind::Mix, banner + 1))
        return state.setNumber(Number::Step, banner + 1, facts); // SL-42: each pile separately
    state.setNumber(Number::Step, 0, facts);
    state.setPhase(Phase::Choose, facts);
}

/// SL-36: returns the cards not chosen under their deck, sorted by face and then shuffled. They are moved in
/// their current order, so that the order of the facts does not reveal the new one.
void returnCards(State& state, const contract::ChanceOutcome& order, kit::Facts& facts) {
    const int banner = state.number(Number::Step);
    const kit::Zone pile = zoneOf(ZoneKind::Pile, banner);
    const auto category = kit::at(bannersOf(state), banner);
    kit::FixedVector<std::uint8_t, mostSeats> sorted;
    for (const kit::Card& card : state.cards(pile))
        sorted.push_back(card.face);
    std::ranges::sort(sorted);
    const std::size_t count = sorted.size();
    tell(facts, Note::Returned, kit::spectator, count, category);
    std::array<bool, mostSeats> taken{};
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint8_t face = state.cards(pile)[0].face;
        std::size_t below = 0; // the number of cards already returned that end up below this one
        std::size_t place = 0;
        for (; sorted[order[place]] != face; ++place)
            below += taken[place] ? 1U : 0U;
        taken[place] = true;
        state.move(pile, 0, deckZone(category), below, 0, facts);
    }
    state.setNumber(Number::Step, banner + 1, facts);
    returnNext(state, facts);
}

/// SL-62: one flip, both sides equally likely.
void flip(State& state, bool up, kit::Facts& facts) {
    const kit::Seat seat = state.resolving();
    const kit::Zone turned = zoneOf(ZoneKind::Turned, seat);
    tell(facts, Note::Flipped, seat, up ? 3 : 0, openTokens(state, seat) == 1 ? 1 : 0);
    state.setMark(turned, state.placeOf(turned, faceOf(Token::Bones)), up ? skullUp : skullDown, facts);
    resolve(state, facts);
}

} // namespace

void Rules::apply(State& state, kit::Seat seat, const Move& move, kit::Facts& facts) {
    switch (move.kind) {
    case Move::Kind::Play:
        return play(state, seat, move, facts);
    case Move::Kind::Choose:
        return choose(state, move.cards, facts);
    case Move::Kind::Effect:
        if (resolveToken(state, state.placeOf(zoneOf(ZoneKind::Turned, seat), move.cards[0]), facts))
            resolve(state, facts);
        return;
    case Move::Kind::Cover:
        cover(state, move.token - 1U, facts);
        return resolve(state, facts);
    }
}

void Rules::applyChance(State& state, const contract::ChanceOutcome& outcome, kit::Facts& facts) {
    switch (state.phase()) {
    case Phase::ShuffleStories: // SL-12: each category separately
        state.reorder(zoneOf(ZoneKind::StoryDeck, state.number(Number::Step)),
                      {outcome.data(), outcome.size()}, facts);
        return setUpNext(state, facts);
    case Phase::ShuffleTokens:
        state.reorder(zoneOf(ZoneKind::Pool), {outcome.data(), outcome.size()}, facts);
        return setUpNext(state, facts);
    case Phase::PickDeck: // SL-15
        layNarratorDeck(state, outcome[0], facts);
        return setUpNext(state, facts);
    case Phase::PickNarrator: // SL-16
        state.setNumber(Number::First, outcome[0], facts);
        return setUpNext(state, facts);
    case Phase::Shuffle:
        return reveal(state, outcome, facts);
    case Phase::Return:
        return returnCards(state, outcome, facts);
    case Phase::Flip:
        return flip(state, outcome[0] == 0, facts);
    case Phase::Play:
    case Phase::Choose:
    case Phase::Effect:
    case Phase::Cover:
    case Phase::Over:
        break;
    }
}

} // namespace taletop::storyline
