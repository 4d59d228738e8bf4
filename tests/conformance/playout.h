// SPDX-License-Identifier: MIT
// Random games in type-erased form, kept whole so that each check can look at them.
#pragma once

#include "core/contract/registry.h"

#include <functional>
#include <string>
#include <vector>

namespace taletop::conformance {

/// An entry of a game: a seat's move, a chance outcome, or an automatic step.
struct Entry {
    kit::Seat who = kit::chanceSeat;
    contract::AnyMove move;
    contract::ChanceOutcome outcome; ///< empty for an automatic step
    std::vector<kit::Fact> facts;
};

/// A game from set-up to its end (or to the first entry beyond its bound, or to a dead end). entries[i] is
/// between states[i] and states[i + 1].
struct Playout {
    const contract::Game& game;
    contract::Options options;
    std::uint64_t seed = 0;
    std::vector<contract::AnyState> states;
    std::vector<Entry> entries;

    [[nodiscard]] kit::Seat seats() const { return static_cast<kit::Seat>(options.seats); }
    /// Describes the game: "template, 3 seats, rounds 2, seed 5".
    [[nodiscard]] std::string where() const;
};

/// A moment of a game: the state before entry `at`; the last moment has no entry.
struct Moment {
    const Playout& playout;
    std::size_t at = 0;
    kit::Rng& rng; ///< for checks that draw random numbers

    [[nodiscard]] const contract::Game& game() const { return playout.game; }
    [[nodiscard]] const contract::AnyState& state() const { return playout.states[at]; }
    [[nodiscard]] const Entry* entry() const {
        return at < playout.entries.size() ? &playout.entries[at] : nullptr;
    }
    [[nodiscard]] const contract::AnyState& after() const { return playout.states[at + 1]; }
    [[nodiscard]] kit::Seat seats() const { return playout.seats(); }
};

/// Checks one moment of a game; returns the fault in English, or an empty string.
using Check = std::string (*)(const Moment&);

/// Plays a game: random legal moves with an even seed, casual ones with an odd seed.
[[nodiscard]] Playout play(const contract::Game& game, const contract::Options& options, std::uint64_t seed);

/// Carries an entry out.
void apply(const contract::Game& game, contract::AnyState& state, const Entry& entry, kit::Facts& facts);

/// Every seat count, all options at their default, and each value of each option once; for wide ranges the
/// ends, and tables of numbers as a whole.
[[nodiscard]] std::vector<contract::Options> settings(const contract::GameInfo& info);

/// Is this the long run, with more and complete checks?
[[nodiscard]] bool inTheLongRun();

/// Limits for the checks of a game's playouts.
struct Closeness {
    std::size_t every = 1; ///< 3: a third of the moments, others with each seed; always first and last
    bool brief = false;    ///< one game for each set of options, with the fewest and the most seats
};

/// The first fault that a check finds in a game's playouts, with its place; empty if there is none.
[[nodiscard]] std::string firstBreach(const contract::Game& game, Check check, Closeness closeness = {});

/// Runs firstBreach over the whole registry; each game with a fault fails the running test. Checks one of
/// `every` moments, or all of them in the long run; under slow sanitizers, as few as TALETOP_SANITIZED says,
/// in brief.
void conforms(Check check, std::size_t every = 3);

// ---- shared by several checks

[[nodiscard]] inline bool sameBytes(const contract::AnyState& a, const contract::AnyState& b) {
    return std::ranges::equal(a.bytes(), b.bytes());
}
[[nodiscard]] std::vector<contract::AnyMove> candidatesOf(const contract::Game& game,
                                                          const contract::AnyState& state, kit::Seat seat);
[[nodiscard]] std::vector<contract::AnyMove> legalMovesOf(const contract::Game& game,
                                                          const contract::AnyState& state, kit::Seat seat);
/// The texts of moves, one per line.
[[nodiscard]] std::string textsOf(const contract::Game& game, const std::vector<contract::AnyMove>& moves);

/// The pending seats of a state; none at chance or after the end.
[[nodiscard]] std::vector<kit::Seat> pendingSeats(const contract::Game& game,
                                                  const contract::AnyState& state);

} // namespace taletop::conformance
