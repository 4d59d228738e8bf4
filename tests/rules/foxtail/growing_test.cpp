// SPDX-License-Identifier: MIT
// Tests FT-21 to FT-27: tails grow, and tips complete them.
#include "tests/rules/foxtail/playing.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

TEST_CASE("FT-21 a drawn bit joins the end of its owner's tail") {
    Play play(2, deckWithTips(2, {4, 5}));
    for (int turn = 0; turn < 4; ++turn)
        play.drawTurn();
    const auto before = play.bits(0);
    REQUIRE(before.size() == 4);
    play.move(0, "draw");
    play.move(1, "draw");
    const int drawn = play.state.cards(ZoneKind::Drawn, 0)[0].face;
    CHECK(play.legal(0) == "link over-top, link under-top, link over-bottom, link under-bottom");
    play.move(0, "C");
    play.move(1, "D");
    auto expected = before;
    expected.push_back(drawn);
    CHECK(play.bits(0) == expected);
}

TEST_CASE("FT-22 the first bit has no link") {
    Play play(3, deckWithTips(3, {6, 7, 8}));
    CHECK(play.codeOf(0, "A") == RefusalCode::FirstBitHasNoLink);
    CHECK(play.refusedBy(0, "A") == 22);
    for (kit::Seat seat = 0; seat < 3; ++seat)
        play.move(seat, "draw");
    CHECK(play.turn() == 2); // nobody had to choose a link
    for (kit::Seat seat = 0; seat < 3; ++seat) {
        CHECK(play.bits(seat) == std::vector<int>{seat + 1});
        CHECK(play.tail(seat)[0].link == Link::None);
        CHECK(play.own(seat) == 0);
    }
}

TEST_CASE("FT-23 bits stay as they were placed") {
    Play play(1, deckWithTips(1, {2}));
    play.drawTurn();
    play.drawTurn('A');
    play.drawTurn('C');
    CHECK(play.codeOf(0, "B") == RefusalCode::LinksStay);
    CHECK(play.refusedBy(0, "B") == 23);
    play.drawTurn('D');
    CHECK(play.links(0) == "ACD");
}

TEST_CASE("FT-24 a tip completes the tail at once") {
    Play play(2, deckWithTips(2, {2, 5})); // seat 0 draws the lower cards 0 and 2, seat 1 cards 1 and 3
    while (play.turn() < 10)
        play.drawTurn('D');
    const std::string links = play.links(0);
    play.move(0, "draw");
    play.move(1, "draw");
    CHECK(play.get(Number::Finished, 0) == 10);
    CHECK(bitCount(play.state, 0) == 9);
    CHECK(play.links(0) == links);
    CHECK(play.links(0).size() == 8);
    CHECK_FALSE(play.pends(0)); // a tip needs no choice
    CHECK(play.pends(1));
    play.move(1, "A");
    CHECK(play.turn() == 11);
}

TEST_CASE("FT-24 a tip drawn after a brush completes the tail, too") {
    Play play(1, deckWithTips(1, {0}));
    while (play.turn() < 9)
        play.drawTurn();
    play.move(0, "brush");
    play.links(0, "BBBBBBB");
    play.move(0, "draw");
    CHECK(play.get(Number::Finished, 0) == 10);
    CHECK(play.links(0) == "BBBBBBB");
}

TEST_CASE("FT-25 a finished player makes no moves until the vote") {
    Play play(3, deckWithTips(3, {1, 7, 8}));
    while (play.turn() < 10)
        play.drawTurn();
    REQUIRE(play.get(Number::Finished, 1) == 9);
    while (play.phase() < Phase::Vote) {
        CHECK(play.legal(1).empty());
        CHECK(play.codeOf(1, "draw") == RefusalCode::TailComplete);
        CHECK(play.refusedBy(1, "draw") == 25);
        CHECK(play.refusedBy(1, "A") == 25);
        CHECK(play.refusedBy(1, "commit") == 25);
        play.drawTurn();
    }
    CHECK(play.legal(1) == "vote 0, vote 2");
}

TEST_CASE("FT-26 the deck never runs short") {
    Play first(4, deckWithTips(4, {0, 1, 2, 3}));
    first.drawToTheEnd();
    CHECK(first.turn() == 9);
    CHECK(first.deckSize() == 8);
    Play last(4, deckWithTips(4, {8, 9, 10, 11}));
    last.drawToTheEnd();
    CHECK(last.turn() == 11);
    CHECK(last.deckSize() == 0);
    for (kit::Seat seat = 0; seat < 4; ++seat) {
        CHECK(bitCount(first.state, seat) == 8);
        CHECK(bitCount(last.state, seat) == 10);
    }
}

TEST_CASE("FT-26 the deck has a tip for each unfinished player") {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Play play = Play::random(3, seed);
        while (play.phase() < Phase::Vote) {
            int unfinished = 0;
            for (kit::Seat seat = 0; seat < 3; ++seat)
                unfinished += isFinished(play.state, seat) ? 0 : 1;
            int tips = 0;
            for (const kit::Card& card : play.state.cards(deckZone))
                tips += isTip(card.face) ? 1 : 0;
            CHECK(tips == unfinished);
            CHECK(play.deckSize() >= unfinished);
            CHECK(play.refusedBy(play.pends(0) ? 0 : play.pends(1) ? 1 : 2, "draw") == 0);
            play.drawTurn();
        }
    }
}

TEST_CASE("FT-27 drawing ends with the turn in which the last tip is drawn") {
    // Seat 0 draws the first card of the lower part, a tip. Seat 1 draws the others alone, with its tip last.
    Play play(2, deckWithTips(2, {0, 5}));
    while (play.turn() < 10)
        play.drawTurn();
    CHECK(play.get(Number::Finished, 0) == 9);
    for (int turn = 10; turn <= 13; ++turn) {
        CHECK(play.turn() == turn);
        CHECK_FALSE(play.pends(0));
        CHECK(play.pends(1));
        play.drawTurn();
    }
    CHECK(play.get(Number::Finished, 1) == 13);
    CHECK(play.phase() == Phase::Over);
    CHECK(play.turn() == 13);
    CHECK(Rules::pending(play.state).kind == contract::Pending::Kind::Over);
    CHECK(play.codeOf(1, "draw") == RefusalCode::PlayOver);
    CHECK(play.refusedBy(1, "brush") == 27);
}
