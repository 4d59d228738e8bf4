// SPDX-License-Identifier: MIT
// Tests the ledger's table of hidden and public information.
#include "core/games/tailstory/table/table.h"
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

namespace {

const Names four{"jack", "padthai", "ham_cheese", "alan"};

/// Compares all parts of the scene that a viewer sees.
void checkSameScene(const Table& one, const Table& other, kit::Seat viewer) {
    CAPTURE(viewer);
    CHECK(contract::viewOf<Rules>(one.state, viewer) == contract::viewOf<Rules>(other.state, viewer));
    const scene::Scene first = Shown::scene(one.state, viewer);
    const scene::Scene second = Shown::scene(other.state, viewer);
    CHECK(first.zones == second.zones);
    CHECK(first.counters == second.counters);
    CHECK(first.pad == second.pad);
    CHECK(first.choices == second.choices);
    CHECK(first.prompt == second.prompt);
    CHECK(first.detail == second.detail);
    CHECK(std::string_view(first.step) == second.step);
    CHECK(std::string_view(first.letItGo) == second.letItGo);
}

/// A table on which B holds a Stopping card and C does not, or the reverse.
Table world(bool armed, std::string_view options) {
    return Table(four, options)
        .seat(A, "D9=E02#1,E02#2 H4=E03#1,E09#1,E04#1 X2=E05#1,E06#1")
        .seat(B, armed ? "D9 H3=E08#1,E07#1,E01#1 X2=E05#2" : "D9 H3=E01#2,E02#3,E03#2 X2=E05#2")
        .seat(C, armed ? "D9 H2=E01#3,E02#4" : "D9 H2=E09#2,E07#2")
        .seat(D, armed ? "D9 H1=E07#3" : "D9 H1=E12#1");
}

/// Plays the same move in both games, and checks that each viewer gets the same facts.
void moveInBoth(Table& one, Table& other, kit::Seat seat, std::string_view text) {
    CAPTURE(text);
    const auto first = factsOf(one, seat, text);
    const auto second = factsOf(other, seat, text);
    CHECK(Rules::pending(one.state) == Rules::pending(other.state));
    for (std::size_t viewer = 0; viewer < first.size(); ++viewer) {
        CAPTURE(viewer);
        CHECK(first[viewer] == second[viewer]);
    }
}

} // namespace

TEST_CASE("TS-46 two games that differ only in hidden hands look the same and ask the same seats") {
    for (const char* options : {"", "responses=fastest"})
        for (const char* action : {"play E03#1", "play E04#1 at 1", "draw-discard", "swap at 1"}) {
            CAPTURE(options);
            CAPTURE(action);
            Table armed = world(true, options);
            Table harmless = world(false, options);
            for (kit::Seat seat = 0; seat < 4; ++seat) // only the faces of cards in hand differ
                CHECK(armed.at(seat) == harmless.at(seat));
            moveInBoth(armed, harmless, A, action);
            while (armed.step() == "respond") {
                for (const kit::Seat viewer : {A, kit::spectator}) {
                    checkSameScene(armed, harmless, viewer);
                    CHECK(!Shown::scene(armed.state, viewer).prompt.empty());
                }
                // The text of the question does not depend on the cards of the asked seat.
                for (const kit::Seat viewer : {B, C, D}) {
                    const scene::Scene first = Shown::scene(armed.state, viewer);
                    const scene::Scene second = Shown::scene(harmless.state, viewer);
                    CHECK(first.prompt == second.prompt);
                    CHECK(first.detail == second.detail);
                    CHECK(std::string_view(first.step) == second.step);
                    CHECK(std::string_view(first.letItGo) == second.letItGo);
                    CHECK(first.counters == second.counters);
                }
                moveInBoth(armed, harmless, Rules::pending(armed.state).seats.first(), "pass 1");
            }
            CHECK(armed.step() != "respond");
        }
}

TEST_CASE("TS-46 the prompt for others never names the player who is asked") {
    Table table = world(true, "");
    table.move(A, "play E03#1");
    const auto shown = [&](kit::Seat viewer) {
        const scene::Scene seen = Shown::scene(table.state, viewer);
        return kit::english(seen.prompt) + '|' + kit::english(seen.detail) + '|' + seen.letItGo;
    };
    const std::string before = shown(A);
    const std::string outside = shown(kit::spectator);
    REQUIRE(table.asked() == "B");
    table.move(B, "pass 1");
    REQUIRE(table.asked() == "C");
    CHECK(shown(A) == before);
    CHECK(shown(kit::spectator) == outside);
}

TEST_CASE("TS-61 TS-101 other players get no facts with the faces of cards that move between two players") {
    const auto stolenFrom = [](const char* hand) {
        Table table =
            Table({"padthai", "jack", "rocky"}).seat(A, "D9 H2=E04#1").seat(B, hand).seat(C, "D9 H1");
        table.act(A, "play E04#1 at 1");
        return factsOf(table, A, "number 2");
    };
    const auto one = stolenFrom("D9 H2=E01#1,E02#1");
    const auto other = stolenFrom("D9 H2=E07#1,E08#1");
    CHECK(one[2] == other[2]); // C
    CHECK(one[3] == other[3]); // a spectator
    CHECK(one[0] != other[0]);
    CHECK(one[1] != other[1]);
    const auto messed = [](const char* deck) {
        Table table = Table({"padthai", "jack"}).seat(A, deck).seat(A, "H2=E02#1").seat(B, "D9 X1=E05#1");
        table.move(A, "play E02#1").move(A, "number 1").move(A, "pick E05#1");
        return factsOf(table, A, "number 1");
    };
    CHECK(messed("D9=E10#1,E01#1") == messed("D9=E10#1,E07#1")); // even A does not see the card
}

TEST_CASE("TS-24 the owner of a hand sees its faces, and others see only the number of cards") {
    const Table table = Table(four).seat(A, "D9 H3=E01,E07,E13").seat(B, "D9 H1");
    CHECK(contract::viewOf<Rules>(table.state, A).cards(ZoneKind::Hand, A)[1].face == faceWithId("E07#1"));
    for (const kit::Seat viewer : {B, C, D, kit::spectator}) {
        const State view = contract::viewOf<Rules>(table.state, viewer);
        CHECK(view.size(ZoneKind::Hand, A) == 3);
        for (const kit::Card& card : view.cards(ZoneKind::Hand, A))
            CHECK(card == kit::Card{});
    }
}

TEST_CASE("TS-23 everyone sees only the number of cards in decks and in the box") {
    const Table table = Table(four).seat(A, "D9 H3").seat(B, "D4");
    for (const kit::Seat viewer : {A, B, C, D, kit::spectator}) {
        const State view = contract::viewOf<Rules>(table.state, viewer);
        CHECK(view.size(ZoneKind::Deck, A) == 9);
        CHECK(view.size(ZoneKind::Deck, B) == 4);
        for (const kit::Zone zone : {box, zoneOf(ZoneKind::Deck, A), zoneOf(ZoneKind::Deck, B)})
            for (const kit::Card& card : view.cards(zone))
                CHECK(card.face == kit::unknownFace);
    }
}

TEST_CASE("TS-16 the order of decks and of hidden hands does not affect a scene") {
    const Table one = Table(four).seat(A, "D3=E01,E02,E03 H2=E04,E05").seat(B, "D9 H2=E06,E07");
    const Table other = Table(four).seat(A, "D3=E03,E01,E02 H2=E04,E05").seat(B, "D9 H2=E07,E06");
    for (const kit::Seat viewer : {A, C, kit::spectator})
        checkSameScene(one, other, viewer);
}

TEST_CASE("TS-119 only the owner sees the faces of achievements, even after the game") {
    Table table = Table({"padthai", "jack"}).seat(A, "D0 H2=E01,E02 X3 V3=E03,E04,E05").seat(B, "D9");
    table.move(A, "end").move(A, "pick E01#1");
    REQUIRE(table.asked() == "over");
    const kit::Zone achievements = zoneOf(ZoneKind::Achievements, A);
    for (const kit::Seat viewer : {B, kit::spectator}) {
        const State seen = contract::viewOf<Rules>(table.state, viewer);
        for (const kit::Card& card : seen.cards(achievements))
            CHECK(card.face == kit::unknownFace);
    }
    const State own = contract::viewOf<Rules>(table.state, A);
    for (const kit::Card& card : own.cards(achievements))
        CHECK(card.face != kit::unknownFace);
}

TEST_CASE("TS-105 only the owner gets a fact about which card becomes an achievement") {
    Table table = Table(four).seat(A, "D0 H3=E01#1,E02#1,E03#1 X3").seat(B, "D9").seat(C, "D9").seat(D, "D9");
    Table twin = Table(four).seat(A, "D0 H3=E01#1,E02#1,E03#1 X3").seat(B, "D9").seat(C, "D9").seat(D, "D9");
    table.move(A, "end");
    twin.move(A, "end");
    const auto first = factsOf(table, A, "pick E01#1");
    const auto second = factsOf(twin, A, "pick E03#1");
    for (std::size_t viewer = 1; viewer < first.size(); ++viewer)
        CHECK(first[viewer] == second[viewer]);
    CHECK(first[0] != second[0]);
}

TEST_CASE("TS-120 facts for other players do not show which cards have been picked until all are") {
    Table table = Table({"padthai", "jack"}).seat(A, "D9 H7=E01#1,E02#1").seat(B, "D9");
    Table twin = table;
    table.move(A, "end");
    twin.move(A, "end");
    const auto first = factsOf(table, A, "pick E01#1");
    const auto second = factsOf(twin, A, "pick E02#1");
    for (std::size_t viewer = 1; viewer < first.size(); ++viewer)
        CHECK(first[viewer] == second[viewer]);
    CHECK(contract::viewOf<Rules>(table.state, B) == contract::viewOf<Rules>(twin.state, B));
}

TEST_CASE("TS-13 only the player who draws gets facts with the faces of the cards") {
    Table table = Table({"padthai", "jack"}).seat(A, "D9=E01#1,E02#1 H1=E03#1").seat(B, "D9");
    table.move(A, "play E03#1");
    const auto seen = factsOf(table, A, "number 2");
    int own = 0;
    for (const kit::Fact& fact : seen[0])
        own += fact.kind == kit::Fact::Kind::Move && fact.from == zoneOf(ZoneKind::Deck, A) &&
               fact.card.face != kit::unknownFace;
    CHECK(own == 2);
    for (std::size_t viewer = 1; viewer < seen.size(); ++viewer)
        for (const kit::Fact& fact : seen[viewer])
            if (fact.kind == kit::Fact::Kind::Move && fact.from == zoneOf(ZoneKind::Deck, A))
                CHECK(fact.card.face == kit::unknownFace);
}

TEST_CASE("TS-102 everyone sees a dug card and its mark") {
    Table table = Table({"rocky", "jack"}).seat(A, "D9=E01#1,E02#1 H1=E03#1").seat(B, "D9");
    table.move(A, "play E03#1").move(A, "number 1").move(A, "use");
    for (const kit::Seat viewer : {A, B, kit::spectator}) {
        const State view = contract::viewOf<Rules>(table.state, viewer);
        const int index = view.indexOf(zoneOf(ZoneKind::Discard, A), *faceWithId("E02#1"));
        REQUIRE(index >= 0);
        CHECK(view.cards(ZoneKind::Discard, A)[static_cast<std::size_t>(index)].mark == dugMark);
    }
}

TEST_CASE("TS-20 queue cards, characters, forms, limits, points and uses are public") {
    const Table table = Table({"alan", "rocky"}).seat(A, "D9 H1 V3").seat(B, "D9 H1");
    for (const kit::Seat viewer : {A, B, kit::spectator}) {
        const scene::Scene seen = Shown::scene(table.state, viewer);
        int found = 0;
        for (const scene::Counter& counter : seen.counters)
            for (const char* key : {"points", "swapLeft", "handLimit", "altered", "abilityLeft",
                                    "abilityGameLeft", "bonusLeft", "achievements"})
                found += counter.key == std::string_view(key) && counter.seat == A;
        CHECK(found == 8);
        CHECK(contract::viewOf<Rules>(table.state, viewer).cards(ZoneKind::Character, B)[0].face ==
              faceWithId("rocky"));
    }
}
