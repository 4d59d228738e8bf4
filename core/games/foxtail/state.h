// SPDX-License-Identifier: MIT
// The table of Foxtail: its zones, its public numbers, and how to read them.
#pragma once

#include "core/games/foxtail/tail.h"
#include "core/kit/seat.h"
#include "core/kit/table.h"

namespace taletop::foxtail {

inline constexpr int mostSeats = 4; ///< FT-1

// ---- zones

inline constexpr kit::Zone deckZone = 0;  ///< the top card is the last of the zone
inline constexpr kit::Zone asideZone = 1; ///< bits that are not in play (FT-14)
/// Zones that each seat has one of; zoneOf(SeatZone::Bits, 2) is seat 2's tail.
enum class SeatZone : std::uint8_t {
    Bits,   ///< the tail: bits with their links as marks, then the tip; open
    Drawn,  ///< the bit drawn this turn; open (FT-20)
    Choice, ///< the draw or brush token, sealed until all have chosen (FT-17)
    Links,  ///< link tokens of this turn, sealed until all are in (FT-18)
    Vote,   ///< the vote token, sealed until all have voted (FT-62)
    Ballot, ///< the votes a seat has got, open
};
inline constexpr int seatZoneCount = 6;
inline constexpr std::size_t zoneCount = 2 + mostSeats * seatZoneCount;

[[nodiscard]] constexpr kit::Zone zoneOf(SeatZone zone, kit::Seat seat) {
    return static_cast<kit::Zone>(2 + static_cast<int>(zone) * mostSeats + seat);
}

// ---- public numbers

enum class Phase : std::int16_t {
    Deal,   ///< chance picks and orders the bits in play (FT-11, FT-12)
    Pack,   ///< chance shuffles the lower part of the deck (FT-13)
    Choose, ///< draw or brush (FT-17)
    Place,  ///< links of drawn bits and brushes (FT-18)
    Vote,   ///< prettiest tail (FT-62)
    Over,
};

enum class Scalar : std::uint8_t {
    Seats,
    Phase,
    Turn,     ///< from 1 (FT-18)
    Solo,     ///< 1: solo practice (FT-66)
    MustDraw, ///< first of mostSeats numbers: 1 if the seat brushed on its last turn (FT-45)
    Finished = MustDraw + mostSeats, ///< finishing turn, 0: none (FT-24)
    Brushing = Finished + mostSeats, ///< 1: brushes this turn; known once all have chosen
    Done = Brushing + mostSeats,     ///< 1: has committed what this phase asks of the seat
    Brushes = Done + mostSeats,      ///< how often the seat has brushed
    Count = Brushes + mostSeats,
};

/// A state of Foxtail. It has no field beside the table (see ruleset/rules.h).
/// Places: 44 cards, and tokens: a choice and a vote for each seat, and links for four brushes.
struct State : kit::Table<zoneCount, 144, static_cast<std::size_t>(Scalar::Count)> {};

// ---- reading

[[nodiscard]] constexpr std::uint8_t key(Scalar scalar, kit::Seat seat = 0) {
    return static_cast<std::uint8_t>(static_cast<int>(scalar) + seat);
}
[[nodiscard]] inline int number(const State& state, Scalar scalar, kit::Seat seat = 0) {
    return state.scalar(key(scalar, seat));
}
[[nodiscard]] inline Phase phaseOf(const State& state) {
    return static_cast<Phase>(number(state, Scalar::Phase));
}
[[nodiscard]] inline int seatsOf(const State& state) { return number(state, Scalar::Seats); }
/// Is the seat's tail complete (FT-24)?
[[nodiscard]] inline bool isFinished(const State& state, kit::Seat seat) {
    return number(state, Scalar::Finished, seat) != 0;
}
/// How many bits the seat's tail has; the tip is none.
[[nodiscard]] std::size_t bitCount(const State& state, kit::Seat seat);
/// The seat's tail without the tip.
[[nodiscard]] Tail tailOf(const State& state, kit::Seat seat);

} // namespace taletop::foxtail
