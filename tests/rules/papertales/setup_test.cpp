// SPDX-License-Identifier: MIT
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/rules/turn.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

TEST_CASE("PT-8 everyone starts on turn 1 with three Gold and nothing else") {
    const Play play = Play::game(4);
    CHECK(play.state.number(Number::Turn) == 1);
    CHECK(play.state.size(drawPile) == 81);
    CHECK(play.state.size(discardPile) == 0);
    for (kit::Seat seat = 0; seat < 4; ++seat) {
        CHECK(play.gold(seat) == 3);
        CHECK(play.points(seat) == 0);
        CHECK(play.units(seat) == "F:; B:");
        CHECK(play.buildings(seat).empty());
        CHECK(play.cards(ZoneKind::Hand, seat).empty());
        CHECK(play.cards(ZoneKind::Kept, seat).empty());
    }
}

TEST_CASE("PT-9 each player has five Buildings of their own") {
    Play play =
        Play(3, Step::Construct).kingdom(0, "F: Woodcutter; Town L1").kingdom(1, "F: Woodcutter").gold(0, 9);
    CHECK(play.cards(ZoneKind::Buildings, 0) == Names{"Town", "Tavern", "Mine", "Temple", "Barracks"});
    CHECK(play.why(0, "build Town 1") == "PT-9");
    CHECK(play.why(1, "build Town 1").empty());
}

TEST_CASE("PT-10 piles are face down, but their sizes are public") {
    Play play = Play(3).pile({"Knight", "Farmer"}).discards({"Cook"});
    for (kit::Seat viewer = kit::spectator; viewer < 3; ++viewer) {
        Play seen = play;
        seen.state = contract::viewOf<Rules>(play.state, viewer);
        CHECK(seen.cards(drawPile) == Names{"", ""});
        CHECK(seen.cards(discardPile) == Names{""});
    }
    Play game = Play::game(3);
    Play same = Play::game(3);
    CHECK(game.chance().state == same.chance().state);
}

TEST_CASE("PT-11 seats form a circle") {
    CHECK(leftOf(4, 5) == 0);
    CHECK(rightOf(0, 5) == 4);
    CHECK(leftOf(0, 3) == 1);
    CHECK(rightOf(0, 3) == 2);
    CHECK(leftOf(0, 4) != 2);
    CHECK(rightOf(0, 4) != 2);
    CHECK(leftOf(0, 2) == 1);
    CHECK(rightOf(0, 2) == 1);
    // With two players, the Kingdoms are compared only once.
    Play two = Play(2).kingdom(0, "F: Knight").kingdom(1, "F: Cave Spirit").wars();
    CHECK(two.state.number(Number::WarsWon, 0) == 1);
}

TEST_CASE("PT-12 unbuilt Buildings and hands produce nothing") {
    Play play = Play(3).hand(0, {"Farmer"});
    CHECK(play.production() == "wood=0 food=0 crystal=0");
    CHECK(play.kingdom(0, "Town L1").production() == "wood=1 food=1 crystal=0");
}

TEST_CASE("PT-13 each Kingdom has four spots, with one Unit each") {
    Play play = Play(3).hand(0, {"Farmer", "Hunter", "Cook", "Sculptor", "Blacksmith"});
    play.moves(0, {"deploy Farmer F1", "deploy Hunter F2"});
    CHECK(play.why(0, "deploy Cook F1") == "PT-13");
    CHECK(play.why(0, "deploy Cook F3") == "PT-14");
    play.moves(0, {"deploy Cook B1", "deploy Sculptor B2"});
    CHECK(play.why(0, "commit").empty());
    CHECK(Play(3).hand(0, {"Farmer"}).why(0, "commit").empty()); // a Kingdom may have no Unit at all
    // Spots of a row are interchangeable.
    CHECK(strengthOf("F: Knight, Hunter") == strengthOf("F: Hunter, Knight"));
    CHECK(productionFor("F: Knight, Hunter") == productionFor("F: Hunter, Knight"));
}

TEST_CASE("PT-14 a Building at level 2 opens the fifth spot") {
    const Names five{"Farmer", "Hunter", "Cook", "Sculptor", "Blacksmith"};
    const Names plan{"deploy Farmer F1", "deploy Hunter F2", "deploy Cook F3", "deploy Sculptor B1",
                     "deploy Blacksmith B2"};
    CHECK(Play(3).kingdom(0, "Tavern L2").hand(0, five).moves(0, plan).why(0, "commit").empty());
    const Play twice = Play(3).kingdom(0, "Tavern L2, Town L2").hand(0, five);
    CHECK(twice.why(0, "deploy Farmer F4") == "PT-14");
    CHECK(twice.why(0, "deploy Farmer B3") == "PT-14");
    CHECK(Play(3).kingdom(0, "Town L1, Mine L1, Temple L1").hand(0, five).why(0, "deploy Farmer F3") ==
          "PT-14");
}

TEST_CASE("PT-15 resources are never spent") {
    Play play = Play(3, Step::Construct).kingdom(0, "F: Farmer; Tavern L1");
    CHECK(play.incomeNow() == 3);
    play.kingdom(0, "B: Woodcutter").gold(0, 9);
    play.move(0, "upgrade Tavern").othersCommit(0);
    CHECK(play.buildings(0) == "Tavern L2");
    CHECK(play.production() == "wood=1 food=1 crystal=0");
}

TEST_CASE("PT-16 every resource symbol on Units and Buildings counts") {
    CHECK(productionFor("F: Hunter, Forest Child; B: Woodcutter, Miner; Town L2, Mine L1") ==
          "wood=3 food=3 crystal=3");
    CHECK(productionFor("F: Forest Child; B: Woodcutter, Hunter; Town L2, Mine L1") ==
          "wood=3 food=2 crystal=2");
    CHECK(productionFor("F: Adventurer[2], Leviathan[1]") == "wood=0 food=2 crystal=2");
    CHECK(productionFor("F: Wood Merchant; Barracks L1") == "wood=0 food=0 crystal=0");
    CHECK(strengthOf("F: Wood Merchant; Barracks L1") == 1);
}

TEST_CASE("PT-17 Age tokens move with their Unit and are removed with it") {
    Play play = Play(3).kingdom(0, "F: Knight[1]").deploy(0, {"move F1 B2"});
    CHECK(play.units(0) == "F:; B: Knight[1]");
    Play veteran = Play(3).kingdom(0, "F: Veteran[1]").deploy(0, {"discard F1"});
    CHECK(veteran.state.cards(discardPile)[0] == kit::Card{faceNamed("Veteran"), 0});
    CHECK(Play(3).hand(0, {"Veteran"}).deploy(0, {"deploy Veteran F1"}).units(0) == "F: Veteran[1]; B:");
}

TEST_CASE("PT-18 a discarded Unit does not count as dead") {
    CHECK(Play(3).kingdom(0, "F: Sculptor[1]").deploy(0, {"discard F1"}).points(0) == 0);
    CHECK(Play(3).kingdom(0, "F: Monkey[2]").deploy(0, {"discard F1"}).gold(0) == 3);
    CHECK(Play(3).kingdom(0, "F: Palm Reader, Knight[1]").deploy(0, {"discard F2"}).points(0) == 0);
    CHECK(agingPoints("F: Sculptor[1]") == 3);
}

TEST_CASE("PT-19 abilities happen automatically") {
    CHECK(Play(3).kingdom(0, "Town L1").hand(0, {"Golem"}).deploy(0, {"deploy Golem F1"}).buildings(0) ==
          "Town L2");
    Play play = Play(3).kingdom(0, "B: Knight").hand(0, {"Necromancer"}).deploy(0, {"deploy Necromancer F1"});
    CHECK(play.units(0) == "F: Necromancer; B: Knight[1]");
    CHECK(play.state.step() == Step::Wars);
    CHECK(strengthOf("B: Archer") == 2);
    Play target =
        Play(3).hand(0, {"Time Master", "Knight"}).deploy(0, {"deploy Time Master F1", "deploy Knight F2"});
    CHECK(target.why(0, "pass") == "PT-19");
}

TEST_CASE("PT-20 abilities affect only their owner's Kingdom") {
    Play play = Play(3).kingdom(1, "F: Knight[1]; B: Farmer").hand(0, {"Necromancer", "Time Master"});
    play.deploy(0, {"deploy Necromancer F1", "deploy Time Master F2"});
    CHECK(play.units(1) == "F: Knight[1]; B: Farmer");
    CHECK(play.why(0, "target B1") == "PT-20"); // only another Kingdom has a Unit on that spot
}

TEST_CASE("PT-21 abilities work from both rows") {
    CHECK(warPoints("F: Demon; B: Commander", 2) == 8);
    CHECK(warGold("B: Rogue", 1) == 1);
    CHECK(incomeFor("B: Blacksmith") == 3);
}

TEST_CASE("PT-25 no two abilities clash, so their order among players does not matter") {
    // While abilities resolve, Kingdoms share only the draw pile (PT-20, PT-26), and only one kind of Unit
    // draws from it. A second kind would need the order of PT-25: most points, then least Gold.
    std::vector<std::string> drawing;
    for (int face = 1; face < firstBuilding; ++face)
        if (isUnit(face) && effectOf(face, EffectKind::Shapeshift) != nullptr)
            drawing.insert(drawing.end(), static_cast<std::size_t>(unitOf(face).copies), nameOf(face));
    CHECK(drawing == std::vector<std::string>{"Shapeshifter"});
}

TEST_CASE("PT-27 the score never goes below 0") {
    CHECK(Play(3)
              .points(0, 2)
              .gold(0, 6)
              .kingdom(0, "Town L2")
              .hand(0, {"Kraken"})
              .deploy(0, {"deploy Kraken F1"})
              .points(0) == 0);
    CHECK(agingPoints("F: Demon[1]", 0) == 0);
    CHECK(agingPoints("F: Demon[1]", 5) == -3);
    CHECK(agingPoints("F: Demon[1], Sculptor[1]", 1) == 0);
    CHECK(agingPoints("F: Demon[1], Sculptor[1]; B: Palm Reader[1]", 0) == 3);
}

TEST_CASE("PT-28 Gold never goes below 0") {
    Play play = Play(3, Step::Construct).kingdom(0, "Town L2, Mine L2, Tavern L2").gold(0, 5);
    CHECK(play.price("Barracks", 1) == 6);
    CHECK(play.why(0, "build Barracks 1") == "PT-65");
    play.gold(0, 6).move(0, "build Barracks 1").othersCommit(0);
    CHECK(play.gold(0) == 0);
}
