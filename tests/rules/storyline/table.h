// SPDX-License-Identifier: MIT
// A game of StoryLine controlled by a test: cards placed as needed, moves by their texts, and the end with
// given tokens.
#pragma once

#include "core/contract/game.h"
#include "core/games/storyline/rules/rules.h"

#include <string>
#include <string_view>
#include <vector>

namespace taletop::storyline {
const contract::Game& game();
}

namespace taletop::storyline::testing {

using Names = std::vector<std::string>;
using Seats = std::vector<Names>; ///< tokens by seat

class Table {
public:
    State state;

    /// A game in its first round. Deck 0: A, 1: B, 2: random; first 0: random, otherwise the seat plus one.
    explicit Table(int seats, int deck = 0, int first = 1, bool family = false, std::uint64_t seed = 1);
    /// The same before its first shuffle.
    [[nodiscard]] static State before(int seats, int deck = 0, int first = 1, bool family = false);

    /// Puts a story card into a hand, in exchange for the first one of its category there.
    Table& hold(kit::Seat seat, std::string_view id);
    /// Carries out one chance entry, or all until someone must decide.
    Table& chance();
    Table& chances();
    /// Makes a move, which must be legal and keep all invariants. Chance is left to the caller.
    Table& move(kit::Seat seat, const std::string& text);
    /// Puts the cards of the others, clockwise from the Narrator's left, into their hands and plays them.
    Table& play(const Names& moves);
    /// Plays any cards for everyone who must play; then shuffles the piles.
    Table& playAll();
    /// Plays any moves until this round waits for plays.
    Table& untilRound(int round);
    /// Plays the rest of the game.
    Table& untilTheEnd();

    /// The ledger entry that refuses the move; 0 if it is legal.
    [[nodiscard]] int refusedBy(kit::Seat seat, const std::string& text) const;
    [[nodiscard]] Names legal(kit::Seat seat) const;
    [[nodiscard]] Names ids(ZoneKind kind, int index = 0) const;
    [[nodiscard]] std::size_t size(ZoneKind kind, int index = 0) const { return state.size(kind, index); }
    [[nodiscard]] std::size_t left(Category category) const { return state.size(deckZone(category)); }
    [[nodiscard]] bool pends(kit::Seat seat) const { return Rules::pending(state).seats.contains(seat); }

private:
    kit::Rng m_rng;
    kit::Facts m_nobody;
};

/// The End with these tokens, and a pool whose top comes first. `last` is the last Narrator, and `skullUp`
/// says how the Bones fall. It stops at the first decision, or the game is over.
class Ending {
public:
    State state;

    Ending(std::vector<Names> tokens, Names pool = {}, bool skullUp = true, kit::Seat last = 0,
           bool family = false);
    Ending& move(kit::Seat seat, const std::string& text);
    [[nodiscard]] int refusedBy(kit::Seat seat, const std::string& text) const;
    [[nodiscard]] Names legal(kit::Seat seat) const;
    [[nodiscard]] bool over() const { return Rules::pending(state).kind == contract::Pending::Kind::Over; }
    [[nodiscard]] int points(kit::Seat seat) const {
        return Rules::result(state).totals[static_cast<std::size_t>(seat)];
    }
    [[nodiscard]] std::vector<int> winners() const;
    [[nodiscard]] const std::vector<kit::Fact>& facts() const { return m_facts; }

private:
    void flips();

    bool m_skullUp;
    std::vector<kit::Fact> m_facts;
};

/// The text of resources/games/storyline/decks.json.
[[nodiscard]] const std::string& decksFile();

} // namespace taletop::storyline::testing
