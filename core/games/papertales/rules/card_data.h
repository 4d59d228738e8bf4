// SPDX-License-Identifier: MIT
// Made of cards.json by cards.py.
#pragma once

#include "core/games/papertales/rules/cards.h"

namespace taletop::papertales {

// clang-format off
/// By face; there is no Unit 0.
inline constexpr std::array<Unit, unitCount + 1> unitTable{
    Unit{"", 0, 0, 0, false, 0, {}},
    Unit{"Adventurer", 2, 0, 2, true, 1, {Effect{EffectKind::Produce, Per::Token, When::Always, Resource::Crystal, 1, 0}}},
    Unit{"Archer", 2, 1, 2, true, 1, {Effect{EffectKind::FightsFromBack, Per::Once, When::Always, Resource::Wood, 0, 0}}},
    Unit{"Blacksmith", 3, 0, 1, true, 1, {Effect{EffectKind::Income, Per::Once, When::Always, Resource::Wood, 1, 0}}},
    Unit{"Cave Spirit", 2, 1, 4, true, 2, {Effect{EffectKind::TokenOnItself, Per::Once, When::Always, Resource::Wood, 1, 0}, Effect{EffectKind::Produce, Per::Once, When::Always, Resource::Crystal, 1, 0}}},
    Unit{"Cerberus", 3, 0, 2, true, 1, {Effect{EffectKind::StrengthBecomes, Per::Once, When::Food, Resource::Wood, 3, 0}}},
    Unit{"Colossus", 1, 2, 1, true, 2, {Effect{EffectKind::StrengthBecomes, Per::Once, When::Aged, Resource::Wood, 7, 0}, Effect{EffectKind::PointsForWar, Per::Once, When::Always, Resource::Wood, 1, 0}}},
    Unit{"Commander", 2, 2, 4, true, 1, {Effect{EffectKind::PointsForWar, Per::Once, When::Always, Resource::Wood, 1, 0}}},
    Unit{"Cook", 2, 0, 1, true, 1, {Effect{EffectKind::Income, Per::Food, When::Always, Resource::Wood, 1, 0}}},
    Unit{"Demon", 1, 2, 7, true, 2, {Effect{EffectKind::TokenOnItself, Per::Once, When::Always, Resource::Wood, 1, 0}, Effect{EffectKind::DeathPoints, Per::Once, When::OneToken, Resource::Wood, -3, 0}}},
    Unit{"Dragon", 1, 3, 0, true, 1, {Effect{EffectKind::StrengthBecomes, Per::Once, When::Crystal, Resource::Wood, 7, 0}}},
    Unit{"Farmer", 3, 0, 1, true, 1, {Effect{EffectKind::Produce, Per::Once, When::Always, Resource::Food, 1, 0}}},
    Unit{"Forest Child", 3, 1, 1, true, 2, {Effect{EffectKind::Produce, Per::Once, When::Always, Resource::Wood, 1, 0}, Effect{EffectKind::Produce, Per::Once, When::Always, Resource::Food, 1, 0}}},
    Unit{"Forest Spirit", 1, 3, 3, true, 1, {Effect{EffectKind::Produce, Per::Once, When::Always, Resource::Wood, 3, 0}}},
    Unit{"Giant Snake", 1, 1, 4, true, 2, {Effect{EffectKind::StrengthBecomes, Per::Once, When::Aged, Resource::Wood, 0, 0}, Effect{EffectKind::Income, Per::Once, When::Aged, Resource::Wood, 3, 0}}},
    Unit{"Golem", 2, 2, 3, true, 1, {Effect{EffectKind::RaiseBuildings, Per::Once, When::Always, Resource::Wood, 0, 0}}},
    Unit{"Grand Architect", 1, 1, 1, true, 1, {Effect{EffectKind::PayForAny, Per::Once, When::Always, Resource::Wood, 1, 0}}},
    Unit{"Hunter", 2, 0, 2, true, 1, {Effect{EffectKind::Produce, Per::Once, When::Front, Resource::Food, 1, 0}}},
    Unit{"Knight", 3, 1, 4, true, 0, {}},
    Unit{"Kraken", 1, 6, 9, true, 3, {Effect{EffectKind::TokenOnOthers, Per::Once, When::Always, Resource::Wood, 1, 0}, Effect{EffectKind::LoseForBuildings, Per::Once, When::Always, Resource::Wood, 3, 0}, Effect{EffectKind::Mourns, Per::Token, When::Always, Resource::Wood, 1, 0}}},
    Unit{"Landlord", 1, 2, 1, true, 2, {Effect{EffectKind::Produce, Per::Once, When::Always, Resource::Wood, 1, 0}, Effect{EffectKind::NoLandCost, Per::Once, When::Always, Resource::Wood, 0, 0}}},
    Unit{"Leviathan", 1, 3, 4, true, 3, {Effect{EffectKind::Produce, Per::Once, When::Aged, Resource::Food, 2, 0}, Effect{EffectKind::StrengthPlus, Per::Food, When::Always, Resource::Wood, 2, 0}, Effect{EffectKind::CannotFight, Per::Once, When::Aged, Resource::Wood, 0, 0}}},
    Unit{"Manticore", 3, 2, 2, true, 1, {Effect{EffectKind::StrengthPlus, Per::Food, When::Always, Resource::Wood, 2, 0}}},
    Unit{"Master Alchemist", 1, 2, 1, true, 3, {Effect{EffectKind::TokensEachTurn, Per::Food, When::Always, Resource::Wood, 1, 0}, Effect{EffectKind::PointsForWar, Per::Crystal, When::Always, Resource::Wood, 1, 0}, Effect{EffectKind::Income, Per::Wood, When::Always, Resource::Wood, 1, 0}}},
    Unit{"Militiaman", 3, 0, 2, true, 1, {Effect{EffectKind::StrengthPlus, Per::Token, When::Always, Resource::Wood, 1, 0}}},
    Unit{"Miner", 3, 1, 2, true, 1, {Effect{EffectKind::Produce, Per::Once, When::Always, Resource::Crystal, 1, 0}}},
    Unit{"Monkey", 2, -1, 1, true, 1, {Effect{EffectKind::DeathGold, Per::Token, When::Always, Resource::Wood, 1, 0}}},
    Unit{"Mystical Healer", 3, 0, 1, true, 1, {Effect{EffectKind::Saves, Per::Once, When::OneToken, Resource::Wood, 0, 1}}},
    Unit{"Necromancer", 1, 1, 4, true, 1, {Effect{EffectKind::TokenOnOthers, Per::Once, When::Always, Resource::Wood, 1, 0}}},
    Unit{"Ogre", 1, 2, 2, true, 1, {Effect{EffectKind::StrengthPlus, Per::Income, When::Always, Resource::Wood, 1, 0}}},
    Unit{"Palm Reader", 2, 2, 1, true, 1, {Effect{EffectKind::Mourns, Per::Token, When::Always, Resource::Wood, 1, 0}}},
    Unit{"Peddler", 3, 1, 1, true, 2, {Effect{EffectKind::Produce, Per::Once, When::Always, Resource::Wood, 1, 0}, Effect{EffectKind::Income, Per::Once, When::Always, Resource::Wood, 1, 0}}},
    Unit{"Relic of Wisdom", 1, 2, 0, true, 2, {Effect{EffectKind::NeverDies, Per::Once, When::Always, Resource::Wood, 0, 0}, Effect{EffectKind::FinalPoints, Per::Token, When::Always, Resource::Wood, 2, 0}}},
    Unit{"Rogue", 2, 1, 3, true, 1, {Effect{EffectKind::GoldForWar, Per::Once, When::Always, Resource::Wood, 1, 0}}},
    Unit{"Salamander", 1, 2, 4, true, 2, {Effect{EffectKind::StrengthPlus, Per::Token, When::Always, Resource::Wood, 1, 0}, Effect{EffectKind::DiesFromTokens, Per::Once, When::Always, Resource::Wood, 0, 2}}},
    Unit{"Sculptor", 2, 0, 1, true, 1, {Effect{EffectKind::DeathPoints, Per::Once, When::Always, Resource::Wood, 3, 0}}},
    Unit{"Shapeshifter", 1, 0, 0, false, 1, {Effect{EffectKind::Shapeshift, Per::Once, When::Always, Resource::Wood, 1, 3}}},
    Unit{"Strategist", 1, 3, 1, true, 2, {Effect{EffectKind::StrengthPlus, Per::KingdomToken, When::Always, Resource::Wood, 1, 0}, Effect{EffectKind::FightsFromBack, Per::Once, When::Always, Resource::Wood, 0, 0}}},
    Unit{"Time Master", 3, 0, 1, true, 1, {Effect{EffectKind::TokensWhenRevealed, Per::Once, When::Always, Resource::Wood, 2, 0}}},
    Unit{"Treefolk", 2, 1, 3, true, 1, {Effect{EffectKind::Produce, Per::Once, When::Always, Resource::Food, 1, 0}}},
    Unit{"Veteran", 3, 0, 3, true, 1, {Effect{EffectKind::TokenOnItself, Per::Once, When::Always, Resource::Wood, 1, 0}}},
    Unit{"Wood Merchant", 2, 0, 1, true, 1, {Effect{EffectKind::PayForWood, Per::Once, When::Always, Resource::Wood, 1, 0}}},
    Unit{"Woodcutter", 3, 0, 2, true, 1, {Effect{EffectKind::Produce, Per::Once, When::Always, Resource::Wood, 1, 0}}},
};

inline constexpr std::array<Building, buildingCount> buildingTable{
    Building{"Town", {{{1, {{1, 0, 0}, 0}, 2, {Effect{EffectKind::Produce, Per::Once, When::Always, Resource::Wood, 1, 0}, Effect{EffectKind::Produce, Per::Once, When::Always, Resource::Food, 1, 0}}}, {3, {{2, 0, 0}, 0}, 1, {Effect{EffectKind::Produce, Per::Once, When::Always, Resource::Crystal, 1, 0}}}}}},
    Building{"Tavern", {{{1, {{0, 1, 0}, 0}, 1, {Effect{EffectKind::Income, Per::Food, When::Always, Resource::Wood, 1, 0}}}, {3, {{1, 1, 0}, 0}, 1, {Effect{EffectKind::Points, Per::Food, When::Always, Resource::Wood, 1, 0}}}}}},
    Building{"Mine", {{{1, {{1, 0, 0}, 0}, 1, {Effect{EffectKind::Produce, Per::Once, When::Always, Resource::Crystal, 1, 0}}}, {3, {{1, 0, 1}, 0}, 1, {Effect{EffectKind::Points, Per::Crystal, When::Always, Resource::Wood, 2, 0}}}}}},
    Building{"Temple", {{{1, {{0, 0, 1}, 2}, 1, {Effect{EffectKind::Income, Per::Once, When::Always, Resource::Wood, 2, 0}}}, {3, {{0, 0, 2}, 3}, 1, {Effect{EffectKind::Points, Per::Once, When::Always, Resource::Wood, 2, 0}}}}}},
    Building{"Barracks", {{{1, {{1, 0, 0}, 0}, 1, {Effect{EffectKind::KingdomStrength, Per::Wood, When::Always, Resource::Wood, 1, 0}}}, {3, {{1, 1, 0}, 0}, 1, {Effect{EffectKind::Points, Per::StrongUnit, When::Always, Resource::Wood, 1, 3}}}}}},
};
// clang-format on

} // namespace taletop::papertales
