// SPDX-License-Identifier: MIT
// The games that are tried: those of the registry, or one of them.
#pragma once

#include "core/contract/registry.h"

#include <vector>

namespace taletop::conformance {

/// All games of the registry, or the one that TALETOP_GAME names, such as TALETOP_GAME=template; fails the
/// running test where there is none.
[[nodiscard]] std::vector<const contract::Game*> gamesTried();

} // namespace taletop::conformance
