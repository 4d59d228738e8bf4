// SPDX-License-Identifier: MIT
// The course of the game. Each function continues until a decision or chance is needed.
#pragma once

#include "core/games/storyline/rules/state.h"
#include "core/kit/fact.h"

#include <cstddef>

namespace taletop::storyline {

/// Prepares the chosen narrator deck, card 1 on top (SL-15).
void layNarratorDeck(State& state, int deck, kit::Facts& facts);

/// Lets the next Narrator turn a page and the others draw, or begins The End (SL-19 to SL-22).
void beginRound(State& state, kit::Facts& facts);

/// Gathers the cards of a round once all have played: one pile for each banner, to be shuffled (SL-27).
void gatherPiles(State& state, kit::Facts& facts);

/// Chooses the cards (faces, in banner order) and gives out the tokens (SL-31, SL-32, SL-43).
void choose(State& state, const std::array<std::uint8_t, 2>& cards, kit::Facts& facts);

/// Begins to return the cards of the next pile, from number Step on. Starts the next round if no pile is left
/// (SL-36, SL-38).
void returnNext(State& state, kit::Facts& facts);

/// Reads the last page: tokens are turned up and effects resolved (SL-53, SL-56, SL-58).
void readTheEnd(State& state, kit::Facts& facts);

/// Continues resolving effects until someone must decide, the Bones are flipped, or all are resolved (SL-59).
void resolve(State& state, kit::Facts& facts);

/// The number of tokens that the seat must still resolve; the last one is resolved automatically (SL-59).
[[nodiscard]] std::ptrdiff_t openTokens(const State& state, kit::Seat seat);

/// Resolves the open token at `index` of the seat Resolving; returns false if it waits for a decision or for
/// chance.
bool resolveToken(State& state, std::size_t index, kit::Facts& facts);

/// Places the Grave of the seat Resolving on its token at `index` (SL-60).
void cover(State& state, std::size_t index, kit::Facts& facts);

} // namespace taletop::storyline
