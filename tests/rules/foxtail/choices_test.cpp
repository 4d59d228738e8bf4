// SPDX-License-Identifier: MIT
#include "core/games/foxtail/rules/score.h"
#include "core/games/foxtail/rules/table_points.h"
#include "core/games/foxtail/table/geometry.h"
#include "core/games/foxtail/table/table.h"
#include "tests/rules/foxtail/scene_look.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

TEST_CASE("FT-18 only the player who brushes sees the links of a brush in progress") {
    Play play = Play::random(2, 8);
    for (int turn = 0; turn < 5; ++turn)
        play.drawTurn('A');
    play.move(0, "brush");
    play.move(1, "draw");
    const Scene before = Shown::scene(play.state, 1);
    CHECK(prompt(play, 0) == "seat 1, how should bit 2 join?");
    CHECK(step(play, 0) == "brush");
    play.move(0, "D");
    play.move(0, "C");
    CHECK(same(before, Shown::scene(play.state, 1)));
    CHECK(prompt(play, 0) == "seat 1, how should bit 4 join?");

    const Scene own = Shown::scene(play.view(0), 0);
    Tail brushed = play.tail(0);
    brushed[1].link = Link::UnderBottom;
    brushed[2].link = Link::OverBottom;
    const auto poses = tailPoses(brushed, false);
    const scene::Zone& tail = zoneNamed(own, "tail", 0);
    REQUIRE(tail.cards.size() == 5);
    for (std::size_t place = 0; place < 5; ++place) {
        CHECK(tail.cards[place].pose == poses[place]);
        CHECK(tail.cards[place].mark == static_cast<int>(brushed[place].link));
    }
    const scene::Choice& choice = choiceNamed(own, "Under, tops together");
    brushed[3].link = Link::UnderTop;
    CHECK(choice.ghost == tailPoses(brushed, false)[3]);
    CHECK(choice.ghostZone == zoneOf(ZoneKind::Bits, 0));
    CHECK(choice.joins == std::vector<int>{3 * 4 + 1}); // this join makes no set
    const int after = ownPoints(brushed).total();
    brushed[3].link = Link::OverTop;
    CHECK(choice.gain == after - ownPoints(brushed).total());

    play.move(0, "B");
    play.move(0, "B");
    CHECK(prompt(play, 0) == "seat 1, your tail is brushed. Keep it like this?");
    CHECK(step(play, 0) == "commit");
    const Scene commit = Shown::scene(play.view(0), 0);
    REQUIRE(commit.choices.size() == 1);
    CHECK(kit::english(commit.choices[0].label) == "Confirm this brush");
    CHECK(isGesture(commit.choices[0], scene::Pick::Kind::Button, 0, 0, "commit"));
    const int present = play.own(0);
    play.move(0, "commit");
    CHECK(same(before, Shown::scene(play.state, 1)) == false); // it is public that the choice is made
    CHECK(prompt(play, 0) == "Waiting for seat 2.");
    CHECK(detail(play, 0) == "All links are shown once the last one is in.");
    play.move(1, "A");
    CHECK(play.own(0) - present == commit.choices[0].gain);
    CHECK(prompt(play, 0) == "seat 1, draw a card.");
    CHECK(detail(play, 0) == "You brushed last turn, so you must draw.");
    CHECK(counterNamed(Shown::scene(play.state, 1), "mustDraw", 0).value == 1);
    CHECK(counterNamed(Shown::scene(play.state, 1), "mustDraw", 1).value == 0);
}

TEST_CASE("FT-28 FT-29 FT-35 a drawn bit has a choice for each link, and each choice says what it joins") {
    Play play = practice();
    drawWith(play, "BB"); // 1112 1121 1123
    play.move(0, "draw"); // 1132
    REQUIRE(play.own(0) == 4);
    const Scene scene = Shown::scene(play.view(0), 0);
    CHECK(kit::english(scene.prompt) == "seat 1, join the new bit to your tail.");
    CHECK(std::string(scene.step) == "place");
    CHECK(kit::english(scene.detail) ==
          "Over, bottoms together joins 2 to 3 for a chain and 3 more tail points.");
    REQUIRE(scene.choices.size() == 4);
    const scene::Choice& over = choiceNamed(scene, "Over, tops together");
    CHECK(over.move == "link over-top");
    CHECK(over.gain == -1);
    CHECK(kit::english(over.consequence) == "Joins 1 to 1, but loses this join and the previous one.");
    CHECK(kit::english(over.warning) == "Breaks the previous join and loses 1 point.");
    const scene::Choice& under = choiceNamed(scene, "Under, tops together");
    CHECK(under.gain == 1);
    CHECK(kit::english(under.consequence) == "Joins 1 to 1 for a match of 4 and 1 more tail point.");
    CHECK(under.warning.empty());
    const scene::Choice& bottom = choiceNamed(scene, "Over, bottoms together");
    CHECK(bottom.gain == 3);
    CHECK(kit::english(bottom.consequence) == "Joins 2 to 3 for a chain of 2 and 3 more tail points.");
    for (int spot = 0; spot < 4; ++spot) {
        const scene::Choice& choice = scene.choices[static_cast<std::size_t>(spot)];
        CHECK(isGesture(choice, scene::Pick::Kind::Spot, 0, spot, ""));
        CHECK(choice.hasGhost);
        CHECK(choice.ghost == nextPose(play.tail(0), allLinks[static_cast<std::size_t>(spot)]));
        CHECK(choice.ghostZone == zoneOf(ZoneKind::Bits, 0));
        const bool set = kit::english(choice.consequence).find(" for a ") != std::string::npos;
        CHECK(choice.joins ==
              (set ? std::vector<int>{2 * 4 + spot, 3 * 4 + spot} : std::vector<int>{3 * 4 + spot}));
        Play after = play;
        after.move(0, std::string(1, static_cast<char>('A' + spot)));
        CHECK(after.own(0) == 4 + choice.gain);
        CHECK(zoneNamed(Shown::scene(after.state, 0), "tail", 0).cards.back().pose == choice.ghost);
    }
}

TEST_CASE("FT-51 the choice that joins 1 to 3 says that it makes no set") {
    Play play(1, {1, 28, 3, 4, 5, 6, 7, 8, 9, 10, 0}); // 1112 3112
    play.move(0, "draw");
    play.move(0, "draw");
    const Scene scene = Shown::scene(play.view(0), 0);
    const scene::Choice& choice = choiceNamed(scene, "Over, tops together");
    CHECK(kit::english(choice.consequence) == "Joins 1 to 3, but makes no set.");
    CHECK(choice.gain == 0);
}

TEST_CASE("FT-20 only the owner of a drawn bit sees where its chosen link puts it") {
    Play play = Play::random(2, 4);
    play.drawTurn();
    play.move(0, "draw");
    play.move(1, "draw");
    const int face = play.state.cards(ZoneKind::Drawn, 0)[0].face;
    for (const kit::Seat viewer : {kit::spectator, kit::Seat{0}, kit::Seat{1}}) {
        const Scene scene = Shown::scene(play.state, viewer);
        REQUIRE(zoneNamed(scene, "drawn", 0).cards.size() == 1);
        CHECK(zoneNamed(scene, "drawn", 0).cards[0].face == face);
    }
    const Scene before = Shown::scene(play.state, 1);
    play.move(0, "C");
    const scene::Card own = zoneNamed(Shown::scene(play.state, 0), "drawn", 0).cards[0];
    CHECK(own.mark == static_cast<int>(Link::OverBottom));
    CHECK(own.pose == nextPose(play.tail(0), Link::OverBottom));
    CHECK(zoneNamed(Shown::scene(play.state, 1), "drawn", 0) == zoneNamed(before, "drawn", 0));
}

TEST_CASE("FT-34 FT-35 every choice of a link states its gain and warns of a lost join") {
    int warnings = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Play play = Play::random(1, seed);
        kit::Rng rng(seed);
        while (play.phase() < Phase::Vote) {
            play.move(0, "draw");
            if (play.phase() != Phase::Place)
                continue;
            const Link before = play.tail(0).back().link;
            for (const scene::Choice& choice : Shown::scene(play.state, 0).choices) {
                Play after = play;
                after.move(0, choice.move);
                CHECK(after.own(0) - play.own(0) == choice.gain);
                CHECK(choice.warning.empty() != spoils(before, after.tail(0).back().link));
                warnings += choice.warning.empty() ? 0 : 1;
            }
            play.move(0, std::string(1, static_cast<char>('A' + rng.below(4))));
        }
    }
    CHECK(warnings > 10);
}

TEST_CASE("FT-58 FT-59 the gain of a choice includes points for the longest chain and biggest match") {
    Play play(2, {1, 14, 2, 28, 3, 15, 4, 16, 5, 17, 6, 18, 7, 19, 8, 20, 9, 10, 11, 12, 0, 0});
    play.drawTurn(); // 1112 and 2111
    play.move(0, "draw");
    play.move(1, "draw"); // 1121 and 3112
    const Scene scene = Shown::scene(play.view(0), 0);
    // 1 joins 1: a match of two and a point for its kind, and nobody has a bigger match.
    CHECK(choiceNamed(scene, "Over, tops together").gain == 3);
    CHECK(kit::english(choiceNamed(scene, "Over, tops together").gainParts) == "+5: tail 3, biggest match 2");
    // 1 joins 2: a chain.
    CHECK(kit::english(choiceNamed(scene, "Over, bottoms together").gainParts) ==
          "+5: tail 3, longest chain 2");

    int told = 0;
    int taking = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Play game = Play::random(2, seed);
        while (game.phase() < Phase::Vote) {
            for (const kit::Seat seat : {kit::Seat{0}, kit::Seat{1}})
                if (game.pends(seat))
                    game.move(seat, "draw");
            if (game.phase() != Phase::Place)
                continue;
            const TablePoints before = tablePoints(game.state);
            for (const scene::Choice& choice : Shown::scene(game.view(0), 0).choices) {
                // The expected totals are those of the current table, without the other seat's drawn bit.
                Tail tail = game.tail(0);
                tail.push_back(
                    {charmsOf(game.state.cards(ZoneKind::Drawn, 0)[0].face), moveOf(choice.move).link});
                const TablePoints then = tablePoints(game.state, 0, tail);
                const std::string words = kit::english(choice.gainParts);
                CHECK((words.empty() ? choice.gain : std::stoi(words)) ==
                      then[0].total() - before[0].total());
                // The text must also say how many points the rival loses.
                const std::size_t rivals = words.find("rivals −");
                const int lost = before[1].total() - then[1].total();
                CHECK((rivals != std::string::npos) == (lost > 0));
                if (rivals != std::string::npos)
                    CHECK(std::stoi(words.substr(rivals + std::string("rivals −").size())) == lost);
                taking += lost > 0 ? 1 : 0;
                told += words.empty() ? 0 : 1;
            }
            for (const kit::Seat seat : {kit::Seat{0}, kit::Seat{1}})
                if (game.pends(seat))
                    game.move(seat, "B");
        }
    }
    CHECK(told > 10);
    CHECK(taking > 3);
}
