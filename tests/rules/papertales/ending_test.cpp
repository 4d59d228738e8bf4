// SPDX-License-Identifier: MIT
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/files/files.h"
#include "core/games/papertales/rules/turn.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

#include "core/games/papertales/rules/score.h"

#include <nlohmann/json.hpp>

TEST_CASE("PT-119 the game ends with the aging of turn 4") {
    Play play = Play(3).turn(4).kingdom(0, "F: Sculptor[1], Relic of Wisdom[3]").aging();
    CHECK(play.state.step() == Step::Over);
    CHECK(Rules::pending(play.state).kind == contract::Pending::Kind::Over);
    CHECK(play.points(0) == 3);
    CHECK(play.units(0) == "F: Relic of Wisdom[4]; B:");
    CHECK(play.why(0, "pass") == "PT-119");
}

TEST_CASE("PT-120 final scoring adds the points of Buildings and of Relic of Wisdom") {
    const auto total = [](int points, std::string_view kingdom, int gold) {
        return Rules::result(Play(3, Step::Over).points(0, points).kingdom(0, kingdom).gold(0, gold).state)
            .totals[0];
    };
    CHECK(total(20, "F: Relic of Wisdom[4]; Town L2, Mine L1, Temple L1", 3) == 33);
    CHECK(total(15, "", 9) == 15);
    CHECK(total(0, "Town L2, Mine L2, Temple L2, Barracks L2", 0) == 12);
    const auto json = Files::resultJson(
        Play(3, Step::Over).points(0, 20).kingdom(0, "F: Relic of Wisdom[4]; Town L2").state);
    CHECK(json["seats"][0].dump() == R"({"lp":20,"buildings":3,"relic":8,"total":31,"gold":3,"place":1})");
}

TEST_CASE("PT-121 most points win") {
    Play play = Play(3, Step::Over).points(0, 33).points(1, 31).points(2, 28).gold(0, 0).gold(1, 9);
    CHECK(Rules::result(play.state).winners == std::vector<kit::Seat>{0});
}

TEST_CASE("PT-122 the most Gold breaks a tie, and an equal tie is shared") {
    Play play =
        Play(3, Step::Over).points(0, 30).gold(0, 2).points(1, 30).gold(1, 4).points(2, 28).gold(2, 9);
    CHECK(Rules::result(play.state).winners == std::vector<kit::Seat>{1});
    CHECK(placeOf(play.state, 0) == 2);
    CHECK(placeOf(play.state, 2) == 3);
    play.gold(0, 4);
    CHECK(Rules::result(play.state).winners == std::vector<kit::Seat>{0, 1});
    CHECK(placeOf(play.state, 2) == 3);
    // The Gold that Monkey gives in the last aging counts.
    Play monkey = Play(2).turn(4).kingdom(0, "F: Monkey[1]").gold(0, 3).gold(1, 3).aging();
    CHECK(Rules::result(monkey.state).winners == std::vector<kit::Seat>{0});
}
