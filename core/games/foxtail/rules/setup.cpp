// SPDX-License-Identifier: MIT
// The set-up before the first turn: the fox of each seat, the bits in play, the deck.
#include "core/games/foxtail/rules/deck_parts.h"
#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/rules/turn.h"

namespace taletop::foxtail {

namespace {

/// FT-11, FT-12: the outcome lists the bits in play from the top of the deck: first the upper part, then the
/// bits of the lower part. The tips stay at the bottom until the deck is packed.
void deal(State& state, const contract::ChanceOutcome& outcome, kit::Facts& facts) {
    std::array<bool, lastBit> inPlay{};
    for (const std::uint8_t place : outcome)
        inPlay[place] = true;
    kit::FixedVector<std::uint8_t, lastBit> order;
    for (std::uint8_t place = 0; place < lastBit; ++place)
        if (!inPlay[place])
            order.push_back(place);
    for (const std::uint8_t place : outcome)
        order.push_back(place);
    state.reorder(asideZone, {order.data(), order.size()}, facts);
    for (std::size_t left = state.size(asideZone); left > lastBit - outcome.size(); --left)
        state.moveToEnd(asideZone, left - 1, deckZone, 0, facts);
    state.setPhase(Phase::Pack, facts);
}

/// FT-13: place i of the lower part, counted from its top, gets the card of place outcome[i].
void pack(State& state, const contract::ChanceOutcome& outcome, kit::Facts& facts) {
    const std::size_t lower = outcome.size();
    kit::FixedVector<std::uint8_t, 44> order;
    for (std::size_t place = 0; place < state.size(deckZone); ++place)
        order.push_back(kit::cardNumber(place < lower ? lower - 1 - outcome[lower - 1 - place] : place));
    state.reorder(deckZone, {order.data(), order.size()}, facts);
    note(facts, Note::DeckReady, kit::spectator, state.size(deckZone), state.size(asideZone));
    beginTurn(state, 1, facts);
}

} // namespace

/// FT-2, FT-10: the state has no fox cards, because they have no effect. Each seat starts with an empty tail.
State Rules::setup(const contract::Options& options) {
    State state;
    kit::Facts none;
    const int seats = options.seats;
    state.setNumber(Number::Seats, seats, none);
    state.setNumber(Number::Solo, seats == 1 ? 1 : 0, none); // FT-1, FT-66
    state.setPhase(Phase::Deal, none);
    for (int tip = 0; tip < seats;
         ++tip) // FT-3, FT-13: one tip for each player; FT-14: the others stay in the box
        state.add(deckZone, {kit::cardNumber(firstTip + tip), 0}, none);
    for (std::uint8_t face = firstBit; face <= lastBit; ++face) // FT-4
        state.add(asideZone, {face, 0}, none);
    return state;
}

void Rules::applyChance(State& state, const contract::ChanceOutcome& outcome, kit::Facts& facts) {
    if (state.phase() == Phase::Deal)
        deal(state, outcome, facts);
    else
        pack(state, outcome, facts);
}

} // namespace taletop::foxtail
