// SPDX-License-Identifier: MIT
// Games of StoryLine controlled by a test, which can place cards, make moves by their texts, and start The
// End with given tokens.
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
using Seats = std::vector<Names>; ///< the tokens of each seat

class Table {
public:
    State state;

    /// A game in its first round. `deck` is 0 for A, 1 for B, 2 for random. `first` is the first Narrator's
    /// seat plus one, or 0 for random.
    explicit Table(int seats, int deck = 0, int first = 1, bool family = false, std::uint64_t seed = 1);
    /// The state of such a game before its first shuffle.
    [[nodiscard]] static State before(int seats, int deck = 0, int first = 1, bool family = false);

    /// Puts a story card into a hand, in exchange for the first card of its category there.
    Table& hold(kit::Seat seat, std::string_view id);
    /// Carries out one chance entry; chances() carries out all of them until a seat must decide.
    Table& chance();
    Table& chances();
    /// Makes a move, which must be legal and keep all invariants. Carries out no chance entries.
    Table& move(kit::Seat seat, const std::string& text);
    /// Makes these plays for the seats clockwise from the Narrator's left, after putting the cards into their
    /// hands.
    Table& play(const Names& moves);
    /// Plays any cards for everyone who must play, then carries out the chance entries.
    Table& playAll();
    /// Makes arbitrary moves until this round.
    Table& untilRound(int round);
    /// Plays the rest of the game with arbitrary moves.
    Table& untilTheEnd();

    /// The number of the ledger entry that forbids the move, or 0 if it is legal.
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

/// Starts The End with these tokens and a pool that is listed from its top. `last` is the last Narrator. With
/// `skullUp`, the Bones land with the skull up. Continues until the first decision or the end of the game.
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
