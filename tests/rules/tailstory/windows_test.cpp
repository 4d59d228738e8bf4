// SPDX-License-Identifier: MIT
// Tests TS-37 to TS-48: which seats may stop which items, and when.
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

namespace {

const Names four{"jack", "padthai", "ham_cheese", "alan"};

/// A table in A's turn. A holds a Drawing card and Stopping cards, and the others hold Stopping cards.
Table armed(std::string_view options = "") {
    return Table(four, options)
        .seat(A, "D9 H5=E03#1,E07#1,E07#2")
        .seat(B, "D9 H5=E08#1,E08#2")
        .seat(C, "D9 H5=E09#1,E09#2")
        .seat(D, "D9 H5=E07#3,E07#4");
}

} // namespace

TEST_CASE("TS-37 a window opens after every item except an Acting card") {
    struct Row {
        Names characters;
        const char* zones;
        const char* move;
    };
    const std::vector<Row> rows{{{"jack", "padthai"}, "D9 H1=E03", "play E03#1"},
                                {{"jack", "padthai"}, "D9 H1=E06", "play E06#1 at 1"},
                                {{"jack", "padthai"}, "D9 H1=E12 X1=E01", "play E12#1"},
                                {{"jack", "padthai"}, "D9 H1", "draw-discard"},
                                {{"jack", "padthai"}, "D9 H1 V1", "ability at 1"},
                                {{"alan", "padthai"}, "D9 H1 V1", "ability"},
                                {{"padthai", "jack"}, "D9 H1 V1", "ability"},
                                {{"khalid", "jack"}, "D9 H1 X1=E01 V1", "ability E01#1"},
                                {{"rocky", "jack"}, "D9 H1 V1", "ability at 1"},
                                {{"jack", "padthai"}, "D9 X1", "swap at 1"}};
    for (const Row& row : rows) {
        CAPTURE(row.characters[0]);
        CAPTURE(row.move);
        Table table = Table(row.characters).seat(A, row.zones).seat(B, "D9 H2=E07#8 X1");
        table.move(A, row.move);
        CHECK(table.step() == "respond");
        CHECK(table.asked() == "B");
        CHECK(table.can(B, "stop E07#8 on 1"));
    }
    // The remaining two kinds of items are the ability of Ham & Cheese and a Stopping card.
    Table loot = Table({"ham_cheese", "padthai"}).seat(A, "D9 H2=E03 V1").seat(B, "D9 H2=E07");
    loot.act(A, "play E03#1").move(A, "number 1").move(A, "use").move(A, "ability");
    CHECK(loot.step() == "respond");
    loot.move(B, "stop E07#1 on 1");
    CHECK(loot.step() == "respond");
    CHECK(loot.asked() == "A");
}

TEST_CASE("TS-38 acting, bonuses, discards and achievements do not open a window") {
    Table table = Table({"jack", "alan", "ham_cheese"})
                      .seat(A, "D9 H8=E13,E01,E04 X1 V1")
                      .seat(B, "D9 H3=E07#8")
                      .seat(C, "D9 H3=E08#8");
    table.move(A, "play E13#1");
    CHECK(table.step() == "drawNumber");
    CHECK(table.why(B, "stop E07#8 on 1") == "TS-70");
    table.move(A, "number 1");
    CHECK(table.step() == "special");
    CHECK(table.why(C, "stop E08#8 on 1") == "TS-70");
    table.move(B, "number 1");
    CHECK(table.step() == "bonus");
    CHECK(table.why(B, "stop E07#8 on 1") == "TS-38");
    table.move(A, "use");
    CHECK(table.step() == "action");
    table.move(A, "end");
    CHECK(table.step() == "endDiscard");
    CHECK(table.why(B, "stop E07#8 on 1") == "TS-38");
    Table check = Table({"jack", "padthai"}).seat(A, "D0 H3 X3").seat(B, "D9 H3=E07#8");
    check.move(A, "end");
    CHECK(check.step() == "achieve");
    CHECK(check.why(B, "stop E07#8 on 1") == "TS-38");
}

TEST_CASE("TS-39 everyone except the owner of an item may stop it") {
    Table table = armed("responses=fastest");
    table.move(A, "play E03#1");
    CHECK(table.asked() == "BCD");
    CHECK(table.why(A, "stop E07#1 on 1") == "TS-39");
    table.move(B, "stop E08#1 on 1");
    CHECK(table.asked() == "ACD"); // everyone except B, including the turn owner, may stop B's card
    CHECK(table.why(B, "stop E08#2 on 2") == "TS-39");
    CHECK(table.why(C, "stop E03#2 on 2") == "TS-55"); // not in hand
    const Table holds = Table(four).seat(A, "D9 H1=E03").seat(B, "D9 H1=E01").move(A, "play E03#1");
    CHECK(holds.why(B, "stop E01#1 on 1") == "TS-39"); // not a Stopping card
}

TEST_CASE("TS-40 a Stopping card can be played only as a response") {
    const Table table = armed();
    CHECK(table.why(A, "play E07#1") == "TS-40");
    CHECK(table.why(A, "stop E07#1 on 1") == "TS-40");
    CHECK(table.why(B, "stop E08#1 on 1") == "TS-40");
    for (const std::string& text : table.legal(A))
        CHECK(text != "play E07#1");
}

TEST_CASE("TS-41 stopping costs nothing and has no limit") {
    Table table = armed().points(1);
    table.move(A, "play E03#1");
    CHECK(table.points() == 0);
    table.move(B, "stop E08#1 on 1").move(C, "pass 2").move(D, "pass 2").move(A, "stop E07#1 on 2");
    CHECK(table.points() == 0);
    CHECK(table.can(B, "stop E08#2 on 3")); // the same player may stop again
}

TEST_CASE("TS-42 a Stopping card stops only the newest item") {
    Table table = armed("responses=fastest");
    table.move(A, "play E03#1").move(B, "stop E08#1 on 1");
    CHECK(table.can(C, "stop E09#1 on 2"));
    CHECK(table.why(C, "stop E09#1 on 1") == "TS-42");
    CHECK(table.why(C, "pass 1") == "TS-42");
    CHECK(table.why(C, "stop E09#1 on 3") == "TS-42"); // there is no such item
    CHECK(table.why(C, "stop E09#1 on 0") == "TS-42");
}

TEST_CASE("TS-43 priority runs in turn order from the item's owner") {
    const auto orderFor = [](kit::Seat owner) {
        Table table = Table(four).turn(5, owner);
        for (kit::Seat seat = 0; seat < 4; ++seat)
            table.seat(seat, seat == owner ? "D9 H2=E01#1" : "D9 H2");
        table.move(owner, "play E01#1");
        std::string order;
        while (table.step() == "respond") {
            order += table.asked();
            const kit::Seat asked = Rules::pending(table.state).seats.first();
            for (kit::Seat other = 0; other < 4; ++other)
                if (other != asked)
                    CHECK(!table.can(other, "pass 1"));
            table.move(asked, "pass 1");
        }
        return order;
    };
    CHECK(orderFor(A) == "BCD");
    CHECK(orderFor(B) == "CDA");
    CHECK(orderFor(D) == "ABC");
    Table two = Table({"jack", "padthai"}).seat(A, "D9 H2=E03").seat(B, "D9 H2").move(A, "play E03#1");
    CHECK(two.asked() == "B");
    CHECK(two.move(B, "pass 1").step() == "drawNumber");
    Table later = armed().move(A, "play E03#1");
    CHECK(later.why(C, "stop E09#1 on 1") == "TS-43");
}

TEST_CASE("TS-43 FAQ 1: in B's turn C is asked before A") {
    Table table = Table(four).turn(6, B).seat(A, "D9 H3=E07").seat(B, "D9 H3=E01");
    table.seat(C, "D9 H3=E08").seat(D, "D9 H3").move(B, "play E01#1");
    CHECK(table.asked() == "C");
    table.move(C, "stop E08#1 on 1");
    CHECK(table.cards(ZoneKind::Hand, A).starts_with("E07#1"));
    std::string order;
    while (table.step() == "respond") {
        order += table.asked();
        table.move(Rules::pending(table.state).seats.first(), "pass 2");
    }
    CHECK(order == "DAB");
}

TEST_CASE("TS-44 players are asked one by one, and the first stop opens a window of its own") {
    Table table = armed();
    table.move(A, "play E03#1");
    CHECK(table.asked() == "B");
    table.move(B, "pass 1");
    CHECK(table.asked() == "C");
    table.move(C, "stop E09#1 on 1"); // D is no longer asked about the action
    CHECK(table.asked() == "D");
    CHECK(table.move(D, "pass 2").asked() == "A");
    CHECK(table.move(A, "pass 2").asked() == "B");
    CHECK(table.why(A, "draw-discard") != "");
    table.move(B, "pass 2");
    CHECK(table.step() != "respond");
    CHECK(table.why(B, "draw-discard") == "TS-31");
}

TEST_CASE("TS-45 fastest finger mode asks everyone at once, and the first stop counts") {
    Table table = armed("responses=fastest");
    table.move(A, "play E03#1");
    CHECK(table.asked() == "BCD");
    table.move(D, "stop E07#3 on 1");
    CHECK(table.asked() == "ABC");                     // B is asked again, now about S1
    CHECK(table.why(B, "stop E08#1 on 1") == "TS-42"); // D's stop was faster
    table.move(C, "pass 2");
    CHECK(table.asked() == "AB");
    table.move(A, "pass 2").move(B, "pass 2").declines();
    CHECK(table.at(A) == "D8 H5 X1 Z0 V0"); // A draws only the bribe for the stopped card
    // If everyone passes, in any order, the window closes with the last pass.
    Table quiet = armed("responses=fastest");
    quiet.move(A, "play E03#1").move(D, "pass 1").move(B, "pass 1");
    CHECK(quiet.step() == "respond");
    CHECK(quiet.move(C, "pass 1").step() == "drawNumber");
}

TEST_CASE("TS-46 everyone with a hand card is asked, whatever card it is") {
    Table table = Table(four).seat(A, "D9 H2=E03").seat(B, "D9 H5").seat(C, "D9 H0").seat(D, "D9 H1=E07");
    table.move(A, "play E03#1");
    CHECK(table.asked() == "B");
    CHECK(table.legal(B) == Names{"pass 1"});
    table.move(B, "pass 1");
    CHECK(table.asked() == "D"); // C has no cards
    CHECK(table.why(C, "pass 1") == "TS-46");
    CHECK(table.legal(D) == Names{"stop E07#1 on 1", "pass 1"});
    Table fast = Table(four, "responses=fastest").seat(A, "D9 H2=E03").seat(B, "D9 H5").seat(D, "D9 H1=E07");
    CHECK(fast.move(A, "play E03#1").asked() == "BD");
}

TEST_CASE("TS-47 a pass is valid only for one item") {
    Table table = armed();
    table.move(A, "play E03#1")
        .move(B, "pass 1")
        .move(C, "stop E09#1 on 1")
        .move(D, "pass 2")
        .move(A, "pass 2");
    CHECK(table.asked() == "B");
    CHECK(table.can(B, "stop E08#1 on 2"));
    Table again = armed("responses=fastest");
    again.move(A, "play E03#1").move(B, "pass 1");
    CHECK(again.why(B, "stop E08#1 on 1") == "TS-47");
    CHECK(again.why(B, "pass 1") == "TS-47");
}

TEST_CASE("TS-48 nothing can be stopped while the chain resolves") {
    Table table =
        Table(four).seat(A, "D9 H3=E03,E07#1").seat(B, "D9=E08#1 H2=E08#2").seat(C, "D9 H1").seat(D, "D9 H1");
    table.move(A, "play E03#1").move(B, "stop E08#2 on 1").move(C, "pass 2").move(D, "pass 2");
    table.move(A, "stop E07#1 on 2").passes();
    CHECK(table.cards(ZoneKind::Hand, B).ends_with("E08#1")); // the bribe
    CHECK(table.step() == "drawNumber");
    CHECK(table.asked() == "A");
    CHECK(table.why(B, "stop E08#1 on 1") == "TS-48");
    CHECK(table.why(B, "stop E08#1 on 3") == "TS-48");
}
