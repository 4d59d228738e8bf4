// SPDX-License-Identifier: MIT
// Applies moves. Each move is sealed, and the last move of a phase opens all of them (FT-17, FT-18). FT-80
// describes a whole game, turn by turn.
#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/rules/tokens.h"
#include "core/games/foxtail/rules/turn.h"

namespace taletop::foxtail {

namespace {

void seal(State& state, ZoneKind zone, kit::Seat seat, std::uint8_t token, kit::Facts& facts) {
    state.add(zoneOf(zone, seat), {token, 0}, facts);
}

void done(State& state, kit::Seat seat, kit::Facts& facts) {
    state.setNumberOf(Number::Done, seat, 1, facts);
}

void applyLink(State& state, kit::Seat seat, Link link, kit::Facts& facts) {
    seal(state, ZoneKind::Links, seat, tokenOfLink(link), facts);
    if (!state.empty(ZoneKind::Drawn, seat)) // a drawn bit has only one link, but a brush has several (FT-41)
        done(state, seat, facts);
}

} // namespace

void Rules::apply(State& state, kit::Seat seat, const Move& move, kit::Facts& facts) {
    switch (move.kind) {
    case Move::Kind::Draw: // FT-16
    case Move::Kind::Brush:
        seal(state, ZoneKind::Choice, seat, move.kind == Move::Kind::Draw ? drawToken : brushToken, facts);
        done(state, seat, facts);
        if (allDone(state))
            openChoices(state, facts);
        return;
    case Move::Kind::Link:
    case Move::Kind::Commit: // FT-42
        if (move.kind == Move::Kind::Link)
            applyLink(state, seat, move.link, facts);
        else
            done(state, seat, facts);
        if (allDone(state))
            openLinks(state, facts);
        return;
    case Move::Kind::Vote: // FT-62
        seal(state, ZoneKind::Vote, seat, tokenOfSeat(move.seat), facts);
        done(state, seat, facts);
        if (allDone(state))
            openVotes(state, facts);
        return;
    }
}

} // namespace taletop::foxtail
