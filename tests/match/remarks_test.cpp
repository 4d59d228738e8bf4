// SPDX-License-Identifier: MIT
// Tests of remarks on moves: they are stored in journals, saves and transcripts, undone with their move, and
// checked like moves. In the template game, the move that ends a decision takes a motto.
#include "tests/match/fixtures.h"

#include "core/match/transcript.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace taletop;
using namespace taletop::tests;
using match::Match;

namespace {

const contract::Remarks motto{{"motto", "Ghosts first! 👻"}};

/// A match, and a seat whose next move may be "done".
struct Deciding {
    Match match;
    kit::Seat seat;

    [[nodiscard]] contract::AnyMove done() const { return *match.game().parseMove("done"); }
};

Deciding deciding(bool practice = false) {
    match::Header header = headerFor(shortTable(), 3);
    header.practice = practice;
    Match match(*shortTable().game, header);
    const contract::AnyMove done = *match.game().parseMove("done");
    while (match.game().whyNot(match.state(), match.pending().seats.first(), done))
        playOne(match);
    const kit::Seat seat = match.pending().seats.first();
    return {std::move(match), seat};
}

/// Returns the match after "done" with a motto.
Match spoken() {
    Deciding now = deciding();
    REQUIRE_FALSE(now.match.submit(now.seat, now.done(), motto).has_value());
    return now.match;
}

} // namespace

TEST_CASE("the entry of a move contains its remarks, and the hash covers them") {
    Deciding now = deciding();
    Deciding silent = deciding();
    const std::size_t at = now.match.journal().entries.size();
    REQUIRE_FALSE(now.match.submit(now.seat, now.done(), {{"motto", "  Ghosts \n first! 👻 "}}).has_value());
    REQUIRE_FALSE(silent.match.submit(silent.seat, silent.done()).has_value());
    const match::Entry& entry = now.match.journal().entries[at];
    CHECK(entry.move == "done");
    CHECK(entry.remarks == motto);
    CHECK(silent.match.journal().entries[at].remarks.empty());
    CHECK(entry.hash != silent.match.journal().entries[at].hash);
    CHECK(std::ranges::equal(now.match.state().bytes(), silent.match.state().bytes()));
    CHECK(now.match.remarks() == std::vector<contract::Remarks>{motto});
    CHECK(silent.match.remarks() == std::vector<contract::Remarks>(1));
}

TEST_CASE("a move with refused remarks is refused and changes nothing") {
    Deciding now = deciding();
    const match::Journal before = now.match.journal();
    for (const std::string& text : {std::string(21, 'x'), std::string("a\x07z"), std::string("\xFF")}) {
        const auto refusal = now.match.submit(now.seat, now.done(), {{"motto", text}});
        REQUIRE(refusal.has_value());
        CHECK(refusal->ledger == 11);
        CHECK(now.match.journal() == before);
    }
    CHECK(now.match.submit(now.seat, now.done(), {{"moto", "x"}}).has_value());
    CHECK_FALSE(now.match.submit(now.seat, now.done(), {{"motto", "   "}}).has_value());
    CHECK(now.match.remarks() == std::vector<contract::Remarks>(1));
}

TEST_CASE("saves and transcripts keep remarks") {
    const Match match = spoken();
    const std::string save = match::saveText(match.game(), match.journal());
    CHECK(save.find(R"("remarks":[{"motto":"Ghosts first! 👻"}])") != std::string::npos);
    CHECK(mustLoad(save).match.journal() == match.journal());
    const std::string transcript = match::transcriptText(match);
    CHECK(transcript.find(R"("mottos":["Ghosts first! 👻"])") != std::string::npos);
    CHECK(std::holds_alternative<Match>(match::checkTranscript(transcript)));
    const auto changed = match::checkTranscript(
        replaced(transcript, R"("remarks":[{"motto":"Ghosts)", R"("remarks":[{"motto":"Toasts)"));
    CHECK(std::holds_alternative<match::Difference>(changed));
}

TEST_CASE("a save with changed remarks is refused with its line number") {
    const Match match = spoken();
    const std::string save = match::saveText(match.game(), match.journal());
    int line = 2; // line of the first entry
    while (match.journal().entries[static_cast<std::size_t>(line) - 2].remarks.empty())
        ++line;
    const std::string kept = R"("remarks":[{"motto":"Ghosts first! 👻"}])";
    for (const char* forged :
         {R"("remarks":[{"motto":"Ghosts last! 👻"}])", R"("remarks":[{"motto":" Ghosts first! 👻"}])",
          R"("remarks":[{"motto":"Ghosts first! 👻"},{"motto":"x"}])",
          R"("remarks":[{"moto":"Ghosts first! 👻"}])",
          R"("remarks":[{"motto":"much longer than any motto"}])", R"("remarks":[{"motto":7}])",
          R"("remarks":[])", R"("remarks":[{}])", R"("remarks":{"motto":"x"})", R"("remarks":"x")",
          R"("other":1)"})
        CHECK(mustRefuse(replaced(save, kept, forged)).line == line);
    // A move without fields must have no remarks.
    const auto lines = linesOf(save);
    std::string early;
    for (std::size_t i = 0; i < lines.size(); ++i)
        early += i == 1 || i == 2 ? replaced(lines[i], R"("hash")", kept + R"(,"hash")") : lines[i];
    CHECK(mustRefuse(early).line == 2);
}

TEST_CASE("taking back a move removes its remarks") {
    Deciding now = deciding(true);
    const match::Journal before = now.match.journal();
    REQUIRE_FALSE(now.match.submit(now.seat, now.done(), motto).has_value());
    REQUIRE(now.match.canTakeBack(now.seat));
    now.match.takeBack(now.seat);
    CHECK(now.match.journal() == before);
    CHECK(now.match.remarks().empty());
}

TEST_CASE("a match of a game without fields for remarks has no remarks") {
    for (const Table& table : allTables())
        if (table.game->info().id == std::string_view("foxtail")) {
            const Match match = played(table, 1);
            CHECK(match.remarks().empty());
            for (const match::Entry& entry : match.journal().entries)
                CHECK(entry.remarks.empty());
        }
}
