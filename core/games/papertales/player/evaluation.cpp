// SPDX-License-Identifier: MIT
#include "core/games/papertales/player/evaluation.h"

#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/price.h"
#include "core/games/papertales/rules/rules.h"
#include "core/games/papertales/rules/turn.h"
#include "core/kit/at.h"

#include <algorithm>

namespace taletop::papertales {

namespace {

/// The worth of a point of strength that changes no War. A stronger Kingdom is still better, and is worth
/// more than Gold left over at the end.
constexpr int worthOfAnyStrength = 3;

int turnsLeft(const State& view) { return lastTurn - view.number(Number::Turn); }

/// A rival's likely strength: the strength of the visible Units, plus an estimate for each free spot of the
/// Front.
int expectedStrength(const State& view, kit::Seat rival) {
    const int strength = kingdomOf(view, rival).strength;
    if (view.step() > Step::Plan)
        return strength;
    int spots = hasFifthSpot(view, rival) ? 3 : 2;
    for (int spot = 0; spot < firstBack; ++spot)
        spots -= view.empty(spotZone(rival, spot)) ? 0 : 1;
    return strength + 1 + 7 * std::max(0, spots) / 2;
}

/// The chance of winning a War, in percent, by the lead in strength. The curve is linear while the War is
/// open, and flatter once the War is nearly decided.
int chance(int lead, int step) {
    constexpr int open = 40;
    const int line = lead * step;
    const int beyond = line - std::clamp(line, -open, open);
    return std::clamp(50 + line - beyond + beyond / 5, 2, 98);
}

/// The expected number of Wars won, in hundredths.
int expectedWars(const State& view, kit::Seat seat, int strength) {
    const kit::Seat seats = view.seats();
    const int left = expectedStrength(view, leftOf(seat, seats));
    if (seats == 2)
        return chance(strength - left, 10) + chance(strength - 2 * left, 8);
    return chance(strength - left, 10) + chance(strength - expectedStrength(view, rightOf(seat, seats)), 10);
}

/// The worth of the points and Gold from the wars phase.
int worthOfWars(const State& view, kit::Seat seat, const Forecast& forecast) {
    const int wars = expectedWars(view, seat, forecast.kingdom.strength);
    int each = pointsOfAWar * 100;
    int anyway = 0;
    forEachEffect(forecast.after, seat, [&](const Effect& effect, kit::Card card, int) {
        const int amount = amountOf(effect, card, forecast.kingdom);
        if (effect.kind == EffectKind::PointsForWar)
            each += 100 * amount;
        if (effect.kind == EffectKind::GoldForWar)
            each += worthOfGold(view) * amount;
        if (effect.kind == EffectKind::Points)
            anyway += 100 * amount;
    });
    return wars * each / 100 + worthOfAnyStrength * forecast.kingdom.strength + anyway;
}

/// The worth of deaths and of the cards that stay for the next turn.
int worthOfAging(const State& view, kit::Seat seat, const Forecast& forecast) {
    Kingdom dead;
    for (int spot = 0; spot < spotCount; ++spot)
        if (const kit::Card unit = unitAt(forecast.after, seat, spot); wouldDie(unit))
            dead.tokens += unit.mark;
    int worth = 0;
    forEachEffect(forecast.after, seat, [&](const Effect& effect, kit::Card card, int spot) {
        const bool dies = spot >= 0 && wouldDie(card) && holds(effect.when, card, spot, dead.production);
        if (effect.kind == EffectKind::Mourns)
            worth += 100 * effect.amount * dead.tokens;
        if (effect.kind == EffectKind::DeathPoints && dies)
            worth += 100 * effect.amount;
        if (effect.kind == EffectKind::DeathGold && dies)
            worth += worthOfGold(view) * amountOf(effect, card, dead);
        if (effect.kind == EffectKind::FinalPoints)
            worth += 80 * effect.amount * (card.mark + 1 + turnsLeft(view));
    });
    if (turnsLeft(view) == 0)
        return worth;
    for (int spot = 0; spot < spotCount; ++spot)
        if (const kit::Card unit = unitAt(forecast.after, seat, spot); unit.face != 0 && !wouldDie(unit))
            worth += 30 + worthOfCard(view, seat, unit.face) / 3;
    return worth;
}

/// The extra worth of the first source of a resource, because Buildings need two kinds.
constexpr int worthOfANewResource = 120;

/// The worth of Gold that could pay for a Building, in tenths of its usual worth. Gold kept for the next turn
/// buys Units, which win Wars.
constexpr int unitsForGold = 45;

/// Can the seat's Kingdom, or a Unit in its hand, produce the resource?
bool canProduce(const State& view, kit::Seat seat, Resource resource) {
    if (productionOf(view, seat).of(resource) > 0)
        return true;
    return std::ranges::any_of(view.cards(ZoneKind::Hand, seat), [&](kit::Card card) {
        return std::ranges::any_of(unitOf(card.face).effects(), [&](const Effect& effect) {
            return effect.kind == EffectKind::Produce && effect.resource == resource;
        });
    });
}

int worthOfConstruction(const State& view, kit::Seat seat, const Forecast& forecast) {
    const int gold = forecast.gold + forecast.kingdom.income;
    Means means = meansOf(forecast.after, seat);
    int best = 0;
    for (int building = firstBuilding; building < firstBuilding + buildingCount; ++building)
        for (int level = levelOf(forecast.after, seat, building), to = level + 1; to <= 2; ++to) {
            const Price price = priceOf(means, building, level, to);
            if (price.possible && price.gold <= gold)
                best =
                    std::max(best, worthOfBuilding(view, seat, forecast.kingdom, building, to, price.gold));
        }
    return best;
}

} // namespace

int worthOfGold(const State& view) {
    constexpr std::array<int, lastTurn + 1> worth{60, 65, 55, 45, 5};
    const bool spent = view.number(Number::Turn) == lastTurn && view.step() >= Step::Construct;
    return spent ? 1 : kit::at(worth, view.number(Number::Turn));
}

int worthOf(const State& view, kit::Seat seat, const Forecast& forecast) {
    int worth = worthOfWars(view, seat, forecast) + worthOfAging(view, seat, forecast) +
                worthOfConstruction(view, seat, forecast) +
                worthOfGold(view) * (forecast.gold + forecast.kingdom.income);
    for (const kit::Card& building : forecast.after.cards(ZoneKind::Buildings, seat))
        worth += building.mark == 2 ? 150 : 0;
    forEachEffect(forecast.after, seat, [&](const Effect& effect, kit::Card, int spot) {
        if (effect.kind == EffectKind::Shapeshift)
            worth += 120;
        if (effect.kind == EffectKind::TokensWhenRevealed && isRevealed(forecast.after, seat, spot))
            worth += 30;
        if (effect.kind == EffectKind::LoseForBuildings && isRevealed(forecast.after, seat, spot))
            for (const kit::Card& building : forecast.after.cards(ZoneKind::Buildings, seat))
                worth -= building.mark == 2 ? 100 * effect.amount : 0;
    });
    return worth - (forecast.gold < 0 ? 1000 - 500 * forecast.gold : 0);
}

int worthOfBuilding(const State& state, kit::Seat seat, const Kingdom& kingdom, int building, int to,
                    int price) {
    const int from = levelOf(state, seat, building);
    const int turns = turnsLeft(state);
    int worth = -price * worthOfGold(state) * unitsForGold / 10;
    for (int level = from; level < to; ++level) {
        const Level& side = kit::at(buildingOf(building).levels, level);
        worth += 100 * (side.points - (level == 0 ? 0 : buildingOf(building).levels[0].points));
        for (const Effect& effect : side.effects()) {
            const int amount = amountOf(effect, {}, kingdom);
            const int each = effect.kind == EffectKind::Points   ? 100
                             : effect.kind == EffectKind::Income ? worthOfGold(state)
                                                                 : 60;
            worth += turns * (each * amount + (effect.per == Per::Once ? 0 : each / 2));
        }
    }
    if (to == 2 && !hasFifthSpot(state, seat))
        worth += 150 * turns; // PT-14
    return worth;
}

int worthOfStrength(const Unit& unit) { return 55 * unit.strength; }

int worthOfEffect(const State& view, kit::Seat seat, const Unit& unit, const Effect& effect) {
    const Production production = productionOf(view, seat);
    switch (effect.kind) {
    case EffectKind::Produce:
        return (canProduce(view, seat, effect.resource) ? 0 : worthOfANewResource) +
               (effect.when == When::Always && effect.per == Per::Once ? 70 : 50) * effect.amount;
    case EffectKind::TokenOnItself:
        return -60;
    case EffectKind::TokensWhenRevealed:
    case EffectKind::TokensEachTurn:
        return 40;
    case EffectKind::RaiseBuildings: {
        const auto buildings = view.cards(ZoneKind::Buildings, seat);
        return 220 * static_cast<int>(
                         std::ranges::count(buildings, 1, [](kit::Card card) { return int{card.mark}; }));
    }
    case EffectKind::Shapeshift:
        return 120;
    case EffectKind::StrengthBecomes:
        return (effect.amount - unit.strength) * 25;
    case EffectKind::StrengthPlus:
        return effect.amount * (effect.per == Per::Food ? 50 * (1 + production.of(Resource::Food)) : 45);
    case EffectKind::FightsFromBack:
        return 60;
    case EffectKind::PointsForWar:
        return 110;
    case EffectKind::GoldForWar:
    case EffectKind::DeathGold:
        return worthOfGold(view);
    case EffectKind::Income:
        return worthOfGold(view) * effect.amount *
               (effect.per == Per::Food ? 1 + production.of(Resource::Food) : 1);
    case EffectKind::PayForWood:
        return 40;
    case EffectKind::PayForAny:
    case EffectKind::Saves:
        return 90;
    case EffectKind::NoLandCost:
        return 50 * buildingsOwned(view, seat);
    case EffectKind::DeathPoints:
        return effect.amount > 0 ? 90 * effect.amount : 20 * effect.amount;
    case EffectKind::Mourns:
        return 160;
    case EffectKind::FinalPoints:
        return 80 * effect.amount * (1 + turnsLeft(view));
    default:
        return 0;
    }
}

int worthOfCard(const State& view, kit::Seat seat, int face) {
    const Unit& unit = unitOf(face);
    int worth = worthOfStrength(unit) - (worthOfGold(view) - 10) * unit.cost;
    for (const Effect& effect : unit.effects())
        worth += worthOfEffect(view, seat, unit, effect);
    if (unit.cost > view.number(Number::Gold, seat) + 1)
        worth -= 200;
    return worth;
}

} // namespace taletop::papertales
