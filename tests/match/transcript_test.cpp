// SPDX-License-Identifier: MIT
// Tests of the transcript, which other tools read.
#include "tests/match/fixtures.h"

#include "core/contract/registry.h"
#include "core/match/transcript.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace taletop;
using namespace taletop::tests;
using match::Match;
using nlohmann::json;

namespace {

match::LoadError refusedAs(const std::string& text) {
    const auto checked = match::checkTranscript(text);
    REQUIRE(std::holds_alternative<match::LoadError>(checked));
    return std::get<match::LoadError>(checked);
}

match::LoadError differsAs(const std::string& text) {
    const auto checked = match::checkTranscript(text);
    REQUIRE(std::holds_alternative<match::Difference>(checked));
    return std::get<match::Difference>(checked).where;
}

} // namespace

TEST_CASE("a transcript has a header, a line for each entry, and the result") {
    for (const Table& table : allTables()) {
        CAPTURE(table.game->info().id);
        CAPTURE(table.seats);
        const Match match = played(table, 7);
        const auto lines = linesOf(match::transcriptText(match));
        const auto& entries = match.journal().entries;
        REQUIRE(lines.size() == entries.size() + 2);
        CHECK(lines[0].starts_with(R"({"taletop":"transcript","version":1,"game":")"));
        const json header = json::parse(lines[0]);
        CHECK(header["game"] == table.game->info().id);
        CHECK(header["seats"] == table.seats);
        CHECK(header["seed"] == 7);
        CHECK(header["options"].size() == table.game->info().options.size());
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const json line = json::parse(lines[i + 1]);
            REQUIRE(line.size() == 5);
            CHECK(line["n"] == i + 1);
            CHECK(line["move"] == entries[i].move);
            CHECK(line["who"] == (entries[i].who == kit::chanceSeat ? json("chance") : json(entries[i].who)));
            CHECK_FALSE(line["facts"].empty());
            for (const json& fact : line["facts"])
                CHECK(fact["kind"].is_string());
            const auto replay = Match::replayed(*table.game, match.journal(), i + 1);
            CHECK(line["state"] == json(table.game->stateJson(std::get<Match>(replay).state())));
        }
        const json last = json::parse(lines.back());
        CHECK(last.size() == 1);
        CHECK(last["result"] == json(table.game->resultJson(match.state())));
    }
}

TEST_CASE("a Foxtail transcript has the documented state and result") {
    const Match match = played({contract::findGame("foxtail"), 4}, 7);
    const auto lines = linesOf(match::transcriptText(match));
    const json state = json::parse(lines[lines.size() - 2])["state"];
    CHECK(state["turn"].is_number());
    CHECK(state["deck"].is_array());
    REQUIRE(state["tails"].size() == 4);
    for (const json& tail : state["tails"]) {
        CHECK(tail["tip"] == true);
        CHECK(tail["finishedTurn"].is_number());
        CHECK(tail["brushedLast"].is_boolean());
        CHECK(tail["bits"][0]["link"].is_null());
        CHECK(tail["bits"][1]["link"].is_string());
        CHECK(tail["bits"][0]["id"].is_number());
    }
    const json result = json::parse(lines.back())["result"];
    CHECK_FALSE(result["winners"].empty());
    for (const json& seat : result["seats"])
        for (const char* key :
             {"sets", "variety", "longestChain", "biggestMatch", "first", "prettiest", "total"})
            CHECK_MESSAGE(seat[key].is_number(), key);
}

TEST_CASE("a transcript is checked against the rules") {
    const Match match = played(shortTable(), 7);
    const std::string text = match::transcriptText(match);
    const auto checked = match::checkTranscript(text);
    REQUIRE(std::holds_alternative<Match>(checked));
    CHECK(std::get<Match>(checked).journal().entries == match.journal().entries);

    const auto lines = linesOf(text);
    const auto edited = [&](std::size_t place, const std::function<void(json&)>& edit) {
        std::string all;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            json line = json::parse(lines[i]);
            if (i == place)
                edit(line);
            all += line.dump() + '\n';
        }
        return all;
    };
    CHECK(std::holds_alternative<Match>(match::checkTranscript(edited(0, [](json&) {}))));
    CHECK(differsAs(edited(5, [](json& line) { line["state"]["extra"] = 1; })).line == 6);
    CHECK(differsAs(edited(5, [](json& line) { line["facts"].push_back(1); })).line == 6);
    const std::size_t last = lines.size() - 1;
    CHECK(differsAs(edited(last, [](json& line) {
              line["result"]["winners"] = json::array({0, 1, 2});
          })).line == static_cast<int>(last) + 1);
    CHECK(differsAs(text.substr(0, text.size() - lines.back().size())).line == static_cast<int>(last) + 1);
    CHECK(refusedAs(edited(5, [](json& line) { line["move"] = "fly"; })).line == 6);
    CHECK(refusedAs(edited(5, [](json& line) { line["n"] = 9; })).line == 6);
    CHECK(refusedAs(edited(5, [](json& line) { line["who"] = 11; })).line == 6);
    CHECK(refusedAs(edited(5, [](json& line) { line.erase("state"); })).line == 6);
    CHECK(refusedAs(edited(0, [](json& line) { line["taletop"] = "tale"; })).line == 1);
    CHECK(refusedAs(edited(0, [](json& line) { line["version"] = 2; })).line == 1);
    CHECK(refusedAs(edited(0, [](json& line) { line["seed"] = -2; })).line == 1);
    CHECK(refusedAs(edited(0, [](json& line) { line["seats"] = 1000; })).line == 1);
    CHECK(refusedAs(edited(0, [](json& line) { line["options"]["colour"] = "green"; })).line == 1);
    CHECK(refusedAs(text + lines[1]).line == static_cast<int>(lines.size()) + 1);
    CHECK(refusedAs("").line == 0);
    CHECK(refusedAs(text.substr(0, text.size() / 2)).line > 1);
}
