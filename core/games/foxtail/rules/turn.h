// SPDX-License-Identifier: MIT
// The automatic steps of a turn (FT-18). Only the apply files and setup call them.
#pragma once

#include "core/games/foxtail/rules/notes.h"
#include "core/games/foxtail/rules/state.h"
#include "core/kit/fact.h"

namespace taletop::foxtail {

/// Has everyone who must act in this phase done so?
[[nodiscard]] bool allDone(const State& state);

/// Starts a turn: everyone whose tail is not complete chooses (FT-15, FT-17).
void beginTurn(State& state, int turn, kit::Facts& facts);
/// Opens the choices once all seats have chosen, and draws the cards. Ends the turn if nobody has a link to
/// choose.
void openChoices(State& state, kit::Facts& facts);
/// Opens and places all links once they are set, and ends the turn.
void openLinks(State& state, kit::Facts& facts);
/// Ends play once all tails are complete. Begins the vote, unless there is nothing to vote on (FT-27, FT-62).
void endPlay(State& state, kit::Facts& facts);
/// Opens all votes once they are in, and ends the game.
void openVotes(State& state, kit::Facts& facts);

} // namespace taletop::foxtail
