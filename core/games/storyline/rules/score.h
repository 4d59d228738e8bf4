// SPDX-License-Identifier: MIT
// Who wins, and by what (SL-70 to SL-75).
#pragma once

#include "core/games/storyline/rules/moves.h"
#include "core/games/storyline/rules/state.h"

namespace taletop::storyline {

struct Verdict {
    kit::SeatSet winners;  ///< one at least
    Note how = Note::Wins; ///< which note of the log says why
    int most = 0;          ///< the highest points; family variant: tokens
};

/// Of the table as it lies; final once the game is over.
[[nodiscard]] Verdict verdictOf(const State& view);

} // namespace taletop::storyline
