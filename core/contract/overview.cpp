// SPDX-License-Identifier: MIT
#include "core/contract/overview.h"

#include "core/contract/game.h"

namespace taletop::contract {

Overview overviewOf(const Game& game) {
    const auto* const shown = dynamic_cast<const TableShower*>(&game);
    return shown != nullptr ? shown->overview() : Overview{};
}

} // namespace taletop::contract
