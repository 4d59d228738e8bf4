// SPDX-License-Identifier: MIT
// The cards that players can browse.
#include "core/games/papertales/rules/cards.h"
#include "core/games/papertales/words/words.h"

namespace taletop::papertales {

namespace {

contract::CardGroup group(const char* title, int first, int last) {
    contract::CardGroup cards{{"papertales", title}, {}};
    for (int face = first; face <= last; ++face)
        cards.faces.push_back(face);
    return cards;
}

} // namespace

contract::Catalogue Words::catalogue() {
    return {group(TALETOP_TEXT("papertales", "Units"), firstUnit, lastUnit),
            group(TALETOP_TEXT("papertales", "Buildings"), firstBuilding, firstBuilding + buildingCount - 1)};
}

} // namespace taletop::papertales
