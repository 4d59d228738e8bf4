// SPDX-License-Identifier: MIT
// The seats that must act, and the moves that they could plausibly try.
#include "core/games/_template/rules/rules.h"

namespace taletop::templategame {

contract::Pending Rules::pending(const State& view) {
    using Kind = contract::Pending::Kind;
    contract::Pending pending{.kind = Kind::Seats, .seats = {}};
    switch (view.phase()) {
    case Phase::Deal:
    case Phase::Refill:
        return contract::Pending::ofShuffle(view.size(ZoneKind::Deck) + view.size(ZoneKind::Discard));
    case Phase::Lay:
        for (kit::Seat seat = 0; seat < view.seats(); ++seat)
            if (view.empty(ZoneKind::Sealed, seat))
                pending.seats.insert(seat);
        return pending;
    case Phase::Answer:
        // Also ask seats that have no card to answer with: skipping them would reveal their hands.
        for (kit::Seat seat = 0; seat < view.seats(); ++seat)
            if (!view.hasAnswered(seat))
                pending.seats.insert(seat);
        return pending;
    case Phase::Store:
        pending.seats.insert(view.leader());
        return pending;
    case Phase::Over:
        break;
    }
    return {.kind = Kind::Over, .seats = {}};
}

void Rules::candidates(const State& view, kit::Seat seat, MoveList& moves) {
    const auto withEachCard = [&](Move::Kind kind) {
        for (const kit::Card card : view.cards(ZoneKind::Hand, seat))
            moves.push_back({kind, card.face});
    };
    if (view.phase() == Phase::Lay)
        withEachCard(Move::Kind::Lay);
    if (view.phase() == Phase::Answer) {
        withEachCard(Move::Kind::Answer);
        moves.push_back({Move::Kind::Pass});
    }
    if (view.phase() == Phase::Store) {
        withEachCard(Move::Kind::Store);
        moves.push_back({Move::Kind::Done});
    }
}

} // namespace taletop::templategame
