// SPDX-License-Identifier: MIT
// Tests phases and invariants of whole games, and when each value may change.
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/rules/turn.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

#include "core/contract/game.h"

#include <map>

namespace taletop::papertales {
const contract::Game& game();
}

namespace {

kit::Facts nobody;

/// Plays a random game. Calls `look` for each step with the acting seat (or chance) and the states before and
/// after.
template <class Look>
void playRandomly(int seats, std::uint64_t seed, Look look) {
    kit::Rng rng(seed);
    State state = Rules::setup({.seats = seats});
    for (auto pending = Rules::pending(state); pending.kind != contract::Pending::Kind::Over;
         pending = Rules::pending(state)) {
        const State before = state;
        kit::Seat who = kit::chanceSeat;
        if (pending.goesByItself()) {
            goOn(state, rng);
        } else {
            do
                who = static_cast<kit::Seat>(rng.below(static_cast<std::uint32_t>(seats)));
            while (!pending.seats.contains(who));
            const MoveList moves = contract::legalMoves<Rules>(state, who);
            Rules::apply(state, who, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nobody);
        }
        look(who, before, state);
    }
}

Phase phase(const State& state) { return phaseOf(state.step()); }

} // namespace

TEST_CASE("PT-22 PT-119 a game has twenty-four phases in order") {
    for (int seats = 2; seats <= 5; ++seats) {
        std::vector<Phase> phases{Phase::Recruitment};
        playRandomly(seats, 11, [&](kit::Seat, const State&, const State& after) {
            if (phase(after) != phases.back())
                phases.push_back(phase(after));
        });
        REQUIRE(phases.size() == 25);
        for (std::size_t i = 0; i < 24; ++i)
            CHECK(phases[i] == static_cast<Phase>(i % 6));
        CHECK(phases.back() == Phase::Over);
    }
}

TEST_CASE("PT-28 PT-37 PT-71 invariants hold in random games") {
    for (int seats = 2; seats <= 5; ++seats)
        for (std::uint64_t seed = 0; seed < 40; ++seed)
            playRandomly(seats, seed, [&](kit::Seat, const State&, const State& after) {
                REQUIRE(Rules::brokenInvariant(after) == "");
            });
}

TEST_CASE("PT-27 PT-40 PT-62 points, Gold, tokens and levels change only when they may") {
    for (int seats = 2; seats <= 5; ++seats)
        for (std::uint64_t seed = 100; seed < 120; ++seed)
            playRandomly(seats, seed, [&](kit::Seat, const State& before, const State& after) {
                const Phase now = phase(before);
                for (kit::Seat seat = 0; seat < seats; ++seat) {
                    const int points =
                        after.number(Number::Points, seat) - before.number(Number::Points, seat);
                    const int gold = after.number(Number::Gold, seat) - before.number(Number::Gold, seat);
                    if (points < 0)
                        REQUIRE((now == Phase::Deployment || now == Phase::Aging));
                    if (points > 0)
                        REQUIRE((now == Phase::Wars || now == Phase::Aging));
                    if (gold != 0)
                        REQUIRE(now != Phase::Recruitment);
                    if (now == Phase::Income && phase(after) == Phase::Construction)
                        REQUIRE(gold == after.number(Number::Income, seat));
                    for (int face = firstBuilding; face < firstBuilding + buildingCount; ++face)
                        REQUIRE(levelOf(after, seat, face) >= levelOf(before, seat, face));
                }
            });
}

TEST_CASE("PT-36 the discard pile is shuffled as many times as the ledger says") {
    for (int seats = 2; seats <= 5; ++seats)
        for (std::uint64_t seed = 200; seed < 260; ++seed) {
            std::map<int, int> refills;
            playRandomly(seats, seed, [&](kit::Seat, const State& before, const State&) {
                if (before.step() == Step::Refill || before.step() == Step::Search)
                    ++refills[before.number(Number::Turn)];
            });
            if (seats <= 3)
                CHECK(refills.empty());
            if (seats == 4)
                CHECK((refills.empty() ||
                       (refills.size() == 1 && refills.begin()->first == 4 && refills[4] <= 1)));
            if (seats == 5)
                CHECK((refills.size() == 1 && refills[4] == 1));
        }
}

TEST_CASE("PT-26 the order of the seats never matters") {
    // Plays random games. In each step the seats make the same choices in opposite orders.
    for (int seats = 2; seats <= 5; ++seats)
        for (std::uint64_t seed = 300; seed < 330; ++seed) {
            kit::Rng rng(seed);
            State state = Rules::setup({.seats = seats});
            while (Rules::pending(state).kind != contract::Pending::Kind::Over) {
                const auto pending = Rules::pending(state);
                if (pending.goesByItself()) {
                    goOn(state, rng);
                    continue;
                }
                std::vector<std::pair<kit::Seat, Move>> chosen;
                for (kit::Seat seat = 0; seat < seats; ++seat)
                    if (pending.seats.contains(seat)) {
                        const MoveList moves = contract::legalMoves<Rules>(state, seat);
                        chosen.emplace_back(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
                    }
                State other = state;
                for (const auto& [seat, move] : chosen)
                    Rules::apply(state, seat, move, nobody);
                for (auto entry = chosen.rbegin(); entry != chosen.rend(); ++entry)
                    Rules::apply(other, entry->first, entry->second, nobody);
                REQUIRE(state == other);
            }
        }
}

TEST_CASE("PT-10 the same seed and the same moves give the same states") {
    std::vector<State> first;
    std::vector<State> second;
    playRandomly(4, 5, [&](kit::Seat, const State&, const State& after) { first.push_back(after); });
    playRandomly(4, 5, [&](kit::Seat, const State&, const State& after) { second.push_back(after); });
    CHECK(first == second);
    CHECK(static_cast<int>(first.size()) <= game().info().longestMoves);
}
