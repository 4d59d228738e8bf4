// SPDX-License-Identifier: MIT
// How imagined games of Paper Tales are played on: quickly, and by what cards are worth alone.
#pragma once

#include "core/games/papertales/rules/rules.h"

namespace taletop::papertales {

/// The next step of a plan: the affordable card of the highest worth to a free spot of its row, at last the
/// best card that is left is kept. It looks at the seat's own cards and at what lies open.
[[nodiscard]] Move quickStep(const State& view, kit::Seat seat);

} // namespace taletop::papertales
