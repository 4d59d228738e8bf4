// SPDX-License-Identifier: MIT
// A round from turning the page to returning cards (SL-18 to SL-44).
#include "core/games/storyline/rules/turn.h"

#include "core/games/storyline/rules/moves.h"

namespace taletop::storyline {

namespace {

/// SL-22, SL-41: everyone but the Narrator (SL-23) draws the top card of the banner's deck, starting at the
/// Narrator's left, until the deck is empty (SL-24).
void draw(State& state, Category category, kit::Facts& facts) {
    const kit::Zone deck = deckZone(category);
    const kit::Seat narrator = narratorOf(state);
    tell(facts, Note::Draws, kit::spectator, category);
    for (kit::Seat seat = leftOf(narrator, state.seats()); seat != narrator && !state.empty(deck);
         seat = leftOf(seat, state.seats())) {
        const kit::Zone hand = zoneOf(ZoneKind::Hand, seat);
        const auto cards = state.cards(hand);
        std::size_t place = 0; // hands are sorted by category, older cards before newer ones
        while (place < cards.size() && categoryOf(cards[place].face) <= category)
            ++place;
        state.move(deck, state.size(deck) - 1, hand, place, 0, facts);
    }
}

bool holdsAny(const State& state, kit::Seat seat, std::span<const Category> categories) {
    for (const kit::Card card : state.cards(ZoneKind::Hand, seat))
        for (const Category category : categories)
            if (categoryOf(card.face) == category)
                return true;
    return false;
}

/// The seat whose slip names the card (SL-34).
kit::Seat contributorOf(const State& state, int face) {
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        if (state.indexOf(zoneOf(ZoneKind::Slip, seat), face) >= 0)
            return seat;
    assert(false && "a revealed card is somebody's");
    return 0;
}

} // namespace

void beginRound(State& state, kit::Facts& facts) {
    state.setNumber(Number::Round, state.round() + 1, facts);
    const kit::Zone deck = zoneOf(ZoneKind::NarratorDeck);
    const std::size_t top = state.size(deck) - 1;
    const auto banners = pageOf(state.cards(deck)[top].face).banners();
    const kit::Seat narrator = narratorOf(state); // SL-38: the next seat narrates
    tell(facts, Note::Page, narrator, state.cards(deck)[top].face,
         banners.empty() ? kit::Argument(-1) : banners[0],
         banners.size() < 2 ? kit::Argument(-1) : banners[1]);
    state.moveToEnd(deck, top, zoneOf(ZoneKind::Pages), 0, facts); // SL-20
    if (banners.empty())                                           // SL-18: the last round is only read
        return readTheEnd(state, facts);
    for (const Category category : banners) // SL-21
        draw(state, category, facts);
    int due = 0;
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        if (seat == narrator)
            continue; // SL-23
        if (holdsAny(state, seat, banners))
            due |= 1 << seat;
        else
            tell(facts, Note::PassedOver, seat); // SL-24
    }
    state.setNumber(Number::Due, due, facts);
    state.setPhase(Phase::Play, facts);
}

void gatherPiles(State& state, kit::Facts& facts) {
    const auto banners = bannersOf(state);
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        const kit::Zone sealed = zoneOf(ZoneKind::Sealed, seat);
        while (!state.empty(sealed)) {
            const kit::Card card = state.cards(sealed)[0];
            const int banner = categoryOf(card.face) == banners[0] ? 0 : 1; // SL-42
            const kit::Zone mix = zoneOf(ZoneKind::Mix, banner);
            std::size_t place = 0; // SL-28: sorted, so that the order reveals neither player nor time
            while (place < state.size(mix) && state.cards(mix)[place].face < card.face)
                ++place;
            state.add(zoneOf(ZoneKind::Slip, seat), card, facts);
            state.move(sealed, 0, mix, place, 0, facts);
        }
        if (const kit::Zone wax = zoneOf(ZoneKind::Seal, seat); !state.empty(wax))
            state.remove(wax, 0, facts);
    }
    state.setNumber(Number::Step, state.empty(ZoneKind::Mix) ? 1 : 0, facts);
    state.setPhase(Phase::Shuffle, facts);
}

void choose(State& state, const std::array<std::uint8_t, 2>& cards, kit::Facts& facts) {
    std::array<kit::Seat, 2> winners{kit::spectator, kit::spectator};
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (cards[i] != 0)
            winners[i] = contributorOf(state, cards[i]);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (cards[i] == 0)
            continue;
        const int banner = categoryOf(cards[i]) == bannersOf(state)[0] ? 0 : 1;
        const kit::Zone pile = zoneOf(ZoneKind::Pile, banner);
        tell(facts, Note::Chosen, narratorOf(state), cards[i], winners[i]);
        state.moveToEnd(pile, state.placeOf(pile, cards[i]), zoneOf(ZoneKind::Tale), state.round(),
                        facts); // SL-31
        state.add(zoneOf(ZoneKind::Authors), {.face = kit::cardNumber(firstMarker + winners[i])},
                  facts); // SL-35: only the owner of the chosen card is marked
    }
    const kit::Zone pool = zoneOf(ZoneKind::Pool);
    for (const kit::Seat winner : winners) // SL-43: both cards are chosen before the first token moves
        if (winner >= 0 && !state.empty(pool))
            state.moveToEnd(pool, state.size(pool) - 1, zoneOf(ZoneKind::Tokens, winner), 0, facts); // SL-32
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        while (!state.empty(ZoneKind::Slip, seat))
            state.remove(zoneOf(ZoneKind::Slip, seat), state.size(ZoneKind::Slip, seat) - 1, facts);
    state.setNumber(Number::Step, 0, facts);
    returnNext(state, facts);
}

void returnNext(State& state, kit::Facts& facts) {
    const auto banners = std::ssize(bannersOf(state));
    int step = state.number(Number::Step);
    while (step < banners && state.empty(ZoneKind::Pile, step))
        ++step;
    if (step < banners) {
        state.setNumber(Number::Step, step, facts);
        return state.setPhase(Phase::Return, facts); // SL-44: each pile under its own deck
    }
    state.setNumber(Number::Step, 0, facts);
    beginRound(state, facts);
}

} // namespace taletop::storyline
