// SPDX-License-Identifier: MIT
// Checks actions A to D: their cost, their targets and other needs.
#include "core/games/tailstory/rules/turn.h"
#include "core/games/tailstory/rules/why_not.h"

namespace taletop::tailstory {

namespace {

/// TS-55: checks the cost. Gives a special reason if the turn began with only one point.
WhyNot whyNotPaid(const State& view, int cost, bool acting) {
    const int points = view.number(Number::Points);
    if (points >= cost)
        return std::nullopt;
    // The special reasons apply only if no point has been spent yet.
    const kit::Seat owner = view.turnOwner();
    const int paid = view.number(Number::Actions) - view.number(Number::AbilityTurn, owner) -
                     view.number(Number::SwapUsed, owner);
    if (cost == 2 && points == 1 && paid == 0) {
        if (view.number(Number::Turn) == 1)
            return refused(RefusalCode::FirstTurnPoint, cost); // TS-25
        return refused(RefusalCode::RockyPoint, cost);         // TS-89
    }
    return refused(acting ? RefusalCode::ActingPoints : RefusalCode::TooFewPoints, cost, points);
}

bool anyOtherHolds(const State& view, kit::Seat seat, ZoneKind zone) {
    for (kit::Seat other = 0; other < view.seats(); ++other)
        if (other != seat && !view.empty(zone, other))
            return true;
    return false;
}

/// The single seat of `targets`, or -1 if there are none or several, or if the seat does not exist.
int onlySeat(const State& view, unsigned targets) {
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        if (targets == kit::bitOf(seat))
            return seat;
    return -1;
}

/// TS-58, TS-66: does the effect of a played or borrowed card have something to act on?
WhyNot whyNotAimed(const State& view, kit::Seat seat, const Move& move) {
    const Kind kind = kindOf(move.card);
    if (kind == Kind::Recycling && recyclable(view, seat) == 0)
        return refused(RefusalCode::NothingToRecycle);
    if (kind != Kind::Stealing)
        return move.targets == 0 ? WhyNot{} : refused(RefusalCode::NoTarget);
    if (!anyOtherHolds(view, seat, ZoneKind::Hand))
        return refused(RefusalCode::NobodyHasCards);
    const int target = onlySeat(view, move.targets);
    if (target < 0)
        return refused(RefusalCode::NeedsTarget);
    if (target == seat)
        return refused(RefusalCode::NotYourself);
    if (view.empty(ZoneKind::Hand, kit::seatAt(target)))
        return refused(RefusalCode::TargetHasNoCards, target);
    return std::nullopt;
}

WhyNot whyNotPlay(const State& view, kit::Seat seat, const Move& move) {
    if (!isEvent(move.card) || view.indexOf(zoneOf(ZoneKind::Hand, seat), move.card) < 0)
        return refused(RefusalCode::NotInHand, move.card);
    const Kind kind = kindOf(move.card);
    if (kind == Kind::Stopping)
        return refused(RefusalCode::OnlyAResponse); // TS-40
    const KindInfo& info = kindInfo(kind);
    if (info.needsType) { // TS-67; TS-68: making the sound is part of playing it
        if (typeAt(view, seat) != typeOf(move.card))
            return refused(RefusalCode::ActingOtherType);
        if (!isAltered(view, seat))
            return refused(RefusalCode::ActingNormalForm);
    }
    if (const WhyNot price = whyNotPaid(view, info.cost, info.needsType))
        return price;
    return whyNotAimed(view, seat, move);
}

WhyNot whyNotDrawDiscard(const State& view, kit::Seat seat) {
    if (view.number(Number::Points) < 1)
        return refused(RefusalCode::NoPointsLeft); // TS-31
    if (view.empty(ZoneKind::Deck, seat) && view.empty(ZoneKind::Hand, seat))
        return refused(RefusalCode::NothingToDraw); // TS-74
    return std::nullopt;
}

/// TS-79: checks Jack's targets.
WhyNot whyNotJack(const State& view, kit::Seat seat, const Move& move) {
    if (!anyOtherHolds(view, seat, ZoneKind::Hand))
        return refused(RefusalCode::JackNobody);
    if (move.targets == 0 || move.targets >= 1 << view.seats())
        return refused(RefusalCode::JackCount);
    for (kit::Seat other = 0; other < view.seats(); ++other)
        if ((move.targets >> other & 1) != 0 && (other == seat || view.empty(ZoneKind::Hand, other)))
            return refused(RefusalCode::JackTarget, other);
    return std::nullopt;
}

/// TS-84 to TS-86: checks Khalid's borrowed card.
WhyNot whyNotKhalid(const State& view, kit::Seat seat, const Move& move) {
    const auto pile = view.cards(ZoneKind::Discard, seat);
    bool any = false;
    for (const kit::Card& card : pile)
        any = any || (kindOf(card.face) != Kind::Stopping && kindOf(card.face) != Kind::Acting);
    if (!any)
        return refused(RefusalCode::KhalidNothing);
    if (move.card == 0)
        return refused(RefusalCode::KhalidNeedsCard);
    if (!isEvent(move.card) || view.indexOf(zoneOf(ZoneKind::Discard, seat), move.card) < 0)
        return refused(RefusalCode::KhalidNotThere, move.card);
    if (kindOf(move.card) == Kind::Acting)
        return refused(RefusalCode::KhalidActing); // TS-85
    if (kindOf(move.card) == Kind::Stopping)
        return refused(RefusalCode::KhalidStopping);
    return whyNotAimed(view, seat, move);
}

/// TS-90: checks Rocky's target.
WhyNot whyNotRocky(const State& view, kit::Seat seat, const Move& move) {
    const int target = onlySeat(view, move.targets);
    return target < 0 || target == seat ? refused(RefusalCode::RockyTarget) : std::nullopt;
}

WhyNot whyNotAbility(const State& view, kit::Seat seat, const Move& move) {
    if (!isAltered(view, seat))
        return refused(RefusalCode::NormalForm); // TS-75
    const Character& character = characterAt(view, seat);
    if (view.number(Number::AbilityTurn, seat) > 0) // TS-76, TS-51
        return refused(RefusalCode::AbilityUsedThisTurn);
    if (character.perGame != 0 && view.number(Number::AbilityGame, seat) >= character.perGame)
        return refused(RefusalCode::AbilityUsedUp);
    const Effect::Kind effect = character.effectList[0].kind;
    if (move.card != 0 && effect != Effect::Kind::UseDiscarded)
        return refused(RefusalCode::NoTarget);
    switch (effect) {
    case Effect::Kind::RandomLoss:
        return whyNotJack(view, seat, move);
    case Effect::Kind::UseDiscarded:
        return whyNotKhalid(view, seat, move);
    case Effect::Kind::OnePoint:
        return whyNotRocky(view, seat, move);
    default:
        break;
    }
    if (move.targets != 0)
        return refused(RefusalCode::NoTarget);
    if (effect == Effect::Kind::KeepDug && markedIn(view, zoneOf(ZoneKind::Discard, seat), dugMark) == 0)
        return refused(RefusalCode::NothingDug); // TS-88
    return std::nullopt;                         // TS-35: Padthai and Alan need nothing to act on
}

WhyNot whyNotSwap(const State& view, kit::Seat seat, const Move& move) {
    if (view.number(Number::SwapUsed, seat) > 0)
        return refused(RefusalCode::SwapUsedThisTurn); // TS-91, TS-51
    if (view.empty(ZoneKind::Discard, seat))
        return refused(RefusalCode::SwapOwnEmpty); // TS-92
    if (!anyOtherHolds(view, seat, ZoneKind::Discard))
        return refused(RefusalCode::SwapAllEmpty);
    const int target = onlySeat(view, move.targets);
    if (target < 0 || target == seat)
        return refused(RefusalCode::NeedsTarget);
    if (view.empty(ZoneKind::Discard, kit::seatAt(target)))
        return refused(RefusalCode::SwapTheirsEmpty, target);
    return std::nullopt;
}

} // namespace

WhyNot whyNotAction(const State& view, kit::Seat seat, const Move& move) {
    switch (move.kind) {
    case Move::Kind::Play:
        return whyNotPlay(view, seat, move);
    case Move::Kind::DrawDiscard:
        return whyNotDrawDiscard(view, seat);
    case Move::Kind::Ability:
        return whyNotAbility(view, seat, move);
    default:
        return whyNotSwap(view, seat, move);
    }
}

} // namespace taletop::tailstory
