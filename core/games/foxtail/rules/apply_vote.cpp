// SPDX-License-Identifier: MIT
// The end of a game: the vote for the prettiest tail, and the result (FT-62 to FT-64).
#include "core/games/foxtail/rules/table_points.h"
#include "core/games/foxtail/rules/tokens.h"
#include "core/games/foxtail/rules/turn.h"
#include "core/kit/at.h"

namespace taletop::foxtail {

namespace {

/// Ends the game and records who wins (FT-64, FT-66).
void endGame(State& state, kit::Facts& facts) {
    state.setPhase(Phase::Over, facts);
    if (!facts.wanted())
        return;
    const TablePoints points = tablePoints(state);
    const kit::SeatSet winners = winnersOf(points);
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        if (winners.contains(seat))
            note(facts, Note::Wins, seat, kit::at(points, seat).total(),
                 points.size() == 1 ? 0 : winners.size());
}

/// FT-63: with two players, each can vote only for the other.
void voteForEachOther(State& state, kit::Facts& facts) {
    for (kit::Seat seat = 0; seat < 2; ++seat) {
        const auto other = kit::seatAt(1 - seat);
        note(facts, Note::VotesFor, seat, other);
        state.add(zoneOf(ZoneKind::Ballot, other), {tokenOfSeat(other), ballotMark(seat)}, facts);
    }
}

} // namespace

// Ends play. The bits below the last tip stay in the deck (FT-69).
void endPlay(State& state, kit::Facts& facts) {
    note(facts, Note::TailsComplete, kit::spectator, state.number(Number::Turn));
    if (state.seats() > 2) {
        state.setPhase(Phase::Vote, facts);
        for (kit::Seat seat = 0; seat < state.seats(); ++seat)
            state.setNumberOf(Number::Done, seat, 0, facts);
        return;
    }
    if (state.seats() == 2)
        voteForEachOther(state, facts);
    endGame(state, facts);
}

void openVotes(State& state, kit::Facts& facts) {
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        const kit::Zone vote = zoneOf(ZoneKind::Vote, seat);
        const kit::Seat target = seatOfToken(state.cards(vote)[0].face);
        note(facts, Note::VotesFor, seat, target);
        state.moveToEnd(vote, 0, zoneOf(ZoneKind::Ballot, target), ballotMark(seat), facts);
    }
    endGame(state, facts);
}

} // namespace taletop::foxtail
