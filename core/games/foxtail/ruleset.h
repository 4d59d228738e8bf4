// SPDX-License-Identifier: MIT
// Foxtail as the registry knows it.
#pragma once

#include "core/ruleset/game.h"

namespace taletop::foxtail {

/// The one instance; it holds nothing.
[[nodiscard]] const ruleset::Game& game();

} // namespace taletop::foxtail
