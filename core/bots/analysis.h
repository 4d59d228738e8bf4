// SPDX-License-Identifier: MIT
// Evaluates each decision of a seat by imagined games. It draws worlds that fit the seat's view, and in each
// world plays every remaining decision to the end with the same luck. After each round it drops the worse
// half, so that close decisions get most of the budget. It uses no clock: a budget is a number of moves, so
// the same view, budget and seed give the same analysis everywhere.
#pragma once

#include "core/contract/game.h"
#include "core/kit/rng.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace taletop::bots {

/// The amount of thought to spend.
struct Budget {
    /// The approximate number of moves to make in imagined games; each decision is tried at least once.
    std::uint64_t moves = 0;
    /// Called between imagined games; returns true to stop thinking and keep the results so far. Set it for a
    /// table that cannot wait; leave it empty if games must be reproducible.
    std::function<bool()> enough = {};
};
inline constexpr std::uint64_t mostMoves = 1'000'000'000;

/// A decision and its results in the worlds where it was tried. All decisions share the same sequence of
/// worlds, so the worlds of a decision with fewer results are the first ones of the others.
struct Arm {
    contract::AnyDecision steps;
    std::vector<double> worths; ///< 0 to 1 by world: the game's Aim applied to share of the win and lead
    std::vector<double> wins;   ///< share of the win by world
    std::vector<double> leads;  ///< lead over the best other seat, by world
    std::vector<double> points; ///< points on each score line, world by world

    [[nodiscard]] std::size_t games() const { return worths.size(); }
};

/// A mean and its standard error; the error is 0 for a single number, where it is unknown.
struct Mean {
    double mean = 0;
    double error = 0;
};

struct Analysis {
    std::vector<contract::ScoreLine> lines; ///< keys and labels of the current score sheet
    std::vector<Arm> arms;                  ///< the decisions, in the order of Game::decisions
    std::uint64_t moves = 0;                ///< moves made in imagined games
    bool finished = true;                   ///< false if the budget was cut short

    /// The best arm: the highest worth among those tried longest; the first one of a tie.
    [[nodiscard]] std::size_t best() const;
    [[nodiscard]] Mean worthOf(std::size_t arm) const;
    [[nodiscard]] Mean winsOf(std::size_t arm) const;
    /// The seat's points on a score line at the end.
    [[nodiscard]] Mean pointsOf(std::size_t arm, std::size_t line) const;
    [[nodiscard]] Mean pointsOf(std::size_t arm) const; ///< points on all lines together

    /// The advantage of `arm` over `other` in the worlds where both were tried. It is far more certain than
    /// the difference of two means, because both have the same luck.
    [[nodiscard]] Mean worthAhead(std::size_t arm, std::size_t other) const;
    [[nodiscard]] Mean pointsAhead(std::size_t arm, std::size_t other, std::size_t line) const;
    [[nodiscard]] Mean pointsAhead(std::size_t arm, std::size_t other) const; ///< on all lines together
    [[nodiscard]] Mean winsAhead(std::size_t arm, std::size_t other) const;
    /// The points that `arm` costs the best rival, compared with `other`.
    [[nodiscard]] Mean rivalsAhead(std::size_t arm, std::size_t other) const;
};

/// Evaluates the decisions of a seat that is pending in its own view, in worlds that fit what it sees and
/// remembers. Spends nothing on a single decision.
[[nodiscard]] Analysis analyse(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                               const Budget& budget, kit::Rng& rng);

/// Evaluates only the given decisions.
[[nodiscard]] Analysis analyse(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                               const std::vector<contract::AnyDecision>& decisions, const Budget& budget,
                               kit::Rng& rng);

/// Tries all of these decisions in the same new worlds, so that the numbers do not depend on how the
/// decisions were chosen.
[[nodiscard]] Analysis compare(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                               const std::vector<contract::AnyDecision>& decisions, const Budget& budget,
                               kit::Rng& rng);

/// Imagines games after these steps of the seat. Without steps, the games start from the current table, and
/// any seat may be pending. The result has one arm.
[[nodiscard]] Analysis imagine(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                               const contract::AnyDecision& steps, const Budget& budget, kit::Rng& rng);

// ---- For tests, which define the worth of each decision themselves.

/// The result of a decision in a world.
struct Ending {
    double worth = 0;
    double wins = 0;
    double lead = 0;
    std::vector<double> points; ///< points by score line
    std::uint64_t moves = 0;    ///< moves made in the imagined game
};
using Trial = std::function<Ending(std::size_t arm, std::size_t world)>;

/// Tries all arms world by world and drops the worse half after each round, until two are left for the last
/// round. Every round spends the same number of moves.
void halve(Analysis& analysis, const Budget& budget, const Trial& tried);

} // namespace taletop::bots
