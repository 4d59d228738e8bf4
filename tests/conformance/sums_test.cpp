// SPDX-License-Identifier: MIT
// Tests the sums of end sheets in a thousand random games of each game.
#include "core/contract/chronicle.h"
#include "tests/conformance/checks.h"

#include <doctest/doctest.h>

#include <cstdlib>

using namespace taletop;
using namespace taletop::conformance;

namespace {

/// Plays a game and returns only its last state, because storing all states of a thousand games would take
/// too long.
Playout lastOf(const contract::Game& game, int seats, std::uint64_t seed) {
    const contract::Options options = contract::standardOptions(game.info(), seats);
    contract::AnyState state = game.setup(options);
    kit::Rng rng(seed);
    std::vector<kit::Fact> told;
    kit::Facts facts(told);
    for (auto pending = game.pending(state); pending.kind != contract::Pending::Kind::Over;
         pending = game.pending(state)) {
        if (pending.kind == contract::Pending::Kind::Chance) {
            game.applyChance(state, contract::drawOutcome(pending.chance, rng), facts);
        } else if (pending.kind == contract::Pending::Kind::Automatic) {
            game.proceed(state, facts);
        } else {
            contract::AnyMoves moves;
            const kit::Seat who = pending.seats.first();
            game.legalMoves(state, who, moves);
            game.apply(state, who, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], facts);
        }
        told.clear();
    }
    return {game, options, seed, {state}, {}};
}

} // namespace

TEST_CASE("score sheets add up in a thousand random games of each game") {
    const std::uint64_t games = std::getenv("TALETOP_SANITIZED") != nullptr ? 50 : 1000;
    for (const contract::Game* game : contract::games())
        for (std::uint64_t seed = 0; seed < games; ++seed) {
            const auto spread =
                static_cast<std::uint64_t>(game->info().seatsMost - game->info().seatsLeast + 1);
            const Playout playout =
                lastOf(*game, game->info().seatsLeast + static_cast<int>(seed % spread), seed);
            kit::Rng rng(seed);
            const std::string wrong = scoresAddUp({playout, 0, rng});
            REQUIRE_MESSAGE(wrong.empty(), playout.where(), ": ", wrong);
        }
}
