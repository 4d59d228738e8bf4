// SPDX-License-Identifier: MIT
// The only legality there is: for each move the first reason why it is not allowed.
#include "core/games/_template/rules.h"

#include <cstdlib>

namespace taletop::templategame {

namespace {

struct ReasonInfo {
    std::uint16_t ledger;
    const char* source;
};

/// By Reason.
constexpr std::array<ReasonInfo, 8> reasons{{
    {4, TALETOP_TEXT("template", "It is not your turn.")},
    {4, TALETOP_TEXT("template", "That is not what is to be done now.")},
    {4, TALETOP_TEXT("template", "You do not hold the %1.")},
    {6, TALETOP_TEXT("template", "The %1 is more than three away from the leader's %2.")},
    {7, TALETOP_TEXT("template", "You have stored two cards in this round.")},
    {7, TALETOP_TEXT("template", "Store at least one card first.")},
    {11, TALETOP_TEXT("template", "The motto has %1 characters; at most %2 are possible.")},
    {11, TALETOP_TEXT("template", "The motto holds characters that cannot be printed.")},
}};

/// The phase that a kind of move belongs to.
Phase phaseOf(Move::Kind kind) {
    switch (kind) {
    case Move::Kind::Lay:
        return Phase::Lay;
    case Move::Kind::Answer:
    case Move::Kind::Pass:
        return Phase::Answer;
    case Move::Kind::Store:
    case Move::Kind::Done:
        break;
    }
    return Phase::Store;
}

int leaderFace(const State& view) { return view.cards(zoneOf(ZoneKind::Open, view.leader()))[0].face; }

} // namespace

kit::Refusal refusal(Reason reason, int first, int second) {
    const auto code = static_cast<std::uint16_t>(reason);
    return {.code = code,
            .ledger = reasons[code].ledger,
            .arguments = {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second)}};
}

bool answersLeader(const State& view, int face) { return std::abs(face - leaderFace(view)) <= 3; } // TM-6

std::optional<kit::Refusal> Rules::whyNot(const State& view, kit::Seat seat, const Move& move) {
    if (!pending(view).seats.contains(seat))
        return refusal(Reason::NotYourTurn);
    if (view.phase() != phaseOf(move.kind))
        return refusal(Reason::WrongStep);
    if (move.face != 0 && view.indexOf(zoneOf(ZoneKind::Hand, seat), move.face) < 0)
        return refusal(Reason::NotInHand, move.face);
    if (move.kind == Move::Kind::Answer && !answersLeader(view, move.face))
        return refusal(Reason::TooFar, move.face, leaderFace(view));
    if (move.kind == Move::Kind::Store && view.storedNow() == mostStored)
        return refusal(Reason::StoreFull);
    if (move.kind == Move::Kind::Done && view.storedNow() == 0)
        return refusal(Reason::StoreNothing);
    return std::nullopt;
}

kit::Text Rules::refusalText(const kit::Refusal& refusal) {
    return kit::Text{"template", reasons[refusal.code].source}
        .number(refusal.arguments[0])
        .number(refusal.arguments[1]);
}

} // namespace taletop::templategame
