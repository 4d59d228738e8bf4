// SPDX-License-Identifier: MIT
// Tests that a match is defined by its journal: replay, hashes, chance, and errors for journals that cannot
// be played.
#include "tests/match/fixtures.h"

#include "core/contract/registry.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tests;
using match::Journal;
using match::LoadError;
using match::Match;

namespace {

LoadError refusedReplay(const Match& match, const Journal& journal) {
    const auto replay = Match::replayed(match.game(), journal);
    REQUIRE(std::holds_alternative<LoadError>(replay));
    return std::get<LoadError>(replay);
}

/// The arguments of one call of an observer.
struct Told {
    match::Entry entry;
    std::vector<kit::Fact> facts;
    std::uint64_t hash = 0; ///< hash of the state

    friend bool operator==(const Told&, const Told&) = default;
};

match::Observer into(std::vector<Told>& list) {
    return [&list](const match::Entry& entry, std::span<const kit::Fact> facts,
                   const contract::AnyState& state) {
        list.push_back({entry, {facts.begin(), facts.end()}, contract::stateHash(state)});
    };
}

std::size_t firstMove(const Journal& journal) {
    std::size_t place = 0;
    while (journal.entries[place].who == kit::chanceSeat)
        ++place;
    return place;
}

} // namespace

TEST_CASE("a replay gives the same state, journal and facts as the live match") {
    for (const Table& table : allTables()) {
        CAPTURE(table.game->info().id);
        CAPTURE(table.seats);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const Match live = played(table, seed);
            REQUIRE(live.over());
            const auto replay = Match::replayed(*table.game, live.journal());
            REQUIRE(std::holds_alternative<Match>(replay));
            CHECK(std::get<Match>(replay).journal() == live.journal());
            CHECK(contract::stateHash(std::get<Match>(replay).state()) == contract::stateHash(live.state()));
            CHECK(live.journal().entries.size() <= static_cast<std::size_t>(table.game->info().longestMoves));
        }
    }
}

TEST_CASE("a replay of k entries gives the state that the match had after k entries") {
    Match live = started(shortTable(), 4);
    std::vector<std::pair<std::size_t, std::uint64_t>> stops;
    while (!live.over()) {
        stops.emplace_back(live.journal().entries.size(), contract::stateHash(live.state()));
        playOne(live);
    }
    for (const auto& [length, hash] : stops) {
        const auto replay = Match::replayed(live.game(), live.journal(), length);
        REQUIRE(std::holds_alternative<Match>(replay));
        CHECK(std::get<Match>(replay).journal().entries.size() == length);
        CHECK(contract::stateHash(std::get<Match>(replay).state()) == hash);
    }
}

TEST_CASE("replaying and retracing give the observer the same entries and facts as the live match") {
    for (const Table& table : allTables()) {
        CAPTURE(table.game->info().id);
        CAPTURE(table.seats);
        Match live = started(table, 9);
        const std::size_t first = live.journal().entries.size();
        std::vector<Told> told;
        while (!live.over()) {
            const kit::Seat seat = live.pending().seats.first();
            contract::AnyMoves moves;
            live.game().legalMoves(live.state(), seat, moves);
            REQUIRE_FALSE(live.submit(seat, moves[told.size() % moves.size()], {}, into(told)).has_value());
            CHECK(told.back().entry == live.journal().entries.back());
        }
        REQUIRE(first + told.size() == live.journal().entries.size());
        std::vector<Told> replayed;
        const auto replay = Match::replayed(live.game(), live.journal(), SIZE_MAX, into(replayed));
        std::vector<Told> retraced;
        live.retrace(into(retraced));
        CHECK(replayed == retraced);
        CHECK(std::equal(told.begin(), told.end(), retraced.begin() + static_cast<std::ptrdiff_t>(first),
                         retraced.end()));
        for (const Told& each : retraced)
            CHECK(each.entry.hash == each.hash);
    }
}

TEST_CASE("automatic steps after the end of a replay are made and reported when the match continues") {
    const Match live = played({contract::findGame("papertales"), 3}, 9, 40);
    const auto& entries = live.journal().entries;
    std::vector<Told> all;
    live.retrace(into(all));
    for (std::size_t length = 0; length < entries.size(); ++length) {
        auto match = std::get<Match>(Match::replayed(live.game(), live.journal(), length));
        const bool goesOn = match.pending().goesByItself();
        CHECK(goesOn == (entries[length].who == kit::chanceSeat));
        std::vector<Told> told;
        match.goOn(into(told));
        CHECK(told.empty() == !goesOn);
        CHECK_FALSE(match.pending().goesByItself());
        REQUIRE(length + told.size() <= all.size());
        CHECK(std::equal(told.begin(), told.end(), all.begin() + static_cast<std::ptrdiff_t>(length)));
    }
}

TEST_CASE("an automatic step is written as a draw of 0, and no other entry is accepted in its place") {
    using Kind = contract::Pending::Kind;
    const Match live = played({contract::findGame("papertales"), 3}, 9);
    Journal journal = live.journal();
    int steps = 0;
    for (std::size_t i = 0; i < journal.entries.size(); ++i) {
        const auto before = std::get<Match>(Match::replayed(live.game(), journal, i));
        if (before.pending().kind != Kind::Automatic)
            continue;
        ++steps;
        const match::Entry step = journal.entries[i];
        CHECK(step.who == kit::chanceSeat);
        CHECK(step.move == "draw 0");
        const auto whatOf = [&](kit::Seat who, const char* move) {
            journal.entries[i] = {who, move, step.hash};
            const LoadError error = refusedReplay(live, journal);
            CHECK(error.line == static_cast<int>(i) + 2);
            journal.entries[i] = step;
            return kit::english(error.what);
        };
        CHECK(whatOf(0, "commit").find("an automatic step is expected here, but this entry is a move") == 0);
        CHECK(whatOf(kit::chanceSeat, "draw 1")
                  .starts_with("an automatic step is expected here, but this entry is 'draw 1'"));
    }
    CHECK(steps >= 12); // in each of four turns: packs are dealt, Wars are fought, and income is paid
}

TEST_CASE("chance comes from the seed and the number of draws before it") {
    for (const Table& table : allTables()) {
        const Match match = played(table, 11);
        std::uint64_t ordinal = 0;
        for (std::size_t i = 0; i < match.journal().entries.size(); ++i) {
            const match::Entry& entry = match.journal().entries[i];
            if (entry.who != kit::chanceSeat)
                continue;
            const auto before = std::get<Match>(Match::replayed(*table.game, match.journal(), i));
            kit::Rng rng = kit::Rng::forOrdinal(11, ordinal++);
            if (before.pending().kind == contract::Pending::Kind::Chance)
                CHECK(entry.move ==
                      contract::chanceText(contract::drawOutcome(before.pending().chance, rng)));
        }
        CHECK(ordinal > 0);
    }
}

TEST_CASE("a replay accepts chance entries that do not come from the seed") {
    Match match = played(shortTable(), 3, 4);
    Journal journal = match.journal();
    journal.header.seed = 12345;
    CHECK(std::holds_alternative<Match>(Match::replayed(match.game(), journal)));
}

TEST_CASE("the same seed gives the same match, and another seed a different one") {
    for (const Table& table : allTables()) {
        CHECK(played(table, 5).journal() == played(table, 5).journal());
        CHECK(played(table, 5).journal().entries != played(table, 6).journal().entries);
    }
}

TEST_CASE("a refused move changes nothing") {
    Match match = played({contract::findGame("foxtail"), 2}, 1, 2);
    const Journal before = match.journal();
    const auto hash = contract::stateHash(match.state());
    CHECK_FALSE(submit(match, 0, "commit"));
    CHECK_FALSE(submit(match, 1, "vote 0"));
    CHECK(match.journal() == before);
    CHECK(contract::stateHash(match.state()) == hash);
}

TEST_CASE("a forged entry is refused with its line number") {
    const Match match = played(shortTable(), 2);
    const std::size_t place = firstMove(match.journal());
    const int line = static_cast<int>(place) + 2;

    SUBCASE("a wrong hash") {
        Journal journal = match.journal();
        journal.entries[place].hash ^= 1;
        const LoadError error = refusedReplay(match, journal);
        CHECK(error.line == line);
        CHECK(kit::english(error.what).find("the table after this entry differs from the saved one") !=
              std::string::npos);
    }
    SUBCASE("a move that makes no sense") {
        Journal journal = match.journal();
        journal.entries[place].move = "jump\n\x01 over the moon and far beyond every hill there is";
        const LoadError error = refusedReplay(match, journal);
        CHECK(error.line == line);
        CHECK(kit::english(error.what).find("'jump.. over the moon and far beyond eve") != std::string::npos);
        CHECK(kit::english(error.what).find("is not a move in template") != std::string::npos);
    }
    SUBCASE("a move with a space after it") {
        Journal journal = match.journal();
        journal.entries[place].move += ' ';
        CHECK(refusedReplay(match, journal).line == line);
    }
    SUBCASE("a seat that does not exist") {
        Journal journal = match.journal();
        journal.entries[place].who = 5;
        const LoadError error = refusedReplay(match, journal);
        CHECK(error.line == line);
        CHECK(kit::english(error.what).starts_with("there is no seat 6 in this game. "));
    }
    SUBCASE("chance in place of a move") {
        Journal journal = match.journal();
        journal.entries[place].who = kit::chanceSeat;
        CHECK(refusedReplay(match, journal).line == line);
    }
    SUBCASE("a move in place of chance") {
        Journal journal = match.journal();
        journal.entries[0].who = 0;
        CHECK(refusedReplay(match, journal).line == 2);
    }
    SUBCASE("chance that does not fit") {
        for (const char* text : {"draw 0", "draw 1 1", "draw", "draw 200", "shuffle", ""}) {
            Journal journal = match.journal();
            journal.entries[0].move = text;
            CHECK(refusedReplay(match, journal).line == 2);
        }
    }
    SUBCASE("an entry after the end") {
        Journal journal = match.journal();
        journal.entries.push_back(journal.entries.back());
        CHECK(refusedReplay(match, journal).line == static_cast<int>(journal.entries.size()) + 1);
    }
}

TEST_CASE("an illegal entry is refused with the reason and its ledger entry") {
    Match match = started({contract::findGame("foxtail"), 2}, 1);
    Journal journal = match.journal();
    journal.entries.push_back({1, "brush", 0});
    const LoadError error = refusedReplay(match, journal);
    CHECK(error.line == static_cast<int>(journal.entries.size()) + 1);
    CHECK(kit::english(error.what).starts_with("seat 2 cannot play 'brush' here: "));
    CHECK(kit::english(error.what).find("(rule FT-44). ") != std::string::npos);
    CHECK(
        kit::english(match::sentence(error)).starts_with("line " + std::to_string(error.line) + ": seat 2"));
}

TEST_CASE("a journal with options out of bounds is refused, not played") {
    Match match = started(shortTable(), 1);
    Journal journal = match.journal();
    journal.header.options.seats = 7;
    CHECK(refusedReplay(match, journal).line == 1);
}

TEST_CASE("a match corrects its header") {
    match::Header header = headerFor(shortTable(), 1);
    header.game = "other";
    header.revision = -4;
    header.seats.resize(1);
    header.seats[0].name = "Tab\there \xff and " + std::string(60, 'x');
    const Match match(*shortTable().game, header);
    CHECK(match.header().game == "template");
    CHECK(match.header().revision == shortTable().game->info().revision);
    CHECK(match.header().seats.size() == 3);
    CHECK(match.header().seats[0].name == "Tab here   and " + std::string(25, 'x'));
}

TEST_CASE("a tidied name keeps whole code points and has no control characters") {
    CHECK(match::tidyName("") == "");
    CHECK(match::tidyName("J\u00f6rg \U0001F98A") == "J\u00f6rg \U0001F98A");
    CHECK(match::tidyName("a\u0085b\u2028c\x7f") == "a b c ");
    CHECK(match::tidyName("\u202aa\u202eb\u2066c\u2069") == " a b c ");
    CHECK(match::tidyName("\u05d3\u05e0\u200f") == "\u05d3\u05e0\u200f"); // harmless control characters stay
    CHECK(match::tidyName("\xc3") == " ");
    CHECK(match::tidyName("\xed\xa0\x80") == "   ");
    CHECK(match::tidyName("\xc0\x80") == "  ");
    CHECK(match::tidyName("\xf4\x90\x80\x80") == "    ");
    std::string foxes;
    for (int i = 0; i < 50; ++i)
        foxes += "\U0001F98A";
    CHECK(match::tidyName(foxes).size() == 4 * match::longestName);
    CHECK(match::tidyName(match::tidyName(foxes)) == match::tidyName(foxes));
}
