// SPDX-License-Identifier: MIT
// Tests of reading lines of JSON: refusals, and long lines in linear time. With quadratic time, the longest
// lines here would take most of an hour.
#include "tests/match/fixtures.h"

#include "core/contract/registry.h"
#include "core/match/json_line.h"
#include "core/match/transcript.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tests;
using match::Match;
using nlohmann::json;

namespace {

/// Returns `count` copies of `item`, separated by commas.
std::string listed(std::string_view item, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        (text += i == 0 ? "" : ",") += item;
    return text;
}

/// Returns a line with `lists` nested lists.
std::string nested(int lists, std::string_view inside) {
    const auto count = static_cast<std::size_t>(lists);
    return "{\"a\":" + std::string(count, '[') + std::string(inside) + std::string(count, ']') + '}';
}

} // namespace

TEST_CASE("a line is parsed into the same object as by the JSON library") {
    for (const contract::Game* game : contract::games())
        for (const std::string& line : linesOf(match::transcriptText(played({game, 3}, 4, 10)))) {
            const auto read = match::parseLine(line);
            CHECK(read.problem.empty());
            CHECK(read.object == json::parse(line));
        }
    for (const char* line :
         {"{}", "{\"a\":[],\"b\":{}}", "{\"a\":[1,-2,3.5,1e3,true,false,null,\"\\u00e4\"]}",
          " { \"a\" : { \"b\" : [ { } , [ [ ] ] ] } } "}) {
        const auto read = match::parseLine(line);
        CHECK(read.problem.empty());
        CHECK(read.object == json::parse(line));
    }
}

TEST_CASE("a line that is not a JSON object is refused") {
    for (const char* line : {"", " ", "{", "}", "[]", "7", "null", "\"a\"", "{}{}", "{} x", "{\"a\":}",
                             "{\"a\" 1}", "{a:1}", "{\"a\":1,}", "{\"a\":[1}", "{\"a\":1e999}",
                             "{\"a\":\"\xff\"}", "{\"a\":\"\x01\"}", "{\"a\":01}"}) {
        CAPTURE(line);
        CHECK(kit::english(match::parseLine(line).problem) == "the line is not a JSON object");
    }
}

TEST_CASE("a key that appears twice in one object is refused, however deep") {
    CHECK(kit::english(match::parseLine(R"({"a":1,"b":2,"a":3})").problem) ==
          "'a' appears twice in the line");
    CHECK(kit::english(match::parseLine(R"({"x":[{"y":{"b":1,"b":{}}}]})").problem) ==
          "'b' appears twice in the line");
    CHECK(match::parseLine(R"({"a":{"a":{"a":1}},"b":[{"a":1},{"a":1}]})").problem.empty());
}

TEST_CASE("values nested more than twelve deep are refused") {
    CHECK(match::parseLine(nested(12, "")).problem.empty());
    CHECK(match::parseLine(nested(11, "1")).problem.empty());
    CHECK(kit::english(match::parseLine(nested(12, "1")).problem) == "the line is nested too deeply");
    CHECK(kit::english(match::parseLine(nested(13, "")).problem) == "the line is nested too deeply");
    CHECK(kit::english(match::parseLine(nested(100'000, "")).problem) == "the line is nested too deeply");
    CHECK(kit::english(match::parseLine(std::string(1'000'000, '[')).problem) ==
          "the line is nested too deeply");
}

TEST_CASE("a line of several megabytes with many values can be read") {
    constexpr std::size_t bytes = 8U << 20U;
    const auto lists = match::parseLine("{\"x\":[" + listed("[]", bytes / 3) + "]}");
    CHECK(lists.problem.empty());
    CHECK(lists.object["x"].size() == bytes / 3);
    const std::string transcript = match::transcriptText(started(shortTable(), 7));
    CHECK(std::holds_alternative<Match>(
        match::checkTranscript(replaced(transcript, "{", "{\"x\":[" + listed("{}", bytes / 3) + "],"))));
}

TEST_CASE("entries may have large unknown fields") {
    const Match match = played(shortTable(), 8, 12);
    auto lines = linesOf(saved(match));
    for (std::size_t i = 1; i < lines.size(); ++i)
        lines[i].insert(1, "\"x\":[" + listed("{}", 21'000) + "],");
    CHECK(mustLoad(joined(lines)).match.journal() == match.journal());
}

TEST_CASE("the header is read from the beginning of a save") {
    const Match match = played(shortTable(), 8);
    const std::string text = saved(match);
    const auto head = match::loadHeader(std::string_view(text).substr(0, match::longestHead));
    REQUIRE(std::holds_alternative<match::Header>(head));
    CHECK(std::get<match::Header>(head) == match.header());
    // A file without a line break can be refused once its beginning has been read.
    const std::string endless(3 * match::longestHead, 'x');
    CHECK(std::get<match::LoadError>(match::loadHeader(std::string_view(endless).substr(
              0, match::longestHead))) == std::get<match::LoadError>(match::loadHeader(endless)));
}

TEST_CASE("the longest possible header fits the limit for a line") {
    match::Header header = headerFor({contract::findGame("storyline"), 8}, UINT64_MAX);
    for (match::SeatRecord& seat : header.seats)
        for (seat.name.clear(); seat.name.size() < match::longestName;)
            seat.name += '"';
    header.agreements.assign(match::mostAgreements, {INT32_MAX, 7, match::Agreement::What::OpenHands});
    header.seatChanges.assign(match::mostSeatChanges, {INT32_MAX, 7, header.seats.front()});
    const std::string line = match::headerLine(*contract::findGame("storyline"), header);
    CHECK(line.size() < match::longestLine / 2);
}
