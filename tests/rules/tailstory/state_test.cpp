// SPDX-License-Identifier: MIT
// Tests the JSON of states and results, and the texts of moves.
#include "core/contract/game.h"
#include "core/games/tailstory/files/files.h"
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

namespace taletop::tailstory {
const contract::Game& game();
}

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

TEST_CASE("TS-26 the JSON of a state has the documented form") {
    Table table = Table({"rocky", "padthai"})
                      .seat(A, "D2=E01,E05 H3=E03,E09,E04 X1=E06 V1=E14")
                      .seat(B, "D1=E02 H1=E08");
    table.move(A, "play E03#1").move(B, "stop E08#1 on 1").move(A, "stop E09#1 on 2");
    const auto json = Files::stateJson(table.state);
    CHECK(json["turnOwner"] == 0);
    CHECK(json["turn"] == 5);
    CHECK(json["ap"] == 1);
    CHECK(json["alanLock"] == false);
    // B's hand is empty, so the chain has closed. B has drawn a bribe, and A is asked for the number.
    CHECK(
        json["stack"].dump() ==
        R"([{"seat":0,"item":"E03","stopped":false},{"seat":1,"item":"E08","stopped":true},{"seat":0,"item":"E09","stopped":false}])");
    const auto& first = json["players"][0];
    CHECK(first["queue"] == 1);
    CHECK(first["character"] == "rocky");
    CHECK(first["form"] == "altered");
    CHECK(first["deck"].dump() == R"(["E01#1","E05#1"])"); // the top card is first
    CHECK(first["hand"].dump() == R"(["E04#1"])");
    CHECK(first["discard"].dump() == R"(["E06#1"])");
    CHECK(first["play"].dump() == R"(["E03#1","E09#1"])");
    CHECK(first["achievements"].dump() == R"(["E14#1"])");
    CHECK(first["bonusUsed"] == 0);
    CHECK(first["abilityUsedTurn"] == 0);
    CHECK(first["abilityUsedGame"] == 0);
    CHECK(first["swapUsed"] == false);
    CHECK(first["collectedThisTurn"] == false);
    CHECK(first["rockyMark"] == false);
    CHECK(json["players"][1]["form"] == "normal");
    CHECK(json["players"][1]["hand"].dump() == R"(["E02#1"])");
    table.move(A, "number 1").move(A, "use");
    const auto after = Files::stateJson(table.state);
    CHECK(after["players"][0]["bonusUsed"] == 1);
}

TEST_CASE("TS-33 the JSON of a state has uses, marks and Alan's lock") {
    Table table = Table({"rocky", "padthai"}).seat(A, "D9 H3 X2 V1").seat(B, "D9 X2");
    table.move(A, "ability at 1").move(A, "swap at 1");
    auto json = Files::stateJson(table.state);
    CHECK(json["players"][0]["abilityUsedTurn"] == 1);
    CHECK(json["players"][0]["abilityUsedGame"] == 1);
    CHECK(json["players"][0]["swapUsed"] == true);
    CHECK(json["players"][1]["rockyMark"] == true);
    CHECK(json["stack"].dump() == R"([{"seat":0,"item":"D","stopped":false}])");
    Table lock = Table({"alan", "padthai"}).seat(A, "D9 H3=E13 V1").seat(B, "D9 H1=E07");
    lock.move(A, "ability");
    CHECK(Files::stateJson(lock.state)["stack"].dump() == R"([{"seat":0,"item":"C","stopped":false}])");
    lock.passes();
    json = Files::stateJson(lock.state);
    CHECK(json["alanLock"] == true);
    CHECK(json["step"] == "play");
    CHECK(json["stack"].empty());
    lock.move(A, "draw-discard");
    CHECK(Files::stateJson(lock.state)["stack"].dump() == R"([{"seat":0,"item":"B","stopped":false}])");
}

TEST_CASE("TS-106 the JSON of a state says who has collected") {
    Table table = Table({"jack", "padthai"}).seat(A, "D0 H3=E02 X3").seat(B, "D9");
    table.move(A, "play E02#1").move(A, table.legal(A).front());
    CHECK(Files::stateJson(table.state)["players"][0]["collectedThisTurn"] == true);
    CHECK(Files::stateJson(table.state)["players"][1]["collectedThisTurn"] == false);
}

TEST_CASE("TS-123 the JSON of a result has the documented form") {
    Table table = Table({"jack", "padthai", "rocky", "alan"}).turn(7, C);
    table.seat(A, "D9 V1").seat(B, "D9 V3").seat(C, "D0 H2 X3 V3").seat(D, "D9");
    table.move(C, "end").move(C, table.legal(C).front());
    CHECK(Files::resultJson(table.state).dump() == R"({"winner":2,"achievements":[1,3,4,0]})");
    CHECK(Files::stateJson(table.state)["step"] == "over");
    const Table running = Table({"jack", "padthai"}).seat(A, "D9").seat(B, "D9");
    CHECK(Files::resultJson(running.state)["winner"].is_null());
}

TEST_CASE("TS-34 every move can be parsed from its text") {
    for (const char* text : {"choose ham_cheese",
                             "play E01#2",
                             "play E04#1 at 2",
                             "draw-discard",
                             "ability",
                             "ability at 1",
                             "ability at 1,3",
                             "ability at 0,2,3",
                             "ability E04#1",
                             "ability E04#1 at 2",
                             "swap at 0",
                             "end",
                             "stop E07#1 on 1",
                             "stop E07#8 on 12",
                             "pass 1",
                             "number 0",
                             "number 5",
                             "pick E15#8",
                             "done",
                             "use",
                             "decline"}) {
        CAPTURE(text);
        const auto move = Files::parseMove(text);
        REQUIRE(move.has_value());
        CHECK(Files::moveText(*move) == text);
    }
}

TEST_CASE("TS-34 no other text is a move") {
    for (const char* text : {"",
                             " ",
                             "choose",
                             "choose Jack",
                             "choose E01#1",
                             "play",
                             "play E01",
                             "play E16#1",
                             "play E01#9",
                             "play E01#0",
                             "play jack",
                             "play E01#1 ",
                             " play E01#1",
                             "play E01#1 at",
                             "play E01#1 at 4",
                             "play E01#1 at 1,",
                             "play E01#1 at ,1",
                             "play E01#1 at 3,1",
                             "play E01#1 at 1,1",
                             "play  E01#1",
                             "draw-discard 1",
                             "ability E01",
                             "ability at",
                             "swap",
                             "swap 1",
                             "end now",
                             "stop E07#1",
                             "stop E07#1 on",
                             "stop E07#1 at 1",
                             "stop on 1",
                             "pass",
                             "pass -1",
                             "pass 01",
                             "number",
                             "number x",
                             "number 1.5",
                             "number 100",
                             "pick",
                             "pick jack",
                             "done 1",
                             "use E01#1",
                             "decline it",
                             "END"}) {
        CAPTURE(text);
        CHECK(!game().parseMove(text).has_value());
    }
}

TEST_CASE("TS-42 every response, number and pick is a move of its own") {
    Table table =
        Table({"padthai", "jack", "rocky"}).seat(A, "D9 H2=E04 X2=E01,E02").seat(B, "D9 H4").seat(C, "D9 H2");
    int entries = 0;
    const auto step = [&](kit::Seat seat, const char* text) {
        table.move(seat, text);
        ++entries;
    };
    step(A, "play E04#1 at 1");
    step(B, "pass 1");
    step(C, "pass 1");
    step(A, "number 2");
    step(A, "pick E01#1");
    step(A, "pick E02#1");
    CHECK(entries == 6);
    CHECK(table.step() == "action");
}
