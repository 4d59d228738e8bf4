// SPDX-License-Identifier: MIT
// The description of a card with its ledger entries, for the close-up view. It is made from the card's
// numbers and effects (PT-5, PT-6).
#include "core/games/papertales/rules/rules.h"
#include "core/games/papertales/words/ability_text.h"
#include "core/games/papertales/words/words.h"

#include <algorithm>

namespace taletop::papertales {

namespace {

constexpr int unitEntry = 5;
constexpr int buildingEntry = 6;
constexpr int monkeyEntry = 45;
constexpr int priceEntry = 66;
constexpr int plainEntry = 78; ///< a shared entry for all Units that have only strength and production
constexpr int firstUnitEntry = 79;
constexpr int firstBuildingEntry = 114;

bool isPlain(int face) {
    return std::ranges::all_of(unitOf(face).effects(), [](const Effect& effect) {
        return effect.kind == EffectKind::Produce && effect.per == Per::Once && effect.when == When::Always;
    });
}

scene::CardRule costAndStrength(const Unit& unit) {
    if (unit.cost < 0)
        return {text(TALETOP_TEXT("papertales", "Gives you %1 Gold when you deploy it, strength %2."))
                    .number(-unit.cost)
                    .number(unit.strength),
                monkeyEntry};
    if (!unit.printsStrength)
        return {text(TALETOP_TEXT("papertales", "Costs %1 Gold.")).number(unit.cost), unitEntry};
    return {text(TALETOP_TEXT("papertales", "Costs %1 Gold, strength %2."))
                .number(unit.cost)
                .number(unit.strength),
            unitEntry};
}

scene::CardText unitText(int face) {
    scene::CardText card{.name = text(nameOf(face)), .rules = {costAndStrength(unitOf(face))}};
    for (const kit::Text& sentence : abilityText(face))
        card.rules.push_back({sentence, entryOf(face)});
    if (card.rules.size() == 1)
        card.rules.push_back({text(TALETOP_TEXT("papertales", "It only fights.")), plainEntry});
    return card;
}

/// Source texts for the cost of a level: one resource, two resources, or one that Gold can replace.
struct PriceWords {
    const char* one;
    const char* two;
    const char* orGold;
};
constexpr std::array<PriceWords, 2> priceWords{{
    {TALETOP_TEXT("papertales", "Level 1 needs %1 %2."),
     TALETOP_TEXT("papertales", "Level 1 needs %1 %2 and %3 %4."),
     TALETOP_TEXT("papertales", "Level 1 needs %1 %2 or %3 Gold.")},
    {TALETOP_TEXT("papertales", "Level 2 needs another %1 %2."),
     TALETOP_TEXT("papertales", "Level 2 needs another %1 %2 and %3 %4."),
     TALETOP_TEXT("papertales", "Level 2 needs another %1 %2 or %3 Gold.")},
}};

scene::CardRule priceText(const Cost& cost, std::size_t level) {
    kit::Text words;
    int kinds = 0;
    for (std::size_t i = 0; i < cost.resources.size(); ++i) {
        if (cost.resources[i] == 0)
            continue;
        ++kinds;
        words.number(cost.resources[i]).word(resourceName(static_cast<Resource>(i)));
    }
    words.context = "papertales";
    words.source = kinds == 2 ? priceWords[level].two : priceWords[level].one;
    if (cost.gold > 0) { // PT-69: Gold never replaces two kinds of resources
        words.source = priceWords[level].orGold;
        words.number(cost.gold);
    }
    return {words, priceEntry};
}

scene::CardText buildingText(int face) {
    scene::CardText card{.name = text(nameOf(face)), .rules = {}};
    const Building& building = buildingOf(face);
    for (std::size_t level = 0; level < building.levels.size(); ++level) {
        card.rules.push_back(priceText(building.levels[level].cost, level));
        for (const kit::Text& sentence : abilityText(face, static_cast<int>(level) + 1))
            card.rules.push_back({sentence, entryOf(face)});
    }
    card.rules.push_back(
        {text(TALETOP_TEXT("papertales", "The land costs Gold too, and more with each Building.")),
         landEntry});
    card.rules.push_back(
        {text(TALETOP_TEXT("papertales", "End of the game: %1 Legend Point at level 1, %2 at level 2."))
             .number(building.levels[0].points)
             .number(building.levels[1].points),
         buildingEntry});
    return card;
}

} // namespace

int entryOf(int face) {
    if (isBuilding(face))
        return firstBuildingEntry + face - firstBuilding;
    if (isPlain(face))
        return plainEntry;
    int entry = firstUnitEntry;
    for (int other = firstUnit; other < face; ++other)
        entry += isPlain(other) ? 0 : 1;
    return entry;
}

scene::CardText Words::cardText(int face) {
    if (isUnit(face))
        return unitText(face);
    if (isBuilding(face))
        return buildingText(face);
    if (face <= kit::unknownFace || face >= faceCount)
        return {.name = text(TALETOP_TEXT("papertales", "A face-down card")), .rules = {}};
    return {.name = text(nameOf(face)), .rules = {}};
}

} // namespace taletop::papertales
