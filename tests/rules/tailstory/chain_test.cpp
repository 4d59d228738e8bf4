// SPDX-License-Identifier: MIT
// Tests TS-49 to TS-54: resolving the chain, more variants of the turn example, and FAQ 3.
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

namespace {

/// Characters whose type matches none of their players' cards: A is feline, B and D are canine, C is rodent.
const Names plain{"padthai", "jack", "rocky", "alan"};

/// Starts with A at D9 H6 announcing a rodent Drawing card. Then B and A take turns stopping the newest item.
Table chainOf(int stops) {
    Table table = Table(plain)
                      .seat(A, "D9 H6=E03#1,E09#1,E09#2")
                      .seat(B, "D9 H5=E09#3,E09#4")
                      .seat(C, "D9 H5")
                      .seat(D, "D9 H5");
    table.move(A, "play E03#1");
    const Names cards{"E09#3", "E09#1", "E09#4", "E09#2"};
    for (int item = 1; item <= stops; ++item) {
        const kit::Seat stopper = item % 2 == 1 ? B : A;
        while (!table.can(stopper, "pass " + std::to_string(item)))
            table.move(Rules::pending(table.state).seats.first(), "pass " + std::to_string(item));
        table.move(stopper,
                   "stop " + cards[static_cast<std::size_t>(item - 1)] + " on " + std::to_string(item));
    }
    return table.passes();
}

/// The rulebook's example after its row 2, in which Bones Drawing is announced.
Table bonesPlayed() {
    Table table = Table({"jack", "rocky", "padthai", "alan"}, "")
                      .seat(A, "D9 H6=E01#1,E07#1")
                      .seat(B, "D10 H5=E09#1")
                      .seat(C, "D10 H5=E07#2")
                      .seat(D, "D10 H5")
                      .points(1);
    table.move(A, "play E01#1");
    return table;
}

} // namespace

TEST_CASE("TS-49 the newest item resolves first, so the action happens after an even number of stops") {
    struct Row {
        bool happens;
        int bribesA;
        int bribesB;
    };
    const std::array<Row, 5> rows{{{true, 0, 0}, {false, 1, 0}, {true, 0, 1}, {false, 2, 0}, {true, 0, 2}}};
    for (int stops = 0; stops < 5; ++stops) {
        CAPTURE(stops);
        const Row row = rows[static_cast<std::size_t>(stops)];
        Table table = chainOf(stops);
        CHECK((table.step() == "drawNumber") == row.happens);
        CHECK(sizeOf(table.state, ZoneKind::Deck, A) == 9 - row.bribesA);
        CHECK(sizeOf(table.state, ZoneKind::Deck, B) == 9 - row.bribesB);
        if (row.happens)
            table.move(A, "number 2");
        CHECK(sizeOf(table.state, ZoneKind::Deck, A) == 9 - row.bribesA - (row.happens ? 2 : 0));
        CHECK(table.step() == "action");
    }
}

TEST_CASE("TS-49 the scene shows in advance which items will resolve") {
    Table table = bonesPlayed();
    CHECK(table.counter("item1", A) == 1);
    table.move(B, "stop E09#1 on 1");
    CHECK(table.counter("item1", A) == 0);
    CHECK(table.counter("item2", B) == 1);
    table.move(C, "stop E07#2 on 2");
    CHECK(table.counter("item1", A) == 1);
    CHECK(table.counter("item2", B) == 0);
    CHECK(table.counter("item3", C) == 1);
}

TEST_CASE("TS-50 a stopped item has no effect, and its price is not returned") {
    Table table = Table({"jack", "padthai"}).seat(A, "D9 H4=E04").seat(B, "D9 H4=E07");
    table.move(A, "play E04#1 at 1").move(B, "stop E07#1 on 1").passes();
    CHECK(table.step() == "action"); // A is not asked for a number and has no bonus
    CHECK(table.points() == 1);
    CHECK(table.at(A) == "D8 H4 X1 Z0 V0");
    CHECK(table.at(B) == "D9 H3 X1 Z0 V0");
}

TEST_CASE("TS-51 a stopped ability or swap counts as used") {
    Table table = Table({"alan", "padthai"}).seat(A, "D9 H1 X2 V1").seat(B, "D9 H5=E07,E07,E07 X2");
    table.move(A, "ability").move(B, "stop E07#1 on 1").passes();
    CHECK(table.why(A, "ability") == "TS-76");
    CHECK(table.code(A, "ability") == RefusalCode::AbilityUsedThisTurn);
    table.move(A, "swap at 1").move(B, "stop E07#2 on 1").passes();
    CHECK(table.why(A, "swap at 1") == "TS-91");
    table.end(A).end(B);
    CHECK(table.can(A, "swap at 1"));
    table.move(A, "ability").move(B, "stop E07#3 on 1").passes();
    table.end(A).end(B);
    CHECK(table.why(A, "ability") == "TS-76");
    CHECK(table.code(A, "ability") == RefusalCode::AbilityUsedUp);
}

TEST_CASE("TS-52 a player whose item is stopped draws a card before the next item resolves") {
    // The chain [Drawing(A), S1(B), S2(A), S3(C)]: A draws a card for S2, then one for the Drawing card.
    Table table = Table(plain)
                      .seat(A, "D9 H6=E03#1,E07#1")
                      .seat(B, "D9 H5=E08#1")
                      .seat(C, "D9 H5=E08#2")
                      .seat(D, "D9 H5");
    table.move(A, "play E03#1").move(B, "stop E08#1 on 1").move(C, "pass 2").move(D, "pass 2");
    table.move(A, "stop E07#1 on 2");
    CHECK(table.at(A) == "D9 H4 X0 Z2 V0");
    table.move(B, "pass 3").move(C, "stop E08#2 on 3").passes();
    CHECK(table.at(A) == "D7 H6 X2 Z0 V0");
    CHECK(table.at(B) == "D9 H4 X1 Z0 V0");
    CHECK(table.at(C) == "D9 H4 X1 Z0 V0");
    // The bribe is drawn before the Drawing card resolves.
    const Table even = chainOf(2);
    CHECK(even.at(B) == "D8 H5 X0 Z1 V0");
    CHECK(even.step() == "drawNumber");
}

TEST_CASE("TS-52 a stopped ability, swap or action B earns a bribe, too") {
    for (const char* text : {"draw-discard", "ability at 1", "swap at 1"}) {
        CAPTURE(text);
        Table table = Table({"jack", "padthai"}).seat(A, "D9 H2 X2 V1").seat(B, "D9 H3=E07 X2");
        table.move(A, text).move(B, "stop E07#1 on 1").passes();
        CHECK(table.at(A) == "D8 H3 X2 Z0 V1");
        CHECK(table.at(B) == "D9 H2 X3 Z0 V0");
    }
}

TEST_CASE("TS-53 the bribe is compulsory, and nothing is drawn from an empty deck") {
    Table table = Table(plain).seat(A, "D9 H4=E03,E07").seat(B, "D1 H4=E08 X4").seat(C, "D9").seat(D, "D9");
    table.move(A, "play E03#1").move(B, "stop E08#1 on 1").move(A, "stop E07#1 on 2").passes();
    CHECK(table.at(B) == "D0 H4 X4 Z1 V0"); // the bribe is drawn without a question
    table.move(A, "number 1");
    CHECK(table.asked() == "B"); // B's deck is checked in step 4 of the same action
    CHECK(table.step() == "achieve");
    CHECK(table.at(B) == "D4 H4 X0 Z1 V0");
    Table none = Table(plain).seat(A, "D9 H4=E03,E07").seat(B, "D0 H4=E08").seat(C, "D9").seat(D, "D9");
    none.move(A, "play E03#1").move(B, "stop E08#1 on 1").move(A, "stop E07#1 on 2").passes();
    CHECK(none.at(B) == "D0 H3 X0 Z1 V0");
}

TEST_CASE("TS-54 stopped cards stay in the play zone until the end of step 4") {
    Table table =
        Table({"jack", "padthai", "rocky"}).seat(A, "D9 H4=E01,E07").seat(B, "D9 H4=E09").seat(C, "D9");
    table.move(A, "play E01#1").move(B, "stop E09#1 on 1").move(A, "stop E07#1 on 2").passes();
    CHECK(table.step() == "drawNumber");
    table.move(A, "number 1");
    CHECK(table.step() == "bonus");
    CHECK(table.cards(ZoneKind::Play, B) == "E09#1");
    CHECK(table.cards(ZoneKind::Discard, B) == "");
    table.move(A, "decline");
    CHECK(table.cards(ZoneKind::Play, B) == "");
    CHECK(table.cards(ZoneKind::Discard, B) == "E09#1");
    Table own = Table({"jack", "padthai"}).seat(A, "D9 H4=E03").seat(B, "D9 H4=E07");
    own.move(A, "play E03#1").move(B, "stop E07#1 on 1").passes();
    CHECK(own.cards(ZoneKind::Discard, A) == "E03#1");
}

TEST_CASE("TS-49 if nobody responds to Bones Drawing, its owner draws") {
    Table table = bonesPlayed().passes().move(A, "number 2");
    CHECK(table.at(A) == "D7 H7 X0 Z1 V0");
    CHECK(table.move(A, "use").at(A) == "D6 H8 X1 Z0 V0");
    for (const kit::Seat seat : {B, C, D})
        CHECK(table.at(seat) == "D10 H5 X0 Z0 V0");
}

TEST_CASE("TS-50 if B stops and nobody else responds, Bones Drawing has no effect") {
    Table table = bonesPlayed().move(B, "stop E09#1 on 1").passes();
    CHECK(table.at(A) == "D8 H6 X0 Z1 V0");
    CHECK(table.points() == 0);
    CHECK(table.at(B) == "D10 H4 X0 Z1 V0");
    CHECK(table.asked() == "B"); // rodent B may dig, and A has no bonus
    table.move(B, "use");
    CHECK(table.at(B) == "D9 H4 X2 Z0 V0");
    CHECK(table.at(A) == "D8 H6 X1 Z0 V0");
    CHECK(table.asked() == "A");
}

TEST_CASE("TS-52 if B stops, A stops B and C stops A, Bones Drawing has no effect") {
    Table table = bonesPlayed().move(B, "stop E09#1 on 1").move(C, "pass 2").move(D, "pass 2");
    table.move(A, "stop E07#1 on 2").move(B, "pass 3").move(C, "stop E07#2 on 3").passes();
    CHECK(table.at(A) == "D7 H6 X0 Z2 V0");
    CHECK(table.asked() == "B"); // B's matching card was not stopped, while A and C have no bonus
    table.move(B, "decline");
    CHECK(table.step() == "action");
}

TEST_CASE("TS-41 a chain of all 24 Stopping cards resolves") {
    Table table = Table({"jack", "padthai"})
                      .seat(A, "D9 H13=E03,E07,E07,E07,E07,E07,E07,E07,E07,E09,E09,E09,E09")
                      .seat(B, "D15 H12=E08,E08,E08,E08,E08,E08,E08,E08,E09,E09,E09,E09");
    table.move(A, "play E03#1");
    for (int item = 1; item <= 24; ++item) {
        const kit::Seat seat = item % 2 == 1 ? B : A;
        REQUIRE(table.legal(seat).front().starts_with("stop "));
        table.move(seat, table.legal(seat).front());
    }
    // All hands are empty, so the chain resolves. 24 is even, and the stopped half belongs to B.
    CHECK(table.step() == "drawNumber");
    CHECK(table.at(B) == "D3 H12 X0 Z12 V0");
    CHECK(table.at(A) == "D9 H0 X0 Z13 V0");
    CHECK(table.counter("item25", A) == 1);
    CHECK(table.counter("item24", B) == 0);
    table.move(A, "number 1");
    CHECK(table.step() == "bonus"); // canine A played eight canine cards, but may use the bonus only once
    CHECK(table.move(A, "use").at(A) == "D7 H2 X13 Z0 V0");
}

TEST_CASE("TS-41 FAQ 3: B can stop three actions of A with three cards") {
    Table table = Table({"jack", "padthai"}).seat(A, "D9 H6 X2").seat(B, "D9 H5=E07,E07,E07 X1");
    table.move(A, "draw-discard").move(B, "stop E07#1 on 1").passes();
    table.move(A, "swap at 1").move(B, "stop E07#2 on 1").passes();
    table.move(A, "draw-discard").move(B, "stop E07#3 on 1").passes();
    CHECK(table.at(A) == "D6 H9 X2 Z0 V0");
    CHECK(table.points() == 0);
    CHECK(!table.can(A, "swap at 1"));
    CHECK(table.at(B) == "D9 H2 X4 Z0 V0");
    table.move(A, "end");
    CHECK(table.counter("handLimit", A) == 5);
    int discards = 0;
    for (; table.step() == "endDiscard"; ++discards)
        table.move(A, table.legal(A).front());
    CHECK(discards == 4);
    CHECK(table.at(A) == "D6 H5 X6 Z0 V0");
}
