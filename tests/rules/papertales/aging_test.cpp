// SPDX-License-Identifier: MIT
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/rules/turn.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

namespace {

/// Returns the table just before aging. If a Unit can be saved, seat 0 is asked.
Play beforeAging(std::string_view kingdom) {
    Play play = Play(3, Step::Construct).kingdom(0, kingdom).gold(0, 0);
    return play.move(0, "pass").othersCommit(0);
}

} // namespace

TEST_CASE("PT-72 Units with Age tokens die before the others grow older") {
    CHECK(agingPoints("F: Palm Reader[1], Knight[2]") == 3);
    CHECK(aged("F: Palm Reader[1], Knight[2]") == "F:; B:");
    CHECK(agingPoints("F: Palm Reader, Knight[2]") == 2);
    CHECK(aged("F: Palm Reader, Knight[2]") == "F: Palm Reader[1]; B:");
}

TEST_CASE("PT-73 a Unit with an Age token dies, unless an ability delays or prevents it") {
    CHECK(aged("F: Knight, Farmer[1]; B: Miner[3]") == "F: Knight[1]; B:");
    CHECK(aged("F: Salamander[1], Relic of Wisdom[5]") == "F: Salamander[2], Relic of Wisdom[6]; B:");
    CHECK(aged("F: Salamander[2]") == "F:; B:");
}

TEST_CASE("PT-74 survivors grow older") {
    CHECK(aged("F: Knight") == "F: Knight[1]; B:");
    CHECK(aged("F: Relic of Wisdom[1], Salamander[1]") == "F: Relic of Wisdom[2], Salamander[2]; B:");
    Play saved = beforeAging("F: Mystical Healer, Miner[1]").move(0, "save F2");
    CHECK(saved.units(0) == "F: Mystical Healer[1], Miner[2]; B:");
    Play twoTurns = Play(3).kingdom(0, "F: Knight").aging();
    CHECK(twoTurns.aging().units(0) == "F:; B:");
}

TEST_CASE("PT-75 each Healer may save one Unit with exactly one Age token") {
    const std::string five =
        "F: Mystical Healer, Mystical Healer, Knight[1]; B: Farmer[1], Miner[1]; Town L2";
    Play play = beforeAging(five).move(0, "save F3");
    CHECK(play.why(0, "save F3") == "PT-75");
    CHECK(play.move(0, "save B1").why(0, "save B2") == "PT-75");
    CHECK(play.move(0, "commit").units(0) ==
          "F: Mystical Healer[1], Mystical Healer[1], Knight[2]; B: Farmer[2]");
    Play none = beforeAging(five).move(0, "commit");
    CHECK(none.units(0) == "F: Mystical Healer[1], Mystical Healer[1]; B:");
    Play one = beforeAging("F: Mystical Healer, Knight[1]; B: Farmer[1]");
    kit::Facts nobody;
    one.only(0).state.add(zoneOf(ZoneKind::Choice, 0), {firstSpotToken + 1, 0}, nobody);
    CHECK(one.why(0, "save B1") == "PT-75"); // there are no more saves than Healers
    CHECK(beforeAging("F: Mystical Healer, Knight[2]").state.step() == Step::Aging);
    CHECK(beforeAging("F: Mystical Healer, Salamander[1]").state.step() == Step::Aging);
    CHECK(beforeAging("F: Knight[1]").state.step() == Step::Aging);
}

TEST_CASE("PT-76 abilities on death score") {
    CHECK(agingPoints("F: Palm Reader[1], Palm Reader[1]; B: Sculptor[1]") == 9);
    CHECK(agingPoints("F: Kraken, Palm Reader; B: Knight[2]") == 4);
    CHECK(agingPoints("F: Palm Reader, Demon[1]", 10) == -2);
    CHECK(agingGold("F: Monkey[3]") == 3);
}

TEST_CASE("PT-77 after aging the next turn begins, or the game ends") {
    Play play = Play(3).turn(3).aging();
    CHECK(play.state.number(Number::Turn) == 4);
    CHECK(play.state.step() == Step::Deal);
    CHECK(passesTo(0, 3, 4) == 2);
    Play last = Play(3).turn(4).aging();
    CHECK(last.state.step() == Step::Over);
}
