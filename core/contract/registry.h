// SPDX-License-Identifier: MIT
// The registered games, in the order of core/games/games.txt.
#pragma once

#include "core/contract/game.h"

#include <span>
#include <string_view>

namespace taletop::contract {

/// All registered games. Test builds add the `template` game at the end.
[[nodiscard]] std::span<const Game* const> games();

/// The game with this id, or nullptr.
[[nodiscard]] const Game* findGame(std::string_view id);

} // namespace taletop::contract
