// SPDX-License-Identifier: MIT
// Moments that tests of secrecy must reach in each game.
#pragma once

#include "core/contract/game.h"

#include <optional>
#include <string>
#include <vector>

namespace taletop::app {

/// The game's steps that ask someone while several people have secrets; each must be reached. They are listed
/// in tests/rules/<game>/moments.txt, one per line. Returns nullopt if there is no such file.
[[nodiscard]] std::optional<std::vector<std::string>> askedFor(const std::string& game);

/// The number of seats in these tests: three, or one more than the minimum if that is more.
[[nodiscard]] int seatsOf(const contract::Game& game);

} // namespace taletop::app
