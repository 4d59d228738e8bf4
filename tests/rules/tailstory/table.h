// SPDX-License-Identifier: MIT
// Positions as the ledger writes them: "D9 H6=E01,E07 X0 Z0 V1". For tests only.
#pragma once

#include "core/games/tailstory/rules/rules.h"

#include <string>
#include <string_view>
#include <vector>

namespace taletop::tailstory::testing {

using Names = std::vector<std::string>;

/// The seats as the ledger calls them: A holds the queue card 1ST, B 2ND and so on.
inline constexpr kit::Seat A = 0;
inline constexpr kit::Seat B = 1;
inline constexpr kit::Seat C = 2;
inline constexpr kit::Seat D = 3;

/// A table at any moment. It starts in the play step of A's turn 5 with 2 action points; all zones
/// of the seats are empty, all Event cards lie in the box, eight of each design.
class Table {
public:
    /// One character for each seat; options as "acting=3 responses=fastest".
    explicit Table(const Names& characters, std::string_view options = "");
    /// A real game with the standard cards before its first request of chance.
    [[nodiscard]] static Table fresh(int seats, std::string_view options = "");
    /// A real game after set-up, in A's first turn: chance gives all things in their order.
    [[nodiscard]] static Table game(const Names& characters, std::string_view options = "");

    // ---- arranging

    /// Fills zones: "D9" has nine cards that stop nothing, "H6=E01,E07#2" six of which two are
    /// named, a deck's names begin with its top. V lays achievements and turns characters.
    Table& seat(kit::Seat seat, std::string_view text);
    Table& points(int points);
    Table& turn(int turn, kit::Seat owner);
    /// The seats in the order of their queue cards, 1ST first; before that it is A, B, C, D.
    Table& queue(const std::vector<kit::Seat>& order);
    /// Begins a turn as if the one before had just ended.
    Table& begin(kit::Seat owner);
    /// Exchanges cards so that this one lies in the zone; the others that are named stay.
    Table& bring(ZoneKind zone, kit::Seat seat, const Names& cards);

    // ---- playing

    /// A move, which must be legal, and chance as long as it is asked for: things in their order.
    Table& move(kit::Seat seat, std::string_view text);
    /// The same without the chance after it.
    Table& moveOnly(kit::Seat seat, std::string_view text);
    Table& chance();
    Table& outcome(const std::vector<int>& numbers);
    /// Everybody who is asked lets it pass, until no window is open.
    Table& passes();
    /// An action that nobody stops.
    Table& act(kit::Seat seat, std::string_view text) { return move(seat, text).passes(); }
    /// Everybody asked declines the bonus.
    Table& declines();
    /// Ends the turn; the first cards of the hand are discarded if need be.
    Table& end(kit::Seat seat);

    // ---- asking

    /// "TS-46", or "" if the move is legal; "?" if the text is no move. The seat's own view must say
    /// the same.
    [[nodiscard]] std::string why(kit::Seat seat, std::string_view text) const;
    [[nodiscard]] RefusalCode code(kit::Seat seat, std::string_view text) const;
    [[nodiscard]] bool can(kit::Seat seat, std::string_view text) const { return why(seat, text).empty(); }
    /// Who is asked: "B", "BCD", "chance", "over".
    [[nodiscard]] std::string asked() const;
    /// Scene::step of the first seat that is asked; "" while nobody is.
    [[nodiscard]] std::string step() const;
    /// The seat's legal moves.
    [[nodiscard]] Names legal(kit::Seat seat) const;
    /// The numbers that the seat may name: "1 2".
    [[nodiscard]] std::string numbers(kit::Seat seat) const;
    /// "D9 H6 X0 Z0 V0".
    [[nodiscard]] std::string at(kit::Seat seat) const;
    [[nodiscard]] int total(kit::Seat seat) const;
    /// "E01#1 E07#2", decks from the top.
    [[nodiscard]] std::string cards(ZoneKind zone, kit::Seat seat) const;
    [[nodiscard]] int points() const { return state.number(Number::Points); }
    [[nodiscard]] bool altered(kit::Seat seat) const { return isAltered(state, seat); }
    [[nodiscard]] kit::Seat owner() const { return state.turnOwner(); }
    /// The value of a scene's counter, as a spectator sees it; -1000: it is not there.
    [[nodiscard]] int counter(std::string_view key, kit::Seat seat = kit::spectator) const;

    State state;

private:
    explicit Table(const State& start) : state(start) {}
    void fill(ZoneKind zone, kit::Seat seat, int count, std::string_view names);
};

/// Options of so many seats: "acting=3 E01=0"; the texts must be accepted one by one.
[[nodiscard]] contract::Options optionsOf(int seats, std::string_view text);
/// The face of "E07#2"; of "E07" the first copy that lies in the box.
[[nodiscard]] std::uint8_t faceOf(const State& state, std::string_view name);
/// The facts of a move as each viewer learns them, A to D and the spectator last.
[[nodiscard]] std::vector<std::vector<kit::Fact>> factsOf(Table& table, kit::Seat seat,
                                                          std::string_view text);

} // namespace taletop::tailstory::testing
