// SPDX-License-Identifier: MIT
// Helpers for tests of Foxtail: decks of ids, moves as words, sets in the ledger's notation.
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
/// The sets of one sort by place: "A:1+2, C:6+3"; "-" if there are none.
[[nodiscard]] std::string setsOf(const Tail& tail, CharmSet::Sort sort);

/// The face of a bit of our deck; 0 if none has these digits.
[[nodiscard]] std::uint8_t faceOf(std::string_view digits);

/// A game controlled by a test. Each step must be legal and keep all invariants.
class Play {
public:
    /// A game before the deal.
    explicit Play(int seats);
    /// A game with a deck from the top: ids of bits, 0 for a tip. It must have the right size; tips may be in
    /// the lower part only.
    Play(int seats, const std::vector<int>& deck);
    /// A game with the deck of this seed.
    static Play random(int seats, std::uint64_t seed);

    void chance(const contract::ChanceOutcome& outcome);
    /// Makes a move. Its text may be a move's text form, such as "link over-top", or the letter of a link.
    void move(kit::Seat seat, std::string_view text);
    /// Sets all links of a brush and commits.
    void links(kit::Seat seat, std::string_view letters);
    /// The entry that refuses the move, or 0 if it is legal.
    [[nodiscard]] int refusedBy(kit::Seat seat, std::string_view text) const;
    [[nodiscard]] RefusalCode codeOf(kit::Seat seat, std::string_view text) const;
    /// The legal moves in their text form, joined by ", ".
    [[nodiscard]] std::string legal(kit::Seat seat) const;

    /// Plays one turn: everyone who may act draws, with the link of `letter`.
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

/// The move for a text form or for the letter of a link.
[[nodiscard]] Move moveOf(std::string_view text);

/// A deck for Play with all ids from 1 to 40 in order, and the tips in these places of the lower part (0 is
/// its top).
[[nodiscard]] std::vector<int> deckWithTips(int seats, const std::vector<int>& tips);

} // namespace taletop::foxtail::testing
