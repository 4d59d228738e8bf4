// SPDX-License-Identifier: MIT
// The table before the first shuffle (SL-12 to SL-17).
#include "core/games/storyline/rules/rules.h"
#include "core/games/storyline/rules/turn.h"
#include "core/kit/at.h"

namespace taletop::storyline {

void layNarratorDeck(State& state, int deck, kit::Facts& facts) {
    state.setNumber(Number::Deck, deck, facts);
    for (int number = pageCount; number >= 1; --number) // SL-15: the other deck is not used
        state.add(zoneOf(ZoneKind::NarratorDeck), {.face = pageFace(deck, number)}, facts);
}

State Rules::setup(const contract::Options& options) {
    State state;
    kit::Facts nobody;
    state.setPhase(Phase::ShuffleStories, nobody);
    state.setNumber(Number::Seats, options.seats, nobody);         // SL-01: info() has the bounds
    state.setNumber(Number::First, options.values[1] - 1, nobody); // SL-16: 0 leaves it to chance
    state.setNumber(Number::Family, options.values[2], nobody);    // SL-74
    state.setNumber(Number::Resolving, -1, nobody);
    for (int face = firstStory; face < firstToken; ++face) // SL-04, SL-12
        state.add(deckZone(categoryOf(face)), {.face = kit::cardNumber(face)}, nobody);
    for (int kind = 0; kind < tokenKinds; ++kind) // SL-05, SL-14
        for (int copy = 0; copy < kit::at(tokenCopies, kind); ++copy)
            state.add(zoneOf(ZoneKind::Pool), {.face = kit::cardNumber(firstToken + kind)}, nobody);
    if (options.values[0] < deckCount)
        layNarratorDeck(state, options.values[0], nobody);
    else
        state.setNumber(Number::Deck, deckCount, nobody);
    return state;
}

} // namespace taletop::storyline
