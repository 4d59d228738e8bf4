// SPDX-License-Identifier: MIT
// The games under test: all registered ones, or a single one.
#pragma once

#include "core/contract/registry.h"

#include <vector>

namespace taletop::conformance {

/// All registered games, or the one in TALETOP_GAME, such as TALETOP_GAME=template; fails the running test if
/// it does not exist.
[[nodiscard]] std::vector<const contract::Game*> gamesTried();

} // namespace taletop::conformance
