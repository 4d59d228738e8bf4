// SPDX-License-Identifier: MIT
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/rules/turn.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

#include <array>

namespace {

/// The number of Wars that each Kingdom wins, given their strengths from 0 to 9.
std::vector<int> warsOf(const std::vector<int>& strengths, std::vector<int>* points = nullptr) {
    const std::array kingdoms{"",
                              "F: Cook",
                              "F: Hunter",
                              "F: Treefolk",
                              "F: Knight",
                              "F: Knight, Cook",
                              "F: Knight, Hunter",
                              "F: Knight, Treefolk",
                              "F: Demon, Cook",
                              "F: Kraken"};
    Play play(static_cast<int>(strengths.size()));
    for (std::size_t i = 0; i < strengths.size(); ++i) {
        const std::size_t strength = static_cast<std::size_t>(strengths[i]);
        play.kingdom(static_cast<kit::Seat>(i), strength == 10 ? "F: Kraken, Cook" : kingdoms[strength]);
        REQUIRE(play.strength(static_cast<kit::Seat>(i)) == strengths[i]);
    }
    play.wars();
    std::vector<int> wars;
    for (kit::Seat seat = 0; seat < play.state.seats(); ++seat) {
        wars.push_back(play.state.number(Number::WarsWon, seat));
        if (points != nullptr)
            points->push_back(play.points(seat));
    }
    return wars;
}

using Wars = std::vector<int>;

} // namespace

TEST_CASE("PT-52 the strength of a Kingdom counts fighting Units and Buildings") {
    CHECK(strengthOf("F: Demon, Woodcutter") == 9);
    CHECK(strengthOf("F: Knight, Peddler; B: Woodcutter; Barracks L1") == 7);
    CHECK(strengthOf("B: Knight") == 0);
    CHECK(strengthOf("B: Forest Spirit; Barracks L1") == 3);
}

TEST_CASE("PT-53 the strength of a Unit includes its abilities") {
    CHECK(strengthOf("F: Colossus[1]") == 7);
    CHECK(strengthOf("F: Giant Snake[1]") == 0);
    CHECK(kingdomOf(Play(3).kingdom(0, "F: Cerberus; B: Farmer, Farmer").state, 0).strengths[0] == 3);
    CHECK(kingdomOf(Play(3).kingdom(0, "F: Manticore; B: Farmer, Farmer").state, 0).strengths[0] == 6);
    CHECK(strengthOf("F: Salamander[1]") == 5);
    const Kingdom leviathan = kingdomOf(Play(3).kingdom(0, "F: Leviathan[1]").state, 0);
    CHECK(leviathan.strengths[0] == 8);
    CHECK(leviathan.strength == 0);
}

TEST_CASE("PT-54 only some Units fight from the Back") {
    CHECK(strengthOf("F: Knight; B: Archer, Demon") == 6);
    CHECK(strengthOf("B: Archer, Archer") == 4);
}

TEST_CASE("PT-55 three to five players fight a War with each neighbour") {
    std::vector<int> points;
    CHECK(warsOf({9, 5, 5, 3}, &points) == Wars{2, 1, 2, 0});
    CHECK(points == std::vector<int>{6, 3, 6, 0});
    CHECK(warsOf({5, 5, 3}) == Wars{2, 2, 0});
    points.clear();
    CHECK(warsOf({4, 4, 4, 0, 9}, &points) == Wars{1, 2, 2, 0, 2});
    CHECK(points == std::vector<int>{3, 6, 6, 0, 6});
    CHECK(warsOf({0, 0, 0}) == Wars{2, 2, 2});
}

TEST_CASE("PT-56 of two players, twice as much strength wins 2 Wars") {
    std::vector<int> points;
    CHECK(warsOf({5, 5}, &points) == Wars{1, 1});
    CHECK(points == std::vector<int>{3, 3});
    CHECK(warsOf({9, 5}) == Wars{1, 0});
    points.clear();
    CHECK(warsOf({10, 5}, &points) == Wars{2, 0});
    CHECK(points == std::vector<int>{6, 0});
    CHECK(warsOf({9, 4}) == Wars{2, 0});
    CHECK(warsOf({1, 0}) == Wars{2, 0});
    CHECK(warsOf({4, 5}) == Wars{0, 1});
}

TEST_CASE("PT-57 two players without strength both win 2 Wars") {
    CHECK(warsOf({0, 0}) == Wars{2, 2});
    Play play = Play(2).kingdom(0, "B: Commander").wars();
    CHECK(play.points(0) == 8);
    CHECK(play.points(1) == 6);
}

TEST_CASE("PT-58 each War won earns its bonuses") {
    CHECK(warPoints("F: Commander, Colossus[1]", 2) == 10);
    CHECK(warPoints("F: Commander, Commander", 1) == 5);
    CHECK(warPoints("F: Commander, Colossus[1]", 0) == 0);
    CHECK(warGold("F: Rogue", 2) == 2);
}

TEST_CASE("PT-59 Buildings score after each War, won or lost") {
    CHECK(warPoints("B: Farmer, Farmer; Temple L2, Tavern L2", 0) == 4);
    // A Building from the construction phase first scores on the next turn. One upgraded in deployment scores
    // at once.
    Play built =
        Play(3, Step::Construct).turn(2).gold(0, 3).kingdom(0, "Temple L1").move(0, "upgrade Temple");
    built.othersCommit(0);
    CHECK(built.points(0) == 0);
    Play risen =
        Play(3).turn(2).gold(0, 2).kingdom(0, "Temple L1").hand(0, {"Golem"}).deploy(0, {"deploy Golem F1"});
    CHECK(risen.chanceOnce().points(0) == 8);
}

TEST_CASE("PT-60 strength is counted once, before any bonus is paid") {
    Play play = Play(3).gold(0, 0).kingdom(0, "F: Ogre, Rogue").wars();
    CHECK(play.state.number(Number::Strength, 0) == 7);
    CHECK(play.gold(0) == 2);
}
