// SPDX-License-Identifier: MIT
// Tests TS-84 to TS-86, TS-89, TS-90: Khalid and Rocky.
#include "core/games/tailstory/table/table.h"
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

#include <array>
#include <string>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

namespace {

const Names two{"khalid", "jack"};

} // namespace

TEST_CASE("TS-84 Khalid uses the effect of a discard for free, and the card stays in the pile") {
    Table table = Table(two).seat(A, "D8 H4 X3=E01 V1").seat(B, "D9 H1").points(0);
    table.act(A, "ability E01#1");
    CHECK(table.numbers(A) == "1 2");
    table.move(A, "number 2");
    CHECK(table.at(A) == "D6 H6 X3 Z0 V1");
    CHECK(table.points() == 0);
    CHECK(table.cards(ZoneKind::Discard, A).starts_with("E01#1"));
    // Khalid may use only a card from his own pile.
    const Table other = Table(two).seat(A, "D8 H4=E03 X1=E01 V1").seat(B, "D9 H1 X1=E02");
    CHECK(other.why(A, "ability E02#1") == "TS-84");
    CHECK(other.why(A, "ability E03#1") == "TS-84");
    CHECK(other.why(A, "ability") == "TS-84");
}

TEST_CASE("TS-34 the others know which discarded card Khalid uses before they decide to stop") {
    Table table = Table(two).seat(A, "D8 H4=E07 X3=E01 V1").seat(B, "D8 H2=E08,E09").points(1);
    const std::array<std::string, 2> names{"Ana", "Ben"};
    const auto told = [&](const Table& at, kit::Seat viewer) {
        return kit::english(Shown::scene(at.state, viewer).detail, names);
    };
    table.move(A, "ability E01#1");
    for (const kit::Seat viewer : {B, kit::spectator})
        CHECK(told(table, viewer) ==
              "If nobody does, Ana’s “Altered ability” goes ahead, using the discarded "
              "“Bones Drawing”.");
    Table stopped = table;
    stopped.move(B, "stop E08#1 on 1");
    CHECK(told(stopped, A) ==
          "If nobody does, Ana’s “Altered ability” (using the discarded “Bones Drawing”) fails, and "
          "Ana draws a card.");
    stopped.move(A, "stop E07#1 on 2");
    CHECK(told(stopped, B) ==
          "If nobody does, the stop is stopped, and Ana’s “Altered ability” goes ahead, using the "
          "discarded “Bones Drawing”.");
    table.passes().move(A, "number 1").move(A, "draw-discard");
    CHECK(told(table, kit::spectator) == "If nobody does, Ana’s “Draw 1, discard 1” goes ahead.");
}

TEST_CASE("TS-85 Khalid can use Drawing, Stealing and Recycling cards of any type") {
    const Table table = Table(two).seat(A, "D8 H4 X6=E01,E03,E05,E12,E07,E14 V1").seat(B, "D9 H1");
    for (const char* text : {"ability E01#1", "ability E03#1", "ability E05#1 at 1", "ability E12#1"})
        CHECK(table.can(A, text));
    CHECK(table.why(A, "ability E07#1") == "TS-85");
    CHECK(table.code(A, "ability E07#1") == RefusalCode::KhalidStopping);
    CHECK(table.code(A, "ability E14#1") == RefusalCode::KhalidActing);
    const Table none = Table(two).seat(A, "D8 H4 X2=E07,E14 V1").seat(B, "D9 H1");
    CHECK(none.code(A, "ability E07#1") == RefusalCode::KhalidNothing);
    for (const std::string& text : none.legal(A))
        CHECK(!text.starts_with("ability"));
}

TEST_CASE("TS-86 Khalid must follow the rules of the effect") {
    Table table = Table(two).seat(A, "D8 H4 X1=E05 V1").seat(B, "D9 H3");
    CHECK(table.why(A, "ability E05#1") != "");
    CHECK(table.why(A, "ability E05#1 at 0") == "TS-58");
    table.move(A, "ability E05#1 at 1");
    CHECK(table.counter("target", B) == 1);
    table.passes().move(A, "number 1");
    CHECK(table.legal(A) == Names{"pick E05#1", "done"}); // the used card may be buried, too
    table.move(A, "pick E05#1");
    CHECK(table.at(A) == "D8 H5 X0 Z0 V1");
    CHECK(table.at(B) == "D9 H2 X1 Z0 V0");
    CHECK(table.step() == "action");
    const Table nobody = Table(two).seat(A, "D8 H4 X1=E05 V1").seat(B, "D9");
    CHECK(nobody.why(A, "ability E05#1 at 1") == "TS-58");
    const Table recycling = Table(two).seat(A, "D8 H4 X1=E10 V1").seat(B, "D9 H1");
    CHECK(recycling.why(A, "ability E10#1") == "TS-66");
    Table two1 = Table(two).seat(A, "D8 H1 X3=E10,E01,E13 V1").seat(B, "D9 H1");
    two1.act(A, "ability E10#1");
    CHECK(two1.why(A, "pick E10#1") == "TS-65");
    two1.move(A, "pick E01#1").move(A, "pick E13#1");
    CHECK(two1.at(A) == "D8 H3 X1 Z0 V1");
}

TEST_CASE("TS-86 Khalid can be stopped like any ability") {
    Table table = Table(two).seat(A, "D8 H4 X1=E01 V1").seat(B, "D9 H3=E09");
    table.move(A, "ability E01#1").move(B, "stop E09#1 on 1").passes();
    CHECK(table.at(A) == "D7 H5 X1 Z0 V1");
    CHECK(table.why(A, "ability E01#1") == "TS-76");
}

TEST_CASE("TS-86 Khalid may use a Drawing card with an empty deck") {
    Table table = Table(two).seat(A, "D0 H3 X2=E01 V1").seat(B, "D9");
    table.move(A, "ability E01#1"); // draws nothing, and the used card becomes part of the new deck
    CHECK(table.step() == "achieve");
    CHECK(table.at(A) == "D2 H3 X0 Z0 V1");
    CHECK(table.cards(ZoneKind::Deck, A).find("E01#1") != std::string::npos);
}

TEST_CASE("TS-89 Rocky's beam leaves one action point in the next turn") {
    Table table =
        Table({"rocky", "jack", "padthai"}).seat(A, "D9 H1 V1").seat(B, "D9 H1").seat(C, "D9 H1=E14 V1");
    table.act(A, "ability at 2");
    CHECK(table.counter("rockyMark", C) == 1);
    table.end(A);
    CHECK(table.points() == 2); // B's turn
    table.end(B);
    CHECK(table.points() == 1); // C's turn
    CHECK(table.counter("rockyMark", C) == -1000);
    CHECK(table.why(C, "play E14#1") == "TS-89");
    table.end(C).end(A).end(B);
    CHECK(table.points() == 2);
    CHECK(table.owner() == C);
}

TEST_CASE("TS-89 the refusal still names Rocky's beam after a free action") {
    Table table = Table({"rocky", "padthai"}).seat(A, "D9 H1 X1 V1").seat(B, "D9 H1=E14 X1 V1");
    table.act(A, "ability at 1").end(A).act(B, "swap at 0");
    while (table.step() != "action")
        table.move(B, table.legal(B).front());
    REQUIRE(table.points() == 1);
    CHECK(table.why(B, "play E14#1") == "TS-89");
}

TEST_CASE("TS-90 Rocky can mark only others, and a mark is used up and does not stack") {
    Table table = Table({"rocky", "jack"}).seat(A, "D9 H1 V1").seat(B, "D9 H1");
    CHECK(table.why(A, "ability at 0") == "TS-90");
    CHECK(table.why(A, "ability") == "TS-90");
    CHECK(table.why(A, "ability at 2") == "TS-90"); // the seat is not in the game
    CHECK(table.why(A, "ability at 0,1") == "TS-90");
    kit::Facts nobody;
    table.state.setNumberOf(Number::RockyMark, B, 1, nobody);
    table.act(A, "ability at 1").end(A);
    CHECK(table.points() == 1);
    CHECK(table.end(B).end(A).points() == 2);
    // A player without cards may be a target, too.
    const Table bare = Table({"rocky", "jack"}).seat(A, "D9 V1").seat(B, "D9");
    CHECK(bare.can(A, "ability at 1"));
    // A beam that is stopped leaves no mark.
    Table stopped = Table({"rocky", "jack"}).seat(A, "D9 H1 V1").seat(B, "D9 H1=E09");
    stopped.move(A, "ability at 1").move(B, "stop E09#1 on 1").passes();
    CHECK(stopped.counter("rockyMark", B) == -1000);
}
