// SPDX-License-Identifier: MIT
// Tests TS-55 to TS-66: Drawing, Stealing, Stopping and Recycling cards.
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

namespace {

const Names two{"padthai", "jack"};
const Names four{"padthai", "jack", "ham_cheese", "alan"};

} // namespace

TEST_CASE("TS-55 a played card goes to the play zone and is paid for") {
    Table table = Table(two).seat(A, "D9 H6=E01,E03").seat(B, "D9 H3").points(1);
    CHECK(table.why(A, "play E02#1") == "TS-55"); // not in hand
    table.move(A, "play E01#1");
    CHECK(table.at(A) == "D9 H5 X0 Z1 V0");
    CHECK(table.points() == 0);
    CHECK(table.passes().at(A) == "D9 H5 X0 Z1 V0"); // the card stays in the play zone
    table.move(A, "number 1");
    CHECK(table.at(A) == "D8 H6 X1 Z0 V0");
    CHECK(table.why(A, "play E03#1") == "TS-55");
}

TEST_CASE("TS-55 a card in the play zone is in no other zone") {
    Table table = Table(two).seat(A, "D9 H6=E10 X2=E01,E03").seat(B, "D9 H3");
    table.act(A, "play E10#1");
    CHECK(table.step() == "recycle");
    CHECK(table.why(A, "pick E10#1") == "TS-55");
}

TEST_CASE("TS-56 a Drawing card draws one or two cards, but no more than the deck has") {
    Table table = Table(two).seat(A, "D9 H1=E01").seat(B, "D9 H1");
    table.act(A, "play E01#1");
    CHECK(table.numbers(A) == "1 2");
    CHECK(table.why(A, "number 0") == "TS-56");
    CHECK(table.why(A, "number 3") == "TS-56");
    CHECK(table.move(A, "number 1").at(A) == "D8 H1 X1 Z0 V0");
}

TEST_CASE("TS-56 with one card left in the deck, only one is drawn") {
    Table table = Table(two).seat(A, "D1 H5=E01 X8").seat(B, "D9 H1");
    table.move(A, "play E01#1");
    CHECK(table.at(A) == "D1 H4 X8 Z1 V0");
    table.passes();
    CHECK(table.step() == "achieve");
    CHECK(table.at(A) == "D8 H5 X0 Z1 V0");
    table.move(A, table.legal(A).front());
    CHECK(table.at(A) == "D8 H4 X1 Z0 V1");
    CHECK(table.step() == "action");
}

TEST_CASE("TS-57 a Drawing card played with an empty deck counts as played") {
    Table table = Table(two).seat(A, "D0 H6=E02 X9").seat(B, "D9 H1 X1");
    table.act(A, "play E02#1");
    CHECK(table.step() == "bonus"); // the bonus step asks about the mess
    table.move(A, "decline").move(A, table.legal(A).front());
    CHECK(table.at(A) == "D9 H4 X1 Z0 V1");
}

TEST_CASE("TS-58 a Stealing card needs another player with a card in hand as its target") {
    Table table = Table({"padthai", "jack", "rocky"}).seat(A, "D9 H1=E04").seat(B, "D9").seat(C, "D9 H2");
    CHECK(table.why(A, "play E04#1 at 1") == "TS-58");
    CHECK(table.code(A, "play E04#1 at 1") == RefusalCode::TargetHasNoCards);
    CHECK(table.why(A, "play E04#1 at 0") == "TS-58");
    CHECK(table.code(A, "play E04#1 at 0") == RefusalCode::NotYourself);
    CHECK(table.why(A, "play E04#1 at 3") != ""); // the seat is not in the game
    CHECK(table.can(A, "play E04#1 at 2"));
    const Table none = Table(four).seat(A, "D9 H1=E04").seat(B, "D9").seat(C, "D9").seat(D, "D9");
    for (const char* text : {"play E04#1 at 1", "play E04#1 at 2", "play E04#1 at 3"}) {
        CHECK(none.why(A, text) == "TS-58");
        CHECK(none.code(A, text) == RefusalCode::NobodyHasCards);
    }
}

TEST_CASE("TS-59 a Stealing card takes one or two random cards from the target's hand") {
    Table table = Table(two).seat(A, "D9 H6=E04").seat(B, "D9 H4=E01,E02,E03,E05");
    table.act(A, "play E04#1 at 1");
    CHECK(table.numbers(A) == "1 2");
    CHECK(table.why(A, "number 3") == "TS-59");
    CHECK(table.why(A, "number 0") == "TS-59");
    table.moveOnly(A, "number 2").outcome({3, 1});
    CHECK(table.cards(ZoneKind::Hand, B) == "E01#1 E03#1");
    CHECK(table.at(A) == "D9 H7 X1 Z0 V0");
    Table one = Table(two).seat(A, "D9 H6=E04").seat(B, "D9 H1");
    one.act(A, "play E04#1 at 1"); // if only one number is possible, the player is not asked
    CHECK(one.at(B) == "D9 H0 X0 Z0 V0");
    CHECK(one.step() == "action");
}

TEST_CASE("TS-60 a Stealing card takes fewer cards if the target's hand has become smaller meanwhile") {
    Table table = Table(two).seat(A, "D9 H3=E04,E07 X2").seat(B, "D0 H1=E09");
    table.move(A, "play E04#1 at 1").move(B, "stop E09#1 on 1").move(A, "stop E07#1 on 2").passes();
    CHECK(table.step() == "action"); // no card was stolen, so no card is buried
    CHECK(table.at(A) == "D9 H1 X4 Z0 V0");
    // A feline Stealing card gives a bonus even if it stole nothing.
    Table played = Table(two).seat(A, "D9 H3=E05,E07 X2").seat(B, "D0 H1=E09 X1");
    played.move(A, "play E05#1 at 1").move(B, "stop E09#1 on 1").move(A, "stop E07#1 on 2").passes();
    CHECK(played.step() == "bonus");
    Table bribed = Table(two).seat(A, "D9 H3=E04,E07").seat(B, "D4=E02 H1=E09");
    bribed.move(A, "play E04#1 at 1").move(B, "stop E09#1 on 1").move(A, "stop E07#1 on 2").passes();
    CHECK(bribed.cards(ZoneKind::Hand, A).ends_with("E02#1"));
    CHECK(bribed.at(B) == "D3 H0 X1 Z0 V0");
}

TEST_CASE("TS-61 only the thief and the victim see the stolen cards") {
    Table table = Table({"padthai", "jack", "rocky"})
                      .seat(A, "D9 H6=E04")
                      .seat(B, "D9 H2=E01#1,E02#1")
                      .seat(C, "D9 H1");
    table.act(A, "play E04#1 at 1");
    const auto seen = factsOf(table, A, "number 2");
    const auto facesIn = [&](std::size_t viewer) {
        std::string faces;
        for (const kit::Fact& fact : seen[viewer])
            if (fact.kind == kit::Fact::Kind::Move && fact.from == zoneOf(ZoneKind::Hand, B))
                faces += fact.card.face == kit::unknownFace ? std::string("? ") : idOf(fact.card.face) + ' ';
        return faces;
    };
    CHECK(facesIn(0).find("E01#1") != std::string::npos);
    CHECK(facesIn(1).find("E02#1") != std::string::npos);
    CHECK(facesIn(2) == "? ? ");
    CHECK(facesIn(3) == "? ? ");
    bool told = false;
    for (const kit::Fact& fact : seen[2])
        told = told || (fact.kind == kit::Fact::Kind::Note && fact.key == static_cast<int>(Note::Steals) &&
                        fact.arguments[0] == 2);
    CHECK(told);
}

TEST_CASE("TS-62 stealing and burying change the numbers of cards as listed in the ledger") {
    struct Row {
        const char* steal;
        int buried;
        int thief;
        int victim;
    };
    const std::array<Row, 4> rows{
        {{"number 2", 0, 17, 13}, {"number 2", 2, 15, 15}, {"number 1", 2, 14, 16}, {"number 1", 1, 15, 15}}};
    for (const Row& row : rows) {
        Table table = Table(two).seat(A, "D9 H3=E04 X3=E01,E02,E03").seat(B, "D9 H5 X1");
        table.act(A, "play E04#1 at 1").move(A, row.steal);
        const Names picks{"pick E03#1", "pick E01#1"};
        for (int i = 0; i < row.buried; ++i)
            table.move(A, picks[static_cast<std::size_t>(i)]);
        if (row.buried < 2)
            table.move(A, "done");
        CHECK(table.step() == "action"); // burying ends after two cards
        CHECK(table.total(A) == row.thief);
        CHECK(table.total(B) == row.victim);
        CHECK(sizeOf(table.state, ZoneKind::Discard, B) == 1 + row.buried);
    }
}

TEST_CASE("TS-62 buried cards go to the player who was stolen from") {
    Table table =
        Table(four).seat(A, "D9 H1=E04 X2=E01,E07").seat(B, "D9 H1").seat(C, "D9 H3").seat(D, "D9 H1");
    table.act(A, "play E04#1 at 2").move(A, "number 1").move(A, "pick E07#1").move(A, "done");
    CHECK(table.cards(ZoneKind::Discard, C) == "E07#1");
    CHECK(table.cards(ZoneKind::Discard, A) == "E01#1 E04#1");
}

TEST_CASE("TS-63 cards to bury are chosen after the steal, and only from the thief's own discard pile") {
    Table table = Table(two).seat(A, "D9 H3=E04 X1=E01").seat(B, "D9 H5 X1=E02");
    table.act(A, "play E04#1 at 1").move(A, "number 1");
    CHECK(table.step() == "bury");
    CHECK(table.at(A).substr(3, 2) == "H3"); // the stolen card is already in hand
    CHECK(table.legal(A) == Names{"pick E01#1", "done"});
    CHECK(table.why(A, "pick E04#1") == "TS-55"); // the card is still in the play zone
    CHECK(table.why(A, "pick E02#1") == "TS-62"); // the card is in another pile
    Table none = Table(two).seat(A, "D9 H3=E04").seat(B, "D9 H5");
    none.act(A, "play E04#1 at 1").move(A, "number 1");
    CHECK(none.step() == "action");
}

TEST_CASE("TS-64 a Stopping card goes to its owner's play zone") {
    Table table = Table(two).seat(A, "D9 H3=E01").seat(B, "D9 H5=E09");
    table.move(A, "play E01#1").move(B, "stop E09#1 on 1");
    CHECK(table.at(B) == "D9 H4 X0 Z1 V0");
    CHECK(table.cards(ZoneKind::Play, B) == "E09#1");
}

TEST_CASE("TS-65 a Recycling card cannot take back Stopping or Recycling cards") {
    Table table = Table(two).seat(A, "D9 H1=E10#2 X4=E01,E07,E10#1,E15").seat(B, "D9 H1");
    table.act(A, "play E10#2");
    CHECK(table.step() == "recycle");
    CHECK(table.legal(A) == Names{"pick E01#1", "pick E15#1"});
    CHECK(table.why(A, "pick E07#1") == "TS-65");
    CHECK(table.why(A, "pick E10#1") == "TS-65");
    CHECK(table.why(A, "done") == "TS-65"); // at least one card must be picked
    Table both = table;
    table.move(A, "pick E15#1");
    CHECK(table.legal(A) == Names{"pick E01#1", "done"});
    CHECK(table.why(A, "pick E15#1") == "TS-65"); // the card is already in hand
    CHECK(table.move(A, "done").cards(ZoneKind::Hand, A) == "E15#1");
    both.move(A, "pick E01#1").move(A, "pick E15#1");
    CHECK(both.cards(ZoneKind::Hand, A) == "E01#1 E15#1");
    CHECK(both.step() == "action");
    Table more = Table(two).seat(A, "D9 H1=E10 X3=E01,E02,E03").seat(B, "D9 H1");
    more.act(A, "play E10#1").move(A, "pick E01#1").move(A, "pick E02#1");
    CHECK(more.step() == "action"); // at most two cards may be picked
    Table stealing = Table(two).seat(A, "D9 H1=E10 X2=E05,E09").seat(B, "D9 H1");
    stealing.act(A, "play E10#1"); // a single card is taken without a question
    CHECK(stealing.cards(ZoneKind::Hand, A) == "E05#1");
}

TEST_CASE("TS-66 a Recycling card with nothing to take is refused") {
    CHECK(Table(two).seat(A, "D9 H1=E10 X3=E07,E08,E11").seat(B, "D9").why(A, "play E10#1") == "TS-66");
    CHECK(Table(two).seat(A, "D9 H1=E10 X0").seat(B, "D9 X3").why(A, "play E10#1") == "TS-66");
    CHECK(Table(two).seat(A, "D9 H1=E10 X1=E13").seat(B, "D9").can(A, "play E10#1"));
}
