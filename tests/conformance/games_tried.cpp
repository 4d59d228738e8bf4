// SPDX-License-Identifier: MIT
#include "tests/conformance/games_tried.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <string>

namespace taletop::conformance {

std::vector<const contract::Game*> gamesTried() {
    const char* only = std::getenv("TALETOP_GAME");
    std::vector<const contract::Game*> tried;
    for (const contract::Game* game : contract::games())
        if (only == nullptr || std::string_view(only) == game->info().id)
            tried.push_back(game);
    REQUIRE_MESSAGE(!tried.empty(), "there is no game " << std::string(only != nullptr ? only : "at all"));
    return tried;
}

} // namespace taletop::conformance
