// SPDX-License-Identifier: MIT
// The seats that must act, and the moves that they could try.
#include "core/games/foxtail/rules/deck_parts.h"
#include "core/games/foxtail/rules/rules.h"

namespace taletop::foxtail {

namespace {

using Pending = contract::Pending;

/// FT-15, FT-62: the seats that have not acted yet. No action depends on another, so they may act in any
/// order (FT-17).
Pending undoneSeats(const State& view) {
    Pending pending{.kind = Pending::Kind::Seats, .seats = {}};
    const kit::Seat seats = view.seats();
    for (kit::Seat seat = 0; seat < seats; ++seat)
        if (view.number(Number::Done, seat) == 0)
            pending.seats.insert(seat);
    return pending;
}

} // namespace

contract::Pending Rules::pending(const State& view) {
    switch (view.phase()) {
    case Phase::Deal:
        return Pending::ofDraw(lastBit, bitsInPlay(view.seats())); // FT-11
    case Phase::Pack:
        return Pending::ofShuffle(lowerCards(view.seats())); // FT-13
    case Phase::Choose:
    case Phase::Place:
    case Phase::Vote:
        return undoneSeats(view);
    case Phase::Over:
        break;
    }
    return {}; // FT-27
}

void Rules::candidates(const State& view, kit::Seat seat, MoveList& moves) {
    switch (view.phase()) {
    case Phase::Choose: // FT-16
        moves.push_back({.kind = Move::Kind::Draw});
        moves.push_back({.kind = Move::Kind::Brush});
        return;
    case Phase::Place: // FT-28; FT-41: the links of a brush one after the other, then the commit (FT-42)
        if (view.empty(ZoneKind::Drawn, seat) &&
            view.count(ZoneKind::Links, seat) + 1 >= bitCount(view, seat)) {
            moves.push_back({.kind = Move::Kind::Commit});
            return;
        }
        for (const Link link : allLinks)
            moves.push_back({.kind = Move::Kind::Link, .link = link});
        return;
    case Phase::Vote: // FT-62
        for (int target = 0; target < view.seats(); ++target)
            moves.push_back({.kind = Move::Kind::Vote, .seat = kit::seatAt(target)});
        return;
    case Phase::Deal:
    case Phase::Pack:
    case Phase::Over:
        return;
    }
}

} // namespace taletop::foxtail
