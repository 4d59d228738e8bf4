// SPDX-License-Identifier: MIT
// Phase 2 after the payment: the abilities in the order of PT-49, each step for all seats in seat order. The
// order of seats does not matter, because no two abilities can clash (PT-25, PT-26).
#include "core/games/papertales/rules/turn.h"

namespace taletop::papertales {

namespace {

/// Calls visit(seat, spot, effect) for each effect of this kind on a Unit revealed this turn (PT-48).
template <class Visit>
void forEachRevealed(const State& state, EffectKind kind, Visit visit) {
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        for (int spot = 0; spot < spotCount; ++spot)
            if (const kit::Card unit = unitAt(state, seat, spot);
                unit.face != 0 && isRevealed(state, seat, spot))
                if (const Effect* effect = effectOf(unit.face, kind))
                    visit(seat, spot, *effect);
}

void addTokens(State& state, kit::Seat seat, int spot, int tokens, int cause, kit::Facts& facts) {
    const kit::Card unit = unitAt(state, seat, spot);
    tell(facts, Note::GetsTokens, seat, unit.face, tokens, cause);
    state.setMark(spotZone(seat, spot), 0, unit.mark + tokens, facts);
}

/// PT-109: draws until a Unit is cheap enough. Returns true when the search is over.
bool search(State& state, kit::Seat seat, int spot, const Effect& effect, kit::Facts& facts) {
    const int shifter = unitAt(state, seat, spot).face;
    while (!state.empty(drawPile)) {
        const std::size_t top = state.size(drawPile) - 1;
        const int drawn = state.cards(drawPile)[top].face;
        if (unitOf(drawn).cost <= effect.limit) {
            tell(facts, Note::Shifts, seat, shifter, drawn);
            state.moveToEnd(drawPile, top, spotZone(seat, spot), effect.amount, facts);
            discardUnit(state, seat, spot, facts); // the Shapeshifter, which is still first on its spot
            state.setNumber(Number::Drawn, 1 + seat * spotCount + spot, facts);
            return true;
        }
        tell(facts, Note::SearchPasses, seat, drawn);
        state.moveToEnd(drawPile, top, discardPile, 0, facts);
    }
    if (!state.empty(discardPile))
        return false;
    tell(facts, Note::SearchFails, seat, shifter); // PT-37
    return true;
}

/// Carries out step (a). Returns false if chance must refill the pile first (PT-35).
bool resolveSearches(State& state, kit::Facts& facts) {
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        for (int spot = 0; spot < spotCount; ++spot) {
            const kit::Card unit = unitAt(state, seat, spot);
            if (unit.face == 0 || !isRevealed(state, seat, spot))
                continue;
            const Effect* effect = effectOf(unit.face, EffectKind::Shapeshift);
            if (effect != nullptr && !search(state, seat, spot, *effect, facts))
                return false;
        }
    return true;
}

/// Steps (b) and (c): Units revealed this turn give tokens to themselves and to the others (PT-50).
void placeTokens(State& state, kit::Facts& facts) {
    forEachRevealed(state, EffectKind::TokenOnItself, [&](kit::Seat seat, int spot, const Effect& effect) {
        addTokens(state, seat, spot, effect.amount, unitAt(state, seat, spot).face, facts);
    });
    forEachRevealed(state, EffectKind::TokenOnOthers, [&](kit::Seat seat, int spot, const Effect& effect) {
        for (int other = 0; other < spotCount; ++other)
            if (other != spot && !state.empty(spotZone(seat, other)))
                addTokens(state, seat, other, effect.amount, unitAt(state, seat, spot).face, facts);
    });
}

/// Step (d): upgrades Buildings (PT-90). The fifth spot can be used from the next plan on (PT-51).
void raiseBuildings(State& state, kit::Facts& facts) {
    forEachRevealed(state, EffectKind::RaiseBuildings, [&](kit::Seat seat, int, const Effect&) {
        for (int building = firstBuilding; building < firstBuilding + buildingCount; ++building) {
            if (levelOf(state, seat, building) != 1)
                continue;
            tell(facts, Note::Raises, seat, building);
            const kit::Zone buildings = zoneOf(ZoneKind::Buildings, seat);
            state.setMark(buildings, state.placeOf(buildings, building), 2, facts);
        }
    });
}

/// Step (g): subtracts points for Buildings (PT-93), and ends the phase.
void endDeployment(State& state, kit::Facts& facts) {
    forEachRevealed(state, EffectKind::LoseForBuildings, [&](kit::Seat seat, int spot, const Effect& effect) {
        int high = 0;
        for (const kit::Card& building : state.cards(ZoneKind::Buildings, seat))
            high += building.mark == 2 ? 1 : 0;
        if (high == 0)
            return;
        tell(facts, Note::LosesPoints, seat, effect.amount * high, unitAt(state, seat, spot).face);
        addPoints(state, seat, -effect.amount * high, facts);
    });
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        state.setNumberOf(Number::Revealed, seat, 0, facts);
    state.setNumber(Number::Drawn, 0, facts);
    beginStep(state, Step::Wars, facts);
}

/// The effect that makes a Unit ask for a target in this step, or nullptr.
const Effect* targetEffect(const State& state, kit::Seat seat, int spot, Step step) {
    const kit::Card unit = unitAt(state, seat, spot);
    if (unit.face == 0 || (step == Step::Targets && !isRevealed(state, seat, spot)))
        return nullptr;
    return effectOf(unit.face,
                    step == Step::Targets ? EffectKind::TokensWhenRevealed : EffectKind::TokensEachTurn);
}

/// Steps (e) and (f): asks every seat that has a choice. A seat with a single Unit has none.
void beginTargets(State& state, Step step, kit::Facts& facts) {
    kit::SeatSet asked;
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        if (unitsInPlay(state, seat) > 1 && choosersOf(state, seat, step) > 0)
            asked.insert(seat);
    beginStep(state, step, asked, facts);
    if (asked.empty())
        openTargets(state, facts);
}

void placeOnTargets(State& state, kit::Seat seat, Step step, kit::Facts& facts) {
    const kit::Zone choice = zoneOf(ZoneKind::Choice, seat);
    Kingdom kingdom;
    kingdom.production = productionOf(state, seat); // PT-97: counted once, before any token is given
    for (int spot = 0; spot < spotCount; ++spot) {
        const Effect* effect = targetEffect(state, seat, spot, step);
        if (effect == nullptr)
            continue;
        const int tokens = amountOf(*effect, unitAt(state, seat, spot), kingdom);
        if (tokens == 0)
            continue;
        int target = spot;
        if (!state.empty(choice)) {
            target = state.cards(choice)[0].face - firstSpotToken;
            state.remove(choice, 0, facts);
        }
        // PT-111: all tokens go to one Unit.
        addTokens(state, seat, target, tokens, unitAt(state, seat, spot).face, facts);
    }
}

} // namespace

int choosersOf(const State& state, kit::Seat seat, Step step) {
    Kingdom kingdom;
    kingdom.production = productionOf(state, seat);
    int count = 0;
    for (int spot = 0; spot < spotCount; ++spot)
        if (const Effect* effect = targetEffect(state, seat, spot, step))
            count += amountOf(*effect, unitAt(state, seat, spot), kingdom) > 0 ? 1 : 0;
    return count;
}

int targetsLeft(const State& state, kit::Seat seat) {
    return choosersOf(state, seat, state.step()) - state.count(ZoneKind::Choice, seat);
}

Asker askerOfTarget(const State& state, kit::Seat seat) {
    const Step step = state.step();
    Kingdom kingdom;
    kingdom.production = productionOf(state, seat);
    auto chosen = state.count(ZoneKind::Choice, seat);
    for (int spot = 0; spot < spotCount; ++spot)
        if (const Effect* effect = targetEffect(state, seat, spot, step))
            if (const int tokens = amountOf(*effect, unitAt(state, seat, spot), kingdom);
                tokens > 0 && chosen-- == 0)
                return {.spot = spot, .tokens = tokens};
    return {};
}

void openTargets(State& state, kit::Facts& facts) {
    const Step step = state.step();
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        placeOnTargets(state, seat, step, facts);
    if (step == Step::Targets)
        beginTargets(state, Step::Alchemy, facts);
    else
        endDeployment(state, facts);
}

void resolveTokens(State& state, kit::Facts& facts) {
    placeTokens(state, facts);
    raiseBuildings(state, facts);
}

void resolveReveal(State& state, kit::Facts& facts) {
    if (!resolveSearches(state, facts))
        return beginStep(state, Step::Search, facts);
    resolveTokens(state, facts);
    beginTargets(state, Step::Targets, facts);
}

} // namespace taletop::papertales
