// SPDX-License-Identifier: MIT
// Tests that every reason for a refusal occurs, with its entry, and that any move gets an answer.
#include "core/games/foxtail/files/files.h"
#include "tests/rules/foxtail/playing.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

namespace {

/// Every move in text form, and some invalid ones.
std::vector<Move> anyMoves() {
    std::vector<Move> moves{
        {.kind = Move::Kind::Draw}, {.kind = Move::Kind::Brush}, {.kind = Move::Kind::Commit}};
    for (int link = 0; link <= 5; ++link)
        moves.push_back({.kind = Move::Kind::Link, .link = static_cast<Link>(link)});
    for (int seat = -2; seat < kit::maxSeats; ++seat)
        moves.push_back({.kind = Move::Kind::Vote, .seat = static_cast<kit::Seat>(seat)});
    return moves;
}

/// Asks why each move is refused, for the state and for the seat's view, and collects the reasons.
void askEverything(const Play& play, std::set<RefusalCode>& reasons) {
    const auto pending = Rules::pending(play.state);
    for (kit::Seat seat = -2; seat < kit::maxSeats; ++seat) {
        const bool sits = seat >= 0 && seat < play.state.seats();
        const State view = play.view(sits ? seat : kit::spectator);
        for (const Move& move : anyMoves()) {
            const auto refusal = Rules::whyNot(play.state, seat, move);
            CHECK(Rules::whyNot(view, seat, move) == refusal); // the reason uses no hidden cards
            if (!refusal) {
                CHECK(pending.seats.contains(seat));
                continue;
            }
            const auto code = static_cast<RefusalCode>(refusal->code);
            CHECK(code < static_cast<RefusalCode>(refusals.size()));
            CHECK(refusal->ledger == ledgerOf(code));
            reasons.insert(code);
        }
    }
}

void playOn(Play& play, kit::Rng& rng, std::set<RefusalCode>& reasons) {
    for (;;) {
        askEverything(play, reasons);
        const auto pending = Rules::pending(play.state);
        if (pending.kind == contract::Pending::Kind::Over)
            return;
        if (pending.kind == contract::Pending::Kind::Chance) {
            play.chance(contract::drawOutcome(pending.chance, rng));
            continue;
        }
        auto seat = static_cast<kit::Seat>(rng.below(4));
        while (!pending.seats.contains(seat))
            seat = static_cast<kit::Seat>((seat + 1) % 4);
        MoveList moves;
        Rules::candidates(play.state, seat, moves);
        const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        if (!Rules::whyNot(play.state, seat, move))
            play.move(seat, Files::moveText(move));
    }
}

} // namespace

TEST_CASE("FT-1 FT-25 FT-62: every reason for a refusal occurs in play") {
    std::set<RefusalCode> reasons;
    kit::Rng rng(1);
    for (int seats = 1; seats <= 4; ++seats)
        for (int game = 0; game < 3; ++game) {
            Play play(seats);
            playOn(play, rng, reasons);
        }
    for (std::size_t code = 0; code < refusals.size(); ++code) {
        CAPTURE(code);
        CHECK(reasons.count(static_cast<RefusalCode>(code)) == 1);
    }
}

TEST_CASE("FT-15 FT-18: the candidates contain all legal moves, and every pending seat has one") {
    kit::Rng rng(2);
    for (int seats = 1; seats <= 4; ++seats) {
        Play play = Play::random(seats, 77);
        while (Rules::pending(play.state).kind != contract::Pending::Kind::Over) {
            for (kit::Seat seat = 0; seat < seats; ++seat) {
                // The legal moves are exactly the candidates that are not refused.
                std::vector<std::string> legal;
                for (const Move& move : anyMoves())
                    if (!Rules::whyNot(play.state, seat, move))
                        legal.push_back(Files::moveText(move));
                std::string text;
                for (const std::string& move : legal)
                    text += (text.empty() ? "" : ", ") + move;
                CHECK(play.legal(seat) == text);
                CHECK(legal.empty() == !play.pends(seat));
            }
            const kit::Seat seat = Rules::pending(play.state).seats.first();
            MoveList moves;
            Rules::candidates(play.state, seat, moves);
            const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            if (!Rules::whyNot(play.state, seat, move))
                play.move(seat, Files::moveText(move));
        }
    }
}
