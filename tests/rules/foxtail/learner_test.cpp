// SPDX-License-Identifier: MIT
// Tests that a player who knows only the lesson can play whole games, is hardly ever refused, and nearly
// always beats random players. The player's rules of thumb come from the steps of the lesson in
// core/games/foxtail/words/prose.md:
// - Draw, and join each bit with the link whose result on the table is the best: a match, a chain, nothing,
//   or a lost join.
// - Brush once, when the tail is as long as in the lesson. Set all links again from the first one on, each in
//   the best way, and confirm the brush. Then draw.
// - Vote for another player's tail.
#include "core/games/foxtail/rules/link_effect.h"
#include "core/games/foxtail/rules/rules.h"
#include "core/kit/rng.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

using namespace taletop;
using namespace taletop::foxtail;

namespace {

using Of = Move::Kind;

constexpr int longEnough = 5; ///< the number of bits at the first brush of the lesson

/// The moves with the four links, sorted by the seat's gain in points.
std::vector<Move> ways(const State& view, kit::Seat seat) {
    std::vector<Link> links(allLinks.begin(), allLinks.end());
    std::ranges::stable_sort(links, std::ranges::greater(),
                             [&](Link link) { return effectOf(view, seat, link).gain(); });
    std::vector<Move> moves;
    for (const Link link : links)
        moves.push_back({.kind = Of::Link, .link = link});
    return moves;
}

/// The moves to try, the best first.
std::vector<Move> ideas(const State& view, kit::Seat seat) {
    std::vector<Move> ideas;
    switch (view.phase()) {
    case Phase::Choose:
        if (bitCount(view, seat) >= longEnough && view.number(Number::Brushes, seat) == 0)
            ideas.push_back({.kind = Of::Brush});
        ideas.push_back({.kind = Of::Draw});
        break;
    case Phase::Place:
        if (holdsBit(view, seat) || std::cmp_less(linksSet(view, seat) + 1, bitCount(view, seat)))
            ideas = ways(view, seat);
        ideas.push_back({.kind = Of::Commit});
        break;
    default:
        ideas.push_back({.kind = Of::Vote, .seat = static_cast<kit::Seat>((seat + 1) % view.seats())});
    }
    return ideas;
}

struct Game {
    bool won = false;
    int refused = 0;
};

/// Plays a game with a learner in this seat and random players in the others.
Game played(kit::Seat learner, int seats, std::uint64_t seed) {
    kit::Rng rng(seed);
    kit::Facts nobody;
    State state = Rules::setup({.seats = seats, .values = {0}});
    Game game;
    for (auto pending = Rules::pending(state); pending.kind != contract::Pending::Kind::Over;
         pending = Rules::pending(state)) {
        if (pending.kind == contract::Pending::Kind::Chance) {
            Rules::applyChance(state, contract::drawOutcome(pending.chance, rng), nobody);
            continue;
        }
        const kit::Seat who = pending.seats.first();
        const MoveList moves = contract::legalMoves<Rules>(state, who);
        std::optional<Move> made = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        if (who == learner) {
            const State view = contract::viewOf<Rules>(state, who);
            made.reset();
            for (const Move& idea : ideas(view, who)) {
                if (!made && !Rules::whyNot(view, who, idea))
                    made = idea;
                game.refused += made ? 0 : 1;
            }
            REQUIRE(made.has_value()); // one of the ideas is always legal
        }
        Rules::apply(state, who, *made, nobody);
    }
    const auto winners = Rules::result(state).winners;
    game.won = std::ranges::count(winners, learner) > 0;
    return game;
}

} // namespace

TEST_CASE("FT-64 a player who knows only the lesson is rarely refused and beats random 90 times in 100") {
    constexpr int games = 100;
    for (int seats = Rules::info().seatsLeast; seats <= Rules::info().seatsMost; ++seats) {
        int won = 0;
        int refused = 0;
        for (int seed = 1; seed <= games; ++seed) {
            const Game game =
                played(static_cast<kit::Seat>(seed % seats), seats, static_cast<std::uint64_t>(seed));
            won += game.won ? 1 : 0;
            refused += game.refused;
        }
        MESSAGE(seats, " seats: won ", won, ", refused ", refused, " times in ", games, " games");
        CHECK(won >= 90 * games / 100); // a solo player (FT-66) always wins
        CHECK(refused <= 2 * games);
    }
}
