// SPDX-License-Identifier: MIT
// The names of the cards, marked for translation. They must match cards.json.
#include "core/games/papertales/rules/card_data.inc"
#include "core/kit/text.h"

#include <algorithm>

namespace taletop::papertales {

namespace {

constexpr std::array<const char*, faceCount> allNames{
    "",
    TALETOP_TEXT("papertales", "Adventurer"),
    TALETOP_TEXT("papertales", "Archer"),
    TALETOP_TEXT("papertales", "Blacksmith"),
    TALETOP_TEXT("papertales", "Cave Spirit"),
    TALETOP_TEXT("papertales", "Cerberus"),
    TALETOP_TEXT("papertales", "Colossus"),
    TALETOP_TEXT("papertales", "Commander"),
    TALETOP_TEXT("papertales", "Cook"),
    TALETOP_TEXT("papertales", "Demon"),
    TALETOP_TEXT("papertales", "Dragon"),
    TALETOP_TEXT("papertales", "Farmer"),
    TALETOP_TEXT("papertales", "Forest Child"),
    TALETOP_TEXT("papertales", "Forest Spirit"),
    TALETOP_TEXT("papertales", "Giant Snake"),
    TALETOP_TEXT("papertales", "Golem"),
    TALETOP_TEXT("papertales", "Grand Architect"),
    TALETOP_TEXT("papertales", "Hunter"),
    TALETOP_TEXT("papertales", "Knight"),
    TALETOP_TEXT("papertales", "Kraken"),
    TALETOP_TEXT("papertales", "Landlord"),
    TALETOP_TEXT("papertales", "Leviathan"),
    TALETOP_TEXT("papertales", "Manticore"),
    TALETOP_TEXT("papertales", "Master Alchemist"),
    TALETOP_TEXT("papertales", "Militiaman"),
    TALETOP_TEXT("papertales", "Miner"),
    TALETOP_TEXT("papertales", "Monkey"),
    TALETOP_TEXT("papertales", "Mystical Healer"),
    TALETOP_TEXT("papertales", "Necromancer"),
    TALETOP_TEXT("papertales", "Ogre"),
    TALETOP_TEXT("papertales", "Palm Reader"),
    TALETOP_TEXT("papertales", "Peddler"),
    TALETOP_TEXT("papertales", "Relic of Wisdom"),
    TALETOP_TEXT("papertales", "Rogue"),
    TALETOP_TEXT("papertales", "Salamander"),
    TALETOP_TEXT("papertales", "Sculptor"),
    TALETOP_TEXT("papertales", "Shapeshifter"),
    TALETOP_TEXT("papertales", "Strategist"),
    TALETOP_TEXT("papertales", "Time Master"),
    TALETOP_TEXT("papertales", "Treefolk"),
    TALETOP_TEXT("papertales", "Veteran"),
    TALETOP_TEXT("papertales", "Wood Merchant"),
    TALETOP_TEXT("papertales", "Woodcutter"),
    TALETOP_TEXT("papertales", "Town"),
    TALETOP_TEXT("papertales", "Tavern"),
    TALETOP_TEXT("papertales", "Mine"),
    TALETOP_TEXT("papertales", "Temple"),
    TALETOP_TEXT("papertales", "Barracks"),
    "F1",
    "F2",
    "F3",
    "B1",
    "B2",
};

constexpr bool sameAsTheTables() {
    for (std::size_t face = firstUnit; face <= lastUnit; ++face)
        if (std::string_view(allNames[face]) != unitTable[face].name)
            return false;
    for (std::size_t i = 0; i < buildingCount; ++i)
        if (std::string_view(allNames[firstBuilding + i]) != buildingTable[i].name)
            return false;
    return true;
}
static_assert(sameAsTheTables());

} // namespace

std::span<const char* const> names() { return allNames; }

} // namespace taletop::papertales
