// SPDX-License-Identifier: MIT
#include "core/games/foxtail/geometry.h"
#include "core/games/foxtail/rules.h"
#include "core/games/foxtail/score.h"
#include "core/games/foxtail/table_points.h"
#include "core/scene/scene.h"
#include "tests/rules/foxtail/playing.h"
#include "tests/rules/foxtail/sentence_check.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace taletop;
using namespace taletop::foxtail;
using foxtail::testing::Play;
using scene::Scene;

namespace {

const scene::Zone& zoneNamed(const Scene& scene, const std::string& kind, kit::Seat owner) {
    const auto found = std::find_if(scene.zones.begin(), scene.zones.end(), [&](const scene::Zone& zone) {
        return zone.kind == kind && zone.owner == owner;
    });
    REQUIRE(found != scene.zones.end());
    return *found;
}

const scene::Counter& counterNamed(const Scene& scene, const std::string& key,
                                   kit::Seat seat = kit::spectator) {
    const auto found =
        std::find_if(scene.counters.begin(), scene.counters.end(), [&](const scene::Counter& counter) {
            return counter.key == key && counter.seat == seat;
        });
    REQUIRE(found != scene.counters.end());
    return *found;
}

const scene::Choice& choiceNamed(const Scene& scene, const std::string& label) {
    const auto found =
        std::find_if(scene.choices.begin(), scene.choices.end(),
                     [&](const scene::Choice& choice) { return kit::english(choice.label) == label; });
    REQUIRE(found != scene.choices.end());
    return *found;
}

std::string prompt(const Play& play, kit::Seat viewer) {
    return kit::english(Rules::scene(play.view(viewer), viewer).prompt);
}
std::string detail(const Play& play, kit::Seat viewer) {
    return kit::english(Rules::scene(play.view(viewer), viewer).detail);
}
std::string step(const Play& play, kit::Seat viewer) { return Rules::scene(play.view(viewer), viewer).step; }

/// "Charm sets 11; Variety, 3 of 4 charms 3; ..."
std::string padOf(const Play& play, kit::Seat seat) {
    std::string text;
    for (const scene::PadLine& line : Rules::scene(play.view(kit::spectator), kit::spectator).pad)
        if (line.seat == seat)
            text += (text.empty() ? "" : "; ") + kit::english(line.label) + ' ' + std::to_string(line.points);
    return text;
}

/// Alone, with the bits 1112, 1121, 1123, 1132, 1211, ... in this order.
Play practice() { return Play(1, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0}); }

void drawWith(Play& play, const std::string& letters) {
    if (play.tail(0).empty())
        play.move(0, "draw");
    for (const char letter : letters) {
        play.move(0, "draw");
        play.move(0, std::string(1, letter));
    }
}

bool same(const Scene& a, const Scene& b) {
    return a.zones == b.zones && a.counters == b.counters && a.pad == b.pad && a.choices == b.choices &&
           a.prompt == b.prompt && a.detail == b.detail && std::string(a.step) == b.step;
}

/// All that must hold for every scene of every viewer.
void checkScene(const Play& play, kit::Seat viewer) {
    const Scene scene = Rules::scene(play.view(viewer), viewer);
    CHECK(same(scene, Rules::scene(play.state, viewer)));
    CHECK(!checkedSentence(scene.prompt).empty());
    if (!scene.detail.empty())
        checkedSentence(scene.detail);
    for (const scene::Zone& zone : scene.zones) {
        const kit::Visibility sees = Rules::visibility(zone.zone, viewer);
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

TEST_CASE("FT-13 FT-17 FT-18 FT-62 scenes of random games are sound and tell no secret") {
    for (int seats = 1; seats <= 4; ++seats) {
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            CAPTURE(seats);
            CAPTURE(seed);
            Play play = Play::random(seats, seed);
            kit::Rng rng(seed);
            while (Rules::pending(play.state).kind == ruleset::Pending::Kind::Seats) {
                const kit::SeatSet pending = Rules::pending(play.state).seats;
                for (kit::Seat viewer = kit::spectator; viewer < seats; ++viewer) {
                    checkScene(play, viewer);
                    const Scene scene = Rules::scene(play.view(viewer), viewer);
                    kit::SeatSet awaited;
                    awaited.insert(viewer >= 0 ? viewer : kit::Seat{0});
                    CHECK(seatsIn(scene.prompt) == (pending.contains(viewer) ? awaited : pending));
                    CHECK(std::string(scene.step).empty() == !pending.contains(viewer));
                }
                kit::Seat seat = pending.first();
                for (std::uint32_t skip = rng.below(4); skip > 0; --skip)
                    for (kit::Seat next = 0; next < seats; ++next)
                        if (pending.contains(next) && next > seat && rng.below(2) == 0)
                            seat = next;
                foxtail::MoveList moves;
                Rules::candidates(play.state, seat, moves);
                foxtail::MoveList legal;
                for (const Move& move : moves)
                    if (!Rules::whyNot(play.state, seat, move))
                        legal.push_back(move);
                play.move(seat, Rules::moveText(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
            }
            for (kit::Seat viewer = kit::spectator; viewer < seats; ++viewer) {
                checkScene(play, viewer);
                CHECK(step(play, viewer) == "over");
            }
        }
    }
}

TEST_CASE("FT-13 zones of the table") {
    const Play play = Play::random(3, 5);
    const Scene scene = Rules::scene(play.view(1), 1);
    CHECK(scene.zones.size() == 2 + 3 * seatZoneCount);
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

TEST_CASE("FT-11 while the deck is shuffled nobody is asked") {
    const Play play(2);
    CHECK(prompt(play, 0) == "The deck is being shuffled.");
    CHECK(step(play, 0).empty());
    CHECK(Rules::scene(play.view(0), 0).choices.empty());
}

TEST_CASE("FT-16 FT-17 the prompt of a turn") {
    Play play = Play::random(2, 3);
    CHECK(prompt(play, 0) == "seat 1, draw a card.");
    CHECK(detail(play, 0) == "No tip is among the next 16 cards.");
    CHECK(prompt(play, kit::spectator) == "Waiting for seat 1 and seat 2.");
    play.move(0, "draw");
    CHECK(prompt(play, 0) == "Waiting for seat 2.");
    CHECK(detail(play, 0) == "The choices are shown when the last one is in.");
    CHECK(prompt(play, 1) == "seat 2, draw a card.");
    CHECK(counterNamed(Rules::scene(play.view(1), 1), "done", 0).value == 1);
    CHECK(counterNamed(Rules::scene(play.view(1), 1), "pending", 0).value == 0);
    CHECK(counterNamed(Rules::scene(play.view(1), 1), "pending", 1).value == 1);
    play.move(1, "draw");
    play.drawTurn();
    REQUIRE(play.turn() == 3);
    CHECK(prompt(play, 0) == "seat 1, draw a card or brush your tail.");
    CHECK(step(play, 0) == "draw");
    const Scene scene = Rules::scene(play.view(0), 0);
    CHECK(choiceNamed(scene, "Draw").gesture ==
          std::vector<scene::Pick>{{.kind = scene::Pick::Kind::Zone, .zone = deckZone}});
    REQUIRE(choiceNamed(scene, "Brush").gesture.size() == 1);
    CHECK(choiceNamed(scene, "Brush").gesture[0].kind == scene::Pick::Kind::Button);
    CHECK(std::string(choiceNamed(scene, "Brush").gesture[0].key) == "brush");
}

TEST_CASE("FT-17 a sealed choice changes nothing that others see") {
    Play drawing = Play::random(3, 3);
    drawing.drawTurn();
    drawing.drawTurn();
    Play brushing = drawing;
    drawing.move(0, "draw");
    brushing.move(0, "brush");
    for (const kit::Seat viewer : {kit::spectator, kit::Seat{1}, kit::Seat{2}})
        CHECK(same(Rules::scene(drawing.state, viewer), Rules::scene(brushing.state, viewer)));
    CHECK(!same(Rules::scene(drawing.state, 0), Rules::scene(brushing.state, 0)));
}

TEST_CASE("FT-18 the links of a brush in progress are the owner's alone") {
    Play play = Play::random(2, 8);
    for (int turn = 0; turn < 5; ++turn)
        play.drawTurn('A');
    play.move(0, "brush");
    play.move(1, "draw");
    const Scene before = Rules::scene(play.state, 1);
    CHECK(prompt(play, 0) == "seat 1, how shall bit 2 lie?");
    CHECK(step(play, 0) == "brush");
    play.move(0, "D");
    play.move(0, "C");
    CHECK(same(before, Rules::scene(play.state, 1)));
    CHECK(prompt(play, 0) == "seat 1, how shall bit 4 lie?");

    const Scene own = Rules::scene(play.view(0), 0);
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
    CHECK(choice.ghostZone == zoneOf(SeatZone::Bits, 0));
    CHECK(choice.joins == std::vector<int>{2 * 4 + 1, 3 * 4 + 1});
    const int after = ownPoints(brushed).total();
    brushed[3].link = Link::OverTop;
    CHECK(choice.gain == after - ownPoints(brushed).total());

    play.move(0, "B");
    play.move(0, "B");
    CHECK(prompt(play, 0) == "seat 1, your tail is brushed: keep it?");
    CHECK(step(play, 0) == "commit");
    const Scene commit = Rules::scene(play.view(0), 0);
    REQUIRE(commit.choices.size() == 1);
    CHECK(kit::english(commit.choices[0].label) == "Keep this brush");
    CHECK(std::string(commit.choices[0].gesture[0].key) == "commit");
    const int present = play.own(0);
    play.move(0, "commit");
    CHECK(same(before, Rules::scene(play.state, 1)) == false); // that it is done is public
    CHECK(prompt(play, 0) == "Waiting for seat 2.");
    CHECK(detail(play, 0) == "The links are shown when the last one is in.");
    play.move(1, "A");
    CHECK(play.own(0) - present == commit.choices[0].gain);
    CHECK(prompt(play, 0) == "seat 1, draw a card.");
    CHECK(detail(play, 0) == "You brushed last turn, so you must draw. FT-45");
    CHECK(counterNamed(Rules::scene(play.state, 1), "mustDraw", 0).value == 1);
    CHECK(counterNamed(Rules::scene(play.state, 1), "mustDraw", 1).value == 0);
}

TEST_CASE("FT-28 FT-29 FT-35 choices for a drawn bit") {
    Play play = practice();
    drawWith(play, "BB"); // 1112 1121 1123
    play.move(0, "draw"); // 1132
    REQUIRE(play.own(0) == 4);
    const Scene scene = Rules::scene(play.view(0), 0);
    CHECK(kit::english(scene.prompt) == "seat 1, join the new bit to your tail.");
    CHECK(std::string(scene.step) == "place");
    CHECK(kit::english(scene.detail) == "Over, bottoms together joins 2 to 3, a chain: 3 points more.");
    REQUIRE(scene.choices.size() == 4);
    const scene::Choice& over = choiceNamed(scene, "Over, tops together");
    CHECK(over.move == "link over-top");
    CHECK(over.gain == -1);
    CHECK(kit::english(over.consequence) == "Joins 1 to 1, but this join and the one before are lost.");
    CHECK(kit::english(over.warning) == "Takes the join before away: 1 point less.");
    const scene::Choice& under = choiceNamed(scene, "Under, tops together");
    CHECK(under.gain == 1);
    CHECK(kit::english(under.consequence) == "Joins 1 to 1: a match of 4, 1 point more.");
    CHECK(under.warning.empty());
    const scene::Choice& bottom = choiceNamed(scene, "Over, bottoms together");
    CHECK(bottom.gain == 3);
    CHECK(kit::english(bottom.consequence) == "Joins 2 to 3: a chain of 2, 3 points more.");
    for (int spot = 0; spot < 4; ++spot) {
        const scene::Choice& choice = scene.choices[static_cast<std::size_t>(spot)];
        CHECK(choice.gesture == std::vector<scene::Pick>{{.kind = scene::Pick::Kind::Spot, .index = spot}});
        CHECK(choice.hasGhost);
        CHECK(choice.ghost == nextPose(play.tail(0), allLinks[static_cast<std::size_t>(spot)]));
        CHECK(choice.ghostZone == zoneOf(SeatZone::Bits, 0));
        CHECK(choice.joins == std::vector<int>{2 * 4 + spot, 3 * 4 + spot});
        Play after = play;
        after.move(0, std::string(1, static_cast<char>('A' + spot)));
        CHECK(after.own(0) == 4 + choice.gain);
        CHECK(zoneNamed(Rules::scene(after.state, 0), "tail", 0).cards.back().pose == choice.ghost);
    }
}

TEST_CASE("FT-51 one and three: the choice says so") {
    Play play(1, {1, 28, 3, 4, 5, 6, 7, 8, 9, 10, 0}); // 1112 3112
    play.move(0, "draw");
    play.move(0, "draw");
    const Scene scene = Rules::scene(play.view(0), 0);
    const scene::Choice& choice = choiceNamed(scene, "Over, tops together");
    CHECK(kit::english(choice.consequence) == "Joins 1 to 3: no set.");
    CHECK(choice.gain == 0);
}

TEST_CASE("FT-20 a drawn bit with its link chosen lies where its owner sees it") {
    Play play = Play::random(2, 4);
    play.drawTurn();
    play.move(0, "draw");
    play.move(1, "draw");
    const int face = play.state.cards(zoneOf(SeatZone::Drawn, 0))[0].face;
    for (const kit::Seat viewer : {kit::spectator, kit::Seat{0}, kit::Seat{1}}) {
        const Scene scene = Rules::scene(play.state, viewer);
        REQUIRE(zoneNamed(scene, "drawn", 0).cards.size() == 1);
        CHECK(zoneNamed(scene, "drawn", 0).cards[0].face == face);
    }
    const Scene before = Rules::scene(play.state, 1);
    play.move(0, "C");
    const scene::Card own = zoneNamed(Rules::scene(play.state, 0), "drawn", 0).cards[0];
    CHECK(own.mark == static_cast<int>(Link::OverBottom));
    CHECK(own.pose == nextPose(play.tail(0), Link::OverBottom));
    CHECK(zoneNamed(Rules::scene(play.state, 1), "drawn", 0) == zoneNamed(before, "drawn", 0));
}

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
    const Scene scene = Rules::scene(play.state, kit::spectator);
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

TEST_CASE("FT-61 FT-64 the end: first to finish, the vote, the winner") {
    Play play(3, testing::deckWithTips(3, {0, 4, 8}));
    while (play.turn() < 9)
        play.drawTurn('A');
    CHECK(detail(play, 0) == "Tips among the 9 cards left: 3.");
    play.drawTurn('A');
    Scene scene = Rules::scene(play.state, 1);
    CHECK(counterNamed(scene, "finished", 0).value == 9);
    CHECK(counterNamed(scene, "finished", 1).value == 0);
    CHECK(counterNamed(scene, "tipsLeft").value == 2);
    CHECK(padOf(play, 0).find("First to finish 2") != std::string::npos);
    CHECK(padOf(play, 1).find("First to finish 0") != std::string::npos);
    CHECK(prompt(play, 0) == "Waiting for seat 2 and seat 3.");
    const scene::Zone& tail = zoneNamed(scene, "tail", 0);
    CHECK(tail.cards.back().pose == tipPose(play.tail(0)));
    CHECK(kit::english(tail.cards.back().name) == "Tail tip behind 8 bits.");
    play.drawToTheEnd('A');
    REQUIRE(play.phase() == Phase::Vote);
    CHECK(prompt(play, 1) == "seat 2, whose tail is the prettiest?");
    CHECK(step(play, 1) == "vote");
    scene = Rules::scene(play.state, 1);
    REQUIRE(scene.choices.size() == 2);
    CHECK(kit::english(scene.choices[1].label) == "A point for seat 3");
    CHECK(scene.choices[1].gesture ==
          std::vector<scene::Pick>{{.kind = scene::Pick::Kind::Seat, .index = 2}});
    for (const scene::PadLine& line : scene.pad)
        CHECK(line.settled);
    play.move(1, "vote 0");
    CHECK(prompt(play, 1) == "Waiting for seat 1 and seat 3.");
    CHECK(kit::english(zoneNamed(Rules::scene(play.state, 0), "vote", 1).cards[0].name) ==
          "A sealed choice.");
    play.move(0, "vote 1");
    play.move(2, "vote 0");
    CHECK(step(play, kit::spectator) == "over");
    const ruleset::Result result = Rules::result(play.state);
    const std::string told = prompt(play, 2);
    for (const kit::Seat winner : result.winners)
        CHECK(told.find("seat " + std::to_string(winner + 1)) != std::string::npos);
    const int most = *std::max_element(result.totals.begin(), result.totals.end());
    CHECK(told.find("with " + std::to_string(most) + " points.") != std::string::npos);
    CHECK(padOf(play, 0).find("Total " + std::to_string(result.totals[0])) != std::string::npos);
    CHECK(padOf(play, 0).find("Prettiest tail 2") != std::string::npos);
}

TEST_CASE("FT-66 practice ends with what the best links would have made") {
    Play play = practice();
    play.drawToTheEnd('A');
    CHECK(prompt(play, 0) == "seat 1 finishes the practice with " + std::to_string(play.own(0)) + " points.");
    CHECK(detail(play, 0).find("The best links for these bits make ") == 0);
    CHECK(padOf(play, 0).find("Longest") == std::string::npos);
}
