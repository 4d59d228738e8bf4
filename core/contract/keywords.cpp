// SPDX-License-Identifier: MIT
#include "core/contract/keywords.h"

#include "core/contract/game.h"

namespace taletop::contract {

std::span<const Keyword> keywordsOf(const Game& game) {
    const auto* const glossary = dynamic_cast<const Glossary*>(&game);
    return glossary != nullptr ? glossary->keywords() : std::span<const Keyword>{};
}

} // namespace taletop::contract
