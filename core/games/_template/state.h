// SPDX-License-Identifier: MIT
// The table of the game: its zones, its public numbers, and the words to read them by.
#pragma once

#include "core/games/_template/cards.h"
#include "core/kit/seat.h"
#include "core/kit/table.h"

namespace taletop::templategame {

inline constexpr int mostSeats = 4;
inline constexpr int handSize = 4;   ///< TM-3
inline constexpr int mostStored = 2; ///< in one round, TM-7

/// The zones; those of a seat follow each other from seat 0 on.
enum class ZoneKind : kit::Zone {
    Deck,        ///< face down, the last card is the next
    Discard = 1, ///< open
    Hand = 2,    ///< 2 to 5: its owner's
    Sealed = 6,  ///< 6 to 9: laid and not yet turned up, its owner knows it
    Open = 10,   ///< 10 to 13: turned up: the card laid, then the answer
    Store = 14,  ///< 14 to 17: open, a point each
    Won = 18,    ///< 18 to 21: open, the cards that took rounds
};
inline constexpr std::size_t zoneCount = 22;

[[nodiscard]] constexpr kit::Zone zoneOf(ZoneKind kind, kit::Seat seat = 0) {
    return static_cast<kit::Zone>(static_cast<int>(kind) + seat);
}

/// Where the game stands. Deal and Refill wait for chance.
enum class Phase : std::int16_t { Deal, Lay, Answer, Store, Refill, Over };

/// The public numbers.
enum class Number : std::uint8_t {
    Phase,
    Seats,
    Rounds,   ///< to play (option)
    Answers,  ///< 1: with answers (option)
    Round,    ///< being played, from 1
    Leader,   ///< seat of the best card so far, -1 before the cards are turned up
    Answered, ///< bit mask of the seats that have answered or passed; the leader counts as one
};
inline constexpr std::size_t numberCount = 7;

/// A state is a table and nothing else; the functions only name what lies on it.
struct State : kit::Table<zoneCount, cardCount, numberCount> {
    [[nodiscard]] int number(Number key) const { return scalar(static_cast<std::uint8_t>(key)); }
    void setNumber(Number key, int value, kit::Facts& facts) {
        set(static_cast<std::uint8_t>(key), value, facts);
    }
    [[nodiscard]] Phase phase() const { return static_cast<Phase>(number(Number::Phase)); }
    void setPhase(Phase phase, kit::Facts& facts) {
        setNumber(Number::Phase, static_cast<int>(phase), facts);
    }
    [[nodiscard]] kit::Seat seats() const { return static_cast<kit::Seat>(number(Number::Seats)); }
    [[nodiscard]] kit::Seat leader() const { return static_cast<kit::Seat>(number(Number::Leader)); }
    [[nodiscard]] bool hasAnswered(kit::Seat seat) const {
        return (number(Number::Answered) >> seat & 1) != 0;
    }
    /// The place of a card in a zone; -1: it does not lie there (or the viewer cannot tell).
    [[nodiscard]] int indexOf(kit::Zone zone, int face) const {
        const auto all = cards(zone);
        const auto found = std::ranges::find_if(all, [&](kit::Card card) { return card.face == face; });
        return found == all.end() ? -1 : static_cast<int>(found - all.begin());
    }
    /// How many cards the leader has stored in the decision that is open.
    [[nodiscard]] int storedNow() const {
        return static_cast<int>(std::ranges::count(cards(zoneOf(ZoneKind::Store, leader())), freshMark,
                                                   [](kit::Card card) { return int{card.mark}; }));
    }
};

} // namespace taletop::templategame
