// SPDX-License-Identifier: MIT
// A game of StoryLine under the hand of a test: cards put where they are wanted, moves by their
// texts, and the end with given tokens.
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

    /// A game in its first round. Deck 0: A, 1: B, 2: by chance; first 0: by chance, else the seat
    /// plus one.
    explicit Table(int seats, int deck = 0, int first = 1, bool family = false, std::uint64_t seed = 1);
    /// The same before its first shuffle.
    [[nodiscard]] static State before(int seats, int deck = 0, int first = 1, bool family = false);

    /// Puts a story card into a hand, in exchange for the first one of its category there.
    Table& hold(kit::Seat seat, std::string_view id);
    /// One chance request, or all until somebody must decide.
    Table& chance();
    Table& chances();
    /// A move, which must be legal; no invariant may break. Chance is left to the caller.
    Table& move(kit::Seat seat, const std::string& text);
    /// The cards of the others, clockwise from the Narrator's left, put into their hands and played.
    Table& play(const Names& moves);
    /// All who must play do, somehow; then the piles are shuffled.
    Table& playAll();
    /// Rounds are played, somehow, until this one waits for plays.
    Table& untilRound(int round);
    /// The rest of the game.
    Table& untilTheEnd();

    /// The ledger entry that refuses the move; 0: it is legal.
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

/// The End with these tokens, the pool with its top first; the last Narrator is `last`. Bones fly
/// as `skullUp` says. It waits for the first decision, or is over.
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
