// SPDX-License-Identifier: MIT
// Phase 6: saves, deaths and tokens (PT-72 to PT-77), and the end of the game (PT-119).
#include "core/games/papertales/rules/score.h"
#include "core/games/papertales/rules/turn.h"
#include "core/kit/at.h"

namespace taletop::papertales {

namespace {

using Spots = std::array<bool, spotCount>;

/// Opens the sealed saves and returns the spots of the Units that still die.
Spots dyingUnits(State& state, kit::Seat seat, kit::Facts& facts) {
    Spots dying{};
    for (int spot = 0; spot < spotCount; ++spot)
        kit::at(dying, spot) = wouldDie(unitAt(state, seat, spot));
    const kit::Zone choice = zoneOf(ZoneKind::Choice, seat);
    while (!state.empty(choice)) {
        const int spot = state.cards(choice)[0].face - firstSpotToken;
        state.remove(choice, 0, facts);
        tell(facts, Note::Saves, seat, unitAt(state, seat, spot).face); // PT-100
        kit::at(dying, spot) = false;
    }
    return dying;
}

/// PT-76: the points and Gold that a seat earns in this phase, added up before they are paid (PT-27).
struct Harvest {
    int points = 0;
    int gold = 0;
};

Harvest harvestOf(const State& state, kit::Seat seat, const Spots& dying, kit::Facts& facts) {
    Harvest harvest;
    Kingdom dead; // a Kingdom with the tokens of the Units that die
    for (int spot = 0; spot < spotCount; ++spot)
        if (kit::at(dying, spot))
            dead.tokens += unitAt(state, seat, spot).mark;
    forEachEffect(state, seat, [&](const Effect& effect, kit::Card card, int spot) {
        const bool dies = spot >= 0 && kit::at(dying, spot);
        // Deaths are simultaneous, so a Unit mourns even if it dies too.
        const bool mourns = effect.kind == EffectKind::Mourns;
        const bool forPoints = mourns || (dies && effect.kind == EffectKind::DeathPoints);
        if (!forPoints && !(dies && effect.kind == EffectKind::DeathGold))
            return;
        if (!holds(effect.when, card, spot, dead.production)) // PT-87
            return;
        const int amount = mourns ? effect.amount * dead.tokens : amountOf(effect, card, dead);
        if (amount == 0)
            return;
        tell(facts, forPoints ? Note::DeathPointsPart : Note::DeathGoldPart, seat, amount, card.face);
        (forPoints ? harvest.points : harvest.gold) += amount;
    });
    return harvest;
}

void ageKingdom(State& state, kit::Seat seat, kit::Facts& facts) {
    const Spots dying = dyingUnits(state, seat, facts);
    for (int spot = 0; spot < spotCount; ++spot)
        if (const kit::Card unit = unitAt(state, seat, spot); kit::at(dying, spot))
            tell(facts, Note::Dies, seat, unit.face, unit.mark);
    const Harvest harvest = harvestOf(state, seat, dying, facts);
    addPoints(state, seat, harvest.points, facts);
    addGold(state, seat, harvest.gold, facts);
    if (harvest.points != 0)
        tell(facts, Note::DeathPoints, seat, harvest.points, state.number(Number::Points, seat));
    int survivors = 0;
    for (int spot = 0; spot < spotCount; ++spot) {
        if (state.empty(spotZone(seat, spot)))
            continue;
        if (kit::at(dying, spot)) {
            discardUnit(state, seat, spot, facts);
            continue;
        }
        ++survivors; // PT-74: all survivors grow older, including saved Units
        state.setMark(spotZone(seat, spot), 0, unitAt(state, seat, spot).mark + 1, facts);
    }
    if (survivors > 0)
        tell(facts, Note::GrowOlder, seat, survivors);
}

} // namespace

bool wouldDie(kit::Card unit) {
    if (unit.face == 0)
        return false;
    int needed = 1;
    for (const Effect& effect : unitOf(unit.face).effects()) {
        if (effect.kind == EffectKind::NeverDies) // PT-105
            return false;
        if (effect.kind == EffectKind::DiesFromTokens) // PT-107
            needed = effect.limit;
    }
    return unit.mark >= needed;
}

int savesOf(const State& state, kit::Seat seat) {
    int saves = 0;
    for (int spot = 0; spot < spotCount; ++spot)
        if (const kit::Card unit = unitAt(state, seat, spot); unit.face != 0)
            if (const Effect* effect = effectOf(unit.face, EffectKind::Saves))
                saves += effect->limit;
    return saves;
}

int healerOf(const State& state, kit::Seat seat) {
    for (int spot = 0; spot < spotCount; ++spot)
        if (const kit::Card healer = unitAt(state, seat, spot);
            healer.face != 0 && effectOf(healer.face, EffectKind::Saves) != nullptr)
            return spot;
    return -1;
}

bool canBeSaved(const State& state, kit::Seat seat, kit::Card unit) {
    const int healer = healerOf(state, seat);
    return healer >= 0 && wouldDie(unit) &&
           holds(effectOf(unitAt(state, seat, healer).face, EffectKind::Saves)->when, unit, -1, {});
}

int savableUnits(const State& state, kit::Seat seat) {
    int count = 0;
    for (int spot = 0; spot < spotCount; ++spot)
        count += canBeSaved(state, seat, unitAt(state, seat, spot)) ? 1 : 0;
    return count;
}

void beginAging(State& state, kit::Facts& facts) {
    kit::SeatSet asked;
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        if (savableUnits(state, seat) > 0)
            asked.insert(seat);
    beginStep(state, asked.empty() ? Step::Aging : Step::Heal, asked, facts);
}

void age(State& state, kit::Facts& facts) {
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        ageKingdom(state, seat, facts);
    if (state.number(Number::Turn) < lastTurn)
        return beginTurn(state, state.number(Number::Turn) + 1, facts); // PT-77
    tellResult(state, facts);
    beginStep(state, Step::Over, facts); // PT-119
}

} // namespace taletop::papertales
