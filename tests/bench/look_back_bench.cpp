// SPDX-License-Identifier: MIT
// Measures the cost of looking back at whole games of casual players, in CPU seconds, and counts the
// findings.
//   taletop_look_back_bench [GAMES]     the number of games of each kind (default 1)
#include "core/contract/registry.h"
#include "core/match/played.h"
#include "tests/match/blunders.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

using namespace taletop;

double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void measure(const contract::Game& game, std::uint64_t games) {
    double worst = 0;
    double all = 0;
    std::size_t points = 0;
    std::size_t luck = 0;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        const match::Match match = tests::playedCasually(game, seed);
        const double before = seconds();
        const auto found =
            bots::lookBack(game, match::playedGame(match), 0, bots::usualLookBackBudget(game, 1));
        const double spent = seconds() - before;
        all += spent;
        worst = std::max(worst, spent);
        points += found.points.size();
        luck += found.luck ? 1U : 0U;
    }
    const auto count = static_cast<double>(games);
    std::printf("%-12s mean %.2f s, worst %.2f s; %.1f turning points, %.2f lucky moments a game\n",
                game.info().id, all / count, worst, static_cast<double>(points) / count,
                static_cast<double>(luck) / count);
}

} // namespace

int main(int count, char** arguments) {
    const std::uint64_t games = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 1;
    for (const contract::Game* game : contract::games())
        measure(*game, std::max<std::uint64_t>(1, games));
}
