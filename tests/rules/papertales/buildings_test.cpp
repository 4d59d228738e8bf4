// SPDX-License-Identifier: MIT
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/rules/turn.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

TEST_CASE("PT-114 Town produces 1 wood and 1 food, and at level 2 also 1 crystal") {
    CHECK(productionFor("Town L1") == "wood=1 food=1 crystal=0");
    CHECK(incomeFor("F: Cook; Town L1") == 3);
    CHECK(productionFor("Town L2") == "wood=1 food=1 crystal=1");
    CHECK(strengthOf("F: Dragon; Town L2") == 7);
    CHECK(Play(3, Step::Construct).kingdom(0, "Town L1").why(0, "upgrade Town") == "PT-68");
    CHECK(Play(3, Step::Construct).kingdom(0, "F: Woodcutter; Town L1").why(0, "upgrade Town").empty());
}

TEST_CASE("PT-115 Tavern earns 1 Gold of income for each food, and at level 2 also 1 point") {
    const std::string food3 = "B: Farmer, Forest Child; F: Treefolk; ";
    CHECK(incomeFor(food3 + "Tavern L1") == 5);
    CHECK(warPoints(food3 + "Tavern L1", 0) == 0);
    CHECK(incomeFor("Tavern L1") == 2);
    CHECK(incomeFor(food3 + "Tavern L2") == 5);
    CHECK(warPoints(food3 + "Tavern L2", 0) == 3);
    CHECK(warPoints("F: Archer; Tavern L2", 0) == 0);
    CHECK(warPoints("F: Leviathan[1], Cook; Tavern L2", 0) == 2);
    CHECK(incomeFor("F: Leviathan[1], Cook; Tavern L2") == 6);
}

TEST_CASE("PT-116 Mine produces 1 crystal, and at level 2 also scores 2 points for each crystal") {
    CHECK(productionFor("Mine L1") == "wood=0 food=0 crystal=1");
    CHECK(warPoints("Mine L1", 0) == 0);
    CHECK(strengthOf("F: Dragon; Mine L1") == 7);
    CHECK(warPoints("Mine L2", 0) == 2);
    CHECK(warPoints("F: Miner, Adventurer[2]; Mine L2", 0) == 8);
    CHECK(warPoints("Mine L2, Town L2", 0) == 4);
}

TEST_CASE("PT-117 Temple earns 2 Gold of income, at level 2 also 2 points, and can be paid for in Gold") {
    CHECK(incomeFor("Temple L1") == 4);
    CHECK(warPoints("Temple L1", 0) == 0);
    CHECK(Play(3).price("Temple", 1) == 2);
    CHECK(Play(3).kingdom(0, "Tavern L1, Barracks L1").price("Temple", 1) == 6);
    CHECK(incomeFor("Temple L2") == 4);
    CHECK(warPoints("Temple L2", 0) == 2);
    CHECK(Play(3).price("Temple", 2) == 5);
    CHECK(Play(3).kingdom(0, "F: Miner").price("Temple", 2) == 3);
    CHECK(Play(3).kingdom(0, "F: Miner, Miner").price("Temple", 2) == 2);
    CHECK(Play(3).kingdom(0, "F: Miner, Miner; B: Miner").price("Temple", 2) == 0);
}

TEST_CASE("PT-118 Barracks adds 1 strength for each wood, and at level 2 a point for each strong Unit") {
    CHECK(strengthOf("F: Knight; B: Woodcutter, Forest Child; Barracks L1") == 6);
    CHECK(strengthOf("F: Knight; Barracks L1") == 4);
    CHECK(warPoints("F: Knight, Militiaman[1]; B: Cerberus, Farmer; Barracks L2", 0) == 3);
    CHECK(warPoints("F: Giant Snake[1]; B: Ogre; Barracks L2", 0) == 1);
    CHECK(strengthOf("F: Woodcutter, Woodcutter; Barracks L2") == 6);
    CHECK(warPoints("F: Woodcutter, Woodcutter; Barracks L2", 0) == 0);
}
