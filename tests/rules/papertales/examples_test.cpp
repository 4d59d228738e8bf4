// SPDX-License-Identifier: MIT
// Tests the ten worked examples of the rulebook, with the ledger's additions, and one full turn.
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/rules/turn.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

TEST_CASE("PT-30 PT-31 example 1: a player keeps one card and passes the others to the left") {
    Play play =
        Play(4, Step::Draft).zone(ZoneKind::Pack, 0, {"Relic of Wisdom", "Knight", "Cook", "Miner", "Demon"});
    play.zone(ZoneKind::Pack, 3, {"Archer", "Farmer", "Hunter", "Rogue", "Golem"});
    play.hand(1, {"Ogre"}).move(0, "pick Relic of Wisdom"); // the neighbour has already picked
    CHECK(play.cards(ZoneKind::Hand, 0) == Names{"Relic of Wisdom"});
    CHECK(play.cards(ZoneKind::Pack, 1) == Names{"Knight", "Cook", "Miner", "Demon"});
    play.move(3, "pick Golem");
    CHECK(play.cards(ZoneKind::Pack, 0) == Names{"Archer", "Farmer", "Hunter", "Rogue"});
    play.move(0, "pick Rogue");
    CHECK(play.cards(ZoneKind::Hand, 0) == Names{"Relic of Wisdom", "Rogue"});
}

TEST_CASE("PT-40 PT-41 PT-44 example 2: a plan discards, moves and deploys Units and pays for the new ones") {
    Play play = Play(4).kingdom(0, "F: Hunter[1], Knight[1]; B: Time Master[1]").hand(0, {"Demon", "Miner"});
    play.deploy(0, {"discard B1", "move F1 B1", "deploy Demon F1", "deploy Miner B2"});
    CHECK(play.units(0) == "F: Demon[1], Knight[1]; B: Hunter[1], Miner");
    CHECK(play.gold(0) == 0);
    CHECK(play.points(0) == 0);
    CHECK(play.production() == "wood=0 food=0 crystal=1");
}

TEST_CASE("PT-52 example 3: Demon and Woodcutter in the Front have strength 9") {
    CHECK(strengthOf("F: Demon, Woodcutter") == 9);
}

TEST_CASE("PT-55 example 4: each Kingdom wars with both neighbours, and in a tie both win") {
    Play play = Play(4).kingdom(0, "F: Kraken").kingdom(1, "F: Knight, Cook").kingdom(2, "F: Knight, Farmer");
    play.kingdom(3, "F: Treefolk").wars();
    const std::vector<int> points{play.points(0), play.points(1), play.points(2), play.points(3)};
    CHECK(points == std::vector<int>{6, 3, 6, 0});
}

TEST_CASE("PT-61 example 5: with Blacksmith and Temple the income is 5") {
    CHECK(incomeFor("F: Blacksmith; Temple L1") == 5);
}

TEST_CASE("PT-14 PT-65 PT-67 examples 6 and 8: a Building built at level 2 opens the fifth spot") {
    Play play =
        Play(3, Step::Construct).kingdom(0, "F: Forest Child; B: Farmer; Temple L1, Barracks L1").gold(0, 3);
    CHECK(play.why(0, "build Tavern 2") == "PT-65");
    play.gold(0, 4).move(0, "build Tavern 2").othersCommit(0);
    CHECK(play.gold(0) == 0);
    CHECK(play.buildings(0) == "Tavern L2, Temple L1, Barracks L1");
    play.step(Step::Plan).hand(0, {"Cook", "Hunter", "Sculptor"});
    play.deploy(0, {"deploy Cook F2", "deploy Hunter F3", "deploy Sculptor B2"});
    CHECK(play.units(0) == "F: Forest Child, Cook, Hunter; B: Farmer, Sculptor");
}

TEST_CASE("PT-68 example 7: an upgrade costs nothing for land") {
    Play play =
        Play(3, Step::Construct).kingdom(0, "F: Forest Spirit; Town L1").gold(0, 0).move(0, "upgrade Town");
    CHECK(play.othersCommit(0).buildings(0) == "Town L2");
}

TEST_CASE("PT-73 PT-74 examples 9 and 10: Units with Age tokens die, and the others get one") {
    CHECK(aged("F: Colossus[1], Knight; B: Farmer[1], Miner") == "F: Knight[1]; B: Miner[1]");
}

TEST_CASE("PT-22 a full turn has the numbers of the ledger") {
    Play play = Play(3)
                    .turn(2)
                    .kingdom(0, "F: Ogre[1], Hunter[1]; B: Palm Reader[1]; Tavern L1")
                    .gold(0, 4)
                    .points(0, 3);
    play.kingdom(1, "F: Knight, Hunter").kingdom(2, "F: Knight, Knight").hand(0, {"Time Master"});
    REQUIRE(play.strength(1) == 6);
    REQUIRE(play.strength(2) == 8);
    play.deploy(0, {"deploy Time Master B2"}).move(0, "target F2");
    CHECK(play.units(0) == "F: Ogre[1], Hunter[3]; B: Palm Reader[1], Time Master");
    play.chanceOnce();
    CHECK(play.state.number(Number::Strength, 0) == 7);
    CHECK(play.points(0) == 6);
    play.chanceOnce();
    CHECK(play.gold(0) == 7);
    play.move(0, "build Temple 1").othersCommit(0);
    CHECK(play.gold(0) == 3);
    play.chanceOnce();
    CHECK(play.units(0) == "F:; B: Time Master[1]");
    CHECK(play.gold(0) == 3);
    CHECK(play.points(0) == 11);
}
