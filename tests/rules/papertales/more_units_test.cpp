// SPDX-License-Identifier: MIT
// Tests the Units from Manticore to Wood Merchant.
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/rules/turn.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

namespace {

Play saving(std::string_view kingdom) {
    return Play(3, Step::Construct).kingdom(0, kingdom).gold(0, 0).move(0, "pass").othersCommit(0);
}

} // namespace

TEST_CASE("PT-96 Manticore gets 2 strength for each food") {
    CHECK(strengthOf("F: Manticore") == 2);
    CHECK(strengthOf("F: Manticore; B: Farmer, Forest Child; Town L1") == 8);
    CHECK(strengthOf("F: Manticore, Manticore; B: Farmer") == 8);
}

TEST_CASE("PT-97 Master Alchemist gives tokens for food, income for wood and points for crystals in Wars") {
    CHECK(revealed("F: Militiaman, new Master Alchemist; B: Farmer, Farmer", {"target F1"}).units(0) ==
          "F: Militiaman[2], Master Alchemist; B: Farmer, Farmer");
    CHECK(revealed("F: Militiaman, new Master Alchemist").state.step() == Step::Wars);
    Play play = revealed("F: Leviathan, Master Alchemist; B: Farmer", {"target F1"});
    CHECK(play.units(0) == "F: Leviathan[1], Master Alchemist; B: Farmer");
    CHECK(play.production() == "wood=0 food=3 crystal=0");
    // The ability is compulsory and works every turn, not only when the Unit is revealed.
    Play again = Play(3).kingdom(0, "F: Master Alchemist[1], Knight; B: Farmer").deploy(0, {});
    CHECK(again.why(0, "commit") == "PT-97");
    CHECK(again.why(0, "target B2") == "PT-20");
    CHECK(again.move(0, "target F2").units(0) == "F: Master Alchemist[1], Knight[1]; B: Farmer");
    CHECK(warPoints("F: Master Alchemist; B: Miner, Miner", 2) == 10);
    CHECK(warPoints("F: Master Alchemist; B: Miner, Miner", 0) == 0);
    CHECK(incomeFor("F: Master Alchemist; B: Forest Spirit") == 5);
}

TEST_CASE("PT-98 Militiaman gets 1 strength for each Age token") {
    CHECK(strengthOf("F: Militiaman") == 2);
    CHECK(strengthOf("F: Militiaman[1]") == 3);
    CHECK(strengthOf("F: Militiaman[2]") == 4);
}

TEST_CASE("PT-99 Monkey gives 1 Gold when it is deployed, and 1 for each Age token when it dies") {
    CHECK(Play(3).gold(0, 2).hand(0, {"Monkey"}).deploy(0, {"deploy Monkey F1"}).gold(0) == 3);
    CHECK(agingGold("F: Monkey[1]") == 1);
    CHECK(agingGold("B: Monkey[3]") == 3);
    CHECK(saving("F: Monkey[1], Mystical Healer").move(0, "save F1").gold(0) == 0);
    CHECK(Play(3).kingdom(0, "F: Monkey[2]").deploy(0, {"discard F1"}).gold(0) == 3);
}

TEST_CASE("PT-100 Mystical Healer can save one Unit with one Age token, even itself") {
    CHECK(saving("F: Mystical Healer, Knight[1]; B: Farmer[1]").move(0, "save F2").units(0) ==
          "F: Mystical Healer[1], Knight[2]; B:");
    CHECK(saving("F: Mystical Healer[1], Knight[1]").move(0, "save F1").units(0) ==
          "F: Mystical Healer[2]; B:");
    CHECK(saving("F: Mystical Healer[1], Knight[1]").move(0, "save F2").units(0) == "F: Knight[2]; B:");
    CHECK(saving("F: Mystical Healer, Sculptor[1]").move(0, "commit").points(0) == 3);
    CHECK(saving("F: Mystical Healer[2], Miner[1]").move(0, "save F2").units(0) == "F: Miner[2]; B:");
}

TEST_CASE("PT-101 Necromancer gives each other Unit of its owner an Age token when it is revealed") {
    Play play = revealed("F: new Necromancer, Knight[1]; B: new Farmer");
    CHECK(play.units(0) == "F: Necromancer, Knight[2]; B: Farmer[1]");
    CHECK(play.aging().units(0) == "F: Necromancer[1]; B:");
    CHECK(revealed("F: new Necromancer").units(0) == "F: Necromancer; B:");
    CHECK(revealed("F: new Necromancer, Relic of Wisdom[1]").units(0) ==
          "F: Necromancer, Relic of Wisdom[2]; B:");
}

TEST_CASE("PT-102 Ogre gets 1 strength for each Gold of income") {
    CHECK(strengthOf("F: Ogre") == 4);
    CHECK(strengthOf("F: Ogre; B: Blacksmith; Temple L1") == 7);
    CHECK(strengthOf("F: Ogre; B: Cook, Farmer; Tavern L1") == 6);
    CHECK(strengthOf("F: Ogre; B: Giant Snake[1]") == 7);
    CHECK(strengthOf("F: Ogre, Rogue") == 7);
}

TEST_CASE("PT-103 Palm Reader earns a point for each Age token on Units that die") {
    CHECK(agingPoints("F: Palm Reader, Knight[2]; B: Farmer[1]") == 3);
    CHECK(aged("F: Palm Reader, Knight[2]; B: Farmer[1]") == "F: Palm Reader[1]; B:");
    CHECK(agingPoints("F: Palm Reader[1]") == 1);
    CHECK(agingPoints("F: Palm Reader[1], Palm Reader[1]; B: Sculptor[1]") == 9);
    CHECK(saving("F: Palm Reader, Mystical Healer; B: Knight[1]").move(0, "save B1").points(0) == 0);
    CHECK(agingPoints("F: Palm Reader, Relic of Wisdom[3]; B: Salamander[1]") == 0);
}

TEST_CASE("PT-104 Peddler produces 1 wood and adds 1 Gold to the income") {
    CHECK(incomeFor("F: Peddler") == 3);
    CHECK(productionFor("F: Peddler") == "wood=1 food=0 crystal=0");
    CHECK(incomeFor("F: Peddler, Peddler; B: Master Alchemist") == 6);
    CHECK(strengthOf("F: Knight; B: Peddler; Barracks L1") == 5);
}

TEST_CASE("PT-105 Relic of Wisdom never dies, and scores 2 points for each of its Age tokens at the end") {
    const auto final = [](std::string_view kingdom) {
        const Play play = Play(3, Step::Over).kingdom(0, kingdom);
        return Rules::result(play.state).totals[0];
    };
    CHECK(final("F: Relic of Wisdom[4]") == 8);
    Play play = Play(3).kingdom(0, "F: Relic of Wisdom");
    for (int turn = 1; turn <= 4; ++turn)
        play.turn(turn).aging();
    CHECK(play.units(0) == "F: Relic of Wisdom[4]; B:");
    CHECK(Rules::result(play.state).totals[0] == 8);
    Play late = revealed("F: new Relic of Wisdom, new Time Master", {"target F1"});
    CHECK(late.turn(3).aging().turn(4).aging().units(0) == "F: Relic of Wisdom[4]; B:");
    CHECK(Play(3).turn(4).kingdom(0, "F: Relic of Wisdom").aging().units(0) == "F: Relic of Wisdom[1]; B:");
    CHECK(final("F: Relic of Wisdom[1]") == 2);
    CHECK(final("") == 0);
    Play discarded = Play(3).turn(4).kingdom(0, "F: Relic of Wisdom[3]").deploy(0, {"discard F1"});
    CHECK(Rules::result(discarded.state).totals[0] == 0);
    CHECK(agingPoints("F: Palm Reader, Relic of Wisdom[2]") == 0);
}

TEST_CASE("PT-106 each Rogue earns 1 Gold for each War won") {
    CHECK(warGold("F: Rogue", 2) == 2);
    CHECK(warGold("B: Rogue", 1) == 1);
    CHECK(warGold("F: Rogue, Rogue", 2) == 4);
    CHECK(warGold("F: Rogue", 0) == 0);
    Play play = Play(3).gold(0, 0).kingdom(0, "F: Rogue; Town L1, Barracks L1").wars().income();
    CHECK(play.gold(0) == 4);
    CHECK(play.why(0, "build Mine 1").empty()); // wood from Town, and 4 Gold for land
}

TEST_CASE("PT-107 Salamander gets 1 strength for each Age token, and dies only if it has two") {
    CHECK(strengthOf("F: Salamander") == 4);
    CHECK(strengthOf("F: Salamander[1]") == 5);
    CHECK(strengthOf("F: Salamander[2]") == 6);
    Play play = Play(3).kingdom(0, "F: Salamander").aging();
    CHECK(play.units(0) == "F: Salamander[1]; B:");
    CHECK(play.aging().units(0) == "F: Salamander[2]; B:");
    CHECK(play.aging().units(0) == "F:; B:");
    CHECK(revealed("F: new Salamander, new Time Master", {"target F1"}).aging().units(0) ==
          "F: Time Master[1]; B:");
    CHECK(saving("F: Salamander[2], Mystical Healer").state.step() == Step::Aging);
}

TEST_CASE("PT-108 Sculptor earns 3 points when it dies, but not when it is discarded") {
    CHECK(agingPoints("F: Sculptor[1]") == 3);
    CHECK(agingPoints("F: Sculptor[1]; B: Sculptor[1]") == 6);
    CHECK(agingPoints("F: Sculptor[2]") == 3);
    CHECK(agingPoints("F: Sculptor") == 0);
    CHECK(aged("F: Sculptor") == "F: Sculptor[1]; B:");
    CHECK(Play(3).kingdom(0, "F: Sculptor[1]").deploy(0, {"discard F1"}).points(0) == 0);
}

TEST_CASE("PT-109 Shapeshifter is replaced by the first Unit that is cheap enough, with an Age token") {
    Play knight = shifted({"Knight"});
    CHECK(knight.units(0) == "F: Knight[1]; B:");
    CHECK(knight.cards(discardPile) == Names{"Shapeshifter"});
    CHECK(knight.gold(0) == 0);
    Play miner = shifted({"Kraken", "Miner"});
    CHECK(miner.units(0) == "F: Miner[1]; B:");
    CHECK(miner.cards(discardPile) == Names{"Kraken", "Shapeshifter"});
    CHECK(miner.points(0) == 5);
    CHECK(shifted({"Veteran"}).units(0) == "F: Veteran[2]; B:");
    CHECK(shifted({"Monkey"}).gold(0) == 0);
    CHECK(shifted({"Monkey"}).aging().gold(0) == 1);
    CHECK(shifted({"Time Master"}, "F: new Shapeshifter, Knight", {"target F2"}).units(0) ==
          "F: Time Master[1], Knight[2]; B:");
    CHECK(shifted({"Golem"}, "F: new Shapeshifter; Town L1").buildings(0) == "Town L2");
    CHECK(shifted({"Necromancer"}, "F: new Shapeshifter; B: Knight").units(0) ==
          "F: Necromancer[1]; B: Knight[1]");
    CHECK(shifted({"Master Alchemist"}, "F: new Shapeshifter; B: Farmer", {"target B1"}).units(0) ==
          "F: Master Alchemist[1]; B: Farmer[1]");
    CHECK(shifted({"Relic of Wisdom"}).aging().units(0) == "F: Relic of Wisdom[2]; B:");
    CHECK(shifted({"Colossus"}).strength() == 7);
    CHECK(shifted({"Knight"}, "F: new Shapeshifter, new Kraken").units(0) == "F: Knight[2], Kraken; B:");
    // The new Unit cannot leave the spot.
    Play stays = shifted({"Time Master"}, "F: new Shapeshifter, Knight");
    CHECK(stays.why(0, "move F1 B1") == "PT-109");
    // The pile runs out during the search, so the discards are shuffled and the search continues.
    Play again = shifted({"Kraken"});
    CHECK(again.state.step() == Step::Search);
    CHECK(again.cards(discardPile) == Names{"Kraken"});
    again.discards({"Miner"}).chanceOnce();
    CHECK(again.units(0) == "F: Miner[1]; B:");
}

TEST_CASE("PT-110 Strategist gets 1 strength for each Age token in the Kingdom, and fights from both rows") {
    CHECK(strengthOf("F: Knight[2], Farmer; B: Strategist[1]") == 9);
    CHECK(strengthOf("F: Strategist") == 1);
    CHECK(strengthOf("B: Strategist, Relic of Wisdom[3]") == 4);
}

TEST_CASE("PT-111 Time Master gives one Unit two Age tokens when it is revealed, and must do so") {
    Play alone = revealed("F: new Time Master");
    CHECK(alone.units(0) == "F: Time Master[2]; B:");
    CHECK(alone.aging().units(0) == "F:; B:");
    CHECK(revealed("F: new Time Master; B: Relic of Wisdom[1]", {"target B1"}).units(0) ==
          "F: Time Master; B: Relic of Wisdom[3]");
    Play two = revealed("F: new Militiaman, new Time Master; B: new Time Master", {"target F1", "target F1"});
    CHECK(two.units(0) == "F: Militiaman, Time Master; B: Time Master"); // sealed until the commit
    two.move(0, "commit");
    CHECK(two.units(0) == "F: Militiaman[4], Time Master; B: Time Master");
    CHECK(two.strength() == 7); // the Militiaman has 6, and a Time Master fights too
    CHECK(revealed("F: new Time Master, Adventurer", {"target F2"}).production() ==
          "wood=0 food=0 crystal=2");
    Play play = revealed("F: new Time Master, Knight");
    CHECK(play.why(0, "commit") == "PT-111");
}

TEST_CASE("PT-112 Veteran gets an Age token when it is revealed") {
    Play play = revealed("F: new Veteran");
    CHECK(play.units(0) == "F: Veteran[1]; B:");
    CHECK(play.strength() == 3);
    CHECK(play.aging().units(0) == "F:; B:");
    CHECK(revealed("F: new Veteran, new Necromancer; B: new Kraken").units(0) ==
          "F: Veteran[3], Necromancer[1]; B: Kraken[1]");
}

TEST_CASE("PT-113 Wood Merchant pays 1 Gold for each missing wood, but for no other resource") {
    const auto builder = [](std::string_view kingdom, int gold) {
        return Play(3, Step::Construct).kingdom(0, kingdom).gold(0, gold);
    };
    CHECK(builder("F: Wood Merchant", 1).move(0, "build Mine 1").othersCommit(0).gold(0) == 0);
    CHECK(builder("F: Wood Merchant, Woodcutter", 0).price("Town", 2) == 2);
    CHECK(builder("F: Wood Merchant; Tavern L1", 9).why(0, "upgrade Tavern") == "PT-69");
    CHECK(strengthOf("B: Wood Merchant; Barracks L1") == 0);
}
