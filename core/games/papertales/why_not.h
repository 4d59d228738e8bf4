// SPDX-License-Identifier: MIT
// The parts of whyNot; each is asked only when its task is the seat's.
#pragma once

#include "core/games/papertales/rules.h"

namespace taletop::papertales {

using Answer = std::optional<kit::Refusal>;

[[nodiscard]] Answer whyNotPlan(const State& view, kit::Seat seat, const Move& move);
[[nodiscard]] Answer whyNotConstruct(const State& view, kit::Seat seat, const Move& move);

} // namespace taletop::papertales
