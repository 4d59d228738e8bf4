// SPDX-License-Identifier: MIT
// The result of a plan, for everyone who may see it: the table shows it, and players judge it.
#pragma once

#include "core/games/papertales/rules/kingdom.h"

namespace taletop::papertales {

/// The result of the seat's plan, as far as the seat can know before the others are revealed. Targets are not
/// chosen yet, and a Shapeshifter has not changed.
struct Forecast {
    State after;     ///< the state with the seat's Kingdom as revealed
    int gold = 0;    ///< after paying; negative: not affordable
    Kingdom kingdom; ///< the Kingdom in `after`
    int wars = 0;    ///< Wars won against the others' current strengths
};
[[nodiscard]] Forecast forecastOf(const State& view, kit::Seat seat);
/// Does the result depend on choices or draws to come: targets of Units, or a search (PT-49)?
[[nodiscard]] bool isOpen(const Forecast& forecast, kit::Seat seat);

} // namespace taletop::papertales
