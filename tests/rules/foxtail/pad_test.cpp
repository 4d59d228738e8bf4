// SPDX-License-Identifier: MIT
#include "core/games/foxtail/rules/score.h"
#include "core/games/foxtail/rules/table_points.h"
#include "core/games/foxtail/table/table.h"
#include "tests/rules/foxtail/scene_look.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

TEST_CASE("FT-54 score pads compare the tails during the game") {
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

TEST_CASE("FT-58 a tied comparison names the other player or says how many players share it") {
    // Both tails are two bits with a match of two, such as 1112 1121.
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

namespace {

/// The spots of a set's charms on the table. FT-5 gives the corner of each kind.
std::vector<int> spotsOf(const CharmSet& set) {
    std::vector<int> spots;
    for (int charm = 0; charm < set.length; ++charm)
        spots.push_back((set.first + charm) * 4 + static_cast<int>(set.kind));
    return spots;
}

const scene::PadLine& lineNamed(const Scene& scene, kit::Seat seat, std::string_view start) {
    const auto found = std::find_if(scene.pad.begin(), scene.pad.end(), [&](const scene::PadLine& line) {
        return line.seat == seat && kit::english(line.label).starts_with(start);
    });
    REQUIRE(found != scene.pad.end());
    return *found;
}

} // namespace

TEST_CASE("FT-52 FT-54 the lines of a pad highlight the charms of the sets that they count") {
    Play play(2, {1, 14, 2, 28, 3, 15, 4, 16, 5, 17, 6, 18, 7, 19, 8, 20, 9, 10, 11, 12, 0, 0});
    play.drawTurn();
    play.drawTurn('A'); // 1112 1121: match 1-1; 2111 3112: chain 2-3
    const Scene scene = Shown::scene(play.state, kit::spectator);
    const auto& match = lineNamed(scene, 0, "Charm sets").groups;
    REQUIRE(match.size() == 1);
    CHECK(kit::english(match[0].label) == "match 1-1 +2");
    CHECK(match[0].spots == std::vector<int>{0, 4});
    CHECK(match[0].zone == zoneOf(ZoneKind::Bits, 0));
    CHECK(kit::english(lineNamed(scene, 1, "Charm sets").groups.at(0).label) == "chain 2-3 +2");
    CHECK(lineNamed(scene, 0, "Biggest match").groups.at(0).spots == std::vector<int>{0, 4});
    CHECK(lineNamed(scene, 0, "Longest chain").groups.empty());

    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Play game = Play::random(3, seed);
        kit::Rng rng(seed);
        game.drawToTheEnd(static_cast<char>('A' + rng.below(4)));
        const Scene shown = Shown::scene(game.state, kit::spectator);
        for (kit::Seat seat = 0; seat < 3; ++seat) {
            const CharmSets sets = charmSets(game.tail(seat));
            const scene::PadLine& line = lineNamed(shown, seat, "Charm sets");
            REQUIRE(line.groups.size() == sets.size());
            int charms = 0;
            for (std::size_t i = 0; i < sets.size(); ++i) {
                CHECK(line.groups[i].spots == spotsOf(sets[i]));
                charms += sets[i].length;
            }
            CHECK(line.points == charms); // FT-55, FT-56: a point for each charm of each set
        }
    }
}

TEST_CASE("FT-18 the pad of a brush in progress counts the new links, and only its owner sees it") {
    Play play = Play::random(2, 8);
    for (int turn = 0; turn < 5; ++turn)
        play.drawTurn('A');
    play.move(0, "brush");
    play.move(1, "draw");
    const Scene before = Shown::scene(play.state, 1);
    play.move(0, "D");
    Tail brushed = play.tail(0);
    brushed[1].link = Link::UnderBottom;
    const scene::PadLine own = lineNamed(Shown::scene(play.view(0), 0), 0, "Charm sets");
    CHECK(own.points == ownPoints(brushed).match + ownPoints(brushed).chain);
    CHECK(own.groups.size() == charmSets(brushed).size());
    CHECK(same(before, Shown::scene(play.state, 1)));
}
