// SPDX-License-Identifier: MIT
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/rules/turn.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

TEST_CASE("PT-61 the income is 2 Gold and what Units and Buildings add to it") {
    CHECK(incomeFor("F: Blacksmith; Temple L1") == 5);
    CHECK(incomeFor("F: Cook, Cook; B: Farmer; Tavern L1") == 5);
    CHECK(incomeFor("") == 2);
    CHECK(incomeFor("F: Giant Snake[1], Peddler; B: Master Alchemist") == 7);
}

TEST_CASE("PT-62 the income is fixed in the wars phase") {
    Play play = Play(3).gold(0, 0).kingdom(0, "F: Ogre, Rogue; B: Cook, Farmer; Tavern L1");
    const int coming = play.incomeNow();
    play.wars();
    CHECK(play.gold(0) == 2);
    CHECK(play.income().gold(0) == 2 + coming);
    CHECK(Play(3).gold(0, 0).kingdom(0, "F: Rogue").wars().income().gold(0) == 4);
}
