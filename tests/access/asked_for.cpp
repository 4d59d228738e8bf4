// SPDX-License-Identifier: MIT
#include "tests/access/asked_for.h"

#include <algorithm>
#include <fstream>

namespace taletop::app {

std::optional<std::vector<std::string>> askedFor(const std::string& game) {
    std::ifstream file(std::string(TALETOP_RULES_TESTS "/") + game + "/moments.txt");
    if (!file)
        return std::nullopt;
    std::vector<std::string> moments;
    for (std::string line; std::getline(file, line);)
        if (!line.empty() && line.front() != '#')
            moments.push_back(line);
    return moments;
}

int seatsOf(const contract::Game& game) { return std::max(3, game.info().seatsLeast + 1); }

} // namespace taletop::app
