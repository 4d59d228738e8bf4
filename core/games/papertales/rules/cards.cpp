// SPDX-License-Identifier: MIT
#include "core/games/papertales/rules/cards.h"

#include "core/games/papertales/rules/card_data.inc"

#include <algorithm>

namespace taletop::papertales {

namespace {

// PT-2, PT-9: counts the Unit cards. cards.py already refuses a wrong number.
constexpr int copies() {
    int sum = 0;
    for (const Unit& unit : unitTable)
        sum += unit.copies;
    return sum;
}
static_assert(copies() == cardCount);
static_assert(std::is_sorted(unitTable.begin(), unitTable.end(), [](const Unit& a, const Unit& b) {
    return std::string_view(a.name) < std::string_view(b.name);
}));

} // namespace

constinit const std::array<Unit, unitCount + 1> allUnits = unitTable;
constinit const std::array<Building, buildingCount> allBuildings = buildingTable;

std::uint8_t faceNamed(std::string_view name) {
    for (std::uint8_t face = 1; face < firstSpotToken; ++face)
        if (name == names()[face])
            return face;
    return 0;
}

} // namespace taletop::papertales
