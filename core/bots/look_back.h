// SPDX-License-Identifier: MIT
// A review of a finished game for one seat: which of its decisions cost it the most, and which luck gained it
// the most. A decision is judged by what the seat knew at the time, never by hidden cards or by luck.
#pragma once

#include "core/bots/hints.h"
#include "core/kit/fact.h"

#include <functional>
#include <optional>
#include <vector>

namespace taletop::bots {

/// The most turning points in a review.
inline constexpr std::size_t mostTurningPoints = 3;
/// Thinking time of a whole review, for all seats together, in milliseconds on a current machine.
inline constexpr int lookBackMilliseconds = 3500;

/// A played game, entry by entry.
struct PlayedGame {
    struct Entry {
        kit::Seat who = kit::chanceSeat; ///< chanceSeat also for automatic steps
        contract::AnyMove move = {};     ///< the move of a seat
        std::vector<kit::Fact> facts;    ///< all its facts, unredacted
        contract::AnyState before;
    };
    std::vector<Entry> entries;
    contract::AnyState end;

    /// The table after an entry.
    [[nodiscard]] const contract::AnyState& after(std::size_t entry) const {
        return entry + 1 < entries.size() ? entries[entry + 1].before : end;
    }
};

/// A decision that certainly cost the seat something.
struct TurningPoint {
    std::size_t entry = 0; ///< the number of entries before it
    Candidate played;
    Candidate best;
    Ahead loss; ///< the actual decision minus the best one, in worlds not used to find them
};

/// A moment of luck that certainly gained the seat something.
struct LuckyMoment {
    std::size_t entry = 0; ///< the number of entries including it
    Ahead gain;            ///< compared with the expected result
};

struct LookBack {
    kit::Seat seat = 0;
    std::vector<TurningPoint> points; ///< turning points in playing order, each from a different turn
    std::optional<LuckyMoment> luck;
    std::uint64_t moves = 0; ///< moves made in imagined games
    bool finished = true;    ///< false if the review was cut short and is empty
};

/// The budget at the table, without a clock, for one of `seats` seats under review.
[[nodiscard]] Budget usualLookBackBudget(const contract::Game& game, std::size_t seats);

/// Reviews a game for a seat. Finds nothing if the budget has fewer moves than the seat has made decisions.
[[nodiscard]] LookBack lookBack(const contract::Game& game, const PlayedGame& played, kit::Seat seat,
                                const Budget& budget);

/// A decision of a seat: its steps in order, and the entry of its last step.
struct TakenDecision {
    std::size_t entry = 0;                      ///< the entry of its first step
    std::size_t last = 0;                       ///< the entry of its last step
    contract::AnyDecision steps;                ///< empty if there were too many to judge
    std::vector<contract::AnyDecision> choices; ///< the affordable alternatives
};
/// All decisions of the seat in which it had a choice; if `enough` (as in Budget) returns true, those found
/// so far.
[[nodiscard]] std::vector<TakenDecision> decisionsTaken(const contract::Game& game, const PlayedGame& played,
                                                        kit::Seat seat,
                                                        const std::function<bool()>& enough = {});

/// Was an entry luck for the seat? True for a draw with more than one outcome, and for a move of the seat
/// that revealed something that nobody could see before.
[[nodiscard]] bool isLuck(const contract::Game& game, const PlayedGame& played, std::size_t entry,
                          kit::Seat seat);

/// Two examinations of the same luck, each in worlds of its own.
enum class Look : std::uint8_t { First, Second };
/// The seat's gain from a lucky entry, compared with the expected result; only noise if the outcome made no
/// difference.
[[nodiscard]] Ahead luckOf(const contract::Game& game, const PlayedGame& played, std::size_t entry,
                           kit::Seat seat, const Budget& budget, Look look = Look::First);

} // namespace taletop::bots
