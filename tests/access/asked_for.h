// SPDX-License-Identifier: MIT
// The questions that tests of secrecy must reach in each game.
#pragma once

#include "core/contract/game.h"

#include <optional>
#include <string>
#include <vector>

namespace taletop::app {

/// The game's steps in which a seat is asked while several seats have secrets. Tests must reach each of them.
/// Reads tests/rules/<game>/moments.txt, one step per line; returns nullopt if there is no such file.
[[nodiscard]] std::optional<std::vector<std::string>> askedFor(const std::string& game);

/// The number of seats in these tests: three, or one more than the game's minimum if that is more.
[[nodiscard]] int seatsOf(const contract::Game& game);

} // namespace taletop::app
