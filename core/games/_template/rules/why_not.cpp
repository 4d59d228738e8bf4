// SPDX-License-Identifier: MIT
// The only test of legality: the first reason why a move is not allowed.
#include "core/games/_template/rules/rules.h"

#include <cstdlib>

namespace taletop::templategame {

namespace {

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

int leaderFace(const State& view) { return view.cards(ZoneKind::Open, view.leader())[0].face; }

} // namespace

bool answersLeader(const State& view, int face) { return std::abs(face - leaderFace(view)) <= 3; } // TM-6

std::optional<kit::Refusal> Rules::whyNot(const State& view, kit::Seat seat, const Move& move) {
    if (!Rules::pending(view).seats.contains(seat))
        return refusal(RefusalCode::NotYourTurn);
    if (view.phase() != phaseOf(move.kind))
        return refusal(RefusalCode::WrongStep);
    if (move.face != 0 && view.indexOf(zoneOf(ZoneKind::Hand, seat), move.face) < 0)
        return refusal(RefusalCode::NotInHand, move.face);
    if (move.kind == Move::Kind::Answer && !answersLeader(view, move.face))
        return refusal(RefusalCode::TooFar, move.face, leaderFace(view));
    if (move.kind == Move::Kind::Store && view.storedNow() == mostStored)
        return refusal(RefusalCode::StoreFull);
    if (move.kind == Move::Kind::Done && view.storedNow() == 0)
        return refusal(RefusalCode::StoreNothing);
    return std::nullopt;
}

} // namespace taletop::templategame
