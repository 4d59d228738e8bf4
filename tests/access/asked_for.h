// SPDX-License-Identifier: MIT
// What tests of secrecy have to come to in each game.
#pragma once

#include "core/contract/game.h"

#include <optional>
#include <string>
#include <vector>

namespace taletop::app {

/// What is asked for in a game that hides something of several people at that time: each must come.
struct AskedFor {
    std::vector<std::string> moments;
    bool inTheOpen = false; ///< nobody has a hand: what one begins is begun before everybody's eyes
};
/// As tests/rules/<game>/moments.txt says: a step of the game on each line, "in the open" where that is so.
[[nodiscard]] std::optional<AskedFor> askedFor(const std::string& game);

/// Three, or one more than must be.
[[nodiscard]] int seatsOf(const contract::Game& game);

} // namespace taletop::app
