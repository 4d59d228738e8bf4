// SPDX-License-Identifier: MIT
// Tests TS-73, TS-74, TS-91, TS-92: action B (draw and discard) and action D (swap).
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

namespace {

const Names two{"jack", "padthai"};

} // namespace

TEST_CASE("TS-73 action B draws one card, then discards one, and may be taken twice a turn") {
    Table table = Table(two).seat(A, "D9=E01,E02 H6=E03").seat(B, "D9 H1");
    table.act(A, "draw-discard");
    CHECK(table.at(A) == "D8 H7 X0 Z0 V0"); // the player chooses the discard after the draw
    CHECK(table.step() == "discard");
    table.move(A, "pick E01#1"); // the drawn card may be discarded
    CHECK(table.at(A) == "D8 H6 X1 Z0 V0");
    CHECK(table.points() == 1);
    table.act(A, "draw-discard").move(A, "pick E03#1");
    CHECK(table.at(A) == "D7 H6 X2 Z0 V0");
    CHECK(table.points() == 0);
    CHECK(table.cards(ZoneKind::Discard, A) == "E01#1 E03#1");
}

TEST_CASE("TS-73 a deck that is renewed in the same action includes the discard") {
    Table table = Table(two).seat(A, "D1 H5 X3").seat(B, "D9 H1");
    table.act(A, "draw-discard").move(A, table.legal(A).front());
    CHECK(table.at(A) == "D4 H5 X0 Z0 V0");
    CHECK(table.move(A, table.legal(A).front()).at(A) == "D4 H4 X0 Z0 V1");
}

TEST_CASE("TS-74 action B needs a card in the deck or in hand, and the player must discard") {
    Table table = Table(two).seat(A, "D0 H3").seat(B, "D9 H1");
    table.act(A, "draw-discard").move(A, table.legal(A).front());
    CHECK(table.at(A) == "D1 H2 X0 Z0 V0");
    CHECK(table.move(A, table.legal(A).front()).at(A) == "D1 H1 X0 Z0 V1");
    const Table bare = Table(two).seat(A, "D0 H0 X3").seat(B, "D9 H1");
    CHECK(bare.why(A, "draw-discard") == "TS-74");
    CHECK(Table(two).seat(A, "D1 H0").seat(B, "D9 H1").can(A, "draw-discard"));
    Table stopped = Table(two).seat(A, "D5 H5").seat(B, "D9 H3=E07");
    stopped.move(A, "draw-discard").move(B, "stop E07#1 on 1").passes();
    CHECK(stopped.at(A) == "D4 H6 X0 Z0 V0");
    CHECK(stopped.points() == 1);
    Table must = Table(two).seat(A, "D5 H5").seat(B, "D9");
    must.move(A, "draw-discard");
    CHECK(must.why(A, "done") == "TS-73");
    CHECK(must.why(A, "draw-discard") == "TS-73");
}

TEST_CASE("TS-91 a swap exchanges one or two discards for the same number") {
    Table table =
        Table({"jack", "padthai", "rocky"}).seat(A, "D9 H1 X2=E01,E02").seat(B, "D9 X1=E03").seat(C, "D9");
    CHECK(table.can(A, "swap at 1"));
    CHECK(table.why(A, "swap at 2") == "TS-92");
    table.move(A, "swap at 1");
    CHECK(table.step() == "swapOwn");
    CHECK(table.why(A, "done") == "TS-91"); // at least one card must be picked
    table.move(A, "pick E02#1");            // B has a single card, which is taken without a question
    CHECK(table.step() == "action");
    CHECK(table.cards(ZoneKind::Discard, A) == "E01#1 E03#1");
    CHECK(table.cards(ZoneKind::Discard, B) == "E02#1");
    CHECK(table.points() == 2);
    CHECK(table.why(A, "swap at 1") == "TS-91");
}

TEST_CASE("TS-91 the turn owner chooses the cards of both sides, the same number of each") {
    const Table start = Table(two).seat(A, "D9 H1 X3=E01,E02,E03").seat(B, "D9 X3=E04,E05,E06");
    Table one = start;
    one.move(A, "swap at 1");
    CHECK(one.why(A, "pick E04#1") == "TS-91"); // the card is in another pile
    one.move(A, "pick E01#1");
    CHECK(one.why(A, "pick E01#1") == "TS-91");
    one.move(A, "done");
    CHECK(one.step() == "swapTheirs");
    CHECK(one.asked() == "A");
    CHECK(one.why(A, "pick E02#1") == "TS-91");
    CHECK(one.why(A, "done") != "");
    one.move(A, "pick E05#1");
    CHECK(one.step() == "action");
    CHECK(one.cards(ZoneKind::Discard, B) == "E04#1 E06#1 E01#1");
    Table both = start;
    both.move(A, "swap at 1").move(A, "pick E01#1").move(A, "pick E03#1");
    CHECK(both.step() == "swapTheirs"); // at most two cards may be picked
    both.move(A, "pick E06#1");
    CHECK(both.why(A, "pick E06#1") == "TS-91");
    both.move(A, "pick E04#1");
    CHECK(both.step() == "action");
    CHECK(both.at(A) == "D9 H1 X3 Z0 V0");
    CHECK(both.cards(ZoneKind::Discard, B).starts_with("E05#1"));
    CHECK(both.at(B) == "D9 H0 X3 Z0 V0");
    for (const kit::Card& card : both.state.cards(ZoneKind::Discard, A))
        CHECK(card.mark == 0);
}

TEST_CASE("TS-92 a swap needs a card in both piles, and moves nothing if it is stopped") {
    CHECK(Table(two).seat(A, "D9 H1").seat(B, "D9 X2").code(A, "swap at 1") == RefusalCode::SwapOwnEmpty);
    CHECK(Table(two).seat(A, "D9 H1 X2").seat(B, "D9").code(A, "swap at 1") == RefusalCode::SwapAllEmpty);
    const Table three = Table({"jack", "padthai", "rocky"}).seat(A, "D9 X2").seat(B, "D9 X2").seat(C, "D9");
    CHECK(three.code(A, "swap at 2") == RefusalCode::SwapTheirsEmpty);
    for (const char* text : {"swap at 0", "swap at 3", "swap at 1,2"})
        CHECK(!three.can(A, text));
    Table table = Table(two).seat(A, "D9 H1 X2=E01,E02").seat(B, "D9 H2=E07 X2=E03,E04");
    table.move(A, "swap at 1").move(B, "stop E07#1 on 1").passes();
    CHECK(table.cards(ZoneKind::Discard, A) == "E01#1 E02#1");
    CHECK(table.at(A) == "D8 H2 X2 Z0 V0");
    CHECK(table.code(A, "swap at 1") == RefusalCode::SwapUsedThisTurn);
}

TEST_CASE("TS-92 everyone sees which cards are swapped") {
    Table table =
        Table({"jack", "padthai", "rocky"}).seat(A, "D9 H1 X2=E01,E02").seat(B, "D9 X1=E03").seat(C, "D9");
    table.move(A, "swap at 1");
    const auto seen = factsOf(table, A, "pick E02#1");
    for (const auto& facts : seen) {
        std::string moved;
        for (const kit::Fact& fact : facts)
            if (fact.kind == kit::Fact::Kind::Move && fact.from != zoneOf(ZoneKind::Play, A))
                moved += idOf(fact.card.face) + ' ';
        CHECK(moved.find("E02#1") != std::string::npos);
        CHECK(moved.find("E03#1") != std::string::npos);
    }
}
