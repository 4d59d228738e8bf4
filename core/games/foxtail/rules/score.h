// SPDX-License-Identifier: MIT
// Scoring one tail (FT-47 to FT-57) and comparing the tails of a table (FT-58 to FT-61).
#pragma once

#include "core/games/foxtail/rules/tail.h"
#include "core/kit/fixed_vector.h"
#include "core/kit/seat.h"

#include <span>

namespace taletop::foxtail {

/// A match or a chain: neighbouring charms of one kind (FT-48, FT-49).
struct CharmSet {
    enum class Sort : std::uint8_t { Match, Chain };
    Sort sort = Sort::Match;
    Kind kind = Kind::A;
    std::uint8_t first = 0;  ///< place of its first charm, counted from 0
    std::uint8_t length = 0; ///< charms, at least 2 (FT-52)

    friend bool operator==(const CharmSet&, const CharmSet&) = default;
};

/// All sets of a tail, by kind of set, then by place.
using CharmSets = kit::FixedVector<CharmSet, std::size_t{2} * longestTail>;

/// The sets of a tail, whose bits need not come from the deck.
[[nodiscard]] CharmSets charmSets(const Tail& tail);

/// The points of a tail on its own.
struct OwnPoints {
    int match = 0;        ///< FT-55
    int chain = 0;        ///< FT-56
    int variety = 0;      ///< FT-57, 0 to 4
    int longestChain = 0; ///< charms in the longest chain, 0: none (FT-58)
    int biggestMatch = 0; ///< charms in the biggest match, 0: none (FT-59)

    [[nodiscard]] int total() const { return match + chain + variety; }
    friend bool operator==(const OwnPoints&, const OwnPoints&) = default;
};

/// The points of a tail on its own. FT-71 and FT-78 list expected results, and FT-72 the mean for random
/// links. Three symmetries leave the points unchanged (FT-77).
[[nodiscard]] OwnPoints ownPoints(const Tail& tail);

/// Does the join of the link at `place` (1 = second bit) count (FT-33, FT-34)?
[[nodiscard]] bool joinStands(const Tail& tail, std::size_t place);

/// A tail's data for the comparison of the tails.
struct Standing {
    OwnPoints own{};
    int finished = 0; ///< finishing turn, 0: not finished
    int votes = 0;    ///< points for the prettiest tail
};

/// The points for everyone who is best in a comparison (FT-58, FT-59, FT-61).
constexpr int bonusForBest = 2;

/// The seven score lines of one player (FT-54). Each of the three comparisons is 0 or `bonusForBest`.
struct SeatPoints {
    OwnPoints own{};
    int longestChain = 0; ///< FT-58
    int biggestMatch = 0; ///< FT-59
    int first = 0;        ///< FT-61
    int prettiest = 0;    ///< FT-62

    [[nodiscard]] int total() const { return own.total() + longestChain + biggestMatch + first + prettiest; }
    friend bool operator==(const SeatPoints&, const SeatPoints&) = default;
};
using TablePoints = kit::FixedVector<SeatPoints, kit::maxSeats>;

/// Compares the tails of a table, whatever their lengths (FT-79). A single tail is not compared (FT-66).
[[nodiscard]] TablePoints comparedPoints(std::span<const Standing> standings);
/// Every seat with the most points (FT-64).
[[nodiscard]] kit::SeatSet winnersOf(const TablePoints& points);

} // namespace taletop::foxtail
