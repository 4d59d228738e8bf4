// SPDX-License-Identifier: MIT
// Why a step of a deployment plan is refused (PT-38 to PT-46). Overspending is allowed while a
// plan is arranged and refused at its commit.
#include "core/games/papertales/plan.h"
#include "core/games/papertales/why_not.h"

#include <algorithm>

namespace taletop::papertales {

namespace {

using Code = RefusalCode;
using Kind = Move::Kind;

bool isInPlay(const State& view, kit::Seat seat, int face) {
    for (int spot = 0; spot < spotCount; ++spot)
        if (unitAt(view, seat, spot).face == face)
            return true;
    return false;
}

/// PT-51: would a Unit of the plan raise a Building this turn?
bool opensFifthSpotLater(const State& view, kit::Seat seat) {
    const auto buildings = view.cards(zoneOf(SeatZone::Buildings, seat));
    if (std::ranges::none_of(buildings, [](kit::Card building) { return building.mark == 1; }))
        return false;
    return std::ranges::any_of(view.cards(zoneOf(SeatZone::Hand, seat)), [](kit::Card card) {
        const int destination = card.mark & planDestination;
        return destination >= planFirstSpot && destination <= spotCount &&
               effectOf(card.face, EffectKind::RaiseBuildings) != nullptr;
    });
}

/// Is the spot on the board?
Answer whyNotSpot(const State& view, kit::Seat seat, int spot) {
    if (spot >= spotCount)
        return refusal(Code::NoSuchSpot); // PT-14
    if (spot == fifthSpot && !hasFifthSpot(view, seat))
        return refusal(opensFifthSpotLater(view, seat) ? Code::FifthSpotNextTurn : Code::FifthSpotClosed);
    return std::nullopt;
}

/// PT-38: there is no such card to use.
Answer whyNoCard(const State& view, kit::Seat seat, int face, Code inPlay) {
    if (indexOf(view, zoneOf(SeatZone::Hand, seat), face) >= 0)
        return refusal(Code::UsedTwice, face);
    return refusal(isUnit(face) && isInPlay(view, seat, face) ? inPlay : Code::NotInHand, face);
}

Answer whyNotDeploy(const State& view, kit::Seat seat, const Move& move) {
    if (undecidedInHand(view, seat, move.card) < 0)
        return whyNoCard(view, seat, move.card, Code::NotBackToHand);
    if (const Answer answer = whyNotSpot(view, seat, move.spot))
        return answer;
    if (planOf(view, seat).slots[move.spot].kind != Slot::Kind::Empty)
        return refusal(Code::SpotTaken, move.spot); // PT-13
    return std::nullopt;
}

Answer whyNotMove(const State& view, kit::Seat seat, const Move& move) {
    const Plan plan = planOf(view, seat);
    if (move.spot >= spotCount || plan.slots[move.spot].kind == Slot::Kind::Empty)
        return refusal(Code::NothingThere, move.spot);
    if (const Answer answer = whyNotSpot(view, seat, move.to))
        return answer;
    if (move.to == move.spot)
        return refusal(Code::SpotTaken, move.to); // PT-13: it stands there already
    if (plan.slots[move.spot].moved)
        return refusal(Code::MovedAlready, plan.slots[move.spot].face);
    return std::nullopt;
}

Answer whyNotOff(const State& view, kit::Seat seat, const Move& move) {
    if (move.spot >= spotCount)
        return refusal(Code::NothingThere, move.spot);
    const Slot slot = planOf(view, seat).slots[move.spot];
    if (slot.kind == Slot::Kind::Empty)
        return refusal(Code::NothingThere, move.spot);
    if (move.kind == Kind::Back && slot.kind == Slot::Kind::Old)
        return refusal(Code::NotBackToHand, slot.face);
    if (move.kind == Kind::Discard && slot.kind == Slot::Kind::New)
        return refusal(Code::NotInPlayYet, slot.face);
    return std::nullopt;
}

Answer whyNotKeep(const State& view, kit::Seat seat, const Move& move) {
    if (keepableInHand(view, seat, move.card) < 0 &&
        indexOf(view, zoneOf(SeatZone::Hand, seat), move.card) < 0)
        return whyNoCard(view, seat, move.card, Code::HandCardsOnly); // PT-42
    if (planOf(view, seat).kept >= 0)
        return refusal(Code::OneKeptOnly); // PT-42
    if (keepableInHand(view, seat, move.card) < 0)
        return refusal(Code::UsedTwice, move.card);
    return std::nullopt;
}

} // namespace

Answer whyNotPlan(const State& view, kit::Seat seat, const Move& move) {
    switch (move.kind) {
    case Kind::Deploy:
        return whyNotDeploy(view, seat, move);
    case Kind::Move:
        return whyNotMove(view, seat, move);
    case Kind::Discard:
    case Kind::Back:
        return whyNotOff(view, seat, move);
    case Kind::Keep:
        return whyNotKeep(view, seat, move);
    default:
        break;
    }
    const int cost = planOf(view, seat).cost;
    const int gold = number(view, Scalar::Gold, seat);
    return cost > gold ? Answer(refusal(Code::TooDear, cost, cost - gold)) : std::nullopt; // PT-46, PT-28
}

} // namespace taletop::papertales
