// SPDX-License-Identifier: MIT
// Computes the memories of seats in played games and checks whether these memories are true.
#pragma once

#include "tests/conformance/playout.h"

#include <functional>
#include <string>

namespace taletop::conformance {

/// Called for each seat before each entry of a game, and at the game's end.
using RememberingMoment = std::function<void(std::size_t at, kit::Seat seat, const kit::Memory& memory)>;

/// Builds each seat's memory from the facts that the seat sees, entry by entry.
void recall(const Playout& playout, const RememberingMoment& tell);

/// In this state, can every remembered card be in its remembered place?
[[nodiscard]] bool fits(const contract::Game& game, const kit::Memory& memory, kit::Seat seat,
                        contract::AnyState state);

} // namespace taletop::conformance
