// SPDX-License-Identifier: MIT
// Phase 5: prices and constructions (PT-63 to PT-71).
#include "core/games/papertales/rules/price.h"
#include "core/games/papertales/rules/turn.h"
#include "core/kit/at.h"

#include <algorithm>

namespace taletop::papertales {

namespace {

/// The cost of the levels above `from` up to `to`, if the levels in the bit set `byGold` are paid in Gold.
struct Need {
    std::array<int, resourceCount> resources{};
    int gold = 0;
    bool allowed = true;
};

Need needOf(int building, int from, int to, unsigned byGold) {
    Need need;
    for (int level = from; level < to; ++level) { // PT-67: both levels are paid for together
        const Cost& cost = kit::at(buildingOf(building).levels, level).cost;
        if ((byGold & kit::bitOf(level)) != 0) {
            need.allowed = need.allowed && cost.gold > 0;
            need.gold += cost.gold; // PT-69, PT-117: Gold replaces crystals for each level separately
            continue;
        }
        for (std::size_t i = 0; i < cost.resources.size(); ++i)
            need.resources[i] += cost.resources[i];
    }
    return need;
}

/// PT-69: pays Gold for missing resources.
Price pay(const Means& means, const Need& need) {
    Price price{.possible = true, .gold = need.gold};
    for (std::size_t i = 0; i < need.resources.size(); ++i) {
        const auto resource = static_cast<Resource>(i);
        const int missing = std::max(0, need.resources[i] - means.production.of(resource));
        if (missing == 0)
            continue;
        if (means.paysForAny || (means.paysForWood && resource == Resource::Wood)) {
            price.gold += missing;
            continue;
        }
        if (price.possible) {
            price.missing = missing;
            price.resource = resource;
        }
        price.possible = false;
    }
    return price;
}

void construct(State& state, kit::Seat seat, kit::Facts& facts) {
    const kit::Zone choice = zoneOf(ZoneKind::Choice, seat);
    if (state.empty(choice))
        return tell(facts, Note::BuildsNothing, seat);
    const kit::Card plan = state.cards(choice)[0];
    const Price price = priceOf(state, seat, plan.face, plan.mark);
    if (levelOf(state, seat, plan.face) == 0)
        tell(facts, Note::Builds, seat, plan.face, plan.mark, price.gold);
    else
        tell(facts, Note::Upgrades, seat, plan.face, price.gold);
    state.remove(choice, 0, facts);
    addGold(state, seat, -price.gold, facts);
    const kit::Zone buildings = zoneOf(ZoneKind::Buildings, seat);
    state.setMark(buildings, state.placeOf(buildings, plan.face), plan.mark, facts);
}

} // namespace

Means meansOf(const State& state, kit::Seat seat) {
    Means means{.production = productionOf(state, seat), .buildings = buildingsOwned(state, seat)};
    for (int spot = 0; spot < spotCount; ++spot) {
        const kit::Card unit = unitAt(state, seat, spot);
        if (unit.face == 0)
            continue;
        for (const Effect& effect : unitOf(unit.face).effects()) {
            means.paysForWood = means.paysForWood || effect.kind == EffectKind::PayForWood;
            means.paysForAny = means.paysForAny || effect.kind == EffectKind::PayForAny;
            means.paysLand = means.paysLand && effect.kind != EffectKind::NoLandCost;
        }
    }
    return means;
}

Price priceOf(const Means& means, int building, int from, int to) {
    assert(from < to && to <= 2);
    Price best = pay(means, needOf(building, from, to, 0));
    for (unsigned byGold = 1; byGold < 4; ++byGold) {
        if (byGold >= kit::bitOf(to) || (byGold & (kit::bitOf(from) - 1U)) != 0)
            continue; // this level is not bought now
        const Need need = needOf(building, from, to, byGold);
        const Price price = pay(means, need);
        if (need.allowed && price.possible && (!best.possible || price.gold < best.gold))
            best = price;
    }
    if (best.possible && from == 0 && means.paysLand) // PT-65; PT-68: an upgrade needs no land
        best.gold += landCostEach * means.buildings;
    return best;
}

Price priceOf(const State& state, kit::Seat seat, int building, int to) {
    return priceOf(meansOf(state, seat), building, levelOf(state, seat, building), to);
}

void openConstructions(State& state, kit::Facts& facts) {
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        construct(state, seat, facts);
    beginAging(state, facts);
}

} // namespace taletop::papertales
