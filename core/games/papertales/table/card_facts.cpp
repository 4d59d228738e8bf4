// SPDX-License-Identifier: MIT
// The printed data of the cards (PT-5, PT-6), for the table.
#include "core/games/papertales/rules/rules.h"
#include "core/games/papertales/table/table.h"
#include "core/games/papertales/words/ability_text.h"
#include "core/kit/at.h"

#include <algorithm>

namespace taletop::papertales {

namespace {

/// The file name of a card's picture: "cave-spirit".
std::string fileName(int face) {
    std::string name = nameOf(face);
    for (char& letter : name) {
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter - 'A' + 'a');
        if (letter == ' ')
            letter = '-';
    }
    return name;
}

/// The icons of resources, by Resource.
constexpr std::array resourceIcons{"wood", "food", "crystal"};

/// The icon of an effect: the produced resource, or the phase of the effect (PT-4).
const char* iconOf(const Effect& effect) {
    switch (phaseOf(effect.kind)) {
    case 0:
        return kit::at(resourceIcons, effect.resource);
    case 2:
        return "deploy";
    case 3:
        return "wars";
    case 4:
        return "income";
    case 5:
        return "construction";
    case 6:
        return "aging";
    default:
        return "legend";
    }
}

void addLines(scene::CardFacts& facts, std::span<const Effect> effects, const std::vector<kit::Text>& words,
              int level) {
    for (std::size_t i = 0; i < effects.size(); ++i)
        facts.lines.push_back({.text = words[i],
                               .icon = iconOf(effects[i]),
                               .amount = phaseOf(effects[i].kind) == 0 ? effects[i].amount : 1,
                               .level = level});
}

void addUnit(scene::CardFacts& facts, int face) {
    const Unit& unit = unitOf(face);
    facts.numbers.push_back({"cost", unit.cost});
    if (unit.printsStrength)
        facts.numbers.push_back({"strength", unit.strength});
    if (std::ranges::any_of(unit.effects(),
                            [](const Effect& effect) { return changesStrength(effect.kind); }))
        facts.numbers.push_back({"starred", 1});
    addLines(facts, unit.effects(), abilityText(face), 0);
}

void addLevel(scene::CardFacts& facts, int face, int level) {
    struct Keys {
        const char* points;
        std::array<const char*, resourceCount> resources;
        const char* gold;
    };
    constexpr std::array<Keys, 2> keys{{{"points1", {"wood1", "food1", "crystal1"}, "gold1"},
                                        {"points2", {"wood2", "food2", "crystal2"}, "gold2"}}};
    const auto at = static_cast<std::size_t>(level - 1);
    const Level& side = buildingOf(face).levels[at];
    facts.numbers.push_back({keys[at].points, side.points});
    for (std::size_t i = 0; i < resourceCount; ++i)
        if (side.cost.resources[i] != 0)
            facts.numbers.push_back({keys[at].resources[i], side.cost.resources[i]});
    if (side.cost.gold != 0)
        facts.numbers.push_back({keys[at].gold, side.cost.gold});
    addLines(facts, side.effects(), abilityText(face, level), level);
}

} // namespace

scene::CardFacts Shown::cardFacts(int face) {
    scene::CardFacts facts;
    facts.name = {"papertales", nameOf(face)};
    if (isUnit(face)) {
        facts.pictures = {"units/" + fileName(face) + ".svg"};
        addUnit(facts, face);
    }
    if (isBuilding(face))
        facts.pictures = {"buildings/" + fileName(face) + "-1.svg", "buildings/" + fileName(face) + "-2.svg"};
    for (int level = 1; level <= 2 && isBuilding(face); ++level)
        addLevel(facts, face, level);
    return facts;
}

} // namespace taletop::papertales
