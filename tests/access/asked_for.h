// SPDX-License-Identifier: MIT
// What tests of secrecy have to come to in each game.
#pragma once

#include "core/contract/game.h"

#include <optional>
#include <string>
#include <vector>

namespace taletop::app {

/// What is asked for in a game that hides something of several people at that time: each must come. As
/// tests/rules/<game>/moments.txt says: a step of the game on each line. Nothing: there is no such file.
[[nodiscard]] std::optional<std::vector<std::string>> askedFor(const std::string& game);

/// Three, or one more than must be.
[[nodiscard]] int seatsOf(const contract::Game& game);

} // namespace taletop::app
