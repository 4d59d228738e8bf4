// SPDX-License-Identifier: MIT
// Tests that a journal with an impossible entry is refused, and that the error names the entry's line.
#include "tests/rules/tailstory/table.h"

#include "core/match/match.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

namespace taletop::tailstory {
const contract::Game& game();
} // namespace taletop::tailstory

namespace {

match::Journal playedJournal(std::string_view options) {
    match::Header header;
    header.options = optionsOf(3, options);
    header.seed = 11;
    header.seats = {{"A", "random", 0}, {"B", "random", 1}, {"C", "random", 2}};
    match::Match match(game(), header);
    kit::Rng rng(5);
    for (int i = 0; i < 300 && !match.over(); ++i) {
        const kit::Seat seat = match.pending().seats.first();
        contract::AnyMoves moves;
        game().legalMoves(match.state(), seat, moves);
        REQUIRE(!match.submit(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]).has_value());
    }
    return match.journal();
}

/// The line of the error, or 0 if the journal is accepted.
int refusedAt(const match::Journal& journal) {
    const auto replayed = match::Match::replayed(game(), journal, journal.entries.size());
    const auto* error = std::get_if<match::LoadError>(&replayed);
    return error == nullptr ? 0 : error->line;
}

/// The number of the first entry that begins with this text.
std::size_t entryWith(const match::Journal& journal, std::string_view start) {
    const auto found = std::ranges::find_if(
        journal.entries, [&](const match::Entry& entry) { return entry.move.starts_with(start); });
    REQUIRE(found != journal.entries.end());
    return static_cast<std::size_t>(found - journal.entries.begin());
}

int lineOf(std::size_t entry) { return static_cast<int>(entry) + 2; } // the header is line 1

} // namespace

TEST_CASE("TS-13 a journal that draws more than allowed, or twice, is refused") {
    const match::Journal good = playedJournal("");
    CHECK(refusedAt(good) == 0);
    match::Journal more = good;
    const std::size_t at = entryWith(good, "number ");
    more.entries[at].move = "number 9";
    CHECK(refusedAt(more) == lineOf(at));
    match::Journal twice = good;
    twice.entries.insert(twice.entries.begin() + static_cast<std::ptrdiff_t>(at) + 1, good.entries[at]);
    CHECK(refusedAt(twice) == lineOf(at + 1));
}

TEST_CASE("TS-43 a journal with a response from a seat that is not asked is refused") {
    const match::Journal good = playedJournal("");
    const std::size_t at = entryWith(good, "pass ");
    for (kit::Seat seat = 0; seat < 3; ++seat) {
        if (seat == good.entries[at].who)
            continue;
        match::Journal bad = good;
        bad.entries[at].who = seat;
        CHECK(refusedAt(bad) == lineOf(at));
    }
    match::Journal late = good;
    const std::size_t stop = entryWith(good, "stop ");
    late.entries[stop].move.replace(late.entries[stop].move.size() - 1, 1, "9");
    CHECK(refusedAt(late) == lineOf(stop));
}

TEST_CASE("TS-16 a journal with an impossible outcome of chance is refused") {
    match::Journal bad = playedJournal("responses=fastest");
    CHECK(refusedAt(bad) == 0);
    REQUIRE(bad.entries[0].who == kit::chanceSeat);
    bad.entries[0].move = "draw 0 0 1";
    CHECK(refusedAt(bad) == lineOf(0));
    bad.entries[0].move = "draw 0 1";
    CHECK(refusedAt(bad) == lineOf(0));
}
