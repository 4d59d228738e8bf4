// SPDX-License-Identifier: MIT
// The games that can be played here: those of the registry that have a table in qml/games.
#pragma once

#include "core/contract/game.h"

#include <string_view>
#include <vector>

namespace taletop::app {

/// Has this game a table, or are there only its rules yet?
[[nodiscard]] bool hasTable(const contract::Game& game);

/// The games with a table, in the order of the registry.
[[nodiscard]] std::vector<const contract::Game*> tables();

/// The game with this id if it has a table, or nullptr.
[[nodiscard]] const contract::Game* findTable(std::string_view id);

} // namespace taletop::app
