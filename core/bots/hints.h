// SPDX-License-Identifier: MIT
// Hints: two or three decisions worth considering, and how much better the best one is, by lines of the score
// sheet. They use the same analysis as bots, so they depend only on what the seat knows.
#pragma once

#include "core/bots/analysis.h"

#include <optional>
#include <string>
#include <vector>

namespace taletop::bots {

/// The most decisions in a hint.
inline constexpr std::size_t mostCandidates = 3;
/// Thinking time of a hint, in milliseconds on a current machine.
inline constexpr int hintMilliseconds = 200;

/// The part of a difference that comes from one line of the score sheet.
struct LineAhead {
    kit::Text label;
    Mean points;
};

/// The advantage of one decision over another, in worlds that both were tried in.
struct Ahead {
    Mean worth;
    Mean points; ///< the seat's own points, over all lines
    Mean wins;   ///< share of the win
    std::vector<LineAhead> lines;
    Mean rivals = {}; ///< points that it costs the best rival
};

/// The unit of a difference.
enum class Unit : std::uint8_t {
    Nothing, ///< too close to call
    Rivals,  ///< points that it costs the best rival
    Games,   ///< wins in a hundred games
    Points,  ///< own points
};

/// A statement about the lead of one decision over another that is statistically certain.
struct Verdict {
    Unit unit = Unit::Nothing;
    int number = 0; ///< 0 only with Unit::Nothing; negative if the decision is behind

    friend bool operator==(const Verdict&, const Verdict&) = default;
};
/// Tries own points, games and rivals' points in this order. Takes the first unit that is certain and has the
/// sign of the worth; if there is none, the first that is certain.
[[nodiscard]] Verdict verdictOf(const Ahead& ahead);

/// A decision worth considering.
struct Candidate {
    contract::AnyDecision steps;
    std::string move;             ///< the text of the first step
    std::vector<kit::Text> parts; ///< the action with its card and target; at least one part
    kit::Text note;               ///< cost or gain of the decision, or empty
    int ledger = 0;               ///< the entry that explains more; 0: none
    std::size_t place = 0;        ///< row of the candidate in the table's order, from 0
    kit::Text why = {};           ///< the game's reason for it, or empty
};

struct Hint {
    std::vector<Candidate> candidates; ///< the best first, no two with the same name; at least one
    /// The lead of the best over each of the others, in worlds not used to rank them. The best is not
    /// certainly behind any of them, and the closest ones come first. Empty if there was no time for a
    /// comparison.
    std::vector<Ahead> ahead;
    std::uint64_t moves = 0; ///< moves made in imagined games

    /// The line of the score sheet in which the candidates differ most, with certainty; nullptr if there is
    /// none.
    [[nodiscard]] const kit::Text* decidingLine() const;
};

/// The amount of thought for a hint.
struct HintBudget {
    Budget finding;   ///< budget for finding candidates
    Budget ordering;  ///< budget for ranking them, in worlds not used to find them
    Budget comparing; ///< budget for comparing the best with the others, in worlds not used to rank them
};
/// Returns the budget at the table, without a clock.
[[nodiscard]] HintBudget usualHintBudget(const contract::Game& game);
/// Returns the hint budget used at the table. `passed` is a clock: it returns the share of the time used, 0
/// to 1. Each phase gets its share, so that even a slow machine shows numbers, though from fewer worlds.
[[nodiscard]] HintBudget usualHintBudget(const contract::Game& game, const std::function<double()>& passed);

/// The fewest worlds for a meaningful standard error.
inline constexpr std::size_t fewestWorlds = 10;

/// The candidate for a decision that the seat could take in its view; without a rank.
[[nodiscard]] Candidate candidateFor(const contract::Game& game, const contract::AnyState& view,
                                     kit::Seat seat, const contract::AnyDecision& steps);

/// The advantage of an arm over another.
[[nodiscard]] Ahead aheadOf(const Analysis& analysis, std::size_t arm, std::size_t other);

/// Analyses the decisions of a seat that is pending in its view. A decision that it cannot pay for now is a
/// candidate only if nothing else is left.
[[nodiscard]] Hint hintFor(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                           const HintBudget& budget);

/// Returns the rest of a hint after the seat has taken a step: the candidates that include it, without that
/// step. Returns nullopt if nothing remains.
[[nodiscard]] std::optional<Hint> hintAfter(const contract::Game& game, const Hint& hint,
                                            const contract::AnyState& before, const contract::AnyState& after,
                                            kit::Seat seat);

[[nodiscard]] bool sameSteps(const contract::Game& game, const contract::AnyDecision& one,
                             const contract::AnyDecision& other);
/// Do both candidates read the same, so that players could not distinguish them?
[[nodiscard]] bool calledAlike(const Candidate& one, const Candidate& other);
/// Can the seat take the steps one after another, with nothing between them?
[[nodiscard]] bool isRow(const contract::Game& game, const contract::AnyState& own, kit::Seat seat,
                         const contract::AnyDecision& steps);

/// The number to show for a difference; 0 if its sign is uncertain.
[[nodiscard]] int toldNumber(const Mean& mean);

} // namespace taletop::bots
