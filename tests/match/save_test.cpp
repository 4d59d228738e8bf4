// SPDX-License-Identifier: MIT
// Tests of the text of saves: round trips, notices, and all ways in which a file is not a save.
#include "tests/match/fixtures.h"

#include "core/contract/registry.h"
#include "core/kit/hash.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tests;
using match::LoadError;
using match::Match;

TEST_CASE("a save made at any moment loads as the same match") {
    for (const Table& table : allTables()) {
        CAPTURE(table.game->info().id);
        for (const int moves : {0, 1, 7, 20, 100'000}) {
            const Match match = played(table, 8, moves);
            const match::Loaded loaded = mustLoad(saved(match));
            CHECK(loaded.match.journal() == match.journal());
            CHECK(loaded.notice.empty());
            CHECK_FALSE(loaded.rewrite);
            CHECK(saved(loaded.match) == saved(match));
        }
    }
}

TEST_CASE("a save is a header line and a line for each entry, in the documented form") {
    const Match match = played({contract::findGame("foxtail"), 2}, 8, 3);
    const auto lines = linesOf(saved(match));
    REQUIRE(lines.size() == match.journal().entries.size() + 1);
    CHECK(lines[0] == match::headerLine(match.game(), match.header()));
    CHECK(lines[0].starts_with(R"({"taletop":"save","version":1,"game":"foxtail","revision":)"));
    const auto header = nlohmann::json::parse(lines[0]);
    CHECK(header["seed"] == "8");
    CHECK(header["practice"] == false);
    CHECK(header["started"] == "2024-05-01T20:15:00");
    CHECK(header["seats"][1] == nlohmann::json{{"name", "Seat \u00e4 1"}, {"kind", "random"}, {"emblem", 1}});
    for (const auto& option : header["options"])
        CHECK(option.is_string());
    const auto chance = nlohmann::json::parse(lines[1]);
    CHECK(chance["n"] == 1);
    CHECK(chance["who"] == "chance");
    const auto last = nlohmann::json::parse(lines.back());
    CHECK(last["n"] == lines.size() - 1);
    CHECK(last["who"].is_number());
    CHECK(last["hash"].get<std::string>().size() == 16);
}

TEST_CASE("the hash is written with sixteen digits") {
    const std::string line = match::entryLine({1, "draw", 0xABCULL}, 7);
    CHECK(line == "{\"n\":7,\"who\":1,\"move\":\"draw\",\"hash\":\"0000000000000abc\"}\n");
}

TEST_CASE("a save with CRLF line ends is read") {
    const Match match = played(shortTable(), 8);
    std::string text;
    for (std::string line : linesOf(saved(match)))
        text += line.replace(line.size() - 1, 1, "\r\n");
    CHECK(mustLoad(text).match.journal() == match.journal());
}

TEST_CASE("the header can be read without the entries") {
    const Match match = played(shortTable(), 8);
    const auto header = match::loadHeader(saved(match) + "whatever follows");
    REQUIRE(std::holds_alternative<match::Header>(header));
    CHECK(std::get<match::Header>(header) == match.header());
    CHECK(std::holds_alternative<LoadError>(match::loadHeader("")));
}

TEST_CASE("seeds use all 64 bits") {
    const Match match = started(shortTable(), UINT64_MAX);
    CHECK(mustLoad(saved(match)).match.header().seed == UINT64_MAX);
}

TEST_CASE("a save cut off before a draw continues with the same draw") {
    const Match match = played(shortTable(), 8);
    const auto lines = linesOf(saved(match));
    for (std::size_t keep = 1; keep < lines.size(); ++keep) {
        if (lines[keep].find("\"chance\"") == std::string::npos)
            continue;
        std::string text;
        for (std::size_t i = 0; i < keep; ++i)
            text += lines[i];
        const match::Loaded loaded = mustLoad(text);
        CHECK(loaded.rewrite);
        CHECK(loaded.match.journal().entries.at(keep - 1) == match.journal().entries[keep - 1]);
    }
}

TEST_CASE("invalid headers are refused at line 1") {
    const Match match = played(shortTable(), 8, 3);
    using Json = nlohmann::ordered_json;
    const std::vector<std::function<void(Json&)>> edits{
        [](Json& header) { header["taletop"] = "chess"; },
        [](Json& header) { header["taletop"] = 7; },
        [](Json& header) { header.erase("taletop"); },
        [](Json& header) { header["taletop"] = "transcript"; },
        [](Json& header) { header["version"] = 0; },
        [](Json& header) { header["version"] = "1"; },
        [](Json& header) { header["version"] = 1.5; },
        [](Json& header) { header.erase("version"); },
        [](Json& header) { header["game"] = "hearts"; },
        [](Json& header) { header["game"] = 3; },
        [](Json& header) { header["revision"] = "1"; },
        [](Json& header) { header["revision"] = -1; },
        [](Json& header) { header["revision"] = 1e300; },
        [](Json& header) { header["seed"] = 8; },
        [](Json& header) { header["seed"] = "-8"; },
        [](Json& header) { header["seed"] = "8 "; },
        [](Json& header) { header["seed"] = "99999999999999999999"; },
        [](Json& header) { header["seed"] = ""; },
        [](Json& header) { header["started"] = std::string(41, '1'); },
        [](Json& header) { header["started"] = "to\nday"; },
        [](Json& header) { header["practice"] = 1; },
        [](Json& header) { header["options"] = "none"; },
        [](Json& header) { header["options"] = Json::array(); },
        [](Json& header) { header["options"]["colour"] = "green"; },
        [](Json& header) { header["options"]["rounds"] = 1; },
        [](Json& header) { header["options"]["rounds"] = "1000"; },
        [](Json& header) { header["seats"] = 3; },
        [](Json& header) { header["seats"] = Json::array(); },
        [](Json& header) {
            header["seats"].erase(1);
            header["seats"].erase(1);
        },
        [](Json& header) {
            for (int i = 0; i < 300; ++i)
                header["seats"].push_back(Json(header["seats"][0]));
        },
        [](Json& header) { header["seats"][0] = "Anna"; },
        [](Json& header) { header["seats"][0]["name"] = 4; },
        [](Json& header) { header["seats"][0]["name"] = std::string(41, 'x'); },
        [](Json& header) { header["seats"][0]["name"] = std::string("a\0b", 3); },
        [](Json& header) { header["seats"][0]["name"] = "a\u0085b"; },
        [](Json& header) { header["seats"][0]["kind"] = "Genius!"; },
        [](Json& header) { header["seats"][0]["kind"] = ""; },
        [](Json& header) { header["seats"][0]["kind"] = 1; },
        [](Json& header) { header["seats"][0]["emblem"] = 8; },
        [](Json& header) { header["seats"][0]["emblem"] = -1; },
        [](Json& header) { header["seats"][0].erase("emblem"); },
    };
    CHECK(mustLoad(withHeader(match, [](Json&) {})).match.journal() == match.journal());
    for (std::size_t i = 0; i < edits.size(); ++i) {
        CAPTURE(i);
        const LoadError error = mustRefuse(withHeader(match, edits[i]));
        CHECK(error.line == 1);
        checkSentence(error);
    }
}

TEST_CASE("a header changed after saving is refused") {
    const std::string text = saved(played(shortTable(), 8, 3));
    for (const auto& [from, to] :
         {std::pair{"\"seed\":\"8\"", "\"seed\":\"9\""}, std::pair{"\"emblem\":0", "\"emblem\":5"},
          std::pair{"\"practice\":false", "\"practice\":true"}, std::pair{"Seat", "Heat"}}) {
        const LoadError error = mustRefuse(replaced(text, from, to));
        CHECK(error.line == 1);
        checkSentence(error);
    }
}

TEST_CASE("another game's header does not fit the entries") {
    const std::string text = withHeader(played(shortTable(), 8, 3), [](nlohmann::ordered_json& header) {
        header["game"] = "foxtail";
        header["options"] = nlohmann::ordered_json::object();
    });
    const LoadError error = mustRefuse(text);
    CHECK(error.line >= 2);
    checkSentence(error);
}

TEST_CASE("invalid entries are refused with their line number") {
    const std::string text = saved(played(shortTable(), 8, 8));
    const auto lines = linesOf(text);
    const auto withLine = [&](std::size_t place, const std::string& line) {
        std::string all;
        for (std::size_t i = 0; i < lines.size(); ++i)
            all += i == place ? line : lines[i];
        return all;
    };
    const std::string good = lines[3];
    for (const std::string& line : {std::string("\n"),
                                    std::string("[]\n"),
                                    std::string("7\n"),
                                    std::string("{}\n"),
                                    std::string("\xff\n"),
                                    std::string("\0\n", 2),
                                    "{" + good,
                                    std::string(100, '[') + "\n",
                                    std::string(60'000, '[') + "\n",
                                    std::string(70'000, ' ') + good,
                                    replaced(good, "\"n\":3", "\"n\":4"),
                                    replaced(good, "\"n\":3", "\"n\":\"3\""),
                                    replaced(good, "\"n\":3", "\"n\":3.0"),
                                    replaced(good, "\"n\":3", "\"n\":-3"),
                                    replaced(good, "\"n\":3", "\"n\":18446744073709551615"),
                                    replaced(good, "\"n\":3", "\"n\":3,\"n\":3"),
                                    replaced(good, "\"who\":", "\"who\":9"),
                                    replaced(good, "\"who\":", "\"who\":-"),
                                    replaced(good, "\"who\":", "\"whom\":"),
                                    replaced(good, "\"hash\":\"", "\"hash\":\"0"),
                                    replaced(good, "\"hash\":\"", "\"hash\":\"zz"),
                                    replaced(good, "\"move\":\"", "\"move\":\"\\u0000")}) {
        CAPTURE(line.substr(0, 120));
        const LoadError error = mustRefuse(withLine(3, line));
        CHECK(error.line == 4);
        checkSentence(error);
    }
    SUBCASE("two lines swapped") {
        std::string all;
        for (std::size_t i = 0; i < lines.size(); ++i)
            all += lines[i == 3 ? 4 : i == 4 ? 3 : i];
        CHECK(mustRefuse(all).line == 4);
    }
    SUBCASE("a line left out") { CHECK(mustRefuse(withLine(3, "")).line == 4); }
    SUBCASE("a line twice") { CHECK(mustRefuse(withLine(3, good + good)).line == 5); }
}

TEST_CASE("entries after the end of a game are refused, however many") {
    const Match match = played(shortTable(), 1);
    REQUIRE(match.over());
    const std::size_t whole = match.journal().entries.size();
    std::string text = saved(match);
    for (std::size_t i = 1; i <= 100'000; ++i)
        text += match::entryLine({0, "pass", 0}, whole + i);
    const LoadError error = mustRefuse(text);
    CHECK(error.line == static_cast<int>(whole) + 2);
    checkSentence(error);
}

TEST_CASE("files that are not saves are refused") {
    for (const std::string& text :
         {std::string(), std::string("\n"), std::string("Dear reader,\n"), std::string(1000, '\0'),
          std::string("\x89PNG\r\n\x1a\n"), std::string("{}\n"), std::string("null\n"),
          std::string("{\"taletop\":\"save\"}\n"), std::string(10'000'000, 'x'),
          std::string(10'000'000, 'x') + "\n", std::string(match::largestSave + 1, '\n'),
          "{\"taletop\":\"save\",\"version\":1,\"game\":\"" + std::string(1'000'000, 'x') + "\"}\n",
          std::string(200'000, '{'), std::string(60'000, '[') + "\n"}) {
        CAPTURE(text.substr(0, 60));
        const LoadError error = mustRefuse(text);
        CHECK(error.line <= 1);
        checkSentence(error);
    }
}
