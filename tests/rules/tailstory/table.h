// SPDX-License-Identifier: MIT
// Positions in the ledger's notation: "D9 H6=E01,E07 X0 Z0 V1".
#pragma once

#include "core/games/tailstory/rules/rules.h"

#include <string>
#include <string_view>
#include <vector>

namespace taletop::tailstory::testing {

using Names = std::vector<std::string>;

/// The ledger's names of seats: A has the queue card 1ST, B 2ND and so on.
inline constexpr kit::Seat A = 0;
inline constexpr kit::Seat B = 1;
inline constexpr kit::Seat C = 2;
inline constexpr kit::Seat D = 3;

/// A table at any moment. It starts in the play step of A's turn 5 with 2 action points; all zones of the
/// seats are empty, and all Event cards are in the box, eight of each design.
class Table {
public:
    /// One character for each seat; options as "acting=3 responses=fastest".
    explicit Table(const Names& characters, std::string_view options = "");
    /// A real game with the standard cards before its first chance entry.
    [[nodiscard]] static Table fresh(int seats, std::string_view options = "");
    /// A real game after set-up, in A's first turn: chance keeps everything in order.
    [[nodiscard]] static Table game(const Names& characters, std::string_view options = "");

    // ---- setting up

    /// Fills zones: "D9" has nine cards that cannot stop, "H6=E01,E07#2" six, two of them named; a deck's
    /// names begin with its top. V adds achievements and alters characters.
    Table& seat(kit::Seat seat, std::string_view text);
    Table& points(int points);
    Table& turn(int turn, kit::Seat owner);
    /// Sets the order of the queue cards, 1ST first; the default is A, B, C, D.
    Table& queue(const std::vector<kit::Seat>& order);
    /// Begins a turn as if the previous one had just ended.
    Table& begin(kit::Seat owner);
    /// Exchanges cards so that these are in the zone; other named cards stay.
    Table& bring(ZoneKind zone, kit::Seat seat, const Names& cards);

    // ---- playing

    /// Makes a move, which must be legal, and all chance entries after it, in order.
    Table& move(kit::Seat seat, std::string_view text);
    /// Makes a move without the chance entries after it.
    Table& moveOnly(kit::Seat seat, std::string_view text);
    Table& chance();
    Table& outcome(const std::vector<int>& numbers);
    /// Lets everyone who is asked pass, until no window is open.
    Table& passes();
    /// Makes an action that nobody stops.
    Table& act(kit::Seat seat, std::string_view text) { return move(seat, text).passes(); }
    /// Lets everyone who is asked decline the bonus.
    Table& declines();
    /// Ends the turn; discards the first cards of the hand if necessary.
    Table& end(kit::Seat seat);

    // ---- questions

    /// The entry that refuses the move: "TS-46", "" if the move is legal, "?" if the text is not a move. The
    /// seat's own view must agree.
    [[nodiscard]] std::string why(kit::Seat seat, std::string_view text) const;
    [[nodiscard]] RefusalCode code(kit::Seat seat, std::string_view text) const;
    [[nodiscard]] bool can(kit::Seat seat, std::string_view text) const { return why(seat, text).empty(); }
    /// The asked seats: "B", "BCD", "chance", "over".
    [[nodiscard]] std::string asked() const;
    /// Scene::step of the first asked seat; "" if nobody is asked.
    [[nodiscard]] std::string step() const;
    /// The seat's legal moves.
    [[nodiscard]] Names legal(kit::Seat seat) const;
    /// The numbers that the seat may choose: "1 2".
    [[nodiscard]] std::string numbers(kit::Seat seat) const;
    /// The zones of a seat: "D9 H6 X0 Z0 V0".
    [[nodiscard]] std::string at(kit::Seat seat) const;
    [[nodiscard]] int total(kit::Seat seat) const;
    /// The cards of a zone: "E01#1 E07#2", decks from the top.
    [[nodiscard]] std::string cards(ZoneKind zone, kit::Seat seat) const;
    [[nodiscard]] int points() const { return state.number(Number::Points); }
    [[nodiscard]] bool altered(kit::Seat seat) const { return isAltered(state, seat); }
    [[nodiscard]] kit::Seat owner() const { return state.turnOwner(); }
    /// The value of a scene's counter, as a spectator sees it; -1000 if it is missing.
    [[nodiscard]] int counter(std::string_view key, kit::Seat seat = kit::spectator) const;

    State state;

private:
    explicit Table(const State& start) : state(start) {}
    void fill(ZoneKind zone, kit::Seat seat, int count, std::string_view names);
};

/// The options for this many seats: "acting=3 E01=0"; each text must be accepted.
[[nodiscard]] contract::Options optionsOf(int seats, std::string_view text);
/// The face of "E07#2"; for "E07" the first copy in the box.
[[nodiscard]] std::uint8_t faceOf(const State& state, std::string_view name);
/// The facts of a move as each viewer sees them, A to D and the spectator last.
[[nodiscard]] std::vector<std::vector<kit::Fact>> factsOf(Table& table, kit::Seat seat,
                                                          std::string_view text);

} // namespace taletop::tailstory::testing
