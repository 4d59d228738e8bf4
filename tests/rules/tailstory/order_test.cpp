// SPDX-License-Identifier: MIT
// Tests that everything in turn order follows the queue cards, not the seats.
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

namespace {

/// A table in B's turn. B has queue card 1ST, D 2ND, A 3RD and C 4TH.
Table mixed(const Names& characters, std::string_view options = "") {
    Table table(characters, options);
    return table.queue({B, D, A, C}).turn(6, B);
}

std::string whoPasses(Table& table) {
    std::string order;
    while (table.step() == "respond") {
        order += table.asked();
        table.move(Rules::pending(table.state).seats.first(),
                   "pass " + std::to_string(chainLength(table.state)));
    }
    return order;
}

} // namespace

TEST_CASE("TS-43 priority follows the queue cards") {
    Table table = mixed({"jack", "padthai", "ham_cheese", "alan"});
    table.seat(A, "D9 H3=E08").seat(B, "D9 H3=E01").seat(C, "D9 H3").seat(D, "D9 H3");
    Table stopped = table;
    table.move(B, "play E01#1");
    CHECK(whoPasses(table) == "DAC");
    stopped.move(B, "play E01#1").move(D, "pass 1").move(A, "stop E08#1 on 1");
    CHECK(whoPasses(stopped) == "CBD");
}

TEST_CASE("TS-122 turns follow the queue cards") {
    Table table = mixed({"jack", "padthai", "ham_cheese", "alan"});
    for (const kit::Seat seat : {A, B, C, D})
        table.seat(seat, "D9 H2");
    CHECK(table.end(B).owner() == D);
    CHECK(table.end(D).owner() == A);
    CHECK(table.end(A).owner() == C);
    CHECK(table.end(C).owner() == B);
}

TEST_CASE("TS-98 bonuses follow the queue cards from the turn owner") {
    Table table = mixed({"ham_cheese", "padthai", "rocky", "alan"});
    table.seat(A, "D9 H3=E09#1").seat(B, "D9 H3=E01,E07").seat(C, "D9 H3=E09#2").seat(D, "D9 H3");
    table.move(B, "play E01#1").move(D, "pass 1").move(A, "pass 1").move(C, "stop E09#2 on 1");
    table.move(B, "stop E07#1 on 2").move(D, "pass 3").move(A, "stop E09#1 on 3").passes();
    CHECK(table.step() == "bonus");
    CHECK(table.asked() == "A");
    CHECK(table.move(A, "use").asked() == "C");
}

TEST_CASE("TS-108 TS-124 the deck check follows the queue cards from the turn owner") {
    Table table = mixed({"ham_cheese", "padthai", "rocky", "alan"});
    table.seat(A, "D0 H2 X3 V3").seat(B, "D9 H2").seat(C, "D0 H2 X3 V3").seat(D, "D9");
    table.move(B, "end");
    CHECK(table.asked() == "A");
    table.move(A, table.legal(A).front());
    CHECK(Rules::result(table.state).winners == std::vector<kit::Seat>{A});
}

TEST_CASE("TS-79 Jack's discards follow the queue cards") {
    Table table = mixed({"padthai", "jack", "rocky", "alan"});
    table.seat(A, "D9 H3").seat(B, "D9 V1").seat(C, "D9 H2").seat(D, "D9");
    table.move(B, "ability at 0,2").move(A, "pass 1").moveOnly(C, "pass 1");
    CHECK(Rules::pending(table.state).chance == contract::ChanceRequest{3, 1}); // A's three cards
}

TEST_CASE("TS-45 in fastest finger mode everyone is asked at once, regardless of the queue") {
    Table table = mixed({"padthai", "jack", "rocky", "alan"}, "responses=fastest");
    for (const kit::Seat seat : {A, C, D})
        table.seat(seat, "D9 H2");
    table.seat(B, "D9 H2=E02").move(B, "play E02#1");
    CHECK(table.asked() == "ACD");
}
