// SPDX-License-Identifier: MIT
#include "app/models/tables.h"

#include "core/contract/registry.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace taletop::app {

bool hasTable(const contract::Game& game) {
    // The build lists the folders of qml/games as " one another ".
    return std::string_view(TALETOP_TABLES).find(' ' + std::string(game.info().id) + ' ') !=
           std::string_view::npos;
}

std::vector<const contract::Game*> tables() {
    std::vector<const contract::Game*> found;
    std::ranges::copy_if(contract::games(), std::back_inserter(found),
                         [](const contract::Game* game) { return hasTable(*game); });
    return found;
}

const contract::Game* findTable(std::string_view id) {
    const contract::Game* game = contract::findGame(id);
    return game != nullptr && hasTable(*game) ? game : nullptr;
}

} // namespace taletop::app
