// SPDX-License-Identifier: MIT
// Quick moves for simulated games of Paper Tales, based only on the worth of cards.
#pragma once

#include "core/games/papertales/rules/rules.h"

namespace taletop::papertales {

/// Returns the next step of a plan. Deploys the affordable card of the highest worth to a free spot of its
/// row and, at the end, keeps the best remaining card. Uses only public cards and the seat's own cards.
[[nodiscard]] Move quickStep(const State& view, kit::Seat seat);

} // namespace taletop::papertales
