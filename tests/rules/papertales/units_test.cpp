// SPDX-License-Identifier: MIT
// Tests the Units from Adventurer to Leviathan.
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/rules/turn.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

namespace {

Play builder(std::string_view kingdom, int gold) {
    return Play(3, Step::Construct).kingdom(0, kingdom).gold(0, gold);
}

} // namespace

TEST_CASE("PT-78 Units without abilities fight in the Front and produce in both rows") {
    CHECK(strengthOf("F: Knight") == 4);
    CHECK(strengthOf("B: Knight") == 0);
    CHECK(productionFor("F: Farmer") == "wood=0 food=1 crystal=0");
    CHECK(productionFor("B: Farmer[1]") == "wood=0 food=1 crystal=0");
    CHECK(productionFor("F: Forest Child") == "wood=1 food=1 crystal=0");
    CHECK(productionFor("F: Forest Child, Forest Child") == "wood=2 food=2 crystal=0");
    CHECK(productionFor("B: Forest Spirit") == "wood=3 food=0 crystal=0");
    CHECK(strengthOf("F: Forest Spirit") == 3);
    CHECK(strengthOf("F: Forest Spirit; Barracks L1") == 6);
    CHECK(productionFor("F: Miner") == "wood=0 food=0 crystal=1");
    CHECK(productionFor("F: Miner; Mine L1") == "wood=0 food=0 crystal=2");
    CHECK(productionFor("F: Treefolk") == "wood=0 food=1 crystal=0");
    CHECK(strengthOf("F: Treefolk") == 3);
    CHECK(incomeFor("F: Treefolk; B: Cook") == 3);
    CHECK(productionFor("F: Woodcutter") == "wood=1 food=0 crystal=0");
    CHECK(productionFor("F: Woodcutter; Town L1") == "wood=2 food=1 crystal=0");
}

TEST_CASE("PT-79 Adventurer produces 1 crystal for each of its Age tokens") {
    CHECK(productionFor("F: Adventurer") == "wood=0 food=0 crystal=0");
    CHECK(productionFor("F: Adventurer[1]") == "wood=0 food=0 crystal=1");
    CHECK(productionFor("B: Adventurer[3]") == "wood=0 food=0 crystal=3");
    CHECK(revealed("F: new Adventurer, new Time Master", {"target F1"}).production() ==
          "wood=0 food=0 crystal=2");
    CHECK(warPoints("B: Adventurer[2]; Mine L2", 0) == 6);
}

TEST_CASE("PT-80 Archer adds its strength from the Back too") {
    CHECK(strengthOf("F: Knight; B: Archer") == 6);
    CHECK(strengthOf("F: Archer, Archer") == 4);
    CHECK(strengthOf("B: Archer, Knight") == 2);
}

TEST_CASE("PT-81 Blacksmith adds 1 Gold to the income in either row") {
    CHECK(incomeFor("F: Blacksmith") == 3);
    CHECK(incomeFor("F: Blacksmith, Blacksmith; B: Blacksmith") == 5);
    CHECK(incomeFor("B: Blacksmith[1]") == 3);
}

TEST_CASE("PT-82 Cave Spirit gets an Age token when it is revealed") {
    Play play = revealed("F: new Cave Spirit");
    CHECK(play.units(0) == "F: Cave Spirit[1]; B:");
    CHECK(play.production() == "wood=0 food=0 crystal=1");
    CHECK(play.strength() == 4);
    CHECK(play.aging().units(0) == "F:; B:");
    CHECK(revealed("F: new Cave Spirit, new Necromancer").units(0) == "F: Cave Spirit[2], Necromancer; B:");
    CHECK(shifted({"Cave Spirit"}).units(0) == "F: Cave Spirit[2]; B:");
}

TEST_CASE("PT-83 Cerberus has strength 3 if the Kingdom has food, otherwise 2") {
    CHECK(strengthOf("F: Cerberus") == 2);
    CHECK(strengthOf("F: Cerberus; B: Farmer") == 3);
    CHECK(strengthOf("F: Cerberus, Hunter") == 5);
    CHECK(strengthOf("F: Cerberus; B: Hunter") == 2);
    CHECK(strengthOf("F: Cerberus; B: Forest Child, Leviathan[1]; Town L1") == 3);
}

TEST_CASE("PT-84 Colossus has strength 7 with an Age token, and earns 1 more point for each War won") {
    CHECK(strengthOf("F: Colossus") == 1);
    CHECK(strengthOf("F: Colossus[1]") == 7);
    CHECK(strengthOf("F: Colossus[3]") == 7);
    CHECK(warPoints("F: Colossus[1]", 2) == 8);
    CHECK(strengthOf("B: Colossus") == 0);
    CHECK(warPoints("B: Colossus", 1) == 4);
}

TEST_CASE("PT-85 each Commander earns 1 more point for each War won") {
    CHECK(warPoints("F: Commander", 2) == 8);
    CHECK(warPoints("F: Commander; B: Commander", 1) == 5);
    CHECK(warPoints("F: Commander", 0) == 0);
    Play two = Play(2).kingdom(0, "F: Commander, Demon").kingdom(1, "F: Knight, Cook").wars();
    CHECK(two.points(0) == 8);
}

TEST_CASE("PT-86 Cook adds 1 Gold to the income for each food") {
    CHECK(incomeFor("F: Cook; B: Farmer, Forest Child; Town L1") == 5);
    CHECK(incomeFor("F: Cook") == 2);
    CHECK(incomeFor("F: Cook, Cook; B: Farmer, Farmer") == 6);
    CHECK(incomeFor("F: Cook, Leviathan[1]") == 4);
}

TEST_CASE("PT-87 Demon gets an Age token when revealed, and costs 3 points if it dies with only one") {
    Play play = revealed("F: new Demon");
    CHECK(play.units(0) == "F: Demon[1]; B:");
    CHECK(play.aging().points(0) == 2);
    CHECK(revealed("F: new Demon, new Time Master", {"target F1"}).units(0) ==
          "F: Demon[3], Time Master; B:");
    CHECK(agingPoints("F: Demon[3]", 5) == 0);
    Play saved = Play(3, Step::Construct).kingdom(0, "F: Demon[1], Mystical Healer").points(0, 5);
    saved.move(0, "pass").othersCommit(0).move(0, "save F1");
    CHECK(saved.units(0) == "F: Demon[2], Mystical Healer[1]; B:");
    CHECK(saved.points(0) == 5);
    CHECK(saved.aging().points(0) == 5);
    CHECK(shifted({"Demon"}).units(0) == "F: Demon[2]; B:");
    CHECK(shifted({"Demon"}).aging().points(0) == 5);
    CHECK(Play(3).kingdom(0, "F: Demon[1]").points(0, 5).deploy(0, {"discard F1"}).points(0) == 5);
}

TEST_CASE("PT-88 Dragon has strength 7 if the Kingdom has a crystal, otherwise 0") {
    CHECK(strengthOf("F: Dragon") == 0);
    CHECK(strengthOf("F: Dragon; B: Miner") == 7);
    CHECK(strengthOf("F: Dragon; Town L2") == 7);
    CHECK(strengthOf("F: Dragon; B: Adventurer") == 0);
    CHECK(strengthOf("F: Dragon; B: Adventurer[1]") == 7);
}

TEST_CASE("PT-89 Giant Snake with an Age token adds 3 Gold to the income instead of strength") {
    CHECK(strengthOf("F: Giant Snake") == 4);
    CHECK(incomeFor("F: Giant Snake") == 2);
    CHECK(strengthOf("F: Giant Snake[1]") == 0);
    CHECK(incomeFor("F: Giant Snake[1]") == 5);
    CHECK(incomeFor("B: Giant Snake[2]") == 5);
}

TEST_CASE("PT-90 Golem upgrades its owner's level 1 Buildings when it is revealed") {
    Play play =
        Play(3).kingdom(0, "Town L1, Temple L1").gold(0, 2).hand(0, {"Golem"}).deploy(0, {"deploy Golem F1"});
    CHECK(play.gold(0) == 0);
    CHECK(play.buildings(0) == "Town L2, Temple L2");
    CHECK(play.chanceOnce().points(0) == 6 + 2);
    CHECK(revealed("F: new Golem").buildings(0).empty());
    CHECK(revealed("F: new Golem; Mine L2").buildings(0) == "Mine L2");
}

TEST_CASE("PT-91 Grand Architect pays 1 Gold for each missing resource") {
    Play play = builder("F: Grand Architect", 1).move(0, "build Tavern 1").othersCommit(0);
    CHECK(play.gold(0) == 0);
    CHECK(play.buildings(0) == "Tavern L1");
    CHECK(builder("F: Grand Architect; Mine L1", 0).price("Mine", 2) == 1);
    CHECK(builder("F: Grand Architect; Temple L1", 0).price("Barracks", 2) == 5);
    CHECK(builder("F: Grand Architect; Temple L1", 4).why(0, "build Barracks 2") == "PT-65");
}

TEST_CASE("PT-92 Hunter produces and fights only in the Front") {
    CHECK(productionFor("F: Hunter") == "wood=0 food=1 crystal=0");
    CHECK(strengthOf("F: Hunter") == 2);
    CHECK(productionFor("B: Hunter") == "wood=0 food=0 crystal=0");
    CHECK(strengthOf("B: Hunter") == 0);
    CHECK(productionFor("F: Hunter, Hunter") == "wood=0 food=2 crystal=0");
}

TEST_CASE("PT-93 Kraken costs 3 points for each level 2 Building when it is revealed") {
    Play play =
        Play(3).kingdom(0, "B: Knight[1]; Town L2, Mine L2").gold(0, 6).points(0, 10).hand(0, {"Kraken"});
    play.deploy(0, {"deploy Kraken F1"});
    CHECK(play.gold(0) == 0);
    CHECK(play.points(0) == 4);
    CHECK(play.units(0) == "F: Kraken; B: Knight[2]");
    CHECK(play.aging().points(0) == 6);
    CHECK(play.units(0) == "F: Kraken[1]; B:");
    CHECK(play.kingdom(0, "B: Miner[1]").aging().points(0) == 8);
    CHECK(revealed("F: new Kraken; Town L1").points(0) == 5);
    CHECK(revealed("F: new Kraken; Town L2, Mine L2").points(0) == 0);
}

TEST_CASE("PT-94 Landlord makes land free and produces 1 wood") {
    CHECK(builder("F: Landlord; Town L1, Mine L1, Temple L1", 0).why(0, "build Barracks 1").empty());
    CHECK(builder("F: Woodcutter; Town L1, Mine L1, Temple L1", 0).price("Barracks", 1) == 6);
    CHECK(builder("F: Landlord, Woodcutter; B: Woodcutter; Mine L1, Temple L1", 0).price("Town", 2) == 0);
    CHECK(builder("F: Landlord; Mine L1, Town L1", 0).price("Temple", 1) == 0); // the Mine's crystal
    CHECK(builder("F: Landlord; Town L1, Tavern L1", 0).price("Temple", 1) == 2);
}

TEST_CASE("PT-95 Leviathan with an Age token produces 2 food instead of fighting") {
    CHECK(strengthOf("F: Leviathan, Treefolk; B: Farmer") == 11);
    CHECK(strengthOf("F: Leviathan[1], Manticore") == 6);
    CHECK(warPoints("F: Leviathan[1], Manticore; Barracks L2", 0) == 2);
    CHECK(incomeFor("B: Leviathan[1], Cook") == 4);
}
