// SPDX-License-Identifier: MIT
// Tests the text forms of moves and states in journals and for external tools.
#include "core/games/foxtail/files/files.h"
#include "tests/rules/foxtail/playing.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;
using nlohmann::ordered_json;

namespace {

std::vector<std::string> keysOf(const ordered_json& object) {
    std::vector<std::string> keys;
    for (const auto& item : object.items())
        keys.push_back(item.key());
    return keys;
}

} // namespace

TEST_CASE("FT-16 FT-28 FT-42 FT-62: each move has one text, and no other text is a move") {
    for (const char* text : {"draw", "brush", "commit", "link over-top", "link under-top", "link over-bottom",
                             "link under-bottom", "vote 0", "vote 3", "vote 7"}) {
        CAPTURE(text);
        const auto move = Files::parseMove(text);
        REQUIRE(move.has_value());
        CHECK(Files::moveText(*move) == text);
    }
    for (const char* text : {"",          " ",       "Draw",    "draw ",          " draw",
                             "draw 1",    "link",    "link ",   "link  over-top", "link over-top ",
                             "link none", "link A",  "vote",    "vote ",          "vote 8",
                             "vote -1",   "vote 10", "vote 01", "vote x",         "commit 2",
                             "pass"}) {
        CAPTURE(text);
        CHECK_FALSE(Files::parseMove(text).has_value());
    }
    CHECK(Files::parseMove("link under-top")->link == Link::UnderTop);
    CHECK(Files::parseMove("vote 2")->seat == 2);
}

TEST_CASE("FT-13 FT-24 FT-45: the JSON of a state has the documented form") {
    Play play(2, {7, 14, 21, 28, 35, 1, 8, 15, 22, 29, 36, 2, 9, 16, 23, 30, 37, 0, 3, 10, 0, 17});
    play.drawTurn();
    play.drawTurn('B');
    play.drawTurn('D');
    play.move(0, "brush");
    play.move(1, "draw");
    play.links(0, "CA");
    play.move(1, "A");
    const ordered_json state = Files::stateJson(play.state);
    const auto keys = keysOf(state);
    REQUIRE(keys.size() >= 3);
    CHECK(std::vector(keys.begin(), keys.begin() + 3) == std::vector<std::string>{"turn", "deck", "tails"});
    CHECK(state["turn"] == 5);
    CHECK(state["deck"].size() == 15);
    CHECK(state["deck"][0] == "15");
    CHECK(state["deck"][10] == "tip1");
    CHECK(state["deck"][13] == "tip2");
    CHECK(state["deck"][14] == "17");
    const ordered_json& tail = state["tails"][0];
    const auto tailKeys = keysOf(tail);
    CHECK(std::vector(tailKeys.begin(), tailKeys.begin() + 4) ==
          std::vector<std::string>{"bits", "tip", "finishedTurn", "brushedLast"});
    CHECK(tail["bits"].dump() ==
          R"([{"id":7,"link":null},{"id":21,"link":"over-bottom"},{"id":35,"link":"over-top"}])");
    CHECK(tail["tip"] == false);
    CHECK(tail["finishedTurn"].is_null());
    CHECK(tail["brushedLast"] == true);
    CHECK(state["tails"][1]["brushedLast"] == false);
    CHECK(state["phase"] == "choose");
    CHECK(state["aside"] == 20);

    play.drawToTheEnd();
    const ordered_json over = Files::stateJson(play.state);
    CHECK(over["tails"][1]["tip"] == true);
    CHECK(over["tails"][1]["finishedTurn"] == play.get(Number::Finished, 1));
    CHECK(over["phase"] == "over");
    CHECK(over["votes"].dump() == "[[1],[0]]");
}

TEST_CASE("FT-17 FT-18 FT-62: the JSON of a view contains no secret") {
    Play draws = Play::random(3, 6);
    draws.drawTurn();
    draws.drawTurn();
    Play brushes = draws;
    draws.move(1, "draw");
    brushes.move(1, "brush");
    CHECK(Files::stateJson(draws.view(0)) == Files::stateJson(brushes.view(0)));
    CHECK(Files::stateJson(draws.view(0))["seats"][1]["choice"] == "?");
    CHECK(Files::stateJson(draws.view(1))["seats"][1]["choice"] == "draw");
    CHECK(Files::stateJson(brushes.state)["seats"][1]["choice"] == "brush");
    const ordered_json deck = Files::stateJson(draws.view(0))["deck"];
    CHECK(deck.size() == 27);
    for (const auto& card : deck)
        CHECK(card == "?");
    draws.move(0, "draw");
    draws.move(2, "draw");
    draws.move(2, "B");
    const ordered_json place = Files::stateJson(draws.state);
    CHECK(place["phase"] == "place");
    CHECK(place["seats"][2]["links"].dump() == R"(["under-top"])");
    CHECK(place["seats"][0]["drawn"] == draws.state.cards(ZoneKind::Drawn, 0)[0].face);
    CHECK_FALSE(Files::stateJson(draws.view(0))["seats"][2].contains("links"));
    draws.move(0, "A");
    draws.move(1, "A");
    draws.drawToTheEnd();
    draws.move(0, "vote 2");
    CHECK(Files::stateJson(draws.state)["seats"][0]["vote"] == 2);
    CHECK(Files::stateJson(draws.view(1))["seats"][0]["vote"] == "?");
}

TEST_CASE("FT-54 FT-64: the JSON of a result has the documented form") {
    Play play = Play::random(3, 10);
    play.drawToTheEnd('C');
    play.move(0, "vote 1");
    play.move(1, "vote 2");
    play.move(2, "vote 1");
    const ordered_json result = Files::resultJson(play.state);
    CHECK(keysOf(result) == std::vector<std::string>{"seats", "winners"});
    REQUIRE(result["seats"].size() == 3);
    const contract::Result sheet = Rules::result(play.state);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        const ordered_json& line = result["seats"][seat];
        CHECK(keysOf(line) == std::vector<std::string>{"sets", "variety", "longestChain", "biggestMatch",
                                                       "first", "prettiest", "total"});
        CHECK(line["sets"] == sheet.lines[0].points[seat] + sheet.lines[1].points[seat]);
        CHECK(line["prettiest"] == sheet.lines[6].points[seat]);
        CHECK(line["total"] == sheet.totals[seat]);
        int sum = 0;
        for (const auto& item : line.items())
            sum += item.key() == "total" ? 0 : item.value().get<int>();
        CHECK(line["total"] == sum);
    }
    CHECK(result["winners"].size() == sheet.winners.size());
    CHECK(result["winners"][0] == sheet.winners[0]);
}
