// SPDX-License-Identifier: MIT
// Hints: two or three decisions worth a thought, and by how much the best is better, in lines of the score
// sheet. They rest on the same analysis as bots do, and so on nothing but the seat's view.
#pragma once

#include "core/bots/analysis.h"

#include <optional>
#include <string>
#include <vector>

namespace taletop::bots {

/// So many decisions are named at most.
inline constexpr std::size_t mostCandidates = 3;
/// Worth of thought of a hint, in milliseconds on a machine of today.
inline constexpr int hintMilliseconds = 200;

/// What one line of the score sheet has to do with a difference.
struct LineAhead {
    kit::Text label;
    Mean points;
};

/// By how much one decision is better than another, in worlds that both were tried in.
struct Ahead {
    Mean worth;
    Mean points; ///< own ones, of all lines
    Mean wins;   ///< share of the win
    std::vector<LineAhead> lines;
    Mean rivals = {}; ///< points that the best of the others has fewer
};

/// What a difference is told in.
enum class Unit : std::uint8_t {
    Nothing, ///< too close to call
    Rivals,  ///< points that the best of the others has fewer
    Games,   ///< won of a hundred
    Points,  ///< own ones
};

/// How far one decision is ahead of another, as far as it is certain.
struct Verdict {
    Unit unit = Unit::Nothing;
    int number = 0; ///< 0 with Nothing alone; negative: it is behind

    friend bool operator==(const Verdict&, const Verdict&) = default;
};
/// In the first that is certain and agrees with the worth, of own points, games and what rivals have fewer;
/// where none agrees, in the first that is certain.
[[nodiscard]] Verdict verdictOf(const Ahead& ahead);

/// A decision worth a thought.
struct Candidate {
    contract::AnyDecision steps;
    std::string move;             ///< the text of the first of them
    std::vector<kit::Text> parts; ///< what is done, with its card and its target; one at least
    kit::Text note;               ///< its price or what it brings, or empty
    int ledger = 0;               ///< the entry that tells more of it; 0: none does
    std::size_t place = 0;        ///< among the candidates in the order of the table, counted from 0
    kit::Text why = {};           ///< what speaks for it in the words of the game, or empty
};

struct Hint {
    std::vector<Candidate> candidates; ///< the best first, no two called alike; one at least
    /// Of the best: before each of the others in turn, in worlds that had no part in ranking them. It is
    /// surely behind none of them, and their verdicts stand in the order of what they tell. None too early.
    std::vector<Ahead> ahead;
    std::uint64_t moves = 0; ///< spent

    /// The line of the score sheet in which the candidates differ most, and for certain; nullptr: in none.
    [[nodiscard]] const kit::Text* decidingLine() const;
};

/// How much thought goes into a hint.
struct HintBudget {
    Budget finding;   ///< the candidates
    Budget ordering;  ///< them, in worlds that had no part in finding them
    Budget comparing; ///< the best with the others, in worlds that had no part in ordering them
};
/// As at the table, but for a clock.
[[nodiscard]] HintBudget usualHintBudget(const contract::Game& game);
/// As at the table, by a clock that says how much has passed of the time there is, 0 to 1: each part of the
/// thought gets its share of it, so that a slow machine has numbers too, of fewer worlds.
[[nodiscard]] HintBudget usualHintBudget(const contract::Game& game, const std::function<double()>& passed);

/// In fewer worlds than these a standard error says nothing.
inline constexpr std::size_t fewestWorlds = 10;

/// What a decision is called that the seat could take in its view; alone in its order.
[[nodiscard]] Candidate candidateFor(const contract::Game& game, const contract::AnyState& view,
                                     kit::Seat seat, const contract::AnyDecision& steps);

/// By how much an arm is better than another.
[[nodiscard]] Ahead aheadOf(const Analysis& analysis, std::size_t arm, std::size_t other);

/// Thinks about the decisions of a seat that is pending in its view. What cannot be paid now is no candidate
/// while anything else is left.
[[nodiscard]] Hint hintFor(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                           const HintBudget& budget);

/// The hint once a step of some of its candidates has led the seat from one view to the next: these, with
/// what is left to do; nullopt if the seat did something else, or all is done.
[[nodiscard]] std::optional<Hint> hintAfter(const contract::Game& game, const Hint& hint,
                                            const contract::AnyState& before, const contract::AnyState& after,
                                            kit::Seat seat);

[[nodiscard]] bool sameSteps(const contract::Game& game, const contract::AnyDecision& one,
                             const contract::AnyDecision& other);
/// Are they called alike, so that nobody could tell them apart?
[[nodiscard]] bool calledAlike(const Candidate& one, const Candidate& other);
/// Can the steps be taken one after the other, with nothing between them?
[[nodiscard]] bool isRow(const contract::Game& game, const contract::AnyState& own, kit::Seat seat,
                         const contract::AnyDecision& steps);

/// The number that a difference is told by; 0 if it is not known for certain which is more.
[[nodiscard]] int toldNumber(const Mean& mean);

} // namespace taletop::bots
