// SPDX-License-Identifier: MIT
// Tests FT-80: a game for two from the deal to the winner.
#include "core/games/foxtail/rules/table_points.h"
#include "tests/rules/foxtail/playing.h"

#include <doctest/doctest.h>

#include <array>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

namespace {

const std::vector<int> wholeDeck{7, 14, 21, 28, 35, 1,  8, 15, 22, 29, 36,
                                 2, 9,  16, 23, 30, 37, 0, 3,  10, 0,  17};

/// One player's turn and own points after it. `does` is "f" for the first bit, the letter of a drawn bit's
/// link, "t" for the tip, "-" if the player has finished, or the links of a brush.
struct Row {
    const char* does;
    int own;
};
struct Turn {
    Row one;
    Row two;
};
constexpr std::array<Turn, 13> turns{{
    {{"f", 0}, {"f", 0}},
    {{"B", 3}, {"C", 3}},
    {{"B", 4}, {"C", 4}},
    {{"B", 5}, {"DD", 5}},
    {{"A", 4}, {"D", 6}},
    {{"A", 7}, {"D", 8}},
    {{"C", 10}, {"D", 10}},
    {{"C", 11}, {"CCBBB", 10}},
    {{"D", 14}, {"D", 13}},
    {{"D", 15}, {"t", 13}},
    {{"C", 14}, {"-", 13}},
    {{"A", 16}, {"-", 13}},
    {{"t", 16}, {"-", 13}},
}};

bool brushes(std::string_view does) { return does.size() > 1; }
bool places(std::string_view does) { return does >= "A" && does < "a"; }

void playTurn(Play& play, const Turn& turn) {
    const std::array rows{turn.one, turn.two};
    for (kit::Seat seat = 0; seat < 2; ++seat) {
        const std::string_view does = rows[static_cast<std::size_t>(seat)].does;
        if (does != "-")
            play.move(seat, brushes(does) ? "brush" : "draw");
    }
    for (kit::Seat seat = 0; seat < 2; ++seat) {
        const std::string_view does = rows[static_cast<std::size_t>(seat)].does;
        if (brushes(does))
            play.links(seat, does);
        else if (places(does))
            play.move(seat, does);
    }
    CHECK(play.own(0) == turn.one.own);
    CHECK(play.own(1) == turn.two.own);
}

} // namespace

TEST_CASE("FT-80 the ledger's whole game for two can be played as listed") {
    Play play(2, wholeDeck);
    int deck = 22;
    for (std::size_t index = 0; index < turns.size(); ++index) {
        CAPTURE(index + 1);
        const Turn& turn = turns[index];
        CHECK(play.turn() == static_cast<int>(index + 1));
        if (index + 1 == 5 || index + 1 == 9)
            CHECK(play.refusedBy(1, "brush") == 45);
        playTurn(play, turn);
        for (const Row row : {turn.one, turn.two})
            deck -= brushes(row.does) || std::string_view(row.does) == "-" ? 0 : 1;
        CHECK(play.deckSize() == deck);
    }
    REQUIRE(play.phase() == Phase::Over);
    CHECK(play.turn() == 13);
    REQUIRE(play.deckSize() == 1);
    CHECK(play.state.cards(deckZone)[0].face == 17);
    CHECK(play.bits(0) == std::vector<int>{7, 21, 35, 8, 15, 29, 2, 16, 23, 37, 3, 10});
    CHECK(play.links(0) == "BBBAACCDDCA");
    CHECK(setsOf(play.tail(0), CharmSet::Sort::Match) == "B:1+3, C:6+3, A:11+2");
    CHECK(setsOf(play.tail(0), CharmSet::Sort::Chain) == "A:5+2, D:8+2");
    CHECK(play.links(1) == "CCBBBD");
    CHECK(setsOf(play.tail(1), CharmSet::Sort::Match) == "C:1+3, B:4+3, D:6+2");
    CHECK(setsOf(play.tail(1), CharmSet::Sort::Chain) == "B:3+2");

    const TablePoints points = tablePoints(play.state);
    CHECK(points[0] == SeatPoints{{8, 4, 4, 2, 3}, 2, 2, 0, 1});
    CHECK(points[1] == SeatPoints{{8, 2, 3, 2, 3}, 2, 2, 2, 1});
    const contract::Result result = Rules::result(play.state);
    CHECK(result.totals == std::vector<int>{21, 20});
    CHECK(result.winners == std::vector<kit::Seat>{0});
}
