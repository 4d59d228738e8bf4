// SPDX-License-Identifier: MIT
// What seats remember in games that are played: whether it is true, and how much of it there is.
#pragma once

#include "tests/conformance/playout.h"

#include <functional>
#include <string>

namespace taletop::conformance {

/// Told of a seat before each entry of a game, and at its end.
using RememberingMoment = std::function<void(std::size_t at, kit::Seat seat, const kit::Memory& memory)>;

/// Folds what each seat remembers from what it is told of each entry.
void recall(const Playout& playout, const RememberingMoment& tell);

/// Can every card that is remembered lie in this state where it is remembered?
[[nodiscard]] bool fits(const contract::Game& game, const kit::Memory& memory, kit::Seat seat,
                        contract::AnyState state);

} // namespace taletop::conformance
