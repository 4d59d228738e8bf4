// SPDX-License-Identifier: MIT
// Tests FT-15 to FT-20: everyone acts in each turn, secretly and at the same time.
#include "core/games/foxtail/files/files.h"
#include "tests/rules/foxtail/playing.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

TEST_CASE("FT-15 each unfinished player acts once a turn") {
    Play play(3, deckWithTips(3, {1, 7, 8}));
    while (play.turn() < 10)
        play.drawTurn();
    REQUIRE(isFinished(play.state, 1)); // drew the second card of the lower part, on turn 9
    CHECK(play.get(Number::Finished, 1) == 9);
    CHECK(play.pends(0));
    CHECK_FALSE(play.pends(1));
    CHECK(play.pends(2));
    play.move(0, "draw");
    CHECK(play.codeOf(0, "draw") == RefusalCode::ActedAlready);
    CHECK(play.refusedBy(0, "draw") == 15);
    CHECK(play.turn() == 10);
    play.move(2, "draw");
    play.move(2, "A");
    CHECK(play.refusedBy(2, "A") == 15);
    CHECK(play.refusedBy(2, "draw") == 15);
    play.move(0, "B");
    CHECK(play.turn() == 11);
}

TEST_CASE("FT-16 a player may draw or brush, and nothing else") {
    Play play(1, deckWithTips(1, {2}));
    for (int turn = 0; turn < 5; ++turn)
        play.drawTurn();
    CHECK(play.legal(0) == "draw, brush");
    play.move(0, "brush");
    CHECK(play.refusedBy(0, "draw") == 16); // a player cannot both brush and draw
    play.links(0, "ABCD");
    CHECK(play.legal(0) == "draw");
    CHECK_FALSE(Files::parseMove("pass").has_value());
}

TEST_CASE("FT-17 the order of the choices does not affect the state") {
    Play start(3, deckWithTips(3, {6, 7, 8}));
    start.drawTurn('A');
    start.drawTurn('B');
    const std::array<std::string_view, 3> choices{"draw", "brush", "draw"};
    std::vector<kit::Seat> order{0, 1, 2};
    std::vector<State> states;
    do {
        Play play = start;
        for (const kit::Seat seat : order)
            play.move(seat, choices[static_cast<std::size_t>(seat)]);
        states.push_back(play.state);
    } while (std::next_permutation(order.begin(), order.end()));
    REQUIRE(states.size() == 6);
    for (const State& state : states)
        CHECK(state == states[0]);
}

TEST_CASE("FT-17 a choice is sealed until all have chosen") {
    Play draws(3, deckWithTips(3, {6, 7, 8}));
    draws.drawTurn();
    draws.drawTurn();
    Play brushes = draws;
    draws.move(0, "draw");
    brushes.move(0, "brush");
    for (const kit::Seat viewer : {kit::Seat(1), kit::Seat(2), kit::spectator}) {
        CHECK(draws.view(viewer) == brushes.view(viewer));
        CHECK(draws.view(viewer).size(ZoneKind::Choice, 0) == 1); // it is public that seat 0 has chosen
    }
    CHECK_FALSE(draws.view(0) == brushes.view(0));
    CHECK(brushes.refusedBy(0, "draw") == 16);
    CHECK(draws.refusedBy(0, "brush") == 17); // the choice is final
    CHECK(draws.refusedBy(0, "A") == 17);
    CHECK(draws.refusedBy(0, "commit") == 17);
    for (Play* play : {&draws, &brushes}) {
        play->move(1, "draw");
        play->move(2, "draw");
        CHECK(play->state.empty(ZoneKind::Choice, 0));
    }
    CHECK(draws.view(1).number(Number::Brushing, 0) == 0);
    CHECK(brushes.view(1).number(Number::Brushing, 0) == 1);
    CHECK(draws.refusedBy(0, "brush") == 17); // the seat has already seen its card
}

TEST_CASE("FT-18 cards are drawn in seat order") {
    Play play(3, deckWithTips(3, {6, 7, 8}));
    play.drawTurn();
    play.drawTurn();
    play.move(2, "draw");
    play.move(1, "brush");
    play.move(0, "draw");
    CHECK(play.state.cards(ZoneKind::Drawn, 0)[0].face == 7);
    CHECK(play.state.empty(ZoneKind::Drawn, 1));
    CHECK(play.state.cards(ZoneKind::Drawn, 2)[0].face == 8);
    CHECK(play.state.cards(deckZone).back().face == 9);
}

TEST_CASE("FT-18 links are sealed until all are in, and their order does not matter") {
    Play start(3, deckWithTips(3, {6, 7, 8}));
    start.drawTurn();
    start.drawTurn();
    start.drawTurn();
    start.move(0, "draw");
    start.move(1, "brush");
    start.move(2, "draw");
    const State before = start.view(2);
    Play play = start;
    play.move(1, "A");
    CHECK(play.view(2) == before); // the number of links set so far is hidden, too
    CHECK(play.view(1).size(ZoneKind::Links, 1) == 1);
    play.move(1, "D");
    play.move(1, "commit");
    CHECK(play.view(2).number(Number::Done, 1) == 1); // it is public who has finished
    play.move(0, "C");
    CHECK(play.links(0) == "AA");
    CHECK(play.links(1) == "AA");
    play.move(2, "B");
    CHECK(play.links(0) == "AAC");
    CHECK(play.links(1) == "AD");
    CHECK(play.links(2) == "AAB");
    CHECK(play.turn() == 5);

    Play other = start;
    other.move(2, "B");
    other.move(1, "A");
    other.move(0, "C");
    other.move(1, "D");
    other.move(1, "commit");
    CHECK(other.state == play.state);
}

TEST_CASE("FT-19 each player draws one card from the top") {
    Play play(4, deckWithTips(4, {8, 9, 10, 11}));
    CHECK(play.deckSize() == 44);
    play.drawTurn();
    CHECK(play.deckSize() == 40);
    play.drawTurn();
    play.move(0, "brush");
    for (kit::Seat seat = 1; seat < 4; ++seat)
        play.move(seat, "draw");
    CHECK(play.deckSize() == 33);
    CHECK(play.refusedBy(1, "draw") == 19); // a second card is refused

    Play brushes(2, deckWithTips(2, {4, 5}));
    brushes.drawTurn();
    brushes.drawTurn();
    brushes.move(0, "brush");
    brushes.move(1, "brush");
    brushes.links(0, "A");
    brushes.links(1, "B");
    CHECK(brushes.deckSize() == 18); // nobody drew
}

TEST_CASE("FT-20 everyone sees a drawn card") {
    Play play(3, deckWithTips(3, {6, 7, 8}));
    play.drawTurn();
    for (kit::Seat seat = 0; seat < 3; ++seat)
        play.move(seat, "draw");
    for (kit::Seat viewer = kit::spectator; viewer < 3; ++viewer)
        for (kit::Seat seat = 0; seat < 3; ++seat)
            CHECK(play.view(viewer).cards(ZoneKind::Drawn, seat)[0].face == 4 + seat);
}
