// SPDX-License-Identifier: MIT
// Sets up positions from the ledger's notation, such as "D9 H6=E01,E07 X0 Z0 V1".
#pragma once

#include "core/games/tailstory/rules/rules.h"

#include <string>
#include <string_view>
#include <vector>

namespace taletop::tailstory::testing {

using Names = std::vector<std::string>;

/// The ledger's names of seats. A has the queue card 1ST, B 2ND, and so on.
inline constexpr kit::Seat A = 0;
inline constexpr kit::Seat B = 1;
inline constexpr kit::Seat C = 2;
inline constexpr kit::Seat D = 3;

/// A game that a test can set to any position. It starts in the play step of A's turn 5 with 2 action points.
/// All zones of the seats are empty, and the box has eight copies of each Event card.
class Table {
public:
    /// `characters` has one character for each seat. `options` looks like "acting=3 responses=fastest".
    explicit Table(const Names& characters, std::string_view options = "");
    /// A game as the rules set it up, before its first chance entry.
    [[nodiscard]] static Table fresh(int seats, std::string_view options = "");
    /// A game played by the rules up to A's first turn. Chance leaves all cards in their order.
    [[nodiscard]] static Table game(const Names& characters, std::string_view options = "");

    // ---- setting up

    /// Fills the seat's zones. "D9" puts nine cards into the deck, none of them a Stopping card, and
    /// "H6=E01,E07#2" six cards into the hand, including the named ones. The names of a deck begin with its
    /// top. V adds achievements and alters characters.
    Table& seat(kit::Seat seat, std::string_view text);
    Table& points(int points);
    Table& turn(int turn, kit::Seat owner);
    /// Sets the order of the queue cards from 1ST on. The default is A, B, C, D.
    Table& queue(const std::vector<kit::Seat>& order);
    /// Begins a turn of this seat.
    Table& begin(kit::Seat owner);
    /// Exchanges cards so that these are in the zone, wherever they were before.
    Table& bring(ZoneKind zone, kit::Seat seat, const Names& cards);

    // ---- playing

    /// Makes a move, which must be legal, and carries out the chance entries after it, which keep the order.
    Table& move(kit::Seat seat, std::string_view text);
    /// Makes a move without the chance entries after it.
    Table& moveOnly(kit::Seat seat, std::string_view text);
    Table& chance();
    Table& outcome(const std::vector<int>& numbers);
    /// Passes for every asked seat until no window is open.
    Table& passes();
    /// Makes a move that nobody stops.
    Table& act(kit::Seat seat, std::string_view text) { return move(seat, text).passes(); }
    /// Declines the bonus for every asked seat.
    Table& declines();
    /// Ends the turn, and discards the first legal cards if necessary.
    Table& end(kit::Seat seat);

    // ---- questions

    /// The entry that forbids the move, such as "TS-46"; "" if the move is legal, "?" if the text is no move.
    /// Checks that the seat's own view gives the same answer.
    [[nodiscard]] std::string why(kit::Seat seat, std::string_view text) const;
    [[nodiscard]] RefusalCode code(kit::Seat seat, std::string_view text) const;
    [[nodiscard]] bool can(kit::Seat seat, std::string_view text) const { return why(seat, text).empty(); }
    /// The asked seats, such as "B" or "BCD"; otherwise "chance" or "over".
    [[nodiscard]] std::string asked() const;
    /// The Scene::step of the first asked seat, or "" if nobody is asked.
    [[nodiscard]] std::string step() const;
    /// The seat's legal moves.
    [[nodiscard]] Names legal(kit::Seat seat) const;
    /// The numbers that the seat may choose, such as "1 2".
    [[nodiscard]] std::string numbers(kit::Seat seat) const;
    /// The sizes of a seat's zones, such as "D9 H6 X0 Z0 V0".
    [[nodiscard]] std::string at(kit::Seat seat) const;
    [[nodiscard]] int total(kit::Seat seat) const;
    /// The cards of a zone, such as "E01#1 E07#2". Decks begin with the top.
    [[nodiscard]] std::string cards(ZoneKind zone, kit::Seat seat) const;
    [[nodiscard]] int points() const { return state.number(Number::Points); }
    [[nodiscard]] bool altered(kit::Seat seat) const { return isAltered(state, seat); }
    [[nodiscard]] kit::Seat owner() const { return state.turnOwner(); }
    /// The value of a counter in a spectator's scene, or -1000 if there is no such counter.
    [[nodiscard]] int counter(std::string_view key, kit::Seat seat = kit::spectator) const;

    State state;

private:
    explicit Table(const State& start) : state(start) {}
    void fill(ZoneKind zone, kit::Seat seat, int count, std::string_view names);
};

/// The options for this many seats, with settings such as "acting=3 E01=0", which must be valid.
[[nodiscard]] contract::Options optionsOf(int seats, std::string_view text);
/// The face of a card such as "E07#2", or for "E07" the first copy in the box.
[[nodiscard]] std::uint8_t faceOf(const State& state, std::string_view name);
/// The facts of a move as each viewer sees them: A to D, then the spectator.
[[nodiscard]] std::vector<std::vector<kit::Fact>> factsOf(Table& table, kit::Seat seat,
                                                          std::string_view text);

} // namespace taletop::tailstory::testing
