// SPDX-License-Identifier: MIT
// Tests each entry in the ledger of the template game (core/games/_template/README.md).
#include "core/games/_template/files/files.h"
#include "core/games/_template/rules/rules.h"
#include "core/games/_template/words/words.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace taletop;
using namespace taletop::templategame;

namespace {

using Faces = std::vector<int>;

/// A game controlled by a test. Every step must be legal and keep all invariants.
struct Play {
    State state;
    kit::Facts nobody;

    /// `deck` starts at the top. Seat 0 gets the first four cards, seat 1 the next four, and so on. The cards
    /// that are not listed follow below, the highest first.
    Play(int seats, Faces deck, int rounds = 4, int answers = 1)
        : state(Rules::setup({.seats = seats, .values = {rounds, answers}})) {
        for (int face = cardCount; face > 0; --face)
            if (std::ranges::count(deck, face) == 0)
                deck.push_back(face);
        contract::ChanceOutcome outcome;
        for (auto face = deck.rbegin(); face != deck.rend(); ++face)
            outcome.push_back(static_cast<std::uint8_t>(*face - 1));
        chance(outcome);
    }
    void chance(const contract::ChanceOutcome& outcome) {
        REQUIRE(contract::fits(outcome, Rules::pending(state).chance));
        Rules::applyChance(state, outcome, nobody);
        REQUIRE(Rules::brokenInvariant(state) == "");
    }
    void move(kit::Seat seat, const char* text) {
        REQUIRE_MESSAGE(refusedBy(seat, text) == 0, text);
        Rules::apply(state, seat, *Files::parseMove(text), nobody);
        REQUIRE(Rules::brokenInvariant(state) == "");
    }
    /// Returns the ledger entry that forbids the move, or 0 if it is legal.
    [[nodiscard]] int refusedBy(kit::Seat seat, const char* text) const {
        const auto refusal = Rules::whyNot(state, seat, Files::parseMove(text).value());
        return refusal ? refusal->ledger : 0;
    }
    [[nodiscard]] Faces faces(ZoneKind kind, kit::Seat seat = 0) const {
        Faces faces;
        for (const kit::Card card : state.cards(kind, seat))
            faces.push_back(card.face);
        return faces;
    }
    [[nodiscard]] bool pends(kit::Seat seat) const { return Rules::pending(state).seats.contains(seat); }
};

const Faces twoHands{3, 9, 20, 10, 1, 2, 17, 23}; ///< the cards of seat 0, then of seat 1

} // namespace

TEST_CASE("TM-1 the game has two to four players") {
    for (int seats = 0; seats < 7; ++seats)
        CHECK(contract::checkOptions(Rules::info(), contract::standardOptions(Rules::info(), seats))
                  .has_value() == (seats < 2 || seats > 4));
}

TEST_CASE("TM-2 there are twenty-four cards, each in one place") {
    State state = Play(2, twoHands).state;
    CHECK(Rules::brokenInvariant(state) == "");
    kit::Facts nobody;
    state.remove(zoneOf(ZoneKind::Deck), 0, nobody);
    CHECK(Rules::brokenInvariant(state) != "");
    state.add(zoneOf(ZoneKind::Discard), {.face = 20}, nobody);
    CHECK(Rules::brokenInvariant(state) != "");
}

TEST_CASE("TM-3 everyone is dealt four cards, and the rest is the deck") {
    const State before = Rules::setup(contract::standardOptions(Rules::info(), 3));
    CHECK(Rules::pending(before).chance == contract::ChanceRequest{24, 24});
    const Play play(3, twoHands);
    CHECK(play.faces(ZoneKind::Hand, 0) == Faces{3, 9, 20, 10});
    CHECK(play.faces(ZoneKind::Hand, 1) == Faces{1, 2, 17, 23});
    CHECK(play.state.size(ZoneKind::Hand, 2) == 4);
    CHECK(play.state.size(ZoneKind::Deck) == 12);
    CHECK(play.state.empty(ZoneKind::Discard));
}

TEST_CASE("TM-4 everyone plays one card from their hand, face down until all have played") {
    Play play(2, twoHands);
    CHECK(play.refusedBy(0, "lay 4") == 4);
    CHECK(play.refusedBy(0, "lay 1") == 4); // the card is in the other hand
    CHECK(play.refusedBy(0, "pass") == 4);
    play.move(0, "lay 3");
    CHECK_FALSE(play.pends(0));
    CHECK(play.pends(1));
    CHECK(play.refusedBy(0, "lay 9") == 4);
    CHECK(play.faces(ZoneKind::Sealed, 0) == Faces{3});
    play.move(1, "lay 2");
    CHECK(play.faces(ZoneKind::Open, 0) == Faces{3});
    CHECK(play.faces(ZoneKind::Open, 1) == Faces{2});
}

TEST_CASE("TM-5 the highest card takes the round") {
    Play play(3, {7, 1, 2, 3, 20, 4, 5, 6, 12, 8, 9, 10}, 4, 0);
    play.move(0, "lay 7");
    play.move(1, "lay 20");
    play.move(2, "lay 12");
    CHECK(play.faces(ZoneKind::Won, 1) == Faces{20});
    CHECK(play.faces(ZoneKind::Discard) == Faces{7, 12});
}

TEST_CASE("TM-6 an answer is at most three away, and the highest takes the round") {
    Play play(3, {20, 1, 2, 3, 11, 17, 16, 6, 12, 22, 9, 10});
    play.move(0, "lay 20");
    play.move(1, "lay 11");
    play.move(2, "lay 12");
    CHECK_FALSE(play.pends(0));
    CHECK(play.refusedBy(1, "answer 16") == 6);
    play.move(1, "answer 17");
    CHECK(play.refusedBy(2, "answer 10") == 6);
    play.move(2, "answer 22");
    CHECK(play.faces(ZoneKind::Won, 2) == Faces{22});
    CHECK(play.faces(ZoneKind::Discard) == Faces{20, 11, 17, 12});
}

TEST_CASE("TM-6 any answer takes the round, and players without one are asked, too") {
    Play play(3, {20, 1, 2, 3, 11, 18, 16, 6, 12, 4, 9, 10});
    play.move(0, "lay 20");
    play.move(1, "lay 11");
    play.move(2, "lay 12");
    CHECK(play.pends(2));
    play.move(2, "pass");
    play.move(1, "answer 18");
    CHECK(play.faces(ZoneKind::Won, 1) == Faces{18});
    CHECK(play.state.leader() == 1);
}

TEST_CASE("TM-7 the winner of a round stores one or two cards") {
    Play play(2, twoHands, 4, 0);
    play.move(0, "lay 20");
    play.move(1, "lay 1");
    CHECK_FALSE(play.pends(1));
    CHECK(play.refusedBy(0, "done") == 7);
    play.move(0, "store 3");
    CHECK(play.refusedBy(0, "done") == 0);
    play.move(0, "store 9");
    CHECK(play.refusedBy(0, "store 10") == 7);
    play.move(0, "done");
    CHECK(play.faces(ZoneKind::Store, 0) == Faces{3, 9});
    play.move(0, "lay 10");
}

TEST_CASE("TM-8 hands are filled up, and the discard pile becomes the deck") {
    // With three seats and no answers, each round takes three cards from the hands, plus the stored ones.
    Play play(3, {24, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12}, 6,
              0);
    const auto round = [&](const char* high, const char* second, const char* third, const char* stored) {
        play.move(0, high);
        play.move(1, second);
        play.move(2, third);
        play.move(0, stored);
        play.move(0, "done");
    };
    round("lay 24", "lay 4", "lay 8", "store 1");
    CHECK(play.faces(ZoneKind::Hand, 0) == Faces{2, 3, 23, 22});
    CHECK(play.faces(ZoneKind::Hand, 1) == Faces{5, 6, 7, 21});
    round("lay 23", "lay 5", "lay 9", "store 2");
    round("lay 22", "lay 6", "lay 10", "store 3");
    CHECK(play.state.empty(ZoneKind::Deck));
    CHECK(play.state.phase() == Phase::Lay); // the deck had just enough cards
    round("lay 19", "lay 7", "lay 11", "store 15");
    CHECK(Rules::pending(play.state).chance == contract::ChanceRequest{8, 8});
    kit::Rng rng(1);
    play.chance(contract::drawOutcome({8, 8}, rng));
    CHECK(play.state.empty(ZoneKind::Discard));
    CHECK(play.state.size(ZoneKind::Deck) == 4);
    for (kit::Seat seat = 0; seat < 3; ++seat)
        CHECK(play.state.size(ZoneKind::Hand, seat) == 4);
}

TEST_CASE("TM-9 the game ends after the last round") {
    Play play(2, twoHands, 2, 0);
    play.move(0, "lay 20");
    play.move(1, "lay 1");
    play.move(0, "store 3");
    play.move(0, "done");
    play.move(0, "lay 9");
    play.move(1, "lay 23");
    play.move(1, "store 2");
    CHECK(Rules::pending(play.state).kind == contract::Pending::Kind::Seats);
    play.move(1, "done");
    CHECK(Rules::pending(play.state).kind == contract::Pending::Kind::Over);
    CHECK(play.state.size(ZoneKind::Hand, 1) == 2); // the hand is not filled up
}

TEST_CASE("TM-10 a round is worth three points, and a stored card one") {
    Play play(2, twoHands, 2, 0);
    play.move(0, "lay 20");
    play.move(1, "lay 1");
    play.move(0, "store 3");
    play.move(0, "store 9");
    play.move(0, "done");
    CHECK(Rules::result(play.state).totals == std::vector{5, 0});
    CHECK(Rules::result(play.state).winners.empty());
    play.move(0, "lay 10");
    play.move(1, "lay 23");
    play.move(1, "store 2");
    play.move(1, "store 17");
    play.move(1, "done");
    const contract::Result result = Rules::result(play.state);
    CHECK(result.lines[0].points == std::vector{3, 3});
    CHECK(result.lines[1].points == std::vector{2, 2});
    CHECK(result.winners == std::vector<kit::Seat>{0, 1});
}

TEST_CASE("TM-11 a motto is part of the commit and has at most twenty characters") {
    const auto tidied = [](const char* move, const contract::Remarks& remarks) {
        return Words::tidyRemarks(Files::parseMove(move).value(), remarks);
    };
    const auto refused = [&](const char* move, const std::string& text) {
        const auto all = tidied(move, {{"motto", text}});
        return std::holds_alternative<kit::Refusal>(all) && std::get<kit::Refusal>(all).ledger == 11;
    };
    CHECK(std::get<contract::Remarks>(tidied("done", {{"motto", "  On   we go "}})) ==
          contract::Remarks{{"motto", "On we go"}});
    CHECK_FALSE(refused("done", std::string(20, 'x')));
    CHECK(refused("done", std::string(21, 'x')));
    CHECK(refused("done", "a\x01z"));
    CHECK(refused("pass", "On we go"));
    CHECK(Words::remarkFields(*Files::parseMove("done")).size() == 1);
    CHECK(Words::remarkFields(*Files::parseMove("pass")).empty());
}
