// SPDX-License-Identifier: MIT
// Refuses illegal steps of a deployment plan (PT-38 to PT-46). A plan may overspend until its commit.
#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/why_not.h"

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

/// PT-51: would a Unit of the plan upgrade a Building this turn?
bool opensFifthSpotLater(const State& view, kit::Seat seat) {
    const auto buildings = view.cards(ZoneKind::Buildings, seat);
    if (std::ranges::none_of(buildings, [](kit::Card building) { return building.mark == 1; }))
        return false;
    return std::ranges::any_of(view.cards(ZoneKind::Hand, seat), [](kit::Card card) {
        const int destination = card.mark & planDestination;
        return destination >= planFirstSpot && destination <= spotCount &&
               effectOf(card.face, EffectKind::RaiseBuildings) != nullptr;
    });
}

/// Refuses a spot that does not exist, or is not open yet.
Answer whyNotSpot(const State& view, kit::Seat seat, int spot) {
    if (spot >= spotCount)
        return refuse(Code::NoSuchSpot); // PT-14
    if (spot == fifthSpot && !hasFifthSpot(view, seat))
        return refuse(opensFifthSpotLater(view, seat) ? Code::FifthSpotNextTurn : Code::FifthSpotClosed);
    return Answer();
}

/// PT-38: refuses a card that is not available.
Answer whyNoCard(const State& view, kit::Seat seat, int face, Code inPlay) {
    if (view.indexOf(zoneOf(ZoneKind::Hand, seat), face) >= 0)
        return refuse(Code::UsedTwice, face);
    return refuse(isUnit(face) && isInPlay(view, seat, face) ? inPlay : Code::NotInHand, face);
}

Answer whyNotDeploy(const State& view, kit::Seat seat, const Move& move) {
    if (undecidedInHand(view, seat, move.card) < 0)
        return whyNoCard(view, seat, move.card, Code::NotBackToHand);
    if (const Answer answer = whyNotSpot(view, seat, move.spot))
        return answer;
    if (!isFree(view, seat, move.spot))
        return refuse(Code::SpotTaken, move.spot); // PT-13
    return Answer();
}

Answer whyNotMove(const State& view, kit::Seat seat, const Move& move) {
    const Slot slot = move.spot < spotCount ? slotOf(view, seat, move.spot) : Slot{};
    if (slot.kind == Slot::Kind::Empty)
        return refuse(Code::NothingThere, move.spot);
    if (const Answer answer = whyNotSpot(view, seat, move.to))
        return answer;
    if (move.to == move.spot)
        return refuse(Code::SpotTaken, move.to); // PT-13: the Unit is there already
    if (slot.moved)
        return refuse(Code::MovedAlready, slot.face);
    return {};
}

Answer whyNotOff(const State& view, kit::Seat seat, const Move& move) {
    const Slot slot = move.spot < spotCount ? slotOf(view, seat, move.spot) : Slot{};
    if (slot.kind == Slot::Kind::Empty)
        return refuse(Code::NothingThere, move.spot);
    if (move.kind == Kind::Back && slot.kind == Slot::Kind::Old)
        return refuse(Code::NotBackToHand, slot.face);
    if (move.kind == Kind::Discard && slot.kind == Slot::Kind::New)
        return refuse(Code::NotInPlayYet, slot.face);
    return Answer();
}

Answer whyNotKeep(const State& view, kit::Seat seat, const Move& move) {
    const auto hand = view.cards(ZoneKind::Hand, seat);
    if (std::ranges::find(hand, move.card, &kit::Card::face) == hand.end())
        return whyNoCard(view, seat, move.card, Code::HandCardsOnly); // PT-42
    if (std::ranges::find(hand, planKeep, &kit::Card::mark) != hand.end())
        return refuse(Code::OneKeptOnly); // PT-42
    return keepableInHand(view, seat, move.card) >= 0 ? Answer() : refuse(Code::UsedTwice, move.card);
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
    const int cost = costOfPlan(view, seat);
    const int gold = view.number(Number::Gold, seat);
    return cost > gold ? refuse(Code::TooDear, cost, cost - gold) : Answer(); // PT-46, PT-28
}

} // namespace taletop::papertales
