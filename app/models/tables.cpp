// SPDX-License-Identifier: MIT
#include "app/models/tables.h"

#include "core/ruleset/registry.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace taletop::app {

bool hasTable(const ruleset::Game& game) {
    // The build lists the folders of qml/games as " one another ".
    return std::string_view(TALETOP_TABLES).find(' ' + std::string(game.info().id) + ' ') !=
           std::string_view::npos;
}

std::vector<const ruleset::Game*> tables() {
    std::vector<const ruleset::Game*> found;
    std::ranges::copy_if(ruleset::games(), std::back_inserter(found),
                         [](const ruleset::Game* game) { return hasTable(*game); });
    return found;
}

const ruleset::Game* findTable(std::string_view id) {
    const ruleset::Game* game = ruleset::findGame(id);
    return game != nullptr && hasTable(*game) ? game : nullptr;
}

} // namespace taletop::app
