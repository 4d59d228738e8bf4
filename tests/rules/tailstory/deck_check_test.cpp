// SPDX-License-Identifier: MIT
// Tests TS-103 to TS-112: the deck check step.
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

namespace {

const Names four{"jack", "padthai", "ham_cheese", "alan"};

} // namespace

TEST_CASE("TS-103 the deck check includes all decks, not only the turn owner's") {
    Table table = Table({"padthai", "jack"}).seat(A, "D9 H3=E03,E07").seat(B, "D1 H3=E09 X4");
    table.move(A, "play E03#1").move(B, "stop E09#1 on 1").move(A, "stop E07#1 on 2").passes();
    table.move(A, "number 1");
    CHECK(table.asked() == "B");
    CHECK(table.step() == "achieve");
    CHECK(table.at(B) == "D4 H3 X0 Z1 V0");
    table.move(B, table.legal(B).front());
    CHECK(table.at(B) == "D4 H2 X1 Z0 V1");
    CHECK(table.asked() == "A");
    CHECK(table.at(A) == "D8 H2 X2 Z0 V0"); // A's deck is not renewed
    CHECK(Table({"padthai", "jack"}).seat(A, "D9 H1=E03").seat(B, "D9").why(A, "pick E03#1") == "TS-103");
}

TEST_CASE("TS-104 the whole discard pile becomes the deck, but not the cards in the play zone") {
    Table table = Table({"padthai", "jack"}).seat(A, "D0 H6=E01 X9=E02,E03").seat(B, "D9 H1");
    table.move(A, "play E01#1").moveOnly(B, "pass 1");
    CHECK(Rules::pending(table.state).chance == contract::ChanceRequest{9, 9});
    table.chance();
    CHECK(table.at(A) == "D9 H5 X0 Z1 V0");
    CHECK(table.cards(ZoneKind::Deck, A).find("E02#1") != std::string::npos);
    CHECK(table.cards(ZoneKind::Deck, A).find("E01#1") == std::string::npos);
    table.move(A, table.legal(A).front());
    CHECK(table.at(A) == "D9 H4 X1 Z0 V1");
}

TEST_CASE("TS-105 players choose a card from their hand as an achievement, and it goes to the next place") {
    Table table = Table({"padthai", "jack"}).seat(A, "D0 H6=E01,E07,E13 X9 V1=E02").seat(B, "D9");
    table.move(A, "end");
    CHECK(table.step() == "achieve");
    CHECK(table.legal(A).size() == 6);
    CHECK(table.why(A, "pick E02#1") != "");
    CHECK(table.why(A, "done") == "TS-119");
    table.move(A, "pick E07#1");
    CHECK(table.cards(ZoneKind::Achievements, A) == "E02#1 E07#1");
    CHECK(table.at(A) == "D9 H5 X0 Z0 V2");
    CHECK(table.altered(B)); // the second achievement alters everyone at once
}

TEST_CASE("TS-106 each player collects at most one achievement per turn") {
    Table table = Table({"padthai", "jack"}).seat(A, "D0 H5=E01,E03,E05,E06,E12 X2").seat(B, "D9");
    table.move(A, "play E01#1"); // draws nothing, and the deck is renewed
    table.move(A, "pick E12#1");
    REQUIRE(table.at(A) == "D2 H3 X1 Z0 V1");
    CHECK(table.counter("collected", A) == 1);
    table.move(A, "play E03#1").move(A, "number 2");
    CHECK(table.at(A) == "D1 H4 X1 Z0 V1"); // the deck is renewed, but A collects nothing
    CHECK(table.step() == "action");
    // A may collect again in B's turn, because its deck check finds A's deck empty.
    Table again = Table({"padthai", "jack"}).seat(A, "D0 H3 X2").seat(B, "D9 H2");
    again.move(A, "end").move(A, again.legal(A).front());
    REQUIRE(again.owner() == B);
    CHECK(again.counter("collected", A) == -1000);
    kit::Facts nobody;
    while (!again.state.empty(ZoneKind::Deck, A))
        again.state.moveToEnd(zoneOf(ZoneKind::Deck, A), 0, zoneOf(ZoneKind::Discard, A), 0, nobody);
    again.move(B, "end");
    CHECK(again.asked() == "A");
    CHECK(again.move(A, again.legal(A).front()).at(A).ends_with("V2"));
}

TEST_CASE("TS-107 with an empty hand the deck is renewed without an achievement, which may follow later") {
    Table table = Table({"rocky", "padthai"}).seat(A, "D2=E05,E06 H1=E03 X4").seat(B, "D9 H2 X1");
    table.act(A, "play E03#1").move(A, "number 1");
    kit::Facts nobody; // for removing the drawn card, so that the hand is empty when A digs
    table.state.moveToEnd(zoneOf(ZoneKind::Hand, A), 0, zoneOf(ZoneKind::Hand, B), 0, nobody);
    CHECK(table.at(A) == "D1 H0 X4 Z1 V0");
    table.move(A, "use");
    CHECK(table.at(A) == "D5 H0 X1 Z0 V0");
    CHECK(table.counter("collected", A) == -1000);
    CHECK(table.step() == "action");
    // The player may still collect when the deck is empty again in the same turn.
    Table later = Table({"padthai", "jack"}).seat(A, "D0 H1=E01 X1=E03").seat(B, "D9");
    later.move(A, "play E01#1");
    REQUIRE(later.at(A) == "D1 H0 X1 Z0 V0");
    later.seat(A, "H2=E05,E06").move(A, "draw-discard").move(A, "pick E05#1");
    CHECK(later.step() == "achieve");
    CHECK(later.move(A, "pick E06#1").at(A) == "D2 H1 X0 Z0 V1");
}

TEST_CASE("TS-108 several empty decks are renewed in turn order from the turn owner") {
    Table table = Table(four).turn(6, B);
    table.seat(A, "D0 H2 X3").seat(B, "D9 H2").seat(C, "D9 H2").seat(D, "D0 H2 X3");
    table.move(B, "end");
    CHECK(table.asked() == "D");
    table.move(D, table.legal(D).front());
    CHECK(table.asked() == "A");
    CHECK(table.at(A) == "D3 H2 X0 Z0 V0");
    CHECK(table.at(D) == "D3 H1 X0 Z0 V1");
    // The turn owner's deck comes first.
    Table own = Table(four).turn(6, B);
    own.seat(A, "D0 H2 X3").seat(B, "D0 H2 X3").seat(C, "D0 H2 X3").seat(D, "D9");
    CHECK(own.move(B, "end").asked() == "B");
    CHECK(own.move(B, own.legal(B).front()).asked() == "C");
    CHECK(own.move(C, own.legal(C).front()).asked() == "A");
}

TEST_CASE("TS-109 a player whose deck and discard pile are empty first discards down to the limit") {
    Table table =
        Table({"padthai", "jack"}).seat(A, "D0 H15=E03,E09#1,E09#2 X0").seat(B, "D9 H3=E07#1,E07#2");
    table.move(A, "play E03#1").move(B, "stop E07#1 on 1").move(A, "stop E09#1 on 2");
    table.move(B, "stop E07#2 on 3").move(A, "stop E09#2 on 4").passes();
    CHECK(table.step() == "emergencyDiscard");
    CHECK(table.at(A) == "D0 H12 X0 Z3 V0");
    CHECK(table.why(A, "done") == "TS-120");
    CHECK(table.why(A, "end") != "");
    const std::string first = table.legal(A).back();
    table.move(A, first);
    CHECK(table.why(A, first) == "TS-109");
    for (int i = 1; i < 7; ++i) {
        CHECK(table.step() == "emergencyDiscard");
        table.move(A, table.legal(A).back());
    }
    CHECK(table.at(A) == "D7 H5 X0 Z3 V0");
    CHECK(table.step() == "achieve");
    table.move(A, table.legal(A).front());
    CHECK(table.at(A) == "D7 H4 X3 Z0 V1");
    CHECK(table.step() == "action"); // the turn does not end
    CHECK(table.owner() == A);
}

TEST_CASE("TS-109 FAQ 2: a hand is discarded down to five cards, or to four with three achievements") {
    Table table = Table({"padthai", "jack"}).seat(A, "D0 H10=E03").seat(B, "D9 H1");
    table.act(A, "play E03#1");
    REQUIRE(table.at(A) == "D0 H9 X0 Z1 V0");
    for (int i = 0; i < 4; ++i)
        table.move(A, table.legal(A).front());
    CHECK(table.at(A) == "D4 H5 X0 Z1 V0");
    table.move(A, table.legal(A).front());
    CHECK(table.at(A) == "D4 H4 X1 Z0 V1");
    CHECK(table.altered(A));
    CHECK(table.step() == "action");
    Table last = Table({"padthai", "jack"}).seat(A, "D0 H8=E03,E09 V3").seat(B, "D9 H2=E07");
    last.move(A, "play E03#1").move(B, "stop E07#1 on 1").move(A, "stop E09#1 on 2").passes();
    REQUIRE(last.at(A) == "D0 H6 X0 Z2 V3");
    last.move(A, last.legal(A).front()).move(A, last.legal(A).front());
    CHECK(last.at(A) == "D2 H4 X0 Z2 V3");
    last.move(A, last.legal(A).front());
    CHECK(last.asked() == "over");
    CHECK(last.at(A) == "D2 H3 X0 Z2 V4");
}

TEST_CASE("TS-109 other players and those who have already collected also discard first") {
    Table table = Table({"padthai", "jack", "rocky"}).seat(A, "D9 H2").seat(B, "D0 H7").seat(C, "D9");
    table.move(A, "end");
    CHECK(table.asked() == "B");
    CHECK(table.step() == "emergencyDiscard");
    Table collected = Table({"padthai", "jack"}).seat(A, "D0 H7").seat(B, "D9");
    kit::Facts nobody;
    collected.state.setNumberOf(Number::Collected, A, 1, nobody);
    collected.move(A, "end").move(A, collected.legal(A).front()).move(A, collected.legal(A).front());
    CHECK(collected.at(A) == "D2 H5 X0 Z0 V0");
    CHECK(collected.owner() == B);
}

TEST_CASE("TS-110 a player with nothing to discard gets neither a new deck nor an achievement") {
    Table table = Table({"padthai", "jack"}).seat(A, "D0 H4=E03").seat(B, "D9 H1");
    table.act(A, "play E03#1");
    CHECK(table.at(A) == "D0 H3 X1 Z0 V0");
    CHECK(table.step() == "action");
    // The next deck check, after an action of B, includes A's deck again.
    table.move(A, "end");
    REQUIRE(table.owner() == B);
    table.act(B, "draw-discard").move(B, table.legal(B).front());
    CHECK(table.asked() == "A");
    CHECK(table.at(A) == "D1 H3 X0 Z0 V0");
    table.move(A, table.legal(A).front());
    CHECK(table.at(A) == "D1 H2 X0 Z0 V1");
}

TEST_CASE("TS-111 play zones are cleared at the end of the deck check") {
    Table table = Table({"padthai", "jack"}).seat(A, "D9 H4=E03,E07").seat(B, "D9 H3=E09");
    table.move(A, "play E03#1").move(B, "stop E09#1 on 1").move(A, "stop E07#1 on 2").passes();
    CHECK(table.at(A).substr(6) == "X0 Z2 V0");
    CHECK(table.at(B).substr(6) == "X0 Z1 V0");
    table.move(A, "number 1");
    CHECK(table.at(A).substr(6) == "X2 Z0 V0");
    CHECK(table.at(B).substr(6) == "X1 Z0 V0");
    for (const kit::Seat seat : {A, B})
        for (const kit::Card& card : table.state.cards(ZoneKind::Discard, seat))
            CHECK(card.mark == 0); // cards lose the mark of the stop
}

TEST_CASE("TS-112 after the deck check the turn owner is in the play step again") {
    Table table = Table(four).turn(6, B);
    table.seat(A, "D0 H2 X3").seat(B, "D9 H2").seat(C, "D9").seat(D, "D9");
    table.act(B, "draw-discard").move(B, table.legal(B).front());
    REQUIRE(table.asked() == "A");
    table.move(A, table.legal(A).front());
    CHECK(table.asked() == "B");
    CHECK(table.step() == "action");
    CHECK(table.points() == 1);
    Table quiet = Table(four).seat(A, "D9 H2 X2").seat(B, "D9 H2 X2").seat(C, "D9 H2").seat(D, "D9 H2");
    quiet.act(A, "draw-discard").move(A, quiet.legal(A).front());
    CHECK(quiet.asked() == "A");
    CHECK(quiet.at(B) == "D9 H2 X2 Z0 V0");
}
