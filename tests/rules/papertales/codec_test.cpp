// SPDX-License-Identifier: MIT
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/files/files.h"
#include "core/games/papertales/rules/turn.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

#include <nlohmann/json.hpp>

TEST_CASE("PT-38 each move can be parsed from its text, and no other text is a move") {
    for (const char* text :
         {"pick Knight", "pick Relic of Wisdom drop Time Master", "deploy Grand Architect F3", "move F1 B2",
          "discard B1", "back F2", "keep Giant Snake", "commit", "target F1", "build Town 2",
          "build Barracks 9", "upgrade Mine", "pass", "save B2", "deploy Knight B3"}) {
        CAPTURE(text);
        const auto move = Files::parseMove(text);
        REQUIRE(move.has_value());
        CHECK(Files::moveText(*move) == text);
    }
    for (const char* text : {"",
                             "pick",
                             "pick Town",
                             "pick knight",
                             "pick Knight ",
                             "pick Knight drop",
                             "deploy Knight",
                             "deploy Knight F5",
                             "deploy F1",
                             "move F1",
                             "move F1 F2 F3",
                             "commit now",
                             "build Town",
                             "build Town 10",
                             "build Knight 1",
                             "upgrade Knight",
                             "upgrade",
                             "pass 1",
                             "save",
                             "F1",
                             "pick Knight drop Farmer drop Cook",
                             " pass"}) {
        CAPTURE(text);
        CHECK(!Files::parseMove(text).has_value());
    }
}

TEST_CASE("PT-7 the JSON of a state has the documented form") {
    Play play = Play(2, Step::Plan)
                    .turn(2)
                    .gold(0, 3)
                    .points(0, 6)
                    .kingdom(0, "F: new Dragon[1]; B: Miner; Tavern L1, Temple L2");
    play.hand(0, {"Knight", "Cook"})
        .zone(ZoneKind::Kept, 1, {"Archer"})
        .pile({"Miner", "Ogre"})
        .discards({"Golem"});
    play.moves(0, {"deploy Knight F2", "keep Cook", "discard B1"});
    const auto json = Files::stateJson(play.state);
    CHECK(json["turn"] == 2);
    CHECK(json["phase"] == "deployment");
    CHECK(json["step"] == "plan");
    const auto& first = json["players"][0];
    CHECK(
        first["spots"].dump() ==
        R"({"F1":{"unit":"Dragon","age":1,"revealed":true},"F2":null,"F3":null,"B1":{"unit":"Miner","age":0,"revealed":false},"B2":null})");
    CHECK(first["buildings"].dump() == R"({"Town":0,"Tavern":1,"Mine":0,"Temple":2,"Barracks":0})");
    CHECK(first["hand"].dump() == R"(["Knight","Cook"])");
    CHECK(first["gold"] == 3);
    CHECK(first["lp"] == 6);
    CHECK(first["kept"].is_null());
    CHECK(first["strength"].is_null());
    CHECK(json["players"][1]["kept"] == "Archer");
    CHECK(first["plan"].dump() ==
          R"({"F1":"Dragon","F2":"Knight","F3":null,"B1":null,"B2":null,"keep":"Cook"})");
    CHECK(json["drawPile"].dump() == R"(["Miner","Ogre"])"); // the next card to draw is first
    CHECK(json["discard"].dump() == R"(["Golem"])");
    std::vector<std::string> keys;
    for (const auto& item : first.items())
        keys.push_back(item.key());
    keys.resize(10);
    CHECK(keys ==
          Names{"gold", "lp", "hand", "pack", "kept", "spots", "buildings", "strength", "warsWon", "income"});
    play.wars().income();
    const auto after = Files::stateJson(play.state);
    CHECK(after["players"][0]["strength"] == play.state.number(Number::Strength, 0));
    CHECK(after["players"][0]["income"] == 4);
    CHECK(after["phase"] == "construction");
}

TEST_CASE("PT-30 the JSON lists waiting packs after the current pack") {
    Play play =
        Play(3, Step::Draft).zone(ZoneKind::Pack, 0, {"Knight", "Cook"}).zone(ZoneKind::Queue, 0, {"Ogre"});
    const auto player = Files::stateJson(play.state)["players"][0];
    CHECK(player["pack"].dump() == R"(["Knight","Cook","Ogre"])");
    CHECK(player["packNow"] == 2);
}

TEST_CASE("PT-24 sealed choices are in the JSON of the full state, but not of other views") {
    Play play = Play(3, Step::Construct).kingdom(0, "F: Woodcutter").move(0, "build Town 1");
    CHECK(Files::stateJson(play.state)["players"][0]["sealed"].dump() == R"(["Town 1"])");
    CHECK(Files::stateJson(contract::viewOf<Rules>(play.state, 1))["players"][0]["sealed"].dump() == "[]");
}
