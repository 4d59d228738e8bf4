// SPDX-License-Identifier: MIT
// What a plan would lead to, for whoever may see it: the table shows it, and players weigh it.
#pragma once

#include "core/games/papertales/rules/kingdom.h"

namespace taletop::papertales {

/// What the seat's plan leads to, as far as the seat can tell before the others are revealed:
/// without targets, and with a Shapeshifter that has not turned into anything.
struct Forecast {
    State after;     ///< the seat's Kingdom as revealed
    int gold = 0;    ///< left after paying; negative: it cannot be paid
    Kingdom kingdom; ///< of `after`
    int wars = 0;    ///< Wars won against the others' strengths on the table now
};
[[nodiscard]] Forecast forecastOf(const State& view, kit::Seat seat);
/// Does it depend on what the seat has still to choose or to draw: targets of its Units, or a search (PT-49)?
[[nodiscard]] bool isOpen(const Forecast& forecast, kit::Seat seat);

} // namespace taletop::papertales
