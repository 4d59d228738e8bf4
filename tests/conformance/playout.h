// SPDX-License-Identifier: MIT
// Random games through the type-erased form, kept whole so that each check can look at them.
#pragma once

#include "core/contract/registry.h"

#include <functional>
#include <string>
#include <vector>

namespace taletop::conformance {

/// One entry of a game: a move of a seat, an outcome of chance, or a step that the game takes by itself.
struct Entry {
    kit::Seat who = kit::chanceSeat;
    contract::AnyMove move;
    contract::ChanceOutcome outcome; ///< none: the game's own step
    std::vector<kit::Fact> facts;
};

/// A game from set-up to its end (or to the first entry beyond its bound, or to a dead end).
/// Between states[i] and states[i + 1] lies entries[i].
struct Playout {
    const contract::Game& game;
    contract::Options options;
    std::uint64_t seed = 0;
    std::vector<contract::AnyState> states;
    std::vector<Entry> entries;

    [[nodiscard]] kit::Seat seats() const { return static_cast<kit::Seat>(options.seats); }
    /// "template, 3 seats, rounds 2, seed 5"
    [[nodiscard]] std::string where() const;
};

/// A moment of a game: the state before entry `at`; at the last one there is no entry.
struct Moment {
    const Playout& playout;
    std::size_t at = 0;
    kit::Rng& rng; ///< for checks that draw

    [[nodiscard]] const contract::Game& game() const { return playout.game; }
    [[nodiscard]] const contract::AnyState& state() const { return playout.states[at]; }
    [[nodiscard]] const Entry* entry() const {
        return at < playout.entries.size() ? &playout.entries[at] : nullptr;
    }
    [[nodiscard]] const contract::AnyState& after() const { return playout.states[at + 1]; }
    [[nodiscard]] kit::Seat seats() const { return playout.seats(); }
};

/// What is wrong, in English; empty: nothing. A check is told one moment of one game.
using Check = std::string (*)(const Moment&);

/// Plays one game: random legal moves with an even seed, casual ones with an odd seed.
[[nodiscard]] Playout play(const contract::Game& game, const contract::Options& options, std::uint64_t seed);

/// Carries an entry out.
void apply(const contract::Game& game, contract::AnyState& state, const Entry& entry, kit::Facts& facts);

/// Every seat count, all options at their standard and each value of each option once; of wide ranges
/// the ends, and tables of numbers as a whole.
[[nodiscard]] std::vector<contract::Options> settings(const contract::GameInfo& info);

/// Is this the long run, which looks at everything and at more of it?
[[nodiscard]] bool inTheLongRun();

/// How closely the games of one game are looked at.
struct Closeness {
    std::size_t every =
        1;              ///< 3: a third of the moments, others with each seed; always the first and the last
    bool brief = false; ///< one game of each setting with the fewest and the most seats
};

/// The first breach of a check in the games of one game, with where it was; empty: none.
[[nodiscard]] std::string firstBreach(const contract::Game& game, Check check, Closeness closeness = {});

/// firstBreach over the whole registry; each game with a breach fails the running test. A third of the
/// moments is looked at, all of them in the long run; where the sanitizers watch each step, which takes long,
/// as few as TALETOP_SANITIZED says, in brief.
void conforms(Check check);

// ---- shared by the checks

[[nodiscard]] inline bool sameBytes(const contract::AnyState& a, const contract::AnyState& b) {
    return std::ranges::equal(a.bytes(), b.bytes());
}
[[nodiscard]] std::vector<contract::AnyMove> candidatesOf(const contract::Game& game,
                                                          const contract::AnyState& state, kit::Seat seat);
[[nodiscard]] std::vector<contract::AnyMove> legalMovesOf(const contract::Game& game,
                                                          const contract::AnyState& state, kit::Seat seat);
/// The texts of moves, one a line.
[[nodiscard]] std::string textsOf(const contract::Game& game, const std::vector<contract::AnyMove>& moves);

/// The pending seats of a state; none while chance is asked or the game is over.
[[nodiscard]] std::vector<kit::Seat> pendingSeats(const contract::Game& game,
                                                  const contract::AnyState& state);

} // namespace taletop::conformance
