// SPDX-License-Identifier: MIT
// Helpers for tests of Foxtail: decks from ids, moves from texts, and sets in the ledger's notation.
#pragma once

#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/rules/score.h"
#include "tests/rules/foxtail/tail_text.h"

#include <string>
#include <string_view>
#include <vector>

namespace taletop::foxtail::testing {

/// The letters of a tail's links.
[[nodiscard]] std::string linksOf(const Tail& tail);
/// The sets of one sort, each with its kind, place and length: "A:1+2, C:6+3", or "-" if there are none.
[[nodiscard]] std::string setsOf(const Tail& tail, CharmSet::Sort sort);

/// The face of the bit with these digits, or 0 if the deck has no such bit.
[[nodiscard]] std::uint8_t faceOf(std::string_view digits);

/// A game controlled by a test. Each step must be legal and keep all invariants.
class Play {
public:
    /// A game before the deal.
    explicit Play(int seats);
    /// A game with this deck, which lists ids of bits from the top, and 0 for a tip. The deck must have the
    /// right size, and only its lower part may contain tips.
    Play(int seats, const std::vector<int>& deck);
    /// A game with a random deck.
    static Play random(int seats, std::uint64_t seed);

    void chance(const contract::ChanceOutcome& outcome);
    /// Makes a move, which is given by its text form, such as "link over-top", or by the letter of a link.
    void move(kit::Seat seat, std::string_view text);
    /// Sets all links of a brush and commits it.
    void links(kit::Seat seat, std::string_view letters);
    /// The number of the entry that forbids the move, or 0 if it is legal.
    [[nodiscard]] int refusedBy(kit::Seat seat, std::string_view text) const;
    [[nodiscard]] RefusalCode codeOf(kit::Seat seat, std::string_view text) const;
    /// The legal moves in their text form, joined by ", ".
    [[nodiscard]] std::string legal(kit::Seat seat) const;

    /// Plays one turn, in which everyone who may act draws and links with `letter`.
    void drawTurn(char letter = 'A');
    /// Draws until all tails are complete.
    void drawToTheEnd(char letter = 'A');

    [[nodiscard]] State view(kit::Seat viewer) const;
    [[nodiscard]] Phase phase() const { return state.phase(); }
    [[nodiscard]] int get(Number number, kit::Seat seat = 0) const { return state.number(number, seat); }
    [[nodiscard]] int turn() const { return get(Number::Turn); }
    [[nodiscard]] int deckSize() const { return static_cast<int>(state.size(deckZone)); }
    [[nodiscard]] bool pends(kit::Seat seat) const { return Rules::pending(state).seats.contains(seat); }
    [[nodiscard]] Tail tail(kit::Seat seat) const { return foxtail::tailOf(state, seat); }
    [[nodiscard]] std::vector<int> bits(kit::Seat seat) const;
    [[nodiscard]] std::string links(kit::Seat seat) const { return linksOf(tail(seat)); }
    [[nodiscard]] int own(kit::Seat seat) const { return ownPoints(tail(seat)).total(); }

    State state;
    std::vector<kit::Fact> facts; ///< all facts so far
};

/// The move with this text form or this letter of a link.
[[nodiscard]] Move moveOf(std::string_view text);

/// A deck for Play with the ids from 1 on in order, and tips at these places of the lower part. Place 0 is
/// its top.
[[nodiscard]] std::vector<int> deckWithTips(int seats, const std::vector<int>& tips);

} // namespace taletop::foxtail::testing
