// SPDX-License-Identifier: MIT
// Situations that tests of secrecy must reach in each game.
#pragma once

#include "core/contract/game.h"

#include <optional>
#include <string>
#include <vector>

namespace taletop::app {

/// The steps of a game that ask while it hides something of several people; each must be reached. Read from
/// tests/rules/<game>/moments.txt, a step per line; nullopt without such a file.
[[nodiscard]] std::optional<std::vector<std::string>> askedFor(const std::string& game);

/// Three seats, or one more than the minimum.
[[nodiscard]] int seatsOf(const contract::Game& game);

} // namespace taletop::app
