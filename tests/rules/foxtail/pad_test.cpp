// SPDX-License-Identifier: MIT
#include "core/games/foxtail/rules/score.h"
#include "core/games/foxtail/rules/table_points.h"
#include "core/games/foxtail/table/table.h"
#include "tests/rules/foxtail/scene_look.h"

#include <doctest/doctest.h>

#include <string>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

TEST_CASE("FT-54 running score pads compare the tails") {
    Play play(2, {1, 14, 2, 28, 3, 15, 4, 16, 5, 17, 6, 18, 7, 19, 8, 20, 9, 10, 11, 12, 0, 0});
    CHECK(padOf(play, 0) == "Charm sets 0; Variety, 0 of 4 charms 0; Longest chain: nobody has one 0; "
                            "Biggest match: nobody has one 0; Would score now 0");
    const auto turn = [&](const char* first, const char* second) {
        play.move(0, "draw");
        play.move(1, "draw");
        if (play.phase() == Phase::Place) {
            play.move(0, first);
            play.move(1, second);
        }
    };
    turn("", "");
    turn("A", "A"); // 1112 1121: match of 2; 2111 3112: chain of 2
    CHECK(padOf(play, 0) ==
          "Charm sets 2; Variety, 1 of 4 charms 1; Longest chain, 0: seat 2 leads with 2 0; "
          "Biggest match, 2 2; Would score now 5");
    CHECK(padOf(play, 1) == "Charm sets 2; Variety, 1 of 4 charms 1; Longest chain, 2 2; "
                            "Biggest match, 0: seat 1 leads with 2 0; Would score now 5");
    turn("C", "A"); // 1121 1123: match; 3112 2113: chain of 3
    CHECK(padOf(play, 1) == "Charm sets 3; Variety, 1 of 4 charms 1; Longest chain, 3 2; "
                            "Biggest match, 0: seat 1 leads with 2 0; Would score now 6");
    turn("D", "B"); // 1123 1132: chain of 2; 2113 2122: chain of 2
    CHECK(padOf(play, 0).find("Longest chain, 2: seat 2 leads with 3 0") != std::string::npos);
    const Scene scene = Shown::scene(play.state, kit::spectator);
    for (const scene::PadLine& line : scene.pad) {
        const std::string label = kit::english(line.label);
        const bool comparison = label.find("Longest") == 0 || label.find("Biggest") == 0;
        CHECK(line.settled == !comparison);
    }
    for (kit::Seat seat = 0; seat < 2; ++seat) {
        CHECK(counterNamed(scene, "own", seat).value == play.own(seat));
        CHECK(counterNamed(scene, "score", seat).value ==
              tablePoints(play.state)[static_cast<std::size_t>(seat)].total());
        CHECK(counterNamed(scene, "bits", seat).value == 4);
    }
}

TEST_CASE("FT-58 tied comparisons name the other, or how many share them") {
    // Everybody with two bits and a match of two: 1112 1121 and the like.
    Play two(2, {1, 5, 2, 6, 3, 7, 4, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 0, 0});
    two.drawTurn();
    two.drawTurn('A');
    CHECK(padOf(two, 0).find("Biggest match, 2, tied with seat 2 2") != std::string::npos);
    CHECK(padOf(two, 1).find("Biggest match, 2, tied with seat 1 2") != std::string::npos);
    Play three(3, testing::deckWithTips(3, {6, 7, 8})); // 1112 1132, 1121 1211, 1123 1213
    three.drawTurn();
    three.drawTurn('A');
    CHECK(padOf(three, 0).find("Biggest match, 2, shared by 3 2") != std::string::npos);
}
