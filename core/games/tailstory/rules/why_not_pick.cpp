// SPDX-License-Identifier: MIT
// Checks numbers, picks and bonuses.
#include "core/games/tailstory/rules/turn.h"
#include "core/games/tailstory/rules/why_not.h"
#include "core/kit/at.h"

namespace taletop::tailstory {

namespace {

/// The code for a number out of bounds, which depends on the step.
RefusalCode numberCode(const State& view) {
    switch (view.step()) {
    case Step::StealNumber:
        return RefusalCode::StealNumber;
    case Step::Special:
        return RefusalCode::SpecialNumber;
    case Step::MessDeck:
        return RefusalCode::MessNumber;
    default:
        break;
    }
    const Effect effect = effectNow(view);
    if (effect.kind == Effect::Kind::ActingDraw)
        return RefusalCode::ActingNumber;
    return effect.most == 3 ? RefusalCode::PadthaiNumber : RefusalCode::DrawingNumber;
}

bool liesInAnyPlayZone(const State& view, int face) {
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        if (view.indexOf(zoneOf(ZoneKind::Play, seat), face) >= 0)
            return true;
    return false;
}

/// Refuses a picked card, a card in a play zone or, with `code`, any other card outside this discard pile.
WhyNot whyNotIn(const State& view, kit::Seat owner, const Move& move, RefusalCode code) {
    const int index = view.indexOf(zoneOf(ZoneKind::Discard, owner), move.card);
    if (index >= 0)
        return (kit::at(view.cards(ZoneKind::Discard, owner), index).mark & pickedMark) != 0
                   ? refused(RefusalCode::PickedAlready, move.card)
                   : std::nullopt;
    if (liesInAnyPlayZone(view, move.card))
        return refused(RefusalCode::StillInPlay, move.card); // TS-55
    return refused(code, move.card);
}

WhyNot whyNotFromHand(const State& view, kit::Seat seat, const Move& move) {
    const kit::Zone hand = zoneOf(ZoneKind::Hand, seat);
    const int index = view.indexOf(hand, move.card);
    if (index < 0)
        return refused(RefusalCode::NotInHand, move.card);
    if ((kit::at(view.cards(hand), index).mark & pickedMark) != 0)
        return refused(view.step() == Step::Emergency ? RefusalCode::EmergencyAlready  // TS-109
                                                      : RefusalCode::DiscardedAlready, // TS-120
                       move.card);
    return std::nullopt;
}

/// TS-100, TS-101: Mess needs a card from another player's discard pile.
WhyNot whyNotMess(const State& view, kit::Seat seat, const Move& move) {
    if (bonusOf(typeAt(view, seat)).kind != Bonus::Kind::Mess)
        return refused(RefusalCode::OtherDecision);
    for (kit::Seat other = 0; other < view.seats(); ++other)
        if (other != seat && view.indexOf(zoneOf(ZoneKind::Discard, other), move.card) >= 0)
            return std::nullopt;
    return refused(liesInAnyPlayZone(view, move.card) ? RefusalCode::StillInPlay : RefusalCode::MessOtherPile,
                   move.card);
}

} // namespace

WhyNot whyNotNumber(const State& view, const Move& move) {
    const Bounds bounds = numberBounds(view);
    if (move.number < bounds.least || move.number > bounds.most)
        return refused(numberCode(view), bounds.least, bounds.most);
    return std::nullopt;
}

WhyNot whyNotPick(const State& view, kit::Seat seat, const Move& move) {
    if (!isEvent(move.card))
        return refused(RefusalCode::NotInHand, move.card);
    switch (view.step()) {
    case Step::Bury: // TS-63
        return whyNotIn(view, seat, move, RefusalCode::NotInYourDiscard);
    case Step::SwapOwn:
        return whyNotIn(view, seat, move, RefusalCode::SwapNotThere);
    case Step::Recycle:
        if (const WhyNot reason = whyNotIn(view, seat, move, RefusalCode::RecycleNotThere))
            return reason;
        return canBeRecycled(move.card) ? std::nullopt : refused(RefusalCode::CannotRecycle, move.card);
    case Step::KeepDug: {
        if (const WhyNot reason = whyNotIn(view, seat, move, RefusalCode::KeepNotThere))
            return reason;
        const kit::Zone discard = zoneOf(ZoneKind::Discard, seat);
        const auto index = view.placeOf(discard, move.card);
        return (view.cards(discard)[index].mark & dugMark) != 0 ? std::nullopt
                                                                : refused(RefusalCode::NotDug, move.card);
    }
    case Step::SwapTheirs:
        return whyNotIn(view, targetOf(view), move, RefusalCode::NotTheirDiscard);
    case Step::Bonus:
        return whyNotMess(view, seat, move);
    default:
        return whyNotFromHand(view, seat, move);
    }
}

WhyNot whyNotDone(const State& view, kit::Seat seat) {
    if (view.step() == Step::Recycle && view.number(Number::Picked) == 0)
        return refused(RefusalCode::RecycleOne); // TS-65
    if (view.step() == Step::SwapOwn && markedIn(view, zoneOf(ZoneKind::Discard, seat), pickedMark) == 0)
        return refused(RefusalCode::SwapOneAtLeast); // TS-91
    return std::nullopt;                             // TS-62: burying may be declined
}

WhyNot whyNotBonus(const State& view, kit::Seat seat, const Move& move) {
    const Bonus& bonus = bonusOf(typeAt(view, seat));
    if (view.step() != Step::Bonus)
        return refused(view.number(Number::Empty) != 0 ? RefusalCode::BonusCheckBegun
                                                       : RefusalCode::NotABonusStep);
    if (view.askedSeat() == seat) {
        if (move.kind == Move::Kind::Use && bonus.kind == Bonus::Kind::Mess)
            return refused(RefusalCode::MessNeedsCard);
        return std::nullopt; // TS-97
    }
    if (view.number(Number::BonusUsed, seat) >= bonus.perTurn)
        return refused(RefusalCode::BonusLimit); // TS-96
    if (view.number(Number::Triggers, seat) > 0)
        return refused(RefusalCode::OtherDecision); // TS-98: the seat will be asked later
    const kit::Zone play = zoneOf(ZoneKind::Play, seat);
    int matching = 0;
    for (const kit::Card& card : view.cards(play))
        matching += typeOf(card.face) != typeAt(view, seat) ? 0 : card.mark == stoppedMark ? 1 : 16;
    if (matching == 0)
        return refused(RefusalCode::BonusNotPlayed); // TS-94
    if (matching < 16)
        return refused(RefusalCode::BonusStopped);
    if (!canUseBonus(view, seat)) // TS-99, TS-101, TS-102
        return refused(bonus.kind == Bonus::Kind::Mess ? RefusalCode::MessNoPile : RefusalCode::BonusNoDeck);
    return refused(RefusalCode::BonusDeclined);
}

} // namespace taletop::tailstory
