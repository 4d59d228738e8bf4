// SPDX-License-Identifier: MIT
// The result of a plan. The table shows the forecast, and computer players evaluate it.
#pragma once

#include "core/games/papertales/rules/kingdom.h"

namespace taletop::papertales {

/// The result of a seat's plan, as far as the seat can know before the other plans are revealed. Targets are
/// not chosen yet, and a Shapeshifter has not changed.
struct Forecast {
    State after;     ///< the state with the seat's Kingdom as revealed
    int gold = 0;    ///< Gold after paying; negative if the plan is unaffordable
    Kingdom kingdom; ///< the Kingdom in `after`
    int wars = 0;    ///< Wars won against the others' current strengths
};
[[nodiscard]] Forecast forecastOf(const State& view, kit::Seat seat);
/// Does the result still depend on targets to choose or on a search (PT-49)?
[[nodiscard]] bool isOpen(const Forecast& forecast, kit::Seat seat);

} // namespace taletop::papertales
