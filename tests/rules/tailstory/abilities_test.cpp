// SPDX-License-Identifier: MIT
// Tests TS-75 to TS-83, TS-87, TS-88: abilities in general, and of Jack, Alan, Padthai, and Ham & Cheese.
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

TEST_CASE("TS-75 an altered character can use its ability right after it changes form") {
    Table table = Table({"alan", "padthai"}).seat(A, "D1 H3=E03 X3").seat(B, "D9 H1");
    CHECK(table.why(A, "ability") == "TS-75");
    table.act(A, "play E03#1").move(A, table.legal(A).front()); // A collects and changes form
    REQUIRE(table.altered(A));
    CHECK(table.points() == 1);
    CHECK(table.can(A, "ability"));
    table.act(A, "ability");
    CHECK(table.points() == 1); // the ability cost nothing
}

TEST_CASE("TS-76 an ability can be used once per turn, and some only twice per game") {
    struct Row {
        const char* character;
        const char* move;
        int perGame;
    };
    const std::array<Row, 5> rows{{{"jack", "ability at 1", 5},
                                   {"alan", "ability", 2},
                                   {"padthai", "ability", 2},
                                   {"khalid", "ability E01#1", 2},
                                   {"rocky", "ability at 1", 2}}};
    for (const Row& row : rows) {
        CAPTURE(row.character);
        Table table = Table({row.character, row.character == std::string("alan") ? "jack" : "ham_cheese"});
        table.seat(A, "D30 H1 X1=E01#1 V1").seat(B, "D30 H5");
        for (int use = 0; use < row.perGame; ++use) {
            CAPTURE(use);
            table.act(A, row.move);
            while (table.step() != "action")
                table.move(A, table.legal(A).front());
            CHECK(table.code(A, row.move) == RefusalCode::AbilityUsedThisTurn);
            table.end(A).end(B);
        }
        if (row.perGame == 2)
            CHECK(table.code(A, row.move) == RefusalCode::AbilityUsedUp);
        else
            CHECK(table.can(A, row.move));
    }
}

TEST_CASE("TS-77 no ability gives a bonus, not even Khalid's") {
    Table table = Table({"khalid", "jack"}).seat(A, "D9 H1 X1=E02 V1").seat(B, "D9 H1 X2");
    table.act(A, "ability E02#1").move(A, "number 2");
    CHECK(table.step() == "action");
    CHECK(table.at(A) == "D7 H3 X1 Z0 V1");
}

TEST_CASE("TS-78 Jack discards one random card from each chosen hand") {
    Table table = Table({"jack", "padthai", "rocky", "alan"})
                      .seat(A, "D9 H2 V1")
                      .seat(B, "D9 H5=E01#1,E02#1,E03#1 X1")
                      .seat(C, "D9 H2=E04#1,E05#1")
                      .seat(D, "D9 H1=E06#1 X2");
    table.move(A, "ability at 1,2,3").move(B, "pass 1").move(C, "pass 1").moveOnly(D, "pass 1");
    CHECK(Rules::pending(table.state).chance == contract::ChanceRequest{5, 1});
    table.outcome({2});
    CHECK(Rules::pending(table.state).chance == contract::ChanceRequest{2, 1});
    table.outcome({0});
    CHECK(table.at(B) == "D9 H4 X2 Z0 V0");
    CHECK(table.cards(ZoneKind::Discard, B).ends_with("E03#1"));
    CHECK(table.cards(ZoneKind::Discard, C) == "E04#1");
    CHECK(table.at(C) == "D9 H1 X1 Z0 V0");
    CHECK(table.at(D) == "D9 H0 X3 Z0 V0");
    CHECK(table.step() == "action");
    CHECK(table.at(A) == "D9 H2 X0 Z0 V1");
}

TEST_CASE("TS-78 Jack affects only the chosen players") {
    Table table = Table({"jack", "padthai", "rocky"}).seat(A, "D9 V1").seat(B, "D9 H2").seat(C, "D9 H2");
    table.act(A, "ability at 2");
    CHECK(table.at(B) == "D9 H2 X0 Z0 V0");
    CHECK(table.at(C) == "D9 H1 X1 Z0 V0");
}

TEST_CASE("TS-79 Jack can target only other players with cards in hand") {
    const Names four{"jack", "padthai", "rocky", "alan"};
    const Table none = Table(four).seat(A, "D9 H2 V1").seat(B, "D9").seat(C, "D9").seat(D, "D9");
    CHECK(none.code(A, "ability at 1") == RefusalCode::JackNobody);
    CHECK(none.why(A, "ability at 1") == "TS-79");
    const Table some = Table(four).seat(A, "D9 H2 V1").seat(B, "D9 H1").seat(C, "D9").seat(D, "D9 H1");
    CHECK(some.code(A, "ability") == RefusalCode::JackCount);
    CHECK(some.why(A, "ability at 1,2") == "TS-79"); // player C has no card
    CHECK(some.why(A, "ability at 0,1") == "TS-79"); // a player cannot target themselves
    CHECK(some.why(A, "ability at 0") == "TS-79");
    CHECK(some.can(A, "ability at 1,3"));
    const Table two = Table({"jack", "padthai"}).seat(A, "D9 V1").seat(B, "D9 H1");
    Names abilities;
    for (const std::string& text : two.legal(A))
        if (text.starts_with("ability"))
            abilities.push_back(text);
    CHECK(abilities == Names{"ability at 1"});
    CHECK(two.why(A, "ability at 1,2") == "TS-79"); // the seat is not in the game
    // Hands that became empty during the chain are skipped.
    Table table = Table({"jack", "padthai"}).seat(A, "D9 H2=E07 V1").seat(B, "D0 H1=E09");
    table.move(A, "ability at 1").move(B, "stop E09#1 on 1").move(A, "stop E07#1 on 2");
    CHECK(table.at(B) == "D0 H0 X0 Z1 V0");
    CHECK(table.step() == "bonus"); // the bonus of E07; B lost no card
}

TEST_CASE("TS-79 targets discard for Jack in turn order after him") {
    Table table =
        Table({"padthai", "rocky", "jack"}).turn(7, C).seat(A, "D9 H3").seat(B, "D9 H2").seat(C, "D9 V1");
    table.move(C, "ability at 0,1").move(A, "pass 1").moveOnly(B, "pass 1");
    CHECK(Rules::pending(table.state).chance == contract::ChanceRequest{3, 1}); // A loses a card first
    CHECK(Rules::pending(table.outcome({0}).state).chance == contract::ChanceRequest{2, 1});
}

TEST_CASE("TS-80 nobody can stop anything in a turn after Alan's ability") {
    Table table = Table({"alan", "padthai", "rocky"})
                      .seat(A, "D9 H3=E03,E07#1 X1 V1")
                      .seat(B, "D9 H3=E07#2 X1")
                      .seat(C, "D9 H3=E07#3");
    table.act(A, "ability");
    CHECK(table.counter("sprint") == 1);
    CHECK(table.why(B, "stop E07#2 on 1") == "TS-80");
    table.move(A, "play E03#1");
    CHECK(table.step() == "drawNumber");
    CHECK(table.why(B, "stop E07#2 on 1") == "TS-80");
    CHECK(table.why(A, "stop E07#1 on 1") == "TS-80");
    table.move(A, "number 1").move(A, "swap at 1");
    CHECK(table.step() != "respond");
    while (table.step() != "action")
        table.move(A, table.legal(A).front());
    table.move(A, "draw-discard");
    CHECK(table.step() == "discard");
    table.move(A, "pick E07#1").end(A);
    CHECK(table.counter("sprint") == -1000);
    table.move(B, "draw-discard");
    CHECK(table.asked() == "C"); // in the next turn windows open again
}

TEST_CASE("TS-81 Alan's ability can be stopped, too") {
    const Table start = Table({"alan", "padthai"}).seat(A, "D9 H3=E07 V1").seat(B, "D9 H3=E09");
    Table saved = start;
    saved.move(A, "ability").move(B, "stop E09#1 on 1").move(A, "stop E07#1 on 2").passes().declines();
    CHECK(saved.counter("sprint") == 1);
    CHECK(saved.at(B) == "D8 H3 X1 Z0 V0");
    Table stopped = start;
    stopped.move(A, "ability").move(B, "stop E09#1 on 1").passes();
    CHECK(stopped.counter("sprint") == -1000);
    CHECK(stopped.at(A) == "D8 H4 X0 Z0 V1");
    CHECK(stopped.counter("abilityGameLeft", A) == 1);
}

TEST_CASE("TS-82 Padthai draws up to three cards, puts one back and shuffles the deck") {
    Table table = Table({"padthai", "jack"}).seat(A, "D6=E01,E02,E03,E04 H4=E05 V1").seat(B, "D9 H1");
    table.act(A, "ability");
    CHECK(table.numbers(A) == "1 2 3");
    CHECK(table.why(A, "number 0") == "TS-82");
    CHECK(table.why(A, "number 4") == "TS-82");
    table.move(A, "number 3");
    CHECK(table.step() == "putBack");
    CHECK(table.at(A) == "D3 H7 X0 Z0 V1");
    table.moveOnly(A, "pick E05#1");
    CHECK(table.asked() == "chance");
    CHECK(Rules::pending(table.state).chance == contract::ChanceRequest{4, 4});
    CHECK(table.at(A) == "D4 H6 X0 Z0 V1");
    Table other = table;
    table.outcome({0, 1, 2, 3});
    other.outcome({3, 2, 1, 0});
    CHECK(table.cards(ZoneKind::Deck, A) != other.cards(ZoneKind::Deck, A));
    CHECK(table.cards(ZoneKind::Deck, A).find("E05#1") != std::string::npos);
    CHECK(table.step() == "action");
}

TEST_CASE("TS-83 Padthai must put back a card, which may be the one just drawn, even if the deck was empty") {
    Table table = Table({"padthai", "jack"}).seat(A, "D2=E01 H3 X5 V1").seat(B, "D9 H1");
    table.act(A, "ability");
    CHECK(table.numbers(A) == "1 2");
    table.move(A, "number 2");
    CHECK(!table.can(A, "decline"));
    CHECK(table.why(A, "end") != "");
    CHECK(table.why(A, "done") == "TS-83");
    table.move(A, "pick E01#1");            // the card just drawn
    CHECK(table.at(A) == "D1 H4 X5 Z0 V1"); // the deck is not renewed
    Table empty = Table({"padthai", "jack"}).seat(A, "D0 H3 X5 V1").seat(B, "D9");
    empty.move(A, "ability");
    CHECK(empty.step() == "putBack"); // nothing was drawn
    CHECK(empty.move(A, empty.legal(A).front()).at(A) == "D1 H2 X5 Z0 V1");
    Table bare = Table({"padthai", "jack"}).seat(A, "D0 H0 V1").seat(B, "D9");
    CHECK(bare.can(A, "ability"));
    CHECK(bare.move(A, "ability").at(A) == "D0 H0 X0 Z0 V1");
    CHECK(bare.counter("abilityGameLeft", A) == 1);
}

TEST_CASE("TS-83 the card that Padthai puts back stays secret") {
    Table table = Table({"padthai", "jack"}).seat(A, "D6 H4=E01#1 V1").seat(B, "D9 H1");
    table.act(A, "ability").move(A, "number 1");
    const auto seen = factsOf(table, A, "pick E01#1");
    for (std::size_t viewer = 1; viewer < seen.size(); ++viewer)
        for (const kit::Fact& fact : seen[viewer]) {
            CHECK(fact.card.face == kit::unknownFace);
            if (fact.kind == kit::Fact::Kind::Note)
                CHECK(fact.arguments[0] == 0);
        }
}

TEST_CASE("TS-87 Ham & Cheese take a card that was dug this turn into the hand") {
    Table table =
        Table({"ham_cheese", "jack"}).seat(A, "D9=E01#1,E05#1,E02#1,E06#1 H4=E03,E03 X3 V1").seat(B, "D9 H1");
    for (const char* card : {"play E03#1", "play E03#2"})
        table.act(A, card).move(A, "number 1").move(A, "use");
    CHECK(table.at(A) == "D5 H4 X7 Z0 V1");
    table.act(A, "ability");
    CHECK(table.step() == "keepDug");
    CHECK(table.legal(A) == Names{"pick E05#1", "pick E06#1"});
    CHECK(table.why(A, "pick E03#1") == "TS-88"); // this card was not dug
    CHECK(table.why(A, "pick E01#1") == "TS-87"); // this card is not in the pile
    table.move(A, "pick E06#1");
    CHECK(table.at(A) == "D5 H5 X6 Z0 V1");
    CHECK(table.cards(ZoneKind::Hand, A).ends_with("E06#1"));
    CHECK(table.why(A, "ability") == "TS-76");
}

TEST_CASE("TS-87 Ham & Cheese can use their ability any number of times per game") {
    Table table = Table({"ham_cheese", "jack"}).seat(A, "D40 H4=E03,E03,E03,E03 V1").seat(B, "D40");
    for (const char* card : {"play E03#1", "play E03#2", "play E03#3", "play E03#4"}) {
        table.act(A, card).move(A, "number 1").move(A, "use").act(A, "ability");
        CHECK(table.step() == "action");
        table.move(A, "end");
        while (table.step() == "endDiscard") // discards the cards drawn last
            table.move(A, table.legal(A).back());
        table.end(B);
    }
    CHECK(table.state.number(Number::AbilityGame, A) == 4);
}

TEST_CASE("TS-88 only cards dug this turn that are still in the pile count") {
    // (a) A dug card no longer counts after the deck has been renewed.
    Table renewed = Table({"ham_cheese", "jack"}).seat(A, "D2 H3=E03 X3 V1").seat(B, "D9");
    CHECK(renewed.why(A, "ability") == "TS-88");
    renewed.move(A, "play E03#1").move(A, "number 1").move(A, "use");
    REQUIRE(renewed.step() == "achieve");
    renewed.move(A, renewed.legal(A).front());
    CHECK(renewed.why(A, "ability") == "TS-88");
    // (b) Cards dug in another player's turn do not count later.
    Table foreign = Table({"jack", "ham_cheese"}).seat(A, "D9 H3=E01").seat(B, "D9 H3=E09 V1");
    foreign.move(A, "play E01#1").move(B, "stop E09#1 on 1").passes().move(B, "use").end(A);
    REQUIRE(foreign.asked() == "B");
    CHECK(foreign.at(B).ends_with("X2 Z0 V1"));
    CHECK(foreign.why(B, "ability") == "TS-88");
    // (c) A dug card that was swapped does not count, even if it is swapped back.
    Table swapped = Table({"ham_cheese", "jack"}).seat(A, "D9=E01#1,E05#1 H3=E03 V1").seat(B, "D9 X1");
    swapped.move(A, "play E03#1").move(A, "number 1").move(A, "use");
    CHECK(swapped.can(A, "ability"));
    swapped.move(A, "swap at 1").move(A, "pick E05#1");
    CHECK(swapped.cards(ZoneKind::Discard, B) == "E05#1");
    CHECK(swapped.why(A, "ability") == "TS-88");
    // (d) A card dug by another player does not count.
    Table theirs = Table({"ham_cheese", "rocky"}).seat(A, "D9 H3=E01 X1 V1").seat(B, "D9=E05#1 H3=E09");
    theirs.move(A, "play E01#1").move(B, "stop E09#1 on 1").passes().move(B, "use");
    theirs.move(A, "swap at 1").passes().move(A, theirs.legal(A).front()).move(A, "done");
    theirs.move(A, "pick E05#1");
    CHECK(theirs.cards(ZoneKind::Discard, A).find("E05#1") != std::string::npos);
    CHECK(theirs.why(A, "ability") == "TS-88");
    // (e) A dug card that was recycled and discarded again does not count.
    Table back = Table({"ham_cheese", "jack"}).seat(A, "D9=E01#1,E05#1 H3=E03#1,E10#1 V1").seat(B, "D9");
    back.move(A, "play E03#1")
        .move(A, "number 1")
        .move(A, "use")
        .move(A, "play E10#1")
        .move(A, "pick E05#1")
        .move(A, "done");
    CHECK(back.why(A, "ability") == "TS-88");
    back.points(1).move(A, "draw-discard").move(A, "pick E05#1");
    CHECK(back.cards(ZoneKind::Discard, A).find("E05#1") != std::string::npos);
    CHECK(back.why(A, "ability") == "TS-88");
}

TEST_CASE("TS-88 the dug card is picked when the ability resolves, and stays where it is if the ability is "
          "stopped") {
    Table table = Table({"ham_cheese", "jack"}).seat(A, "D9=E01#1,E05#1 H3=E03 V1").seat(B, "D9 H3=E07");
    table.act(A, "play E03#1").move(A, "number 1").move(A, "use");
    table.move(A, "ability").move(B, "stop E07#1 on 1").passes().declines();
    CHECK(table.cards(ZoneKind::Discard, A).find("E05#1") != std::string::npos);
    CHECK(table.why(A, "ability") == "TS-76");
}
