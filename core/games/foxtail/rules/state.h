// SPDX-License-Identifier: MIT
// The table of Foxtail: its zones, its public numbers, and functions to read them.
#pragma once

#include "core/games/foxtail/rules/tail.h"
#include "core/kit/named_table.h"
#include "core/kit/seat.h"

namespace taletop::foxtail {

inline constexpr int mostSeats = 4; ///< FT-1

/// The kinds of zones. From Bits on, every seat has one of each kind.
enum class ZoneKind : std::uint8_t {
    Deck,   ///< the top card is the last; nobody knows its cards (FT-13)
    Aside,  ///< bits that are not in play (FT-14)
    Bits,   ///< the tail: bits with their links as marks, then the tip
    Drawn,  ///< the bit drawn this turn (FT-20)
    Choice, ///< the draw or brush token, sealed; everyone sees that a seat has chosen (FT-17)
    Links,  ///< link tokens of this turn, sealed; their number would reveal the progress of a brush (FT-18)
    Vote,   ///< the vote token, sealed until all have voted (FT-62)
    Ballot, ///< the votes for the seat
};
using Sees = kit::Visibility;
inline constexpr kit::ZoneTable zones(mostSeats, kit::ZoneOrder::ByKind,
                                      {kit::shared(ZoneKind::Deck, "deck", Sees::Count),
                                       kit::shared(ZoneKind::Aside, "aside", Sees::Count),
                                       kit::ofEachSeat(ZoneKind::Bits, "tail", Sees::Face, Sees::Face),
                                       kit::ofEachSeat(ZoneKind::Drawn, "drawn", Sees::Face, Sees::Face),
                                       kit::ofEachSeat(ZoneKind::Choice, "choice", Sees::Face, Sees::Back),
                                       kit::ofEachSeat(ZoneKind::Links, "links", Sees::Face, Sees::Nothing),
                                       kit::ofEachSeat(ZoneKind::Vote, "vote", Sees::Face, Sees::Back),
                                       kit::ofEachSeat(ZoneKind::Ballot, "ballot", Sees::Face, Sees::Face)});

[[nodiscard]] constexpr kit::Zone zoneOf(ZoneKind kind, kit::Seat seat = 0) {
    return zones.zoneOf(kind, seat);
}
inline constexpr kit::Zone deckZone = zoneOf(ZoneKind::Deck);
inline constexpr kit::Zone asideZone = zoneOf(ZoneKind::Aside);

// ---- public numbers

enum class Phase : std::int16_t {
    Deal,   ///< chance picks and orders the bits in play (FT-11, FT-12)
    Pack,   ///< chance shuffles the lower part of the deck (FT-13)
    Choose, ///< draw or brush (FT-17)
    Place,  ///< links of drawn bits and brushes (FT-18)
    Vote,   ///< prettiest tail (FT-62)
    Over,
};

enum class Number : std::uint8_t {
    Seats,
    Phase,
    Turn,     ///< the turn, from 1 (FT-18)
    Solo,     ///< 1 in solo practice (FT-66)
    MustDraw, ///< 1 if the seat brushed on its last turn (FT-45); first of mostSeats numbers
    Finished = MustDraw + mostSeats, ///< finishing turn, 0: none (FT-24)
    Brushing = Finished + mostSeats, ///< 1 if the seat brushes this turn; set once all have chosen
    Done = Brushing + mostSeats,     ///< 1 if the seat has committed its action of this phase
    Brushes = Done + mostSeats,      ///< number of brushes of the seat
    Count = Brushes + mostSeats,
};

/// A state of Foxtail. It adds no field to the table (see core/contract/rules.h). The table has places for 44
/// cards and for tokens: a choice and a vote for each seat, and the links of four brushes.
struct State : kit::NamedTable<zones, 144, Number> {
    [[nodiscard]] Phase phase() const { return number<Phase>(Number::Phase); }
    void setPhase(Phase phase, kit::Facts& facts) { setNumber(Number::Phase, phase, facts); }
};

// ---- reading

/// Is the seat's tail complete (FT-24)?
[[nodiscard]] inline bool isFinished(const State& state, kit::Seat seat) {
    return state.number(Number::Finished, seat) != 0;
}
/// The number of bits in the seat's tail; the tip does not count.
[[nodiscard]] int bitCount(const State& state, kit::Seat seat);
/// The seat's tail without the tip.
[[nodiscard]] Tail tailOf(const State& state, kit::Seat seat);
/// The number of tips in the deck: one for every incomplete tail (FT-26).
[[nodiscard]] int tipsLeft(const State& state);
/// The number of cards at the top of the deck that must be bits: those of its upper part (FT-13).
[[nodiscard]] int certainBits(const State& state);

} // namespace taletop::foxtail
