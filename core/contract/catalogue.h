// SPDX-License-Identifier: MIT
// The cards of a game to leaf through, outside of any match.
#pragma once

#include "core/kit/text.h"

#include <concepts>
#include <vector>

namespace taletop::contract {

/// Cards that belong together: "Units", "Buildings".
struct CardGroup {
    kit::Text title;
    std::vector<int> faces; ///< in reading order; of cards that are alike, one
};

using Catalogue = std::vector<CardGroup>;

/// What the words of a game provide whose cards are worth leafing through.
template <class Words>
concept CatalogueWords = requires {
    { Words::catalogue() } -> std::same_as<Catalogue>;
};

/// Without CatalogueWords there is nothing to leaf through.
template <class Words>
[[nodiscard]] Catalogue catalogueOf() {
    if constexpr (CatalogueWords<Words>)
        return Words::catalogue();
    return {};
}

} // namespace taletop::contract
