// SPDX-License-Identifier: MIT
// Tests that the rulebook's examples match their descriptions.
#include "tests/rules/foxtail/playing.h"

#include "core/games/foxtail/files/files.h"
#include "core/games/foxtail/player/player.h"
#include "core/games/foxtail/rules/table_points.h"
#include "tests/rules/example_match.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

namespace {

/// The table of an example, in which the person has seat 0.
Play opened(const std::string& entry) {
    const match::Match match = exampleMatch(entry);
    Play play(match.header().options.seats);
    play.state = match.state().as<State>();
    return play;
}

/// Completes the turn of seat 1.
void finishTurn(Play& play) {
    if (play.phase() == Phase::Place && play.pends(1))
        play.move(1, "A");
}

/// The table of an example after seat 0 has joined its bit with this link.
Play joined(const std::string& entry, char letter) {
    Play play = opened(entry);
    REQUIRE(play.phase() == Phase::Place);
    play.move(0, std::string(1, letter));
    finishTurn(play);
    return play;
}

std::string matchesOf(const Play& play) { return setsOf(play.tail(0), CharmSet::Sort::Match); }
std::string chainsOf(const Play& play) { return setsOf(play.tail(0), CharmSet::Sort::Chain); }

int hintEntry(const Play& play) { return Player::advise(play.view(0), 0)[0].ledger; }

} // namespace

TEST_CASE("FT-29 the example: each link joins charms of a different kind") {
    CHECK(opened("FT-29").bits(0).size() == 1);
    CHECK(chainsOf(joined("FT-29", 'A')) == "A:1+2");
    CHECK(matchesOf(joined("FT-29", 'B')) == "B:1+2");
    CHECK(matchesOf(joined("FT-29", 'C')) == "C:1+2");
    CHECK(chainsOf(joined("FT-29", 'D')) == "D:1+2");
}

TEST_CASE("FT-34 the example: two joins are lost, and a brush restores both") {
    Play play = opened("FT-34");
    CHECK(play.links(0) == "BA");
    CHECK(play.own(0) == 0);
    play.links(0, "AB");
    finishTurn(play);
    CHECK(play.links(0) == "AB");
    CHECK(play.own(0) == 6);
}

TEST_CASE("FT-35 the example: one link shrinks a match of 3, and another keeps it and adds a chain") {
    CHECK(matchesOf(opened("FT-35")) == "B:1+3");
    CHECK(opened("FT-35").links(0).back() == 'B');
    CHECK(matchesOf(joined("FT-35", 'A')) == "B:1+2");
    CHECK(joined("FT-35", 'A').own(0) < opened("FT-35").own(0));
    CHECK(matchesOf(joined("FT-35", 'C')) == "B:1+3");
    CHECK(chainsOf(joined("FT-35", 'C')) == "C:3+2");
}

TEST_CASE("FT-42 the example: the brush can be confirmed after three choices") {
    Play play = opened("FT-42");
    CHECK(play.bits(0).size() == 4);
    for (const char letter : std::string("ABC")) {
        CHECK(play.refusedBy(0, "commit") == 42);
        play.move(0, std::string(1, letter));
    }
    CHECK(play.legal(0) == "commit");
    CHECK(hintEntry(play) == 42);
}

TEST_CASE("FT-45 the example: brushing is refused now and allowed one turn later") {
    Play play = opened("FT-45");
    CHECK(play.refusedBy(0, "brush") == 45);
    CHECK(play.legal(0) == "draw");
    CHECK(hintEntry(play) == 45);
    play.drawTurn();
    CHECK(play.refusedBy(0, "brush") == 0);
}

TEST_CASE("FT-46 the example: drawing the tip ends brushing, and a brush before it earns more") {
    Play play = opened("FT-46");
    CHECK(play.deckSize() == 6);
    CHECK(play.own(0) == 5);
    Play drawing = play;
    drawing.drawTurn();
    CHECK(drawing.own(0) == 5);
    CHECK(drawing.refusedBy(0, "brush") == 46);
    play.move(0, "brush");
    play.move(1, "draw");
    play.links(0, "ABCABCD");
    finishTurn(play);
    CHECK(play.own(0) == 18);
}

TEST_CASE("FT-47 the example: a row that has ended does not continue") {
    CHECK(matchesOf(opened("FT-47")) == "A:1+2");
    CHECK(opened("FT-47").links(0) == "AC");
    CHECK(matchesOf(joined("FT-47", 'A')) == "A:1+2, A:3+2");
}

TEST_CASE("FT-51 the example: a 3 beside a 1 is allowed but makes no set") {
    CHECK(joined("FT-51", 'A').own(0) == 0);
    for (const char letter : std::string("BCD"))
        CHECK(matchesOf(joined("FT-51", letter)) == std::string(1, letter) + ":1+2");
}

TEST_CASE("FT-53 the example: a charm counts in a chain and in a match") {
    CHECK(matchesOf(opened("FT-53")) == "A:1+2");
    CHECK(chainsOf(opened("FT-53")) == "A:2+2");
    const Play play = joined("FT-53", 'A');
    CHECK(matchesOf(play) == "A:1+2, A:3+2");
    CHECK(chainsOf(play) == "A:2+2");
    CHECK(play.own(0) == opened("FT-53").own(0) + 2);
}

TEST_CASE("FT-58 the example: a tie for the longest chain is broken") {
    const auto longest = [](const Play& play) {
        const TablePoints points = tablePoints(play.state);
        return std::pair(points[0].longestChain, points[1].longestChain);
    };
    CHECK(chainsOf(opened("FT-58")) == "A:1+3");
    CHECK(setsOf(opened("FT-58").tail(1), CharmSet::Sort::Chain) == "B:1+3");
    CHECK(longest(opened("FT-58")) == std::pair(2, 2));
    CHECK(chainsOf(joined("FT-58", 'A')) == "A:1+4");
    CHECK(longest(joined("FT-58", 'A')) == std::pair(2, 0));
}

TEST_CASE("FT-62 the example: the point must go to someone else") {
    const Play play = opened("FT-62");
    CHECK(play.refusedBy(0, "vote 0") == 62);
    CHECK(play.legal(0) == "vote 1, vote 2");
    CHECK(hintEntry(play) == 62);
}

TEST_CASE("FT-74 the example: hints lead to the best brush") {
    Play play = opened("FT-74");
    CHECK(play.own(0) == 3);
    play.move(0, "brush");
    while (play.phase() == Phase::Place)
        play.move(0, Files::moveText(Player::advise(play.view(0), 0)[0].move));
    CHECK(play.own(0) == 18);
}

TEST_CASE("FT-51 FT-55 FT-56 a hint names the entry of its reason") {
    for (const auto& advice : Player::advise(opened("FT-35").view(0), 0))
        CHECK(advice.ledger == (advice.move.link == Link::UnderTop ? 55 : 56));
    CHECK(hintEntry(opened("FT-46")) == 76);
    CHECK(hintEntry(opened("FT-74")) == 74);
}
