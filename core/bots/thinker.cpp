// SPDX-License-Identifier: MIT
#include "core/bots/thinker.h"

#include <algorithm>
#include <cmath>

namespace taletop::bots {

namespace {

std::uint64_t usualMoves(const contract::Game& game, const Level& level) {
    return static_cast<std::uint64_t>(level.milliseconds) * game.aim().movesInAMillisecond;
}

} // namespace

Choice Thinker::choose(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                       kit::Rng& rng, const std::function<bool()>& enough) const {
    if (playsCasually(game)) {
        Choice casual;
        casual.steps.push_back(game.casualMove(known.view, seat, rng));
        return casual;
    }
    const Budget budget{m_moves == 0 ? usualMoves(game, m_level) : m_moves, enough};
    const Analysis analysis = analyse(game, known, seat, budget, rng);
    Choice choice{analysis.arms.front().steps, analysis.moves};
    if (analysis.arms.size() == 1)
        return choice;
    if (analysis.arms.front().games() == 0) { // cut short before the first world was tried
        choice.steps.clear();
        choice.steps.push_back(game.casualMove(known.view, seat, rng));
        return choice;
    }
    choice.steps = analysis.arms[chosenArm(analysis, m_level.softness, rng)].steps;
    return choice;
}

bool Thinker::playsCasually(const contract::Game& game) const {
    return m_moves == 0 && m_level.softness <= 0 && !game.aim().thoughtPays;
}

std::size_t chosenArm(const Analysis& analysis, double softness, kit::Rng& rng) {
    const std::size_t best = analysis.best();
    if (softness <= 0)
        return best;
    std::vector<double> chances;
    double all = 0;
    for (std::size_t arm = 0; arm < analysis.arms.size(); ++arm) {
        const double behind = analysis.worthOf(arm).mean - analysis.worthOf(best).mean;
        // Rounding to millionths makes the sums the same on every machine.
        all += std::round(1e6 * std::exp(std::min(0.0, behind) / softness));
        chances.push_back(all);
    }
    const double drawn = all * static_cast<double>(rng.next() >> 11U) * 0x1p-53;
    for (std::size_t arm = 0; arm < chances.size(); ++arm)
        if (drawn < chances[arm])
            return arm;
    return best;
}

} // namespace taletop::bots
