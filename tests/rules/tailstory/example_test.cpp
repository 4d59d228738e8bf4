// SPDX-License-Identifier: MIT
// Plays the thirteen steps of the rulebook's example of a turn in a real game.
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

namespace {

std::string all(const Table& table) {
    std::string text;
    for (const kit::Seat seat : {A, B, C, D}) {
        text += seat == A ? "" : " | ";
        text += table.at(seat).substr(0, 11); // omits V, because nobody collects an achievement
    }
    return text;
}

/// The game after set-up, with the named cards of the example in hand.
Table start(const Names& characters) {
    Table table = Table::game(characters);
    table.bring(ZoneKind::Hand, A, {"E01#1", "E07#1"}).bring(ZoneKind::Hand, B, {"E09#1"});
    return table;
}

/// Rows 1 to 5: Bones Drawing is stopped, and the stop is stopped.
void playStep(Table& table) {
    // 1
    CHECK(all(table) == "D9 H6 X0 Z0 | D10 H5 X0 Z | D10 H5 X0 Z | D10 H5 X0 Z");
    CHECK(table.points() == 1);
    // 2
    table.move(A, "play E01#1");
    CHECK(table.at(A) == "D9 H5 X0 Z1 V0");
    CHECK(table.points() == 0);
    // 3
    CHECK(table.asked() == "B");
    table.move(B, "stop E09#1 on 1");
    CHECK(table.at(B) == "D10 H4 X0 Z1 V0");
    // 4
    CHECK(table.asked() == "C");
    table.move(C, "pass 2");
    CHECK(table.asked() == "D");
    table.move(D, "pass 2");
    CHECK(table.asked() == "A");
    table.move(A, "stop E07#1 on 2");
    CHECK(table.at(A) == "D9 H4 X0 Z2 V0");
    // 5a
    for (const kit::Seat seat : {B, C, D}) {
        CHECK(table.asked() == std::string(1, static_cast<char>('A' + seat)));
        table.move(seat, "pass 3");
    }
    // 5b
    CHECK(table.at(B) == "D9 H5 X0 Z1 V0");
    CHECK(table.at(A) == "D9 H4 X0 Z2 V0");
    // 5c
    CHECK(table.step() == "drawNumber");
    table.move(A, "number 2");
    CHECK(table.at(A) == "D7 H6 X0 Z2 V0");
}

/// Rows 6 to 8: the bonus and the deck check.
void bonusStep(Table& table, bool rodentB) {
    // 6
    CHECK(table.step() == "bonus");
    CHECK(table.asked() == "A");
    CHECK(table.code(B, "use") == (rodentB ? RefusalCode::BonusStopped : RefusalCode::BonusNotPlayed));
    table.move(A, "use");
    // 7, 8
    CHECK(table.at(A) == "D6 H7 X2 Z0 V0");
    CHECK(table.at(B) == "D9 H5 X1 Z0 V0");
    CHECK(table.at(C) == "D10 H5 X0 Z0 V0");
}

/// Rows 9 to 13: the swap, the end of the turn, the next turn.
void swapAndEnd(Table& table) {
    // 9
    CHECK(table.asked() == "A");
    CHECK(table.legal(A) == Names{"swap at 1", "end"});
    table.move(A, "swap at 1");
    // 10
    table.move(B, "pass 1").move(C, "pass 1").move(D, "pass 1").move(A, "pick E01#1");
    CHECK(table.cards(ZoneKind::Discard, A) == "E07#1 E09#1");
    CHECK(table.cards(ZoneKind::Discard, B) == "E01#1");
    CHECK(table.at(A) == "D6 H7 X2 Z0 V0");
    CHECK(table.step() == "action");
    CHECK(table.legal(A) == Names{"end"});
    // 11, 12
    table.move(A, "end");
    CHECK(table.step() == "endDiscard");
    table.move(A, table.legal(A).front()).move(A, table.legal(A).front());
    CHECK(table.at(A) == "D6 H5 X4 Z0 V0");
    for (const kit::Seat seat : {A, B, C, D})
        CHECK(table.total(seat) == 15);
    // 13
    CHECK(table.owner() == B);
    CHECK(table.points() == 2);
    CHECK(table.at(B) == "D8 H6 X1 Z0 V0");
    CHECK(Rules::brokenInvariant(table.state).empty());
}

} // namespace

TEST_CASE("TS-26 the turn example has the thirteen steps of the ledger") {
    // The characters of B, C and D do not matter.
    for (const Names& chosen :
         {Names{"jack", "padthai", "ham_cheese", "alan"}, Names{"alan", "rocky", "khalid", "ham_cheese"}}) {
        CAPTURE(chosen[1]);
        Table table = start(chosen);
        playStep(table);
        bonusStep(table, chosen[1] == "rocky");
        swapAndEnd(table);
    }
}

TEST_CASE("TS-26 the example without the swap ends with the right numbers of cards") {
    Table table = start({"jack", "padthai", "ham_cheese", "alan"});
    table.move(A, "play E01#1").move(B, "stop E09#1 on 1").move(C, "pass 2").move(D, "pass 2");
    table.move(A, "stop E07#1 on 2").passes().move(A, "number 2").move(A, "use").end(A);
    CHECK(table.at(A) == "D6 H5 X4 Z0 V0");
    CHECK(table.at(B) == "D8 H6 X1 Z0 V0");
}

TEST_CASE("TS-93 a response to the swap in the example gives a bonus") {
    Table table = start({"jack", "rocky", "padthai", "alan"});
    table.bring(ZoneKind::Hand, B, {"E09#1", "E09#2"});
    table.move(A, "play E01#1").move(B, "stop E09#1 on 1").move(C, "pass 2").move(D, "pass 2");
    table.move(A, "stop E07#1 on 2").passes().move(A, "number 2").move(A, "use");
    table.move(A, "swap at 1").move(B, "stop E09#2 on 1").passes();
    CHECK(table.asked() == "B");
    CHECK(table.step() == "bonus");
}
