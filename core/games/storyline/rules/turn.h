// SPDX-License-Identifier: MIT
// The course of the game, as the moves and chance drive it; each step ends where a decision or
// chance is waited for.
#pragma once

#include "core/games/storyline/rules/state.h"
#include "core/kit/fact.h"

namespace taletop::storyline {

/// Lays the chosen narrator deck ready, card 1 on top (SL-15).
void layNarratorDeck(State& state, int deck, kit::Facts& facts);

/// The next Narrator turns a page, and the others draw; or it is The End (SL-19 to SL-22).
void beginRound(State& state, kit::Facts& facts);

/// All have played: what lies face down becomes one pile for each banner, to be shuffled (SL-27).
void gatherPiles(State& state, kit::Facts& facts);

/// Chooses the cards (faces, in banner order) and hands the tokens out (SL-31, SL-32, SL-43).
void choose(State& state, const std::array<std::uint8_t, 2>& cards, kit::Facts& facts);

/// The next banner from Step on that has cards to return; otherwise the next round (SL-36, SL-38).
void returnNext(State& state, kit::Facts& facts);

/// The last page has been read: tokens are turned and effects resolved (SL-53, SL-56, SL-58).
void readTheEnd(State& state, kit::Facts& facts);

/// Goes on resolving effects until somebody must decide, the Bones fly, or all are done (SL-59).
void resolve(State& state, kit::Facts& facts);

/// Resolves one open token of the seat Resolving, by its place; false: it waits for a decision or
/// for chance.
bool resolveToken(State& state, std::size_t index, kit::Facts& facts);

/// Lays the Grave of the seat Resolving on its token at `index` (SL-60).
void cover(State& state, std::size_t index, kit::Facts& facts);

} // namespace taletop::storyline
