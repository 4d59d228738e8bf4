// SPDX-License-Identifier: MIT
// Phase 2 up to the payment, with all plans opened together (PT-38 to PT-47).
#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/turn.h"
#include "core/kit/at.h"

#include <algorithm>

namespace taletop::papertales {

namespace {

/// PT-39: discards all cards that the plan neither places nor keeps, before anything is revealed.
void discardByPlan(State& state, kit::Seat seat, kit::Facts& facts) {
    for (int spot = 0; spot < spotCount; ++spot) {
        const kit::Card unit = unitAt(state, seat, spot);
        if (unit.face == 0 || (planMarkOf(state, seat, spot) & planDestination) != planGone)
            continue;
        tell(facts, Note::DiscardsUnit, seat, unit.face); // PT-40; PT-18: it does not die
        discardUnit(state, seat, spot, facts);
    }
    const kit::Zone hand = zoneOf(ZoneKind::Hand, seat);
    int discarded = 0;
    for (std::size_t i = state.size(hand); i-- > 0;) {
        const int mark = state.cards(hand)[i].mark;
        if (mark != planUndecided && mark != planBack)
            continue;
        state.moveToEnd(hand, i, discardPile, 0, facts); // PT-43
        ++discarded;
    }
    if (discarded > 0)
        tell(facts, Note::DiscardsHand, seat, discarded);
}

/// PT-41: moves Units in play to their new spots, with their tokens (PT-17).
void moveByPlan(State& state, kit::Seat seat, kit::Facts& facts) {
    std::array<int, spotCount> destinations{};
    for (int spot = 0; spot < spotCount; ++spot)
        kit::at(destinations, spot) = state.empty(spotZone(seat, spot))
                                          ? spot
                                          : (planMarkOf(state, seat, spot) & planDestination) - planFirstSpot;
    const kit::Zone plan = zoneOf(ZoneKind::Plan, seat);
    for (std::size_t i = state.size(plan); i-- > 0;)
        state.remove(plan, i, facts);
    for (int spot = 0; spot < spotCount; ++spot) {
        const int to = kit::at(destinations, spot);
        if (to == spot)
            continue;
        // A Unit that has already moved to this spot comes second, after the Unit that leaves.
        const kit::Card unit = state.cards(spotZone(seat, spot))[0];
        tell(facts, Note::MovesUnit, seat, unit.face, spot, to);
        state.moveToEnd(spotZone(seat, spot), 0, spotZone(seat, to), unit.mark, facts);
    }
}

/// Turns the new Units face up, in spot order, and puts the kept card aside.
void deployByPlan(State& state, kit::Seat seat, kit::Facts& facts) {
    const kit::Zone hand = zoneOf(ZoneKind::Hand, seat);
    const auto indexByMark = [&](int destination) {
        const auto place = kit::placeOf(state.cards(hand), destination,
                                        [](kit::Card card) { return card.mark & planDestination; });
        return place.value_or(state.size(hand));
    };
    int revealed = 0;
    for (int spot = 0; spot < spotCount; ++spot) {
        const std::size_t index = indexByMark(spot + planFirstSpot);
        if (index == state.size(hand))
            continue;
        tell(facts, Note::Deploys, seat, state.cards(hand)[index].face, spot);
        state.moveToEnd(hand, index, spotZone(seat, spot), 0, facts);
        revealed |= 1 << spot;
    }
    state.setNumberOf(Number::Revealed, seat, revealed, facts);
    if (const std::size_t index = indexByMark(planKeep); index < state.size(hand)) {
        tell(facts, Note::KeepsCard, seat); // PT-42: keeping a card is public
        state.moveToEnd(hand, index, zoneOf(ZoneKind::Kept, seat), 0, facts);
    }
}

/// The cost of the Units revealed this turn, and the spot of the most expensive Unit (in a tie, the last such
/// spot).
struct Bill {
    int cost = 0;
    int units = 0;
    int dearest = -1;
};

Bill billOf(const State& state, kit::Seat seat) {
    Bill bill;
    int highest = 0;
    for (int spot = 0; spot < spotCount; ++spot) {
        const kit::Card unit = unitAt(state, seat, spot);
        if (unit.face == 0 || !isRevealed(state, seat, spot))
            continue;
        const int cost = unitOf(unit.face).cost;
        bill.cost += cost;
        ++bill.units;
        if (bill.dearest < 0 || cost >= highest) {
            bill.dearest = spot;
            highest = cost;
        }
    }
    return bill;
}

} // namespace

void payForRevealed(State& state, kit::Seat seat, kit::Facts& facts) {
    Bill bill = billOf(state, seat);
    for (; bill.cost > state.number(Number::Gold, seat); bill = billOf(state, seat)) { // PT-47
        tell(facts, Note::CannotPay, seat, unitAt(state, seat, bill.dearest).face);
        discardUnit(state, seat, bill.dearest, facts);
        state.setNumberOf(Number::Revealed, seat, state.number(Number::Revealed, seat) & ~(1 << bill.dearest),
                          facts);
    }
    if (bill.units > 0)
        tell(facts, Note::Pays, seat, bill.cost, bill.units);
    addGold(state, seat, -bill.cost, facts); // PT-44, PT-45
}

void layPlan(State& state, kit::Seat seat, kit::Facts& facts) {
    discardByPlan(state, seat, facts);
    moveByPlan(state, seat, facts);
    deployByPlan(state, seat, facts);
}

void openPlans(State& state, kit::Facts& facts) {
    tell(facts, Note::PlansOpen, kit::spectator);
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        discardByPlan(state, seat, facts);
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        moveByPlan(state, seat, facts);
        deployByPlan(state, seat, facts);
    }
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        payForRevealed(state, seat, facts);
    resolveReveal(state, facts);
}

} // namespace taletop::papertales
