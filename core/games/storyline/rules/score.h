// SPDX-License-Identifier: MIT
// The winners and the reason for the win (SL-70 to SL-75).
#pragma once

#include "core/games/storyline/rules/moves.h"
#include "core/games/storyline/rules/state.h"

namespace taletop::storyline {

struct Verdict {
    kit::SeatSet winners;  ///< at least one seat
    Note how = Note::Wins; ///< the note of the log with the reason
    int most = 0;          ///< the most points; in the family variant, the most tokens
};

/// The verdict on the current table; final once the game is over.
[[nodiscard]] Verdict verdictOf(const State& view);

} // namespace taletop::storyline
