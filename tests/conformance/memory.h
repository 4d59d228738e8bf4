// SPDX-License-Identifier: MIT
// The memories of seats in played games: whether they are true, and how much there is of them.
#pragma once

#include "tests/conformance/playout.h"

#include <functional>
#include <string>

namespace taletop::conformance {

/// Called for a seat before each entry of a game, and at its end.
using RememberingMoment = std::function<void(std::size_t at, kit::Seat seat, const kit::Memory& memory)>;

/// Builds each seat's memory from the facts that it sees of each entry.
void recall(const Playout& playout, const RememberingMoment& tell);

/// Can every remembered card be in its remembered place in this state?
[[nodiscard]] bool fits(const contract::Game& game, const kit::Memory& memory, kit::Seat seat,
                        contract::AnyState state);

} // namespace taletop::conformance
