// SPDX-License-Identifier: MIT
// Tests that players who know only the lesson, as rules of thumb, finish whole tales and are hardly ever
// refused. They need not beat random players, because the Narrator's choices are a matter of taste.
#include "core/contract/registry.h"
#include "core/games/storyline/rules/rules.h"
#include "core/games/storyline/rules/state.h"
#include "core/match/match.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::storyline;

namespace {

/// The move of a player who knows the lesson, but not the rulebook.
Move idea(const State& view, kit::Seat seat) {
    Move move;
    const auto banners = bannersOf(view);
    switch (view.phase()) {
    case Phase::Play: // "its banner says what belongs there"; "two banners: give an object and an action"
        move.kind = Move::Kind::Play;
        for (std::size_t i = 0; i < banners.size(); ++i)
            for (const kit::Card card : view.cards(ZoneKind::Hand, seat))
                if (categoryOf(card.face) == banners[i])
                    move.cards[i] = card.face;
        return move;
    case Phase::Choose: // "choose whom you like"; "two piles, so Cleo chooses twice"
        move.kind = Move::Kind::Choose;
        for (std::size_t i = 0; i < banners.size(); ++i)
            move.cards[i] = view.cards(ZoneKind::Pile, static_cast<int>(i))[0].face;
        return move;
    default: // "four are special": the table asks about these tokens
        return contract::legalMoves<Rules>(view, seat)[0];
    }
}

/// Plays the match with such players and returns the number of refusals.
int refusedIn(match::Match match) {
    int refused = 0;
    while (!match.over()) {
        const kit::Seat seat = match.pending().seats.first();
        const contract::AnyState seen = match.view(seat);
        const auto& view = seen.as<State>();
        if (!match.submit(seat, contract::AnyMove::of(idea(view, seat))))
            continue;
        ++refused;
        REQUIRE(!match.submit(seat, contract::AnyMove::of(contract::legalMoves<Rules>(view, seat)[0])));
    }
    return refused;
}

} // namespace

TEST_CASE("a player who knows only the lesson is refused at most twice a game") {
    constexpr int games = 100;
    const contract::Game& game = *contract::findGame("storyline");
    for (int seats = game.info().seatsLeast; seats <= game.info().seatsMost; ++seats) {
        int refused = 0;
        for (int seed = 1; seed <= games; ++seed) {
            match::Header header;
            header.options = contract::standardOptions(game.info(), seats);
            header.seed = static_cast<std::uint64_t>(seed);
            refused += refusedIn(match::Match(game, header));
        }
        MESSAGE(seats, " seats: refused ", refused, " times in ", games, " games");
        CHECK(refused <= 2 * games);
    }
}
