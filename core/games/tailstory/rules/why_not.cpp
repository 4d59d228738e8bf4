// SPDX-License-Identifier: MIT
// Checks whether a move is legal, and returns the first reason against it. No other code decides this.
#include "core/games/tailstory/rules/why_not.h"

#include "core/games/tailstory/rules/turn.h"

namespace taletop::tailstory {

namespace {

using Of = Move::Kind;

bool isNumberStep(Step step) {
    return step == Step::DrawNumber || step == Step::StealNumber || step == Step::Special ||
           step == Step::MessDeck;
}

bool isPickStep(Step step) {
    switch (step) {
    case Step::Bury:
    case Step::Recycle:
    case Step::Discard:
    case Step::PutBack:
    case Step::KeepDug:
    case Step::SwapOwn:
    case Step::SwapTheirs:
    case Step::Bonus:
    case Step::Emergency:
    case Step::Achieve:
    case Step::EndDiscard:
        return true;
    default:
        return false;
    }
}

/// The reason for refusing all other moves while a decision is unfinished.
RefusalCode openDecision(Step step) {
    switch (step) {
    case Step::Discard:
        return RefusalCode::MustDiscardOne;
    case Step::PutBack:
        return RefusalCode::MustPutBack;
    case Step::KeepDug:
        return RefusalCode::MustKeep;
    case Step::Achieve:
        return RefusalCode::MustAchieve;
    default:
        return RefusalCode::OtherDecision;
    }
}

/// Refuses a move outside the step that its kind belongs to.
WhyNot whyNotNow(const State& view, kit::Seat seat, const Move& move) {
    const Step step = view.step();
    switch (move.kind) {
    case Of::Use:
    case Of::Decline: // TS-93, TS-97
        if (step == Step::Emergency || step == Step::Achieve)
            return refused(RefusalCode::BonusCheckBegun);
        return refused(RefusalCode::NotABonusStep);
    case Of::EndTurn:
        return refused(RefusalCode::NotTheEnd);
    case Of::Pick:
        if (step == Step::Play && !view.empty(ZoneKind::Deck, seat))
            return refused(RefusalCode::DeckNotEmpty); // TS-103: no achievement yet
        if (step == Step::Play)
            return refused(RefusalCode::CheckNotYet); // TS-113
        break;
    default:
        break;
    }
    if (step == Step::Emergency || step == Step::EndDiscard)
        return refused(RefusalCode::MustDiscard,
                       overLimit(view, seat) - markedIn(view, zoneOf(ZoneKind::Hand, seat), pickedMark));
    return refused(openDecision(step));
}

bool belongs(Of kind, Step step) {
    switch (kind) {
    case Of::Choose:
        return step == Step::Characters;
    case Of::Play:
    case Of::DrawDiscard:
    case Of::Ability:
    case Of::Swap:
    case Of::EndTurn:
        return step == Step::Play;
    case Of::Stop:
    case Of::Pass:
        return step == Step::Window;
    case Of::Number:
        return isNumberStep(step);
    case Of::Pick:
        return isPickStep(step);
    case Of::Done:
        return step == Step::Bury || step == Step::Recycle || step == Step::SwapOwn;
    case Of::Use:
    case Of::Decline:
        return step == Step::Bonus;
    }
    return false;
}

/// Explains to a seat that is not asked why it may not act.
WhyNot whyNotAsked(const State& view, kit::Seat seat, const Move& move) {
    const Step step = view.step();
    if (move.kind == Of::Stop || move.kind == Of::Pass)
        return whyNotResponse(view, seat, move);
    if (step <= Step::Shuffle)
        return refused(RefusalCode::NotYourChoice); // TS-20
    if (move.kind == Of::Use || move.kind == Of::Decline)
        return whyNotBonus(view, seat, move);
    if (move.kind == Of::Number && step == Step::Special &&
        typeAt(view, seat) != typeAt(view, view.turnOwner()))
        return refused(RefusalCode::SpecialOtherType); // TS-71
    return refused(seat == view.turnOwner() ? RefusalCode::OtherDecision : RefusalCode::NotYourTurn);
}

} // namespace

std::optional<kit::Refusal> Rules::whyNot(const State& view, kit::Seat seat, const Move& move) {
    if (seat < 0 || seat >= view.seats())
        return refused(RefusalCode::NoSuchSeat);
    const Step step = view.step();
    if (step == Step::Over)
        return refused(RefusalCode::GameOver);
    if (!askedSeats(view).contains(seat))
        return whyNotAsked(view, seat, move);
    if (!belongs(move.kind, step))
        return move.kind == Of::Stop || move.kind == Of::Pass ? whyNotResponse(view, seat, move)
                                                              : whyNotNow(view, seat, move);
    switch (move.kind) {
    case Of::Choose:
        if (view.indexOf(characterRow, move.card) < 0)
            return refused(RefusalCode::CharacterTaken, move.card); // TS-21
        return std::nullopt;
    case Of::Play:
    case Of::DrawDiscard:
    case Of::Ability:
    case Of::Swap:
        return whyNotAction(view, seat, move);
    case Of::EndTurn:
        return std::nullopt; // TS-36
    case Of::Stop:
    case Of::Pass:
        return whyNotResponse(view, seat, move);
    case Of::Number:
        return whyNotNumber(view, move);
    case Of::Pick:
        return whyNotPick(view, seat, move);
    case Of::Done:
        return whyNotDone(view, seat);
    case Of::Use:
    case Of::Decline:
        return whyNotBonus(view, seat, move);
    }
    return std::nullopt;
}

} // namespace taletop::tailstory
