// SPDX-License-Identifier: MIT
// The table of the template: its zones, its public numbers, and functions to read them.
#pragma once

#include "core/games/_template/rules/cards.h"
#include "core/kit/named_table.h"
#include "core/kit/seat.h"

namespace taletop::templategame {

inline constexpr int mostSeats = 4;
inline constexpr int handSize = 4;   ///< TM-3
inline constexpr int mostStored = 2; ///< the most that a player stores in one round (TM-7)

/// The zones; every seat has one of each from Hand on.
enum class ZoneKind : std::uint8_t {
    Deck, ///< the last card is drawn next
    Discard,
    Hand,
    Sealed, ///< played and not turned up yet
    Open,   ///< turned up: the played card, then the answer
    Store,  ///< stored cards, worth a point each
    Won,    ///< the cards that won rounds
};
inline constexpr kit::ZoneTable
    zones(mostSeats, kit::ZoneOrder::ByKind,
          {kit::shared(ZoneKind::Deck, "deck", kit::Visibility::Count),
           kit::shared(ZoneKind::Discard, "discard", kit::Visibility::Face),
           kit::ofEachSeat(ZoneKind::Hand, "hand", kit::Visibility::Face, kit::Visibility::Count),
           kit::ofEachSeat(ZoneKind::Sealed, "sealed", kit::Visibility::Face, kit::Visibility::Back),
           kit::ofEachSeat(ZoneKind::Open, "open", kit::Visibility::Face, kit::Visibility::Face),
           kit::ofEachSeat(ZoneKind::Store, "store", kit::Visibility::Face, kit::Visibility::Face),
           kit::ofEachSeat(ZoneKind::Won, "won", kit::Visibility::Face, kit::Visibility::Face)});

[[nodiscard]] constexpr kit::Zone zoneOf(ZoneKind kind, kit::Seat seat = 0) {
    return zones.zoneOf(kind, seat);
}

/// The phase of the game. Deal and Refill wait for chance.
enum class Phase : std::int16_t { Deal, Lay, Answer, Store, Refill, Over };

/// The public numbers.
enum class Number : std::uint8_t {
    Phase,
    Seats,
    Rounds,   ///< option: the number of rounds
    Answers,  ///< option: 1 with answers
    Round,    ///< the current round, from 1
    Leader,   ///< the seat with the best card so far, -1 before the cards are turned up
    Answered, ///< bit mask of the seats that have answered or passed; includes the leader
    Count,
};

/// A state is a table without further fields; the functions only name its contents.
struct State : kit::NamedTable<zones, cardCount, Number> {
    [[nodiscard]] Phase phase() const { return number<Phase>(Number::Phase); }
    void setPhase(Phase phase, kit::Facts& facts) { setNumber(Number::Phase, phase, facts); }
    [[nodiscard]] kit::Seat leader() const { return seatIn(Number::Leader); }
    [[nodiscard]] bool hasAnswered(kit::Seat seat) const {
        return (number(Number::Answered) >> seat & 1) != 0;
    }
    /// The number of cards that the leader has stored in the current decision.
    [[nodiscard]] int storedNow() const {
        return static_cast<int>(std::ranges::count(cards(ZoneKind::Store, leader()), freshMark,
                                                   [](kit::Card card) { return int{card.mark}; }));
    }
};

} // namespace taletop::templategame
