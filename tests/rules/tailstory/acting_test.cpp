// SPDX-License-Identifier: MIT
// Tests TS-67 to TS-72: Acting cards and their SPECIAL.
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

TEST_CASE("TS-67 an Acting card needs Altered form, the character's own type and two action points") {
    Table table = Table({"padthai", "jack"}).seat(A, "D9 H3=E13,E14,E15 V1").seat(B, "D9 H1");
    CHECK(table.can(A, "play E14#1"));
    CHECK(table.code(A, "play E13#1") == RefusalCode::ActingOtherType);
    CHECK(table.why(A, "play E15#1") == "TS-67");
    table.points(1);
    CHECK(table.why(A, "play E14#1") != "");
    Table normal = Table({"padthai", "jack"}).seat(A, "D9 H3=E13,E14,E15").seat(B, "D9 H1");
    CHECK(normal.why(A, "play E14#1") == "TS-67");
    CHECK(normal.code(A, "play E14#1") == RefusalCode::ActingNormalForm);
    // After one action, not enough points are left.
    Table spent = Table({"padthai", "jack"}).seat(A, "D9 H3=E14 V1").seat(B, "D9");
    spent.move(A, "draw-discard").move(A, spent.legal(A).back());
    CHECK(spent.why(A, "play E14#1") == "TS-67");
    CHECK(spent.code(A, "play E14#1") == RefusalCode::ActingPoints);
    // A character that another player's second achievement has altered may act, too.
    const Table all = Table({"padthai", "jack"}).seat(A, "D9 H1=E14").seat(B, "D9 V2");
    CHECK(all.can(A, "play E14#1"));
}

TEST_CASE("TS-68 players join in with a move, and drawing 0 declines") {
    Table table = Table({"padthai", "khalid"}).seat(A, "D9 H1=E14 V1").seat(B, "D9 H1");
    Table other = table;
    table.move(A, "play E14#1").move(A, "number 1");
    CHECK(table.step() == "special");
    other.move(A, "play E14#1").move(A, "number 1");
    // To decline, a player draws 0.
    CHECK(table.legal(B) == Names{"number 0", "number 1", "number 2"});
    CHECK(table.move(B, "number 0").at(B) == "D9 H1 X0 Z0 V0");
    CHECK(other.move(B, "number 2").at(B) == "D7 H3 X0 Z0 V0");
}

TEST_CASE("TS-69 an Acting card draws one to five cards, or up to three by option") {
    const auto numbersWith = [](const char* deck, const char* options) {
        Table table = Table({"jack", "padthai"}, options).seat(A, deck).seat(A, "H1=E13 V1").seat(B, "D9 H1");
        return table.move(A, "play E13#1").numbers(A);
    };
    CHECK(numbersWith("D10", "") == "1 2 3 4 5");
    CHECK(numbersWith("D2", "") == "1 2");
    CHECK(numbersWith("D10", "acting=3") == "1 2 3");
    Table table = Table({"jack", "padthai"}).seat(A, "D10 H1=E13 V1").seat(B, "D9").move(A, "play E13#1");
    CHECK(table.why(A, "number 6") == "TS-69");
    CHECK(table.why(A, "number 0") == "TS-69");
    // With an empty deck nothing is drawn, and the SPECIAL follows.
    Table empty = Table({"jack", "alan"}).seat(A, "D0 H1=E13 X3 V1").seat(B, "D9");
    empty.move(A, "play E13#1");
    CHECK(empty.asked() == "B");
    CHECK(empty.step() == "special");
}

TEST_CASE("TS-70 an Acting card opens no window and always triggers the bonus of the player who acts") {
    Table table = Table({"jack", "padthai"}).seat(A, "D10 H5=E13 V1").seat(B, "D9 H3=E07");
    table.move(A, "play E13#1");
    CHECK(table.step() == "drawNumber");
    CHECK(table.why(B, "stop E07#1 on 1") == "TS-70");
    CHECK(table.why(B, "pass 1") == "TS-70");
    table.move(A, "number 5");
    CHECK(table.step() == "bonus");
    table.move(A, "use");
    CHECK(table.at(A) == "D4 H10 X1 Z0 V1");
    CHECK(table.points() == 0);
}

TEST_CASE("TS-71 others of the same type may draw up to two") {
    Table table = Table({"jack", "padthai", "alan", "rocky"})
                      .seat(A, "D9 H1=E13 V1")
                      .seat(B, "D6 H5")
                      .seat(C, "D6 H5")
                      .seat(D, "D6 H5");
    table.move(A, "play E13#1").move(A, "number 3");
    CHECK(table.step() == "special");
    CHECK(table.asked() == "C");
    CHECK(table.numbers(C) == "0 1 2");
    CHECK(table.why(C, "number 3") == "TS-71");
    CHECK(table.why(B, "number 1") != "");
    table.move(C, "number 2");
    CHECK(table.at(C) == "D4 H7 X0 Z0 V0");
    CHECK(table.at(B) == "D6 H5 X0 Z0 V0");
    CHECK(table.asked() == "A"); // only A may use a bonus
    table.move(A, "decline");
    CHECK(table.step() == "action");
}

TEST_CASE("TS-72 others join a SPECIAL in turn order in either form, before the bonus, but get no bonus") {
    // In C's turn A comes after D, who has another type and is not asked. At most two players share a type.
    Table table = Table({"jack", "padthai", "alan", "rocky"}).turn(7, C);
    table.seat(A, "D1 H5 X3").seat(B, "D6 H5").seat(C, "D9 H1=E13 V1").seat(D, "D6 H5");
    REQUIRE(!table.altered(A));
    table.move(C, "play E13#1").move(C, "number 1");
    CHECK(table.asked() == "A"); // even in Normal form
    CHECK(table.numbers(A) == "0 1");
    table.move(A, "number 1");
    CHECK(table.at(A) == "D0 H6 X3 Z0 V0");
    CHECK(table.asked() == "C"); // the bonus step, in which A has no bonus
    CHECK(table.step() == "bonus");
    table.move(C, "decline");
    CHECK(table.asked() == "A"); // step 4 of this action finds A's deck empty
    CHECK(table.step() == "achieve");
    Table empty = Table({"jack", "alan"}).seat(A, "D9 H1=E13 V1").seat(B, "D0 H2");
    empty.move(A, "play E13#1").move(A, "number 1");
    CHECK(empty.step() == "bonus"); // B has an empty deck and is not asked
    CHECK(empty.asked() == "A");
}
