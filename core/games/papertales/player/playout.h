// SPDX-License-Identifier: MIT
// Quick moves for imagined games of Paper Tales, by the worth of cards alone.
#pragma once

#include "core/games/papertales/rules/rules.h"

namespace taletop::papertales {

/// The next step of a plan: deploys the affordable card of the highest worth to a free spot of its row, and
/// at the end keeps the best remaining card. Uses only the seat's own cards and open ones.
[[nodiscard]] Move quickStep(const State& view, kit::Seat seat);

} // namespace taletop::papertales
