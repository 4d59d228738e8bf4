// SPDX-License-Identifier: MIT
// What comes of each decision that a seat could take now, by imagined games: worlds that fit the seat's view
// are drawn, and in each of them every decision that is still in the running is played on to the end with the
// same luck. The worse half is dropped again and again, so that thought goes to what is close. No clock: a
// budget is a number of moves, and the same view, budget and luck give the same analysis everywhere.
#pragma once

#include "core/contract/game.h"
#include "core/kit/rng.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace taletop::bots {

/// How much thought there is.
struct Budget {
    /// Moves of seats in imagined games, about: each decision is tried once, whatever it takes.
    std::uint64_t moves = 0;
    /// Asked between imagined games; true ends the thought with what is known by then. A table that has to
    /// go on, or is left, says so; wherever games must be the same again it is empty.
    std::function<bool()> enough = {};
};
inline constexpr std::uint64_t mostMoves = 1'000'000'000;

/// A decision, and how it ended in the worlds it was tried in. Decisions are tried in the same worlds, so
/// that those with fewer endings have theirs in common with the first of the others.
struct Arm {
    contract::AnyDecision steps;
    std::vector<double>
        worths;               ///< 0 to 1 by world: what the game's Aim makes of the share of the win and lead
    std::vector<double> wins; ///< share of the win by world
    std::vector<double> leads;  ///< points ahead of the best of the others, by world
    std::vector<double> points; ///< of the score lines, one world after the other

    [[nodiscard]] std::size_t games() const { return worths.size(); }
};

/// A mean and its standard error; the error of a single number is not known and stands as 0.
struct Mean {
    double mean = 0;
    double error = 0;
};

struct Analysis {
    std::vector<contract::ScoreLine> lines; ///< of the score sheet as it stands now: keys and labels
    std::vector<Arm> arms;                  ///< in the order of Game::decisions
    std::uint64_t moves = 0;                ///< spent
    bool finished = true;                   ///< the budget was not cut short

    /// Which arm is best: among those tried longest the one with the highest worth, the first of equal ones.
    [[nodiscard]] std::size_t best() const;
    [[nodiscard]] Mean worthOf(std::size_t arm) const;
    [[nodiscard]] Mean winsOf(std::size_t arm) const;
    [[nodiscard]] Mean leadOf(std::size_t arm) const;
    /// The seat's points of a score line at the end.
    [[nodiscard]] Mean pointsOf(std::size_t arm, std::size_t line) const;
    [[nodiscard]] Mean pointsOf(std::size_t arm) const; ///< of all lines together

    /// By how much the first is better than the second in the worlds that both were tried in: far more
    /// certain than the difference of two means, as luck is the same for both.
    [[nodiscard]] Mean worthAhead(std::size_t arm, std::size_t other) const;
    [[nodiscard]] Mean pointsAhead(std::size_t arm, std::size_t other, std::size_t line) const;
    [[nodiscard]] Mean pointsAhead(std::size_t arm, std::size_t other) const; ///< of all lines together
    [[nodiscard]] Mean winsAhead(std::size_t arm, std::size_t other) const;
    /// By how many points less the best of the others ends with.
    [[nodiscard]] Mean rivalsAhead(std::size_t arm, std::size_t other) const;
};

/// Thinks about the decisions of a seat that is pending in its own view, in worlds that fit what it sees and
/// remembers. A single decision needs no thought and gets none.
[[nodiscard]] Analysis analyse(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                               const Budget& budget, kit::Rng& rng);

/// The same about these decisions.
[[nodiscard]] Analysis analyse(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                               const std::vector<contract::AnyDecision>& decisions, const Budget& budget,
                               kit::Rng& rng);

/// Tries these decisions of the seat in worlds of their own, each in all of them: what chose them has no part
/// in the numbers.
[[nodiscard]] Analysis compare(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                               const std::vector<contract::AnyDecision>& decisions, const Budget& budget,
                               kit::Rng& rng);

/// Plays on after these steps of the seat, or without any from the table as it stands, whoever must act:
/// one arm.
[[nodiscard]] Analysis imagine(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                               const contract::AnyDecision& steps, const Budget& budget, kit::Rng& rng);

// ---- for tests, which know what decisions are worth

/// How a decision ended in a world.
struct Ending {
    double worth = 0;
    double wins = 0;
    double lead = 0;
    std::vector<double> points; ///< by score line
    std::uint64_t moves = 0;    ///< that it took
};
using Trial = std::function<Ending(std::size_t arm, std::size_t world)>;

/// Tries all arms world by world and drops the worse half of them after each of its rounds, which spend the
/// same numbers of moves, until two are left for the last one.
void halve(Analysis& analysis, const Budget& budget, const Trial& tried);

} // namespace taletop::bots
