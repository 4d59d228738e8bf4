// SPDX-License-Identifier: MIT
// The steps of a turn that follow of themselves (FT-18). Only the apply files and setup call them.
#pragma once

#include "core/games/foxtail/rules/notes.h"
#include "core/games/foxtail/rules/state.h"
#include "core/kit/fact.h"

namespace taletop::foxtail {

/// Has everybody who must act in this phase done so?
[[nodiscard]] bool allDone(const State& state);

/// Everybody whose tail is not complete chooses (FT-15, FT-17).
void beginTurn(State& state, int turn, kit::Facts& facts);
/// All have chosen: the choices are opened, the cards are drawn, and the turn ends if nobody has
/// a link to choose.
void openChoices(State& state, kit::Facts& facts);
/// All links are in: they are opened and laid, and the turn ends.
void openLinks(State& state, kit::Facts& facts);
/// All tails are complete: the vote begins, or there is nothing to ask for it (FT-27, FT-62).
void endPlay(State& state, kit::Facts& facts);
/// All votes are in: they are opened and the game is over.
void openVotes(State& state, kit::Facts& facts);

} // namespace taletop::foxtail
