// SPDX-License-Identifier: MIT
// Tests TS-115 to TS-119, TS-123, TS-124: the effects of achievements, and the end of the game.
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

namespace {

const Names four{"jack", "padthai", "ham_cheese", "alan"};

} // namespace

TEST_CASE("TS-115 the first achievement alters its owner's character") {
    Table table = Table(four).seat(A, "D0 H3 X3").seat(B, "D9").seat(C, "D9").seat(D, "D9");
    table.move(A, "end").move(A, table.legal(A).front());
    CHECK(table.altered(A));
    CHECK(!table.altered(B));
    CHECK(!table.altered(C));
    CHECK(!table.altered(D));
    CHECK(table.counter("altered", A) == 1);
    CHECK(table.counter("altered", B) == 0);
    // A character that another player's second achievement has already altered stays altered.
    Table again = Table(four).seat(A, "D0 H3 X3").seat(B, "D9 V2").seat(C, "D9").seat(D, "D9");
    again.move(A, "end").move(A, again.legal(A).front());
    CHECK(again.altered(A));
}

TEST_CASE("TS-116 the second achievement alters all characters") {
    Table table = Table(four).seat(A, "D0 H3 X3 V1").seat(B, "D9").seat(C, "D9").seat(D, "D9 V1");
    CHECK(!table.altered(B));
    table.move(A, "end").move(A, table.legal(A).front());
    for (const kit::Seat seat : {A, B, C, D})
        CHECK(table.altered(seat));
}

TEST_CASE("TS-117 the third achievement lowers its owner's hand limit to 4") {
    Table table = Table({"padthai", "jack"}).seat(A, "D1 H6=E03 X3 V2").seat(B, "D9 H5");
    CHECK(table.counter("handLimit", A) == 5);
    table.act(A, "play E03#1").move(A, table.legal(A).front());
    CHECK(table.at(A).substr(3, 2) == "H5"); // the fifth card stays in hand until the end of the turn
    CHECK(table.step() == "action");
    CHECK(table.counter("handLimit", A) == 4);
    CHECK(table.counter("handLimit", B) == 5);
    table.move(A, "end");
    CHECK(table.step() == "endDiscard");
    table.move(A, table.legal(A).front());
    CHECK(table.owner() == B);
    CHECK(table.at(A).substr(3, 2) == "H4");
    table.act(B, "draw-discard")
        .move(B, table.legal(B).front())
        .move(B, "end")
        .move(B, table.legal(B).front());
    CHECK(table.owner() == A);
    CHECK(table.at(B).substr(3, 2) == "H5");
}

TEST_CASE("TS-118 the fourth achievement wins at once") {
    Table table = Table({"padthai", "jack"}).seat(A, "D9 H3=E03,E07").seat(B, "D1 H3=E09 X4 V3");
    table.move(A, "play E03#1").move(B, "stop E09#1 on 1").move(A, "stop E07#1 on 2").passes();
    table.move(A, "number 1");
    REQUIRE(table.asked() == "B");
    table.move(B, table.legal(B).front()); // B wins in another player's turn
    CHECK(table.asked() == "over");
    CHECK(table.at(B) == "D4 H2 X0 Z1 V4"); // the play zone is not cleared after the end
    CHECK(table.at(A).substr(6, 5) == "X0 Z2");
    const contract::Result result = Rules::result(table.state);
    CHECK(result.winners == std::vector<kit::Seat>{B});
    CHECK(!result.undecided);
    for (const kit::Seat seat : {A, B})
        for (const char* text : {"end", "draw-discard", "pass 1", "use", "choose jack"})
            CHECK(table.why(seat, text) == "TS-118");
}

TEST_CASE("TS-119 achievements are compulsory and permanent") {
    Table table = Table({"padthai", "jack"}).seat(A, "D0 H1 X5").seat(B, "D9");
    table.move(A, "end"); // the only card is taken without a question
    CHECK(table.at(A) == "D5 H0 X0 Z0 V1");
    Table must = Table({"padthai", "jack"}).seat(A, "D0 H3 X5").seat(B, "D9");
    must.move(A, "end");
    for (const char* text : {"done", "decline"})
        CHECK(!must.can(A, text));
    CHECK(must.why(A, "done") == "TS-119");
    // The owner of an achievement sees its face, and others see its back.
    const Table seen = Table({"padthai", "jack"}).seat(A, "D9 V2=E01,E02").seat(B, "D9");
    const State own = contract::viewOf<Rules>(seen.state, A);
    const State other = contract::viewOf<Rules>(seen.state, B);
    CHECK(own.cards(ZoneKind::Achievements, A)[1].face == faceWithId("E02#1"));
    CHECK(other.cards(ZoneKind::Achievements, A)[1].face == kit::unknownFace);
    CHECK(other.size(ZoneKind::Achievements, A) == 2);
}

TEST_CASE("TS-123 there is one winner and no ranking") {
    Table table = Table(four).seat(A, "D0 H3 X3 V3").seat(B, "D9 V3").seat(C, "D9 V2").seat(D, "D9");
    table.move(A, "end").move(A, table.legal(A).front());
    const contract::Result result = Rules::result(table.state);
    CHECK(result.winners == std::vector<kit::Seat>{A});
    CHECK(result.totals == std::vector<int>{4, 3, 2, 0});
    CHECK(!result.undecided);
}

TEST_CASE("TS-124 if two players could reach four achievements, the first in the deck check wins") {
    Table table = Table({"jack", "padthai", "rocky"}).turn(6, B);
    table.seat(A, "D0 H2 X3 V3").seat(B, "D9 H2").seat(C, "D0 H2 X3 V3");
    table.move(B, "end");
    CHECK(table.asked() == "C");
    table.move(C, table.legal(C).front());
    CHECK(table.asked() == "over");
    CHECK(table.at(A) == "D0 H2 X3 Z0 V3");
    CHECK(Rules::result(table.state).winners == std::vector<kit::Seat>{C});
}
