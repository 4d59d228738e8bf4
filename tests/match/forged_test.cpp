// SPDX-License-Identifier: MIT
// Tests of saves edited by hand: opening such a save never writes a clean save of it.
#include "tests/match/fixtures.h"

#include "core/contract/registry.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tests;
using match::Match;
using Json = nlohmann::ordered_json;

namespace {

/// Returns a save whose deal number did not deal its cards, with valid checksums.
std::string dealtByHand(const Match& match) {
    return withHeader(match, [](Json& header) { header["seed"] = "9"; });
}

/// Returns a save without the checksum of its header.
std::string withoutSum(const std::string& text) {
    auto lines = linesOf(text);
    auto header = Json::parse(lines[0]);
    header.erase("check");
    lines[0] = header.dump() + '\n';
    return joined(lines);
}

/// Loads a save, expects `word` in its notice, and returns the save that the program would write.
std::string writtenAgain(const std::string& text, std::string_view word, bool rewrite) {
    const match::Loaded save = mustLoad(text);
    CHECK_FALSE(save.readOnly);
    INFO(kit::english(save.notice));
    CHECK(kit::english(save.notice).find(word) != std::string::npos);
    CHECK(save.rewrite == rewrite);
    return saved(save.match);
}

} // namespace

TEST_CASE("a save with a rules revision below 1 is refused") {
    for (const contract::Game* game : contract::games()) {
        const Match match = played({game, game->info().seatsLeast}, 8, 5);
        for (const int revision : {0, -1, -1000}) {
            const match::LoadError error =
                mustRefuse(withHeader(match, [&](Json& header) { header["revision"] = revision; }));
            CHECK(error.line == 1);
            CHECK(kit::english(error.what).find("'revision'") != std::string::npos);
            checkSentence(error);
        }
    }
}

TEST_CASE("a deal that does not come from the seed is reported each time its save is opened") {
    for (const contract::Game* game : contract::games()) {
        CAPTURE(game->info().id);
        const Match match = played({game, std::max(2, game->info().seatsLeast)}, 8, 12);
        const std::string forged = dealtByHand(match);
        const std::string first = writtenAgain(forged, "dealt by hand", true);
        CHECK(linesOf(first)[0].find(R"("dealtByHand":true)") != std::string::npos);
        const std::string second = writtenAgain(first, "dealt by hand", false);
        CHECK(second == first);
        // If the mark is removed, the deal is reported again.
        auto lines = linesOf(first);
        auto header = Json::parse(lines[0]);
        header.erase("dealtByHand");
        lines[0] = withSum(header);
        CHECK(writtenAgain(joined(lines), "dealt by hand", true) == first);
    }
}

TEST_CASE("practice with a deal by hand opens without a notice, but is marked") {
    const Match match = played(shortTable(), 8, 12);
    const match::Loaded save = mustLoad(withHeader(match, [](Json& header) {
        header["seed"] = "9";
        header["practice"] = true;
    }));
    CHECK(save.notice.empty());
    CHECK(save.match.header().dealtByHand);
    CHECK(save.rewrite);
}

TEST_CASE("a single draw that does not come from the seed is reported, wherever it is") {
    const Match match = played(shortTable(), 8);
    const auto& entries = match.journal().entries;
    int found = 0;
    for (std::size_t place = 0; place < entries.size(); ++place) {
        if (entries[place].who != kit::chanceSeat || entries[place].move.find(' ') == std::string::npos)
            continue;
        match::Journal journal = match.journal();
        journal.entries.resize(place + 1);
        const std::string drawn = journal.entries.back().move;
        // Moves the first number to the end, which is a different but valid draw.
        const std::size_t second = drawn.find(' ', drawn.find(' ') + 1);
        if (second == std::string::npos)
            continue;
        journal.entries.back().move = "draw" + drawn.substr(second) + drawn.substr(4, second - 4);
        journal.header.revision = -1; // skips the hashes, which belong to the original deal
        const auto forged = Match::replayed(match.game(), journal);
        REQUIRE(std::holds_alternative<Match>(forged));
        CHECK(std::get<Match>(forged).header().dealtByHand);
        const match::Loaded save = mustLoad(saved(std::get<Match>(forged)));
        CHECK(kit::english(save.notice).find("dealt by hand") != std::string::npos);
        ++found;
    }
    CHECK(found == 2); // the deal and a reshuffle of several cards
}

TEST_CASE("a match dealt by hand under older rules is reported too") {
    const Match match = played(shortTable(), 8, 5);
    const std::string forged = withHeader(match, [](Json& header) {
        header["seed"] = "9";
        header["revision"] = 1;
    });
    CHECK(writtenAgain(forged, "dealt by hand", true).find(R"("dealtByHand":true)") != std::string::npos);
}

TEST_CASE("a save without a header checksum is reported each time it is opened") {
    const Match match = played(shortTable(), 8, 12);
    const std::string first = writtenAgain(withoutSum(saved(match)), "checksum", true);
    CHECK(linesOf(first)[0].find(R"("unchecked":true)") != std::string::npos);
    CHECK(writtenAgain(first, "checksum", false) == first);
    // The checksum protects the mark, and a missing checksum sets the mark again.
    const match::LoadError error = mustRefuse(replaced(first, R"("unchecked":true,)", ""));
    CHECK(error.line == 1);
    CHECK(writtenAgain(withoutSum(first), "checksum", true) == first);
}

TEST_CASE("marks that are neither true nor false are refused") {
    const Match match = played(shortTable(), 8, 5);
    for (const char* mark : {"dealtByHand", "unchecked"}) {
        const match::LoadError error = mustRefuse(withHeader(match, [&](Json& header) { header[mark] = 1; }));
        CHECK(error.line == 1);
        checkSentence(error);
    }
}

TEST_CASE("an ordinary match has no mark, even after moves were taken back") {
    for (const contract::Game* game : contract::games()) {
        CAPTURE(game->info().id);
        Match match = played({game, std::max(2, game->info().seatsLeast)}, 8, 12);
        for (int round = 0; round < 3; ++round) {
            for (kit::Seat seat = 0; seat < match.header().options.seats; ++seat) {
                if (match.canTakeBack(seat))
                    match.takeBack(seat);
                else if (match.canAskBack(seat))
                    match.takeBackAgreed(seat);
                match.goOn();
            }
            for (int i = 0; i < 8 && !match.over(); ++i)
                playOne(match);
            const match::Loaded save = mustLoad(saved(match));
            CHECK(save.notice.empty());
            CHECK_FALSE(save.match.header().dealtByHand);
            CHECK_FALSE(save.match.header().unchecked);
        }
    }
}
