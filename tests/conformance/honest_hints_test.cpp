// SPDX-License-Identifier: MIT
// Tests that hints can be trusted: they are ordered by their numbers, the sign of a number says who is ahead,
// a certain difference is never called equal, and a plan is advised until it is complete.
#include "core/bots/look_back.h"
#include "tests/conformance/checks.h"
#include "tests/conformance/games_tried.h"
#include "tests/conformance/playout.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <set>

using namespace taletop;
using namespace taletop::conformance;

namespace {

int positionsAsked() {
    return std::getenv("TALETOP_SANITIZED") != nullptr ? 10 : inTheLongRun() ? 1'000 : 60;
}

/// Calls `visit(state, seat)` for some asked seats, in games of random legal moves and in games of casual
/// moves.
template <class Visit>
void atPositions(const contract::Game& game, int positions, Visit visit) {
    constexpr int ofEach = 6; // number of positions per game
    for (std::uint64_t seed = 1; positions > 0; ++seed) {
        REQUIRE(seed < 100'000);
        CAPTURE(seed);
        const int least = game.info().seatsLeast;
        const auto spread = static_cast<std::uint64_t>(game.info().seatsMost - least + 1);
        const Playout playout = play(
            game, contract::standardOptions(game.info(), least + static_cast<int>(seed / 2 % spread)), seed);
        kit::Rng rng(seed);
        for (int tries = 0; tries < 4 * ofEach && positions > 0; ++tries) {
            const auto& state = playout.states[rng.below(static_cast<std::uint32_t>(playout.states.size()))];
            const auto seats = pendingSeats(game, state);
            if (seats.empty())
                continue;
            const kit::Seat seat = seats[rng.below(static_cast<std::uint32_t>(seats.size()))];
            if (game.decisions(game.view(state, seat), seat).size() < 2)
                continue;
            visit(state, seat);
            --positions;
        }
    }
}

/// A budget that is enough for some dozens of worlds.
bots::HintBudget budgetFor(const contract::Game& game) {
    const std::uint64_t moves = game.aim().movesInAMillisecond;
    return {{moves / 2, {}}, {moves / 2, {}}, {2 * moves, {}}};
}

/// Returns the fault of a verdict according to its numbers, or "".
std::string wrongIn(const bots::Ahead& ahead) {
    const bots::Verdict verdict = bots::verdictOf(ahead);
    const auto number = [](const bots::Mean& mean, double times) {
        const bool certain = std::abs(mean.mean) > 2 * mean.error;
        return certain ? static_cast<int>(std::lround(times * mean.mean)) : 0;
    };
    const int points = number(ahead.points, 1);
    const int games = number(ahead.wins, 100);
    const int rivals = number(ahead.rivals, 1);
    switch (verdict.unit) {
    case bots::Unit::Points:
        return verdict.number == points && points != 0 ? "" : "points";
    case bots::Unit::Games:
        return verdict.number == games && games != 0 ? "" : "games";
    case bots::Unit::Rivals:
        return verdict.number == rivals && rivals != 0 ? "" : "rivals";
    case bots::Unit::Nothing:
        break;
    }
    return points == 0 && games == 0 && rivals == 0 ? "" : "called equal, and differs for certain";
}

void checkNumbers(const bots::Hint& hint, std::map<std::string, int>& seen) {
    for (std::size_t i = 0; i < hint.ahead.size(); ++i) {
        const bots::Verdict verdict = bots::verdictOf(hint.ahead[i]);
        CHECK(wrongIn(hint.ahead[i]) == "");
        CHECK(verdict.number >= 0); // no candidate is certainly better than the best
        CHECK((verdict.number == 0) == (verdict.unit == bots::Unit::Nothing));
        constexpr std::array names{"nothing", "rivals", "games", "points"};
        ++seen[names[static_cast<std::size_t>(verdict.unit)]];
        if (i == 0)
            continue;
        const bots::Verdict before = bots::verdictOf(hint.ahead[i - 1]);
        CHECK(before.unit <= verdict.unit);
        if (before.unit == verdict.unit)
            CHECK(before.number <= verdict.number);
    }
}

/// Follows every candidate to its end. The hint must keep the candidate until its last step has been made.
void checkFollowed(const contract::Game& game, const contract::AnyState& state, kit::Seat seat,
                   const bots::Hint& hint) {
    for (const bots::Candidate& candidate : hint.candidates) {
        bots::Hint now = hint;
        contract::AnyState at = state;
        for (std::size_t step = 0; step < candidate.steps.size(); ++step) {
            const contract::AnyState before = game.view(at, seat);
            kit::Facts nobody;
            game.apply(at, seat, candidate.steps[step], nobody);
            const auto next = bots::hintAfter(game, now, before, game.view(at, seat), seat);
            if (step + 1 == candidate.steps.size()) {
                const bool ends =
                    !next || std::ranges::none_of(next->candidates, [&](const bots::Candidate& each) {
                        return each.parts == candidate.parts;
                    });
                CHECK(ends);
                break;
            }
            REQUIRE(next);
            const auto left = std::ranges::find_if(
                next->candidates, [&](const bots::Candidate& each) { return each.parts == candidate.parts; });
            REQUIRE(left != next->candidates.end());
            CHECK(left->move == game.moveText(candidate.steps[step + 1]));
            CHECK((next->ahead.empty() || next->ahead.size() + 1 == next->candidates.size()));
            now = *next;
        }
    }
}

} // namespace

TEST_CASE("hints are ordered by their numbers and never call a certain difference equal") {
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        std::map<std::string, int> seen;
        int reasons = 0;
        int named = 0;
        atPositions(*game, positionsAsked(), [&](const contract::AnyState& state, kit::Seat seat) {
            const bots::Hint hint = bots::hintFor(*game, state, seat, budgetFor(*game));
            checkNumbers(hint, seen);
            for (const bots::Candidate& candidate : hint.candidates) {
                ++named;
                if (!candidate.why.empty()) {
                    ++reasons;
                    CHECK(brokenText(*game, candidate.why) == "");
                }
                for (const bots::Candidate& other : hint.candidates)
                    CHECK((&candidate == &other || !bots::calledAlike(candidate, other)));
            }
            checkFollowed(*game, state, seat, hint);
        });
        std::string told;
        for (const auto& [unit, times] : seen)
            told += unit + ' ' + std::to_string(times) + ", ";
        MESSAGE(std::string(game->info().id) << ": " << told << "reasons for " << reasons << " of " << named);
    }
}

TEST_CASE("a verdict uses a unit whose number is certain, and its sign says who is ahead") {
    constexpr bots::Mean more{0.1, 0.01};
    constexpr bots::Mean less{-0.1, 0.01};
    bots::Ahead ahead{.worth = more, .points = {0.4, 0.1}, .wins = {0.01, 0.1}, .lines = {}};
    CHECK(bots::verdictOf(ahead) == bots::Verdict{});
    ahead.rivals = {2, 0.1};
    CHECK(bots::verdictOf(ahead) == bots::Verdict{bots::Unit::Rivals, 2}); // points taken from rivals count
    ahead.points = {-1, 0.1};
    CHECK(bots::verdictOf(ahead) == bots::Verdict{bots::Unit::Rivals, 2}); // even at the cost of one point
    ahead.worth = less;
    CHECK(bots::verdictOf(ahead) == bots::Verdict{bots::Unit::Points, -1});
    ahead = {.worth = less, .points = {3, 1}, .wins = {-0.2, 0.05}, .lines = {}};
    CHECK(bots::verdictOf(ahead) == bots::Verdict{bots::Unit::Games, -20}); // more points, but fewer wins
    ahead = {.worth = more, .points = {-3, 1}, .wins = {}, .lines = {}};
    CHECK(bots::verdictOf(ahead) == bots::Verdict{bots::Unit::Points, -3}); // no other number is certain
}
