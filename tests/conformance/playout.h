// SPDX-License-Identifier: MIT
// Random games in type-erased form, stored with all their states, so that each check can look at them.
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

/// A game from its set-up to its end, to the first entry beyond its limit, or to a dead end. entries[i] is
/// between states[i] and states[i + 1].
struct Playout {
    const contract::Game& game;
    contract::Options options;
    std::uint64_t seed = 0;
    std::vector<contract::AnyState> states;
    std::vector<Entry> entries;

    [[nodiscard]] kit::Seat seats() const { return static_cast<kit::Seat>(options.seats); }
    /// Describes the game, such as "template, 3 seats, rounds 2, seed 5".
    [[nodiscard]] std::string where() const;
};

/// A moment of a game: the state before entry `at`. There is no entry at the last moment.
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

/// Checks one moment of a game. Returns the fault in English, or "".
using Check = std::string (*)(const Moment&);

/// Plays a game with random legal moves if the seed is even, or with casual moves if the seed is odd.
[[nodiscard]] Playout play(const contract::Game& game, const contract::Options& options, std::uint64_t seed);

/// Carries out an entry.
void apply(const contract::Game& game, contract::AnyState& state, const Entry& entry, kit::Facts& facts);

/// Returns options for every number of seats: the defaults, and each value of each option once. For a wide
/// range, only its ends and the value above the lowest are used. Tables of numbers change as a whole.
[[nodiscard]] std::vector<contract::Options> settings(const contract::GameInfo& info);

/// Is this the long run, which has more seeds and checks every moment?
[[nodiscard]] bool inTheLongRun();

/// Limits for the checks of a game's playouts.
struct Closeness {
    std::size_t every = 1; ///< step between checked moments, besides the first and the last
    bool brief = false;    ///< one game per set of options, only with the fewest and the most seats
};

/// Returns the first fault that a check finds in a game's playouts, with its place, or "".
[[nodiscard]] std::string firstBreach(const contract::Game& game, Check check, Closeness closeness = {});

/// Runs firstBreach on every tested game. A game with a fault fails the running test. Checks every `every`th
/// moment, or all moments in the long run. If TALETOP_SANITIZED is set, its number replaces `every`, and the
/// run is brief.
void conforms(Check check, std::size_t every = 3);

// ---- shared by several checks

[[nodiscard]] inline bool sameBytes(const contract::AnyState& a, const contract::AnyState& b) {
    return std::ranges::equal(a.bytes(), b.bytes());
}
[[nodiscard]] std::vector<contract::AnyMove> candidatesOf(const contract::Game& game,
                                                          const contract::AnyState& state, kit::Seat seat);
[[nodiscard]] std::vector<contract::AnyMove> legalMovesOf(const contract::Game& game,
                                                          const contract::AnyState& state, kit::Seat seat);
/// Returns the texts of moves, one per line.
[[nodiscard]] std::string textsOf(const contract::Game& game, const std::vector<contract::AnyMove>& moves);

/// Returns the pending seats of a state. There are none while chance is pending or after the end.
[[nodiscard]] std::vector<kit::Seat> pendingSeats(const contract::Game& game,
                                                  const contract::AnyState& state);

} // namespace taletop::conformance
