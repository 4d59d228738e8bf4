// SPDX-License-Identifier: MIT
// Looking back at a game that has been played, from the chair of one seat: which of its decisions cost it
// most, and which luck brought it most. A decision is judged by what the seat knew when it was taken, never
// by what lay hidden, and luck is kept apart from it.
#pragma once

#include "core/bots/hints.h"
#include "core/kit/fact.h"

#include <functional>
#include <optional>
#include <vector>

namespace taletop::bots {

/// So many turning points are told of at most.
inline constexpr std::size_t mostTurningPoints = 3;
/// Worth of thought of a whole look back, of all seats together, in milliseconds on a machine of today.
inline constexpr int lookBackMilliseconds = 3500;

/// What has been played, entry by entry.
struct PlayedGame {
    struct Entry {
        kit::Seat who = kit::chanceSeat; ///< chance's also what the game did by itself
        contract::AnyMove move = {};     ///< of a seat
        std::vector<kit::Fact> facts;    ///< all that it did, unredacted
        contract::AnyState before;
    };
    std::vector<Entry> entries;
    contract::AnyState end;

    /// The table after an entry.
    [[nodiscard]] const contract::AnyState& after(std::size_t entry) const {
        return entry + 1 < entries.size() ? entries[entry + 1].before : end;
    }
};

/// A decision of the seat that cost it something, for certain.
struct TurningPoint {
    std::size_t entry = 0; ///< so many entries were played before it
    Candidate played;
    Candidate best;
    Ahead loss; ///< of what was played, before the best: both in worlds that had no part in finding them
};

/// Something that came of itself and was worth much to the seat, for certain.
struct LuckyMoment {
    std::size_t entry = 0; ///< so many entries have been played with it
    Ahead gain;            ///< over what was to be expected
};

struct LookBack {
    kit::Seat seat = 0;
    std::vector<TurningPoint> points; ///< in playing order, each of another turn
    std::optional<LuckyMoment> luck;
    std::uint64_t moves = 0; ///< spent
    bool finished = true;    ///< it was not cut short: else it holds nothing
};

/// As at the table, but for a clock: for one of so many seats that are looked back for.
[[nodiscard]] Budget usualLookBackBudget(const contract::Game& game, std::size_t seats);

[[nodiscard]] LookBack lookBack(const contract::Game& game, const PlayedGame& played, kit::Seat seat,
                                const Budget& budget);

/// A decision that a seat took: its steps in the row, and the entry of the last of them.
struct TakenDecision {
    std::size_t entry = 0;                      ///< of its first step
    std::size_t last = 0;                       ///< of its last one
    contract::AnyDecision steps;                ///< none: too many to be judged
    std::vector<contract::AnyDecision> choices; ///< what there was to choose from besides, and can be paid
};
/// All decisions of the seat in which there was something to choose; once it is `enough` (as in Budget),
/// those that have been found by then.
[[nodiscard]] std::vector<TakenDecision> decisionsTaken(const contract::Game& game, const PlayedGame& played,
                                                        kit::Seat seat,
                                                        const std::function<bool()>& enough = {});

/// Was an entry luck for the seat: a draw of chance with more than one outcome, or an own move that turned up
/// what nobody could see?
[[nodiscard]] bool isLuck(const contract::Game& game, const PlayedGame& played, std::size_t entry,
                          kit::Seat seat);

/// Of looks at the same luck, each in worlds of its own.
enum class Look : std::uint8_t { First, Second };
/// By how much the seat stood better after an entry that was luck than was to be expected of it; over the
/// same outcome it is nothing but noise.
[[nodiscard]] Ahead luckOf(const contract::Game& game, const PlayedGame& played, std::size_t entry,
                           kit::Seat seat, const Budget& budget, Look look = Look::First);

} // namespace taletop::bots
