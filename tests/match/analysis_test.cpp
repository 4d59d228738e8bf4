// SPDX-License-Identifier: MIT
// Tests of the analysis: successive halving and its costs, means with their errors, and soft choices.
#include "core/bots/hints.h"
#include "core/bots/thinker.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>

using namespace taletop;
using namespace taletop::bots;

namespace {

Analysis withArms(std::size_t arms) {
    Analysis analysis;
    analysis.lines.resize(1);
    analysis.arms.resize(arms);
    return analysis;
}

/// Returns the luck of a world, from -0.25 to 0.25, which all arms share.
double luckOf(std::size_t world) {
    return static_cast<double>(kit::Rng::forOrdinal(3, world).below(1000)) / 2000 - 0.25;
}

/// Returns an ending of known worth: each arm is worth a hundredth more than the arm before it, plus the
/// world's luck.
Ending known(std::size_t arm, std::size_t world) {
    const double worth = 0.3 + 0.01 * static_cast<double>(arm) + luckOf(world);
    return {.worth = worth, .wins = worth, .lead = 10 * worth, .points = {worth}, .moves = 5};
}

} // namespace

TEST_CASE("halving finds the best arm and spends its budget on the close ones") {
    Analysis analysis = withArms(16);
    halve(analysis, {.moves = 16'000, .enough = {}}, known);
    CHECK(analysis.best() == 15);
    CHECK(analysis.finished);
    CHECK(analysis.moves >= 16'000);
    CHECK(analysis.moves < 16'000 + 16 * 5);
    // Each of the four rounds has 4,000 moves, which is 800 games, for 16, 8, 4 and 2 arms.
    const std::array<std::size_t, 4> games{800 / 16, 50 + 800 / 8, 150 + 800 / 4, 350 + 800 / 2};
    for (std::size_t arm = 0; arm < 16; ++arm)
        CHECK(analysis.arms[arm].games() == games[arm < 8 ? 0 : arm < 12 ? 1 : arm < 14 ? 2 : 3]);
}

TEST_CASE("each arm is tried once, however small the budget is") {
    for (const std::size_t arms : {2U, 3U, 7U, 40U}) {
        Analysis analysis = withArms(arms);
        halve(analysis, {.moves = 1, .enough = {}}, known);
        for (const Arm& arm : analysis.arms)
            CHECK(arm.games() >= 1);
        CHECK(analysis.best() == arms - 1);
    }
}

TEST_CASE("a single arm is not tried at all") {
    Analysis analysis = withArms(1);
    halve(analysis, {.moves = 1000, .enough = {}}, known);
    CHECK(analysis.arms[0].games() == 0);
    CHECK(analysis.moves == 0);
}

TEST_CASE("an analysis that is cut short keeps only complete worlds") {
    Analysis analysis = withArms(3);
    int asked = 0;
    halve(analysis, {.moves = 1000, .enough = [&] { return ++asked > 8; }}, known);
    CHECK_FALSE(analysis.finished);
    for (const Arm& arm : analysis.arms)
        CHECK(arm.games() == 2);
    CHECK(analysis.best() == 2);
}

TEST_CASE("luck that two arms share does not affect the difference between them") {
    Analysis analysis = withArms(2);
    halve(analysis, {.moves = 4000, .enough = {}}, known);
    const Mean ahead = analysis.worthAhead(1, 0);
    CHECK(ahead.mean == doctest::Approx(0.01));
    CHECK(ahead.error < 1e-9);
    CHECK(analysis.worthOf(1).error > 0.001);
    CHECK(analysis.pointsAhead(1, 0, 0).mean == doctest::Approx(0.01));
}

TEST_CASE("means and standard errors match those calculated by hand") {
    Analysis analysis = withArms(1);
    analysis.arms[0].worths = {0.25, 0.5, 0.75, 0.5};
    analysis.arms[0].points = {1, 2, 3, 4};
    // The squared distances add up to 2 * 0.0625, divided by 3 and by 4.
    CHECK(analysis.worthOf(0).mean == doctest::Approx(0.5));
    CHECK(analysis.worthOf(0).error == doctest::Approx(std::sqrt(0.125 / 3 / 4)));
    analysis.lines.resize(2); // two worlds with two lines each
    CHECK(analysis.pointsOf(0, 0).mean == doctest::Approx(2));
    CHECK(analysis.pointsOf(0, 1).mean == doctest::Approx(3));
}

TEST_CASE("with ten worlds, the true value is within two reported errors about 95 times in 100") {
    constexpr int analyses = 4'000;
    constexpr std::size_t worlds = 10;
    kit::Rng rng(11);
    const auto luck = [&rng] { // roughly a bell curve around 0
        double sum = 0;
        for (int part = 0; part < 6; ++part)
            sum += static_cast<double>(rng.below(1000)) / 1000 - 0.4995;
        return sum;
    };
    int held = 0;     // times that the reported error was large enough
    int heldSeen = 0; // times that the raw error of these few worlds was large enough
    int whole = 0;    // the same as `held`, for points that rarely differ
    for (int i = 0; i < analyses; ++i) {
        Analysis analysis = withArms(2);
        for (std::size_t world = 0; world < worlds; ++world) {
            analysis.arms[0].worths.push_back(luck());
            analysis.arms[1].worths.push_back(0);
            const int drawn = rng.below(20); // one point more or less, with a chance of one in twenty each
            analysis.arms[0].points.push_back(drawn == 0 ? 1 : drawn == 1 ? -1 : 0);
            analysis.arms[1].points.push_back(0);
            for (Arm& arm : analysis.arms) {
                arm.wins.push_back(0);
                arm.leads.push_back(0);
            }
        }
        const Ahead ahead = aheadOf(analysis, 0, 1);
        const Mean seen = analysis.worthAhead(0, 1);
        held += std::abs(ahead.worth.mean) <= 2 * ahead.worth.error ? 1 : 0;
        heldSeen += std::abs(seen.mean) <= 2 * seen.error ? 1 : 0;
        whole += std::abs(ahead.points.mean) <= 2 * ahead.points.error ? 1 : 0;
        CHECK(ahead.points.error > 0); // even if all ten points are equal
    }
    CHECK(held > 0.94 * analyses);
    CHECK(held < 0.965 * analyses);
    CHECK(heldSeen < 0.935 * analyses); // so the reported error must be wider
    CHECK(whole > 0.94 * analyses);
}

TEST_CASE("a soft choice picks arms in proportion to the exponential of their worth") {
    Analysis analysis = withArms(2);
    analysis.arms[0].worths = {0.5};
    analysis.arms[1].worths = {0.4};
    kit::Rng rng(7);
    CHECK(chosenArm(analysis, 0, rng) == 0);
    constexpr int choices = 20'000;
    int first = 0;
    for (int i = 0; i < choices; ++i)
        first += chosenArm(analysis, 0.1, rng) == 0 ? 1 : 0;
    const double expected = choices * std::exp(1.0) / (std::exp(1.0) + 1); // 0.731
    CHECK(std::abs(first - expected) < 4 * std::sqrt(choices * 0.731 * 0.269));
}
