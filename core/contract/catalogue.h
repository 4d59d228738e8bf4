// SPDX-License-Identifier: MIT
// The catalogue of a game's cards, which players can browse outside a match.
#pragma once

#include "core/kit/text.h"

#include <concepts>
#include <vector>

namespace taletop::contract {

/// Cards that belong together: "Units", "Buildings".
struct CardGroup {
    kit::Text title;
    std::vector<int> faces; ///< in reading order, one for each set of identical cards
};

using Catalogue = std::vector<CardGroup>;

/// Words of a game whose cards are worth browsing.
template <class Words>
concept CatalogueWords = requires {
    { Words::catalogue() } -> std::same_as<Catalogue>;
};

/// Returns the game's catalogue; an empty one for games without CatalogueWords.
template <class Words>
[[nodiscard]] Catalogue catalogueOf() {
    if constexpr (CatalogueWords<Words>)
        return Words::catalogue();
    return {};
}

} // namespace taletop::contract
