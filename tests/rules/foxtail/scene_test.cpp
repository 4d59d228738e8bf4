// SPDX-License-Identifier: MIT
#include "core/games/foxtail/files/files.h"
#include "core/games/foxtail/rules/score.h"
#include "core/games/foxtail/rules/table_points.h"
#include "core/games/foxtail/table/geometry.h"
#include "core/games/foxtail/table/table.h"
#include "tests/rules/foxtail/scene_look.h"
#include "tests/rules/foxtail/sentence_check.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

namespace {

/// Checks the viewer's scene of the current state.
void checkScene(const Play& play, kit::Seat viewer) {
    const Scene scene = Shown::scene(play.view(viewer), viewer);
    CHECK(same(scene, Shown::scene(play.state, viewer)));
    CHECK(!checkedSentence(scene.prompt).empty());
    if (!scene.detail.empty())
        checkedSentence(scene.detail);
    for (const scene::Zone& zone : scene.zones) {
        const kit::Visibility sees = State::visibility(zone.zone, viewer);
        CHECK(zone.known == (sees != kit::Visibility::Nothing));
        CHECK(zone.count == (zone.known ? static_cast<int>(play.state.size(zone.zone)) : 0));
        CHECK(zone.cards.size() == (sees >= kit::Visibility::Back ? play.state.size(zone.zone) : 0));
        for (const scene::Card& card : zone.cards) {
            CHECK((card.face != 0) == (sees == kit::Visibility::Face));
            checkedSentence(card.name);
        }
    }
    for (const scene::Counter& counter : scene.counters)
        checkedSentence(counter.text);
    for (const scene::PadLine& line : scene.pad)
        checkedSentence(line.label);
    std::string moves;
    for (const scene::Choice& choice : scene.choices) {
        moves += (moves.empty() ? "" : ", ") + choice.move;
        checkedSentence(choice.label);
        checkedSentence(choice.consequence);
        if (!choice.warning.empty())
            checkedSentence(choice.warning);
        CHECK(choice.gesture.size() == 1);
    }
    CHECK(moves == (viewer >= 0 ? play.legal(viewer) : ""));
}

/// The seats that a sentence names.
kit::SeatSet seatsIn(const kit::Text& text) {
    kit::SeatSet seats;
    for (const kit::TextArgument& argument : text.arguments)
        if (argument.kind == kit::TextArgument::Kind::SeatName)
            seats.insert(static_cast<kit::Seat>(argument.value));
    return seats;
}

} // namespace

TEST_CASE("FT-13 FT-17 FT-18 FT-62 scenes of random games are valid and show no secret") {
    for (int seats = 1; seats <= 4; ++seats) {
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            CAPTURE(seats);
            CAPTURE(seed);
            Play play = Play::random(seats, seed);
            kit::Rng rng(seed);
            while (Rules::pending(play.state).kind == contract::Pending::Kind::Seats) {
                const kit::SeatSet pending = Rules::pending(play.state).seats;
                for (kit::Seat viewer = kit::spectator; viewer < seats; ++viewer) {
                    checkScene(play, viewer);
                    const Scene scene = Shown::scene(play.view(viewer), viewer);
                    kit::SeatSet awaited;
                    awaited.insert(viewer >= 0 ? viewer : kit::Seat{0});
                    CHECK(seatsIn(scene.prompt) == (pending.contains(viewer) ? awaited : pending));
                    CHECK(std::string(scene.step).empty() == !pending.contains(viewer));
                }
                kit::Seat seat = pending.first();
                for (int skip = rng.below(4); skip > 0; --skip)
                    for (kit::Seat next = 0; next < seats; ++next)
                        if (pending.contains(next) && next > seat && rng.below(2) == 0)
                            seat = next;
                MoveList moves;
                Rules::candidates(play.state, seat, moves);
                MoveList legal;
                for (const Move& move : moves)
                    if (!Rules::whyNot(play.state, seat, move))
                        legal.push_back(move);
                play.move(seat, Files::moveText(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
            }
            for (kit::Seat viewer = kit::spectator; viewer < seats; ++viewer) {
                checkScene(play, viewer);
                CHECK(step(play, viewer) == "");
            }
        }
    }
}

TEST_CASE("FT-17 FT-18 FT-62 a scene says when its viewer chooses something secret") {
    const auto secret = [](const Play& play, kit::Seat viewer) {
        return Shown::scene(play.view(viewer), viewer).secret;
    };
    Play play(2, deckWithTips(2, {4, 5}));
    CHECK(!secret(play, 0)); // FT-44: without a link to brush, the seat must draw
    play.drawTurn();
    CHECK(!secret(play, 0)); // a single bit has no link, so the seat must draw
    play.drawTurn();
    CHECK(secret(play, 0));
    CHECK(!secret(play, kit::spectator));
    play.move(0, "brush");
    CHECK(!secret(play, 0)); // the seat has chosen
    play.move(1, "draw");
    CHECK(secret(play, 0)); // the links of the brush are secret
    play.move(0, "A");
    CHECK(secret(play, 0)); // the commit is secret, too
    play.move(0, "commit");
    CHECK(!secret(play, 0));
    CHECK(!secret(play, 1)); // everyone sees at once where seat 1 places its bit
    play.move(1, "B");
    CHECK(!secret(play, 0)); // FT-45: the seat has brushed and must draw
    CHECK(secret(play, 1));
    Play voting(3, deckWithTips(3, {6, 7, 8}));
    voting.drawToTheEnd();
    REQUIRE(voting.phase() == Phase::Vote);
    CHECK(secret(voting, 0));
    CHECK(!secret(voting, kit::spectator));
}

TEST_CASE("FT-13 the scene has the zones and counters of a new game") {
    const Play play = Play::random(3, 5);
    const Scene scene = Shown::scene(play.view(1), 1);
    CHECK(scene.zones.size() == 2 + 3 * 6);
    CHECK(zoneNamed(scene, "deck", kit::spectator).count == 33);
    CHECK(zoneNamed(scene, "aside", kit::spectator).count == 10);
    CHECK(zoneNamed(scene, "deck", kit::spectator).cards.empty());
    for (const char* kind : {"tail", "drawn", "choice", "links", "vote", "ballot"})
        for (kit::Seat seat = 0; seat < 3; ++seat)
            CHECK(zoneNamed(scene, kind, seat).known == (std::string(kind) != "links" || seat == 1));
    CHECK(counterNamed(scene, "turn").value == 1);
    CHECK(counterNamed(scene, "deckLeft").value == 33);
    CHECK(counterNamed(scene, "tipsLeft").value == 3);
    CHECK(kit::english(counterNamed(scene, "deckLeft").text) == "33 cards left");
}

TEST_CASE("FT-11 nobody is asked while the deck is shuffled") {
    const Play play(2);
    CHECK(prompt(play, 0) == "The deck is being shuffled.");
    CHECK(step(play, 0).empty());
    CHECK(Shown::scene(play.view(0), 0).choices.empty());
}

TEST_CASE("FT-16 FT-17 the prompt says who must choose and what") {
    Play play = Play::random(2, 3);
    CHECK(prompt(play, 0) == "seat 1, draw a card.");
    CHECK(detail(play, 0) == "There’s no tip among the next 16 cards.");
    CHECK(prompt(play, kit::spectator) == "Waiting for seat 1 and seat 2.");
    play.move(0, "draw");
    CHECK(prompt(play, 0) == "Waiting for seat 2.");
    CHECK(detail(play, 0) == "All choices are shown once the last one is in.");
    CHECK(prompt(play, 1) == "seat 2, draw a card.");
    CHECK(counterNamed(Shown::scene(play.view(1), 1), "done", 0).value == 1);
    CHECK(counterNamed(Shown::scene(play.view(1), 1), "pending", 0).value == 0);
    CHECK(counterNamed(Shown::scene(play.view(1), 1), "pending", 1).value == 1);
    play.move(1, "draw");
    play.drawTurn();
    REQUIRE(play.turn() == 3);
    CHECK(prompt(play, 0) == "seat 1, draw a card or brush your tail.");
    CHECK(step(play, 0) == "draw");
    const Scene scene = Shown::scene(play.view(0), 0);
    CHECK(isGesture(choiceNamed(scene, "Draw"), scene::Pick::Kind::Zone, deckZone, 0, ""));
    CHECK(isGesture(choiceNamed(scene, "Brush"), scene::Pick::Kind::Button, 0, 0, "brush"));
}

TEST_CASE("FT-17 the scenes of others do not depend on a sealed choice") {
    Play drawing = Play::random(3, 3);
    drawing.drawTurn();
    drawing.drawTurn();
    Play brushing = drawing;
    drawing.move(0, "draw");
    brushing.move(0, "brush");
    for (const kit::Seat viewer : {kit::spectator, kit::Seat{1}, kit::Seat{2}})
        CHECK(same(Shown::scene(drawing.state, viewer), Shown::scene(brushing.state, viewer)));
    CHECK(!same(Shown::scene(drawing.state, 0), Shown::scene(brushing.state, 0)));
}

TEST_CASE("FT-61 FT-64 the scene shows who finished first, the vote and the winner") {
    Play play(3, testing::deckWithTips(3, {0, 4, 8}));
    while (play.turn() < 9)
        play.drawTurn('A');
    CHECK(detail(play, 0) == "Tips among the 9 cards left: 3.");
    play.drawTurn('A');
    Scene scene = Shown::scene(play.state, 1);
    CHECK(counterNamed(scene, "finished", 0).value == 9);
    CHECK(counterNamed(scene, "finished", 1).value == 0);
    CHECK(counterNamed(scene, "tipsLeft").value == 2);
    CHECK(counterNamed(scene, "done", 0).value == 0); // the seat has finished and is no longer asked
    CHECK(counterNamed(scene, "pending", 0).value == 0);
    CHECK(padOf(play, 0).find("First to finish 2") != std::string::npos);
    CHECK(padOf(play, 1).find("First to finish 0") != std::string::npos);
    CHECK(prompt(play, 0) == "Waiting for seat 2 and seat 3.");
    const scene::Zone& tail = zoneNamed(scene, "tail", 0);
    CHECK(tail.cards.back().pose == tipPose(play.tail(0)));
    CHECK(kit::english(tail.cards.back().name) == "Tail tip after 8 bits.");
    play.drawToTheEnd('A');
    REQUIRE(play.phase() == Phase::Vote);
    CHECK(prompt(play, 1) == "seat 2, whose tail is the prettiest?");
    CHECK(step(play, 1) == "vote");
    scene = Shown::scene(play.state, 1);
    REQUIRE(scene.choices.size() == 2);
    CHECK(kit::english(scene.choices[1].label) == "A point for seat 3");
    CHECK(isGesture(scene.choices[1], scene::Pick::Kind::Seat, 0, 2, ""));
    for (const scene::PadLine& line : scene.pad)
        CHECK(line.settled);
    play.move(1, "vote 0");
    CHECK(prompt(play, 1) == "Waiting for seat 1 and seat 3.");
    CHECK(kit::english(zoneNamed(Shown::scene(play.state, 0), "vote", 1).cards[0].name) ==
          "A sealed choice.");
    play.move(0, "vote 1");
    play.move(2, "vote 0");
    CHECK(step(play, kit::spectator) == "");
    const contract::Result result = Rules::result(play.state);
    const std::string told = prompt(play, 2);
    for (const kit::Seat winner : result.winners)
        CHECK(told.find("seat " + std::to_string(winner + 1)) != std::string::npos);
    const int most = *std::max_element(result.totals.begin(), result.totals.end());
    CHECK(told.find("with " + std::to_string(most) + " points.") != std::string::npos);
    CHECK(padOf(play, 0).find("Total " + std::to_string(result.totals[0])) != std::string::npos);
    CHECK(padOf(play, 0).find("Prettiest tail 2") != std::string::npos);
}

TEST_CASE("FT-66 practice ends with the points of the best links") {
    Play play = practice();
    play.drawToTheEnd('A');
    CHECK(prompt(play, 0) ==
          "seat 1 finishes the practice game with " + std::to_string(play.own(0)) + " points.");
    CHECK(detail(play, 0).find("The best links for these bits score ") == 0);
    CHECK(padOf(play, 0).find("Longest") == std::string::npos);
}
