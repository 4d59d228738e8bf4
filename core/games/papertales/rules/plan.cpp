// SPDX-License-Identifier: MIT
#include "core/games/papertales/rules/plan.h"

namespace taletop::papertales {

namespace {

constexpr int destinationOf(std::uint8_t mark) { return mark & planDestination; }
constexpr bool isSpot(int destination) { return destination >= planFirstSpot && destination <= spotCount; }

std::size_t indexOfSlot(int destination) { return static_cast<std::size_t>(destination - planFirstSpot); }

void setPlanMark(State& state, kit::Seat seat, int origin, int mark, kit::Facts& facts) {
    const kit::Zone zone = zoneOf(ZoneKind::Plan, seat);
    const int token = firstSpotToken + origin;
    if (state.indexOf(zone, token) >= 0)
        state.setMark(zone, state.placeOf(zone, token), mark, facts);
    else
        state.add(zone, {kit::cardNumber(token), kit::cardNumber(mark)}, facts);
}

/// Changes the destination of a slot of the plan.
void send(State& state, kit::Seat seat, const Slot& slot, int to, bool moved, kit::Facts& facts) {
    const int mark = (to + planFirstSpot) | (moved || slot.moved ? planMoved : 0);
    if (slot.kind == Slot::Kind::Old)
        setPlanMark(state, seat, slot.index, mark, facts);
    if (slot.kind == Slot::Kind::New)
        state.setMark(zoneOf(ZoneKind::Hand, seat), slot.index, mark, facts);
}

} // namespace

std::uint8_t planMarkOf(const State& view, kit::Seat seat, int origin) {
    for (const kit::Card& token : view.cards(ZoneKind::Plan, seat))
        if (token.face == firstSpotToken + origin)
            return token.mark;
    return kit::cardNumber(planFirstSpot + origin);
}

Plan planOf(const State& view, kit::Seat seat) {
    Plan plan;
    for (int origin = 0; origin < spotCount; ++origin) {
        const kit::Card card = unitAt(view, seat, origin);
        if (card.face == 0)
            continue;
        const std::uint8_t mark = planMarkOf(view, seat, origin);
        if (isSpot(destinationOf(mark)))
            plan.slots[indexOfSlot(destinationOf(mark))] = {
                Slot::Kind::Old, card.face, static_cast<std::uint8_t>(origin), (mark & planMoved) != 0};
    }
    std::uint8_t index = 0;
    for (const kit::Card& card : view.cards(ZoneKind::Hand, seat)) {
        const int destination = destinationOf(card.mark);
        if (isSpot(destination)) {
            plan.slots[indexOfSlot(destination)] = {Slot::Kind::New, card.face, index,
                                                    (card.mark & planMoved) != 0};
        } else if (destination == planKeep) {
            plan.kept = index;
        }
        ++index;
    }
    plan.cost = costOfPlan(view, seat);
    return plan;
}

int costOfPlan(const State& view, kit::Seat seat) {
    int cost = 0;
    for (const kit::Card& card : view.cards(ZoneKind::Hand, seat))
        if (isSpot(destinationOf(card.mark)))
            cost += unitOf(card.face).cost; // PT-46
    return cost;
}

Slot slotOf(const State& view, kit::Seat seat, int spot) {
    const int wanted = spot + planFirstSpot;
    const auto hand = view.cards(ZoneKind::Hand, seat);
    for (std::size_t i = 0; i < hand.size(); ++i)
        if (destinationOf(hand[i].mark) == wanted)
            return {Slot::Kind::New, hand[i].face, static_cast<std::uint8_t>(i),
                    (hand[i].mark & planMoved) != 0};
    bool stays = true;
    for (const kit::Card& token : view.cards(ZoneKind::Plan, seat)) {
        const int origin = token.face - firstSpotToken;
        if (destinationOf(token.mark) == wanted)
            return {Slot::Kind::Old, unitAt(view, seat, origin).face, static_cast<std::uint8_t>(origin),
                    (token.mark & planMoved) != 0};
        stays = stays && origin != spot;
    }
    const kit::Card unit = unitAt(view, seat, spot);
    if (unit.face == 0 || !stays)
        return {};
    return {Slot::Kind::Old, unit.face, static_cast<std::uint8_t>(spot), false};
}

int undecidedInHand(const State& view, kit::Seat seat, int face) {
    const auto hand = view.cards(ZoneKind::Hand, seat);
    for (std::size_t i = 0; i < hand.size(); ++i)
        if (hand[i].face == face && hand[i].mark == planUndecided)
            return static_cast<int>(i);
    return -1;
}

int keepableInHand(const State& view, kit::Seat seat, int face) {
    const auto hand = view.cards(ZoneKind::Hand, seat);
    for (std::size_t i = 0; i < hand.size(); ++i)
        if (const int destination = destinationOf(hand[i].mark);
            hand[i].face == face && (destination == planUndecided || destination == planBack))
            return static_cast<int>(i);
    return -1;
}

void planDeploy(State& state, kit::Seat seat, int face, int spot, kit::Facts& facts) {
    const auto index = static_cast<std::size_t>(undecidedInHand(state, seat, face));
    state.setMark(zoneOf(ZoneKind::Hand, seat), index, spot + planFirstSpot, facts);
}

void planMove(State& state, kit::Seat seat, int spot, int to, kit::Facts& facts) {
    const Slot moving = slotOf(state, seat, spot);
    const Slot other = slotOf(state, seat, to);
    send(state, seat, moving, to, true, facts);
    send(state, seat, other, spot, false, facts); // PT-41: a Unit on the spot `to` swaps places
}

void planDiscard(State& state, kit::Seat seat, int spot, kit::Facts& facts) {
    setPlanMark(state, seat, slotOf(state, seat, spot).index, planGone, facts);
}

void planTakeBack(State& state, kit::Seat seat, int spot, kit::Facts& facts) {
    state.setMark(zoneOf(ZoneKind::Hand, seat), slotOf(state, seat, spot).index, planBack, facts);
}

void planKeepCard(State& state, kit::Seat seat, int face, kit::Facts& facts) {
    state.setMark(zoneOf(ZoneKind::Hand, seat), static_cast<std::size_t>(keepableInHand(state, seat, face)),
                  planKeep, facts);
}

} // namespace taletop::papertales
