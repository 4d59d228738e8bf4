// SPDX-License-Identifier: MIT
// Selects the games to test: all registered games, or a single one.
#pragma once

#include "core/contract/registry.h"

#include <vector>

namespace taletop::conformance {

/// Returns all registered games, or only the game that TALETOP_GAME names, such as TALETOP_GAME=template. The
/// running test fails if that game does not exist.
[[nodiscard]] std::vector<const contract::Game*> gamesTried();

} // namespace taletop::conformance
