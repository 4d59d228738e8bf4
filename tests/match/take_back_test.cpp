// SPDX-License-Identifier: MIT
// Tests of taking back moves, which is allowed until it would hide something that someone has learnt.
#include "tests/match/fixtures.h"

#include "core/contract/registry.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <map>
#include <string>

using namespace taletop;
using namespace taletop::tests;
using match::Match;

namespace {

Table foxtailFor(int seats) { return {contract::findGame("foxtail"), seats}; }

/// Plays a turn in which every asked player draws or, for a link, chooses "over-top".
void playTurn(Match& match) {
    const auto turn = match.game().stateJson(match.state())["turn"];
    while (!match.over() && match.game().stateJson(match.state())["turn"] == turn) {
        const kit::Seat seat = match.pending().seats.first();
        if (!submit(match, seat, "draw"))
            REQUIRE(submit(match, seat, "link over-top"));
    }
}

} // namespace

TEST_CASE("a sealed choice may be taken back until all have chosen") {
    Match match = started(foxtailFor(3), 1);
    CHECK_FALSE(match.canTakeBack(0));
    REQUIRE(submit(match, 0, "draw"));
    CHECK(match.canTakeBack(0));
    CHECK_FALSE(match.canTakeBack(1));
    REQUIRE(submit(match, 1, "draw"));
    CHECK(match.canTakeBack(0));
    CHECK(match.canTakeBack(1));

    Match without = match;
    without.takeBack(0);
    CHECK(without.journal().entries.size() + 1 == match.journal().entries.size());
    CHECK(without.journal().entries.back().who == 1);
    CHECK(without.pending().seats.contains(0));
    CHECK_FALSE(without.pending().seats.contains(1));
    CHECK(std::holds_alternative<Match>(Match::replayed(without.game(), without.journal())));
    REQUIRE(submit(without, 0, "draw"));
    CHECK(contract::stateHash(without.state()) == contract::stateHash(match.state()));

    REQUIRE(submit(match, 2, "draw")); // now everyone has chosen, and the drawn cards are on the table
    for (kit::Seat seat = 0; seat < 3; ++seat)
        CHECK_FALSE(match.canTakeBack(seat));
}

TEST_CASE("the last player to seal a link cannot take it back, because the links are revealed") {
    Match match = started(foxtailFor(2), 1);
    playTurn(match);
    REQUIRE(submit(match, 0, "draw"));
    REQUIRE(submit(match, 1, "draw"));
    REQUIRE(submit(match, 0, "link over-top"));
    CHECK(match.canTakeBack(0));
    REQUIRE(submit(match, 1, "link under-top"));
    CHECK_FALSE(match.canTakeBack(0));
    CHECK_FALSE(match.canTakeBack(1));
}

TEST_CASE("the last player to choose a brush cannot take it back, because the choices are revealed") {
    Match match = started(foxtailFor(2), 1);
    playTurn(match);
    playTurn(match);
    REQUIRE(submit(match, 0, "brush"));
    REQUIRE(submit(match, 1, "brush"));
    CHECK_FALSE(match.canTakeBack(0));
    CHECK_FALSE(match.canTakeBack(1));
}

TEST_CASE("the steps of a brush are taken back one by one, but not the choice to brush") {
    Match match = started(foxtailFor(2), 1);
    for (int turn = 1; turn <= 3; ++turn)
        playTurn(match);
    REQUIRE(submit(match, 0, "brush"));
    REQUIRE(submit(match, 1, "draw"));
    const auto chosen = match.journal();
    REQUIRE(submit(match, 0, "link over-top"));
    REQUIRE(submit(match, 0, "link under-bottom"));
    REQUIRE(submit(match, 0, "commit"));
    for (int step = 0; step < 3; ++step) {
        REQUIRE(match.canTakeBack(0));
        match.takeBack(0);
    }
    CHECK(match.journal() == chosen);
    CHECK_FALSE(match.canTakeBack(0)); // the other player has turned up a card since
}

TEST_CASE("in practice any move can be taken back, together with all that followed it") {
    match::Header header = headerFor(foxtailFor(2), 1);
    header.practice = true;
    Match match(*foxtailFor(2).game, header);
    std::vector<match::Journal> journals{match.journal()};
    CHECK_FALSE(match.canTakeBack(0));
    for (int i = 0; i < 30; ++i) {
        playOne(match);
        journals.push_back(match.journal());
    }
    while (match.canTakeBack(1)) {
        const std::size_t mine = match::movesOf(match.journal(), 1);
        match.takeBack(1);
        CHECK(match::movesOf(match.journal(), 1) == mine - 1);
        CHECK(match.pending().seats.contains(1));
        CHECK(std::ranges::find(journals, match.journal()) != journals.end());
    }
    CHECK(match::movesOf(match.journal(), 1) == 0);
    Match again(*foxtailFor(2).game, header);
    for (int i = 0; i < 30; ++i)
        playOne(again);
    while (match.journal().entries.size() < again.journal().entries.size())
        playOne(match);
    CHECK(match.journal() == again.journal()); // the same chance follows after the undo
}

TEST_CASE("a move that can be taken back can be made again, and no draw is undone with it") {
    // Counts by game, not by table, because in some games most moves are final.
    std::map<std::string, int> takenBack;
    for (const Table& table : allTables()) {
        CAPTURE(table.game->info().id);
        CAPTURE(table.seats);
        Match match = started(table, 1);
        while (!match.over()) {
            playOne(match);
            for (kit::Seat seat = 0; seat < table.seats; ++seat) {
                if (!match.canTakeBack(seat))
                    continue;
                ++takenBack[table.game->info().id];
                Match shorter = match;
                shorter.takeBack(seat);
                CHECK(shorter.journal().entries.size() + 1 == match.journal().entries.size());
                CHECK(match::movesOf(shorter.journal(), kit::chanceSeat) ==
                      match::movesOf(match.journal(), kit::chanceSeat));
                const auto last = std::ranges::find(match.journal().entries.rbegin(),
                                                    match.journal().entries.rend(), seat, &match::Entry::who);
                CHECK(submit(shorter, seat, last->move));
            }
        }
    }
    for (const Table& table : allTables()) {
        CAPTURE(table.game->info().id);
        CHECK(takenBack[table.game->info().id] > 0);
    }
}
