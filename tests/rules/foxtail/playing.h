// SPDX-License-Identifier: MIT
// How the tests of Foxtail speak: decks of ids, moves of words, sets as the ledger writes them.
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
/// "A:1+2, C:6+3" of one sort of sets, by place; "-" if there are none.
[[nodiscard]] std::string setsOf(const Tail& tail, CharmSet::Sort sort);

/// The face of a bit of our pack; 0 if there is none with these digits.
[[nodiscard]] std::uint8_t faceOf(std::string_view digits);

/// A game under the hand of a test. Each step is checked: it must be legal, and no invariant may
/// be broken after it.
class Play {
public:
    /// Before the deal.
    explicit Play(int seats);
    /// A deck from the top: ids of bits, 0 for a tip. It must have the right size; tips may lie
    /// in the lower part only.
    Play(int seats, const std::vector<int>& deck);
    /// A deck of the seed.
    static Play random(int seats, std::uint64_t seed);

    void chance(const contract::ChanceOutcome& outcome);
    /// A move in its text form: "link over-top", or a letter for a link.
    void move(kit::Seat seat, std::string_view text);
    /// All links of a brush and the commit.
    void links(kit::Seat seat, std::string_view letters);
    /// The entry that refuses the move, 0 if it is legal.
    [[nodiscard]] int refusedBy(kit::Seat seat, std::string_view text) const;
    [[nodiscard]] RefusalCode codeOf(kit::Seat seat, std::string_view text) const;
    /// The legal moves in their text form, joined by ", ".
    [[nodiscard]] std::string legal(kit::Seat seat) const;

    /// Everybody who may acts: all draw, with the link of `letter`; one turn.
    void drawTurn(char letter = 'A');
    /// Draws on until all tails are complete.
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
    std::vector<kit::Fact> facts; ///< of everything so far
};

/// A move of its text form, or of a letter for a link.
[[nodiscard]] Move moveOf(std::string_view text);

/// A deck for Play of all the ids from 1 to 40 in order, with the tips in these places of the
/// lower part (0 is its top).
[[nodiscard]] std::vector<int> deckWithTips(int seats, const std::vector<int>& tips);

} // namespace taletop::foxtail::testing
