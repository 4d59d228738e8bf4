// SPDX-License-Identifier: MIT
#include "core/games/papertales/rules/kingdom.h"
#include "core/kit/at.h"

namespace taletop::papertales {

namespace {

/// PT-53: the printed strength or its replacement, plus all additions.
int unitStrength(kit::Card card, int spot, const Kingdom& kingdom) {
    const Unit& unit = unitOf(card.face);
    int strength = unit.strength;
    for (const Effect& effect : unit.effects()) {
        if (effect.kind == EffectKind::StrengthBecomes && holds(effect.when, card, spot, kingdom.production))
            strength = effect.amount;
        if (effect.kind == EffectKind::StrengthPlus)
            strength += amountOf(effect, card, kingdom);
    }
    return strength;
}

int fightingSum(const State& state, kit::Seat seat, const Kingdom& kingdom) {
    int sum = 0;
    for (int spot = 0; spot < spotCount; ++spot)
        sum += fightingStrength(state, seat, spot, kingdom);
    return sum;
}

} // namespace

bool holds(When when, kit::Card card, int spot, const Production& production) {
    switch (when) {
    case When::Always:
        return true;
    case When::Front:
        return spot >= 0 && isFront(spot);
    case When::Aged:
        return card.mark >= 1;
    case When::OneToken:
        return card.mark == 1;
    case When::Food:
        return production.of(Resource::Food) >= 1;
    case When::Crystal:
        return production.of(Resource::Crystal) >= 1;
    }
    return false;
}

int amountOf(const Effect& effect, kit::Card card, const Kingdom& kingdom) {
    switch (effect.per) {
    case Per::Once:
        return effect.amount;
    case Per::Token:
        return effect.amount * card.mark;
    case Per::KingdomToken: // PT-110
        return effect.amount * kingdom.tokens;
    case Per::Wood:
        return effect.amount * kingdom.production.of(Resource::Wood);
    case Per::Food:
        return effect.amount * kingdom.production.of(Resource::Food);
    case Per::Crystal:
        return effect.amount * kingdom.production.of(Resource::Crystal);
    case Per::Income: // PT-102
        return effect.amount * kingdom.income;
    case Per::StrongUnit: { // PT-118: each Unit on its own, fighting or not
        int strong = 0;
        for (const int strength : kingdom.strengths)
            strong += strength >= effect.limit ? 1 : 0;
        return effect.amount * strong;
    }
    }
    return 0;
}

Production productionOf(const State& state, kit::Seat seat) {
    Production production;
    const auto add = [&](const Effect& effect, kit::Card card, int spot) {
        if (effect.when != When::Always && !holds(effect.when, card, spot, production))
            return;                                                 // PT-92, PT-95
        const int times = effect.per == Per::Token ? card.mark : 1; // PT-79
        kit::at(production.amounts, effect.resource) += effect.amount * times;
    };
    forEachEffect(state, seat, [&](const Effect& effect, kit::Card card, int spot) {
        if (effect.kind == EffectKind::Produce)
            add(effect, card, spot);
    });
    return production;
}

int incomeOf(const State& state, kit::Seat seat, const Production& production) {
    Kingdom kingdom;
    kingdom.production = production;
    int income = basicIncome;
    forEachEffect(state, seat, [&](const Effect& effect, kit::Card card, int spot) {
        if (effect.kind == EffectKind::Income && holds(effect.when, card, spot, production))
            income += amountOf(effect, card, kingdom);
    });
    return income;
}

int fightingStrength(const State& state, kit::Seat seat, int spot, const Kingdom& kingdom) {
    const kit::Card card = unitAt(state, seat, spot);
    if (card.face == 0 || (!isFront(spot) && effectOf(card.face, EffectKind::FightsFromBack) == nullptr))
        return 0;
    const Effect* barred = effectOf(card.face, EffectKind::CannotFight);
    const bool fights = barred == nullptr || !holds(barred->when, card, spot, kingdom.production);
    return fights ? kit::at(kingdom.strengths, spot) : 0;
}

Kingdom kingdomOf(const State& state, kit::Seat seat) {
    Kingdom kingdom;
    kingdom.production = productionOf(state, seat);
    kingdom.income = incomeOf(state, seat, kingdom.production);
    for (int spot = 0; spot < spotCount; ++spot)
        kingdom.tokens += unitAt(state, seat, spot).mark;
    for (int spot = 0; spot < spotCount; ++spot)
        if (const kit::Card card = unitAt(state, seat, spot); card.face != 0)
            kit::at(kingdom.strengths, spot) = unitStrength(card, spot, kingdom);
    kingdom.strength = fightingSum(state, seat, kingdom);
    forEachEffect(state, seat, [&](const Effect& effect, kit::Card card, int) {
        if (effect.kind == EffectKind::KingdomStrength)
            kingdom.strength += amountOf(effect, card, kingdom);
    });
    return kingdom;
}

} // namespace taletop::papertales
