// SPDX-License-Identifier: MIT
// Tests reasons for refusals that the tests of the entries do not cover, including moves by seats that are
// not asked.
#include "core/games/tailstory/words/words.h"
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

#include <set>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

TEST_CASE("TS-31 TS-44 an action at the wrong time is refused with its reason") {
    Table table = Table({"padthai", "jack"}).seat(A, "D9 H3=E01,E03 X1").seat(B, "D9 H3=E02 X1");
    CHECK(table.code(B, "play E02#1") == RefusalCode::NotYourTurn);
    table.move(A, "play E01#1");
    for (const char* text : {"play E03#1", "draw-discard", "swap at 1"}) {
        CHECK(table.why(A, text) == "TS-44"); // the window is open
        CHECK(!table.can(B, text));
    }
    table.passes();
    CHECK(table.why(A, "play E03#1") == "TS-44"); // A must answer the question for the number
    CHECK(table.why(B, "number 1") == "TS-31");
    CHECK(!table.can(A, "choose jack"));
    CHECK(table.why(-1, "end") == "TS-1");
}

TEST_CASE("TS-31 action B without action points is refused") {
    const Table table = Table({"padthai", "jack"}).seat(A, "D9 H3").seat(B, "D9").points(0);
    CHECK(table.why(A, "draw-discard") == "TS-31");
}

TEST_CASE("TS-25 a refusal names the first turn if this is the reason for having only one point") {
    Table table = Table::game({"jack", "padthai"});
    table.bring(ZoneKind::Hand, A, {"E13#1", "E01#1"});
    kit::Facts nobody;
    table.state.setMark(zoneOf(ZoneKind::Character, A), 0, alteredMark, nobody);
    CHECK(table.points() == 1);
    CHECK(table.why(A, "play E13#1") == "TS-25");
    CHECK(table.can(A, "play E01#1"));
    table.act(A, "play E01#1");
    while (table.step() != "action")
        table.move(A, table.legal(A).front());
    table.bring(ZoneKind::Hand, A, {"E02#1"});
    CHECK(table.why(A, "play E02#1") == "TS-55"); // the point is spent, so the first turn is not the reason
}

TEST_CASE("TS-46 a response from a seat that is not asked is refused") {
    for (const char* options : {"", "responses=fastest"}) {
        CAPTURE(options);
        Table table = Table({"jack", "padthai", "ham_cheese", "alan"}, options)
                          .seat(A, "D9 H3=E03,E07#1")
                          .seat(B, "D9 H3=E08")
                          .seat(C, "D9 H0")
                          .seat(D, "D9 H3=E07#2");
        table.move(A, "play E03#1");
        CHECK(table.why(A, "pass 1") == "TS-39");
        CHECK(table.why(C, "pass 1") == "TS-46");
        CHECK(table.why(C, "stop E09#1 on 1") == "TS-46");
        CHECK(table.why(D, "stop E07#2 on 1") == (options[0] == '\0' ? "TS-43" : ""));
        CHECK(table.why(D, "pass 1") == (options[0] == '\0' ? "TS-43" : ""));
        table.move(B, "pass 1");
        CHECK(table.why(B, "stop E08#1 on 1") == "TS-47");
        table.move(D, "pass 1");
        CHECK(table.why(D, "stop E07#2 on 1") == "TS-48"); // the chain has closed
    }
}

TEST_CASE("TS-97 a bonus that was declined in this step, or never earned, is refused") {
    // A declines, and tries to use the bonus while B is asked for theirs.
    Table table = Table({"rocky", "padthai", "ham_cheese"})
                      .seat(A, "D9 H2=E03")
                      .seat(B, "D9 H2=E07")
                      .seat(C, "D9 H2=E09");
    table.move(A, "play E03#1").move(B, "stop E07#1 on 1").move(C, "stop E09#1 on 2").passes();
    table.move(A, "number 1").move(A, "decline");
    REQUIRE(table.asked() == "C");
    CHECK(table.why(A, "use") == "TS-97");
    CHECK(table.code(B, "decline") == RefusalCode::BonusNotPlayed);
}

TEST_CASE("TS-96 TS-99 a refused bonus names the limit or the empty deck as its reason") {
    Table limit = Table({"jack", "padthai", "ham_cheese"})
                      .seat(A, "D9 H3=E01#1,E01#2")
                      .seat(B, "D9 H2=E07")
                      .seat(C, "D9 H2=E09");
    limit.act(A, "play E01#1").move(A, "number 1").move(A, "use");
    limit.move(A, "play E01#2").move(B, "stop E07#1 on 1").move(C, "stop E09#1 on 2").passes();
    limit.move(A, "number 1");
    REQUIRE(limit.asked() == "C");
    CHECK(limit.why(A, "use") == "TS-96");
    Table empty = Table({"jack", "padthai", "ham_cheese"})
                      .seat(A, "D0 H3=E01")
                      .seat(B, "D9 H2=E07")
                      .seat(C, "D9 H2=E09");
    empty.move(A, "play E01#1").move(B, "stop E07#1 on 1").move(C, "stop E09#1 on 2").passes();
    REQUIRE(empty.asked() == "C");
    CHECK(empty.why(A, "use") == "TS-99");
}

TEST_CASE("TS-101 a refused mess names the lack of other discards as its reason") {
    Table table = Table({"padthai", "jack", "ham_cheese"})
                      .seat(A, "D9 H3=E02 X2")
                      .seat(B, "D9 H2=E07")
                      .seat(C, "D9 H2=E09");
    table.move(A, "play E02#1").move(B, "stop E07#1 on 1").move(C, "stop E09#1 on 2").passes();
    table.move(A, "number 1");
    REQUIRE(table.asked() == "C"); // A was not asked, because no other player has a discard
    CHECK(table.why(A, "decline") == "TS-101");
}

TEST_CASE("TS-71 TS-72 players of another type, and the one who played the card, may not join a SPECIAL") {
    Table table = Table({"jack", "padthai", "alan"}).seat(A, "D9 H1=E13 V1").seat(B, "D9").seat(C, "D9");
    table.move(A, "play E13#1").move(A, "number 1");
    REQUIRE(table.asked() == "C");
    CHECK(table.why(B, "number 1") == "TS-71"); // B has another type
    CHECK(!table.can(A, "number 1"));
}

TEST_CASE("TS-113 collecting an achievement before the deck check is refused") {
    const Table empty = Table({"padthai", "jack"}).seat(A, "D0 H2=E01 X3").seat(B, "D9");
    CHECK(empty.why(A, "pick E01#1") == "TS-113");
    const Table full = Table({"padthai", "jack"}).seat(A, "D1 H2=E01 X3").seat(B, "D9");
    CHECK(full.why(A, "pick E01#1") == "TS-103");
}

TEST_CASE("TS-36 the turn cannot end during an action or a bonus") {
    Table table = Table({"jack", "padthai"}).seat(A, "D1 H4=E01 X4").seat(B, "D9 H2");
    table.move(A, "play E01#1");
    CHECK(!table.can(A, "end"));
    table.passes();
    REQUIRE(table.step() == "achieve");
    CHECK(table.why(A, "end") == "TS-36");
    Table bonus = Table({"jack", "padthai"}).seat(A, "D9 H4=E01").seat(B, "D9");
    bonus.move(A, "play E01#1").move(A, "number 1");
    REQUIRE(bonus.step() == "bonus");
    CHECK(bonus.why(A, "end") == "TS-36");
}

TEST_CASE("TS-80 after Alan's ability a Stopping card is refused at any moment of the turn") {
    Table table = Table({"alan", "padthai"}).seat(A, "D9 H3=E03,E01 X1 V1").seat(B, "D9 H3=E08 X1");
    table.act(A, "ability");
    for (const char* action : {"play E03#1", "play E01#1"}) {
        CHECK(table.why(B, "stop E08#1 on 1") == "TS-80");
        CHECK(table.why(B, "pass 1") == "TS-80");
        table.move(A, action);
        CHECK(table.why(B, "stop E08#1 on 1") == "TS-80");
        table.move(A, "number 1").declines();
    }
}

TEST_CASE("TS-55 every refusal has a sentence and an entry of the ledger") {
    std::set<std::string> sentences;
    for (std::size_t code = 0; code < refusals.size(); ++code) {
        CAPTURE(code);
        const kit::Refusal refused = refusal(static_cast<RefusalCode>(code), 1, 1);
        CHECK(refused.ledger >= 1);
        CHECK(refused.ledger <= 131);
        const std::string sentence = kit::english(Words::refusalText(refused));
        CHECK(sentence.size() > 10);
        CHECK(sentence.find('%') == std::string::npos);
        sentences.insert(sentence);
    }
    CHECK(sentences.size() + 6 > refusals.size()); // only a few share a sentence
}
