// SPDX-License-Identifier: MIT
// Tests TS-93 to TS-102: the bonus step.
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

TEST_CASE("TS-93 the bonus step comes once after every action, before the deck check") {
    struct Row {
        const char* move;
        const char* zones;
    };
    for (const Row& row : {Row{"swap at 1", "D9 H2 X2"}, Row{"draw-discard", "D9 H2"},
                           Row{"ability at 1", "D9 H2 V1"}, Row{"play E02#1", "D9 H2=E02"}}) {
        CAPTURE(row.move);
        Table table = Table({"jack", "rocky"}).seat(A, row.zones).seat(B, "D1 H5=E09 X2");
        table.move(A, row.move).move(B, "stop E09#1 on 1").passes();
        CHECK(table.asked() == "B");
        CHECK(table.step() == "bonus");
        table.move(B, "use"); // draws the last card of the deck, so the deck check follows
        CHECK(table.step() == "achieve");
        CHECK(table.at(B) == "D3 H4 X0 Z1 V0");
    }
    Table none = Table({"jack", "padthai"}).seat(A, "D9 H2").seat(B, "D9 H2");
    CHECK(none.why(A, "use") == "TS-93");
    CHECK(none.why(B, "decline") == "TS-93");
}

TEST_CASE("TS-94 a card of the player's own type gives a bonus unless it was stopped") {
    const auto bonusAfter = [](const char* stopping) {
        Table table = Table({"jack", "padthai"}).seat(A, "D9 H2=E01 X1").seat(B, "D9 H2=E07#1,E08#1");
        table.move(A, "play E01#1").move(B, stopping).passes();
        return table.step() == "bonus" ? table.asked() : std::string("-");
    };
    CHECK(bonusAfter("stop E08#1 on 1") == "B"); // A's matching card was stopped
    CHECK(bonusAfter("stop E07#1 on 1") == "-");
    // B's stop is stopped, so B has no bonus. A's matching card is not stopped.
    Table table = Table({"jack", "padthai"}).seat(A, "D9 H3=E01,E09 X1").seat(B, "D9 H2=E08 X1");
    table.move(A, "play E01#1").move(B, "stop E08#1 on 1").move(A, "stop E09#1 on 2").passes();
    table.move(A, "number 1");
    CHECK(table.asked() == "A");
    CHECK(table.step() == "bonus");
    CHECK(table.code(B, "decline") == RefusalCode::BonusStopped);
    table.move(A, "use");
    CHECK(table.asked() == "A");
    CHECK(table.step() == "action"); // B was not asked
}

TEST_CASE("TS-94 cards of earlier actions no longer give a bonus") {
    Table table = Table({"rocky", "padthai"}).seat(A, "D9 H3=E03,E01").seat(B, "D9");
    table.move(A, "play E03#1").move(A, "number 1").move(A, "decline");
    table.move(A, "play E01#1").move(A, "number 1");
    CHECK(table.step() == "action");
}

TEST_CASE("TS-95 each matching card triggers a bonus, up to the limit of the type") {
    // Canine: two matching cards in one play step give one draw.
    Table canine = Table({"jack", "padthai"}).seat(A, "D9 H4=E01,E07").seat(B, "D9 H2=E09");
    canine.move(A, "play E01#1").move(B, "stop E09#1 on 1").move(A, "stop E07#1 on 2").passes();
    canine.move(A, "number 1").move(A, "use");
    CHECK(canine.step() == "action");
    // Rodent: two matching cards give two digs.
    Table rodent = Table({"rocky", "padthai"}).seat(A, "D9 H4=E03,E09").seat(B, "D9 H2=E07");
    rodent.move(A, "play E03#1").move(B, "stop E07#1 on 1").move(A, "stop E09#1 on 2").passes();
    rodent.move(A, "number 1").move(A, "use");
    CHECK(rodent.step() == "bonus");
    CHECK(rodent.move(A, "use").at(A) == "D6 H3 X4 Z0 V0");
    // Rodent: one matching card gives one dig.
    Table once = Table({"rocky", "padthai"}).seat(A, "D9 H4=E03").seat(B, "D9");
    once.move(A, "play E03#1").move(A, "number 1").move(A, "use");
    CHECK(once.step() == "action");
    // Rodent: after one dig in this turn, two more matching cards give only one more dig.
    Table third = Table({"rocky", "padthai"}).seat(A, "D9 H5=E03#1,E03#2,E09").seat(B, "D9 H3=E07");
    third.act(A, "play E03#1").move(A, "number 1").move(A, "use");
    third.move(A, "play E03#2").move(B, "stop E07#1 on 1").move(A, "stop E09#1 on 2").passes();
    third.move(A, "number 1").move(A, "use");
    CHECK(third.step() == "action");
}

TEST_CASE("TS-96 bonuses are limited per turn") {
    Table rodent = Table({"rocky", "padthai"}).seat(A, "D12 H5=E03#1,E03#2,E09 X1").seat(B, "D9 H5=E07#1 X1");
    rodent.act(A, "play E03#1").move(A, "number 1").move(A, "use");
    rodent.act(A, "play E03#2").move(A, "number 1").move(A, "use");
    CHECK(rodent.counter("bonusLeft", A) == 0);
    rodent.move(A, "swap at 1").move(B, "stop E07#1 on 1").move(A, "stop E09#1 on 2").passes();
    while (rodent.step() == "swapOwn" || rodent.step() == "swapTheirs")
        rodent.move(A, rodent.legal(A).front());
    CHECK(rodent.step() == "action"); // there is no third dig
    Table feline = Table({"padthai", "jack"}).seat(A, "D9 H5=E02#1,E02#2").seat(B, "D9 H1 X5");
    feline.act(A, "play E02#1").move(A, "number 1").move(A, feline.legal(A).front()).move(A, "number 0");
    feline.act(A, "play E02#2").move(A, "number 1");
    CHECK(feline.step() == "action");
    Table altered = Table({"alan", "padthai"}).seat(A, "D9 H5=E01#1,E01#2 V1").seat(B, "D9 H1");
    altered.act(A, "play E01#1").move(A, "number 1").move(A, "use").act(A, "play E01#2").move(A, "number 1");
    CHECK(altered.step() == "action");
}

TEST_CASE("TS-97 bonuses may be declined, and unused ones are lost") {
    Table canine = Table({"jack", "padthai"}).seat(A, "D9 H3=E01#1,E01#2").seat(B, "D9 H3=E07");
    canine.act(A, "play E01#1").move(A, "number 1");
    CHECK(canine.legal(A) == Names{"use", "decline"});
    CHECK(canine.why(B, "stop E07#1 on 1") == "TS-38"); // bonuses open no window
    canine.move(A, "decline");
    CHECK(canine.counter("bonusLeft", A) == 1);
    canine.act(A, "play E01#2").move(A, "number 1");
    CHECK(canine.step() == "bonus");
    Table rodent = Table({"rocky", "padthai"}).seat(A, "D9 H4=E03,E09").seat(B, "D9 H2=E07");
    rodent.move(A, "play E03#1").move(B, "stop E07#1 on 1").move(A, "stop E09#1 on 2").passes();
    rodent.move(A, "number 1").move(A, "use").move(A, "decline");
    CHECK(rodent.step() == "action");
    CHECK(rodent.counter("bonusLeft", A) == 1);
    Table twice = Table({"rocky", "padthai"}).seat(A, "D9 H4=E03,E09").seat(B, "D9 H2=E07");
    twice.move(A, "play E03#1").move(B, "stop E07#1 on 1").move(A, "stop E09#1 on 2").passes();
    twice.move(A, "number 1").move(A, "decline"); // declining ends the step and loses both triggers
    CHECK(twice.step() == "action");
    // After the deck check has begun, no bonus can be used.
    Table late = Table({"jack", "padthai"}).seat(A, "D1 H3=E01 X3").seat(B, "D9");
    late.move(A, "play E01#1");
    REQUIRE(late.step() == "achieve");
    CHECK(late.why(A, "use") == "TS-97");
}

TEST_CASE("TS-98 bonuses come in turn order from the turn owner, and each is finished before the next") {
    // In C's turn D stops with a matching card, C stops D's card, and A stops C's card with a matching one.
    Table table = Table({"ham_cheese", "jack", "padthai", "rocky"}).turn(7, C);
    table.seat(A, "D9 H3=E09#1").seat(B, "D9 H3=E01").seat(C, "D9 H3=E01,E08").seat(D, "D9 H3=E09#2");
    table.move(C, "play E01#2").move(D, "stop E09#2 on 1").move(A, "pass 2").move(B, "pass 2");
    table.move(C, "stop E08#1 on 2").move(D, "pass 3").move(A, "stop E09#1 on 3").passes();
    CHECK(table.step() == "bonus");
    CHECK(table.asked() == "D");
    CHECK(table.code(A, "decline") == RefusalCode::OtherDecision);
    CHECK(table.move(D, "use").asked() == "A");
    table.move(A, "use");
    CHECK(table.asked() == "C");
    CHECK(table.step() == "action");
}

TEST_CASE("TS-98 the turn owner comes first and uses both triggers before the next player") {
    Table table = Table({"rocky", "ham_cheese"}).seat(A, "D9 H4=E03,E01#1").seat(B, "D9 H4=E09,E09");
    table.seat(A, "H2=E09#3,E09#4");
    table.move(A, "play E03#1").move(B, "stop E09#1 on 1").move(A, "stop E09#3 on 2");
    table.move(B, "stop E09#2 on 3").move(A, "stop E09#4 on 4").passes().move(A, "number 1");
    // The Drawing card and both of A's Stopping cards were not stopped. Both of B's were.
    CHECK(table.asked() == "A");
    table.move(A, "use").move(A, "use");
    CHECK(table.step() == "action");
    CHECK(table.at(B) == "D7 H4 X2 Z0 V0");
    // The turn owner and another player have one trigger each.
    Table both = Table({"rocky", "padthai", "ham_cheese"})
                     .seat(A, "D9 H2=E03")
                     .seat(B, "D9 H2=E07")
                     .seat(C, "D9 H2=E09");
    both.move(A, "play E03#1").move(B, "stop E07#1 on 1").move(C, "stop E09#1 on 2").passes();
    both.move(A, "number 1");
    CHECK(both.asked() == "A");
    CHECK(both.move(A, "use").asked() == "C");
}

TEST_CASE("TS-99 the canine bonus draws 1 card, unless the deck is empty") {
    Table table = Table({"jack", "padthai"}).seat(A, "D8 H6=E01").seat(B, "D9");
    table.move(A, "play E01#1").move(A, "number 1");
    CHECK(table.at(A) == "D7 H6 X0 Z1 V0");
    CHECK(table.move(A, "use").at(A) == "D6 H7 X1 Z0 V0");
    Table empty = Table({"jack", "padthai"}).seat(A, "D0 H6=E01").seat(B, "D9");
    empty.move(A, "play E01#1");
    CHECK(empty.step() == "action");
}

TEST_CASE("TS-100 the feline bonus messes 1 card, then puts 0 or 1 on the same player's deck") {
    const Table start = Table({"padthai", "jack", "rocky"})
                            .seat(A, "D6=E01,E03 H1=E02 X1=E10")
                            .seat(B, "D4 X3=E05#1,E07#1")
                            .seat(C, "D9 X1=E06");
    Table table = start;
    table.move(A, "play E02#1").move(A, "number 1");
    CHECK(table.at(A).substr(0, 5) == "D5 H1");
    CHECK(table.can(A, "pick E05#1"));
    CHECK(table.can(A, "pick E06#1"));            // in C's pile: the card also selects the player
    CHECK(table.why(A, "pick E02#1") == "TS-55"); // this card is in the play zone
    CHECK(table.why(A, "use") == "TS-100");
    CHECK(table.why(A, "pick E01#1") == "TS-100"); // this card is in no discard pile
    CHECK(table.why(A, "pick E10#1") == "TS-100"); // the card is in the player's own pile
    table.move(A, "pick E05#1");
    CHECK(table.step() == "messDeck");
    CHECK(table.numbers(A) == "0 1");
    CHECK(table.why(A, "number 2") == "TS-100");
    Table zero = table;
    CHECK(table.move(A, "number 1").at(A) == "D4 H1 X3 Z0 V0"); // the pile has two cards and the played card
    CHECK(table.at(B) == "D5 H0 X2 Z0 V0");
    CHECK(table.cards(ZoneKind::Deck, B).starts_with("E03#1")); // the former top card of A's deck
    CHECK(zero.move(A, "number 0").at(A) == "D5 H1 X3 Z0 V0");
    CHECK(zero.at(B) == "D4 H0 X2 Z0 V0");
    CHECK(table.at(C) == "D9 H0 X1 Z0 V0");
}

TEST_CASE("TS-101 a mess can add to a deck or empty it before the next deck check") {
    Table saved = Table({"padthai", "jack"}).seat(A, "D5 H3=E05").seat(B, "D0 H3 X3");
    saved.act(A, "play E05#1 at 1").move(A, "number 1").move(A, saved.legal(A).front()).move(A, "number 1");
    CHECK(saved.at(B) == "D1 H2 X2 Z0 V0"); // the deck is not renewed
    CHECK(saved.step() == "action");
    Table gone = Table({"padthai", "jack"}).seat(A, "D2 H3=E02 X4").seat(B, "D9 X1");
    gone.move(A, "play E02#1").move(A, "number 1").move(A, gone.legal(A).front()).move(A, "number 1");
    CHECK(gone.step() == "achieve");
    CHECK(gone.at(A) == "D5 H3 X0 Z1 V0");
    // A mess is not offered if all other piles are empty. The second part of a mess needs a card in the deck.
    Table none = Table({"padthai", "jack"}).seat(A, "D2 H3=E02 X4").seat(B, "D9");
    none.move(A, "play E02#1").move(A, "number 1");
    CHECK(none.step() == "action");
    Table half = Table({"padthai", "jack"}).seat(A, "D0 H3=E02 X4").seat(B, "D9 X2");
    half.move(A, "play E02#1").move(A, half.legal(A).front());
    CHECK(half.step() == "achieve");
    CHECK(half.at(A) == "D5 H2 X0 Z1 V0");
    CHECK(half.at(B) == "D9 H0 X1 Z0 V0");
}

TEST_CASE("TS-101 nobody sees the card that a mess moves from deck to deck") {
    Table table = Table({"padthai", "jack"}).seat(A, "D5 H3=E02").seat(B, "D9 X2");
    table.move(A, "play E02#1").move(A, "number 1").move(A, table.legal(A).front());
    for (const auto& facts : factsOf(table, A, "number 1"))
        for (const kit::Fact& fact : facts)
            if (fact.kind == kit::Fact::Kind::Move && fact.from == zoneOf(ZoneKind::Deck, A))
                CHECK(fact.card.face == kit::unknownFace);
}

TEST_CASE("TS-102 the rodent bonus puts the top card of the player's deck on the discard pile") {
    Table table = Table({"rocky", "padthai"}).seat(A, "D4=E01,E05,E06 H4=E03,E09 X2").seat(B, "D9 H2=E07");
    table.move(A, "play E03#1").move(B, "stop E07#1 on 1").move(A, "stop E09#1 on 2").passes();
    table.move(A, "number 1");
    CHECK(table.at(A) == "D3 H3 X2 Z2 V0");
    table.move(A, "use");
    CHECK(table.cards(ZoneKind::Discard, A).ends_with("E05#1"));
    CHECK(table.move(A, "use").at(A) == "D1 H3 X6 Z0 V0"); // the four cards and the two played cards
    Table last = Table({"rocky", "padthai"}).seat(A, "D2 H4=E03,E09 X2").seat(B, "D9 H2=E07");
    last.move(A, "play E03#1").move(B, "stop E07#1 on 1").move(A, "stop E09#1 on 2").passes();
    last.move(A, "number 1").move(A, "use");
    CHECK(last.step() == "achieve"); // a second dig is not offered
    CHECK(last.at(A) == "D3 H3 X0 Z2 V0");
}
