// SPDX-License-Identifier: MIT
// The games there are, in the order of core/games/games.txt.
#pragma once

#include "core/contract/game.h"

#include <span>
#include <string_view>

namespace taletop::contract {

/// All registered games. Test builds also register the `template` game, last.
[[nodiscard]] std::span<const Game* const> games();

/// The game with this id, or nullptr.
[[nodiscard]] const Game* findGame(std::string_view id);

} // namespace taletop::contract
