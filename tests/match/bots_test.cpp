// SPDX-License-Identifier: MIT
// Bots know their seat's view, play by the rules, and repeat themselves under the same seed.
#include "tests/match/fixtures.h"

#include "core/cli/table_run.h"
#include "core/contract/registry.h"
#include "core/match/save.h"

#include <doctest/doctest.h>

#include <set>

using namespace taletop;
using namespace taletop::tests;

TEST_CASE("bots are found by their kind") {
    REQUIRE(bots::bots().size() == 2);
    for (const bots::Bot* bot : bots::bots())
        CHECK(bots::findBot(bot->kind()) == bot);
    CHECK(bots::findBot("random") != nullptr);
    CHECK(bots::findBot("casual") != nullptr);
    CHECK(bots::findBot("genius") == nullptr);
}

TEST_CASE("every bot plays every game to its end without a refusal, and the same under the same seed") {
    for (const Table& table : allTables()) {
        const auto options = contract::standardOptions(table.game->info(), table.seats);
        for (const bots::Bot* bot : bots::bots()) {
            CAPTURE(table.game->info().id);
            CAPTURE(bot->kind());
            const std::vector<const bots::Bot*> seats(static_cast<std::size_t>(table.seats), bot);
            const auto first = cli::playMatch(*table.game, options, 21, seats);
            CHECK(first.refused.empty());
            CHECK(first.match.over());
            CHECK(cli::playMatch(*table.game, options, 21, seats).match.journal() == first.match.journal());
        }
    }
}

TEST_CASE("a bot's randomness hangs on seed, seat and its own moves") {
    std::set<std::uint64_t> firsts;
    for (std::uint64_t seed = 0; seed < 4; ++seed)
        for (kit::Seat seat = 0; seat < 4; ++seat)
            for (std::size_t moves = 0; moves < 4; ++moves) {
                kit::Rng rng = bots::streamOf(seed, seat, moves);
                CHECK(rng == bots::streamOf(seed, seat, moves));
                firsts.insert(rng.next());
            }
    CHECK(firsts.size() == 64);
}

TEST_CASE("the order in which pending bots are asked does not matter") {
    const Table table{contract::findGame("foxtail"), 3};
    const auto play = [&](bool lastFirst) {
        match::Match match = started(table, 31);
        while (!match.over()) {
            kit::SeatSet seats = match.pending().seats;
            while (lastFirst && seats.size() > 1)
                seats.erase(seats.first());
            const kit::Seat seat = seats.first();
            kit::Rng rng = bots::streamOf(31, seat, match::movesOf(match.journal(), seat));
            REQUIRE_FALSE(match.submit(
                seat, bots::findBot("random")->decide(*table.game, match.view(seat), seat, rng)));
        }
        return contract::stateHash(match.state());
    };
    CHECK(play(false) == play(true));
}

TEST_CASE("the random bot takes every legal move alike") {
    const match::Match match = started({contract::findGame("template"), 2}, 1);
    contract::AnyMoves moves;
    match.game().legalMoves(match.state(), 0, moves);
    REQUIRE(moves.size() > 1);
    std::vector<int> counts(moves.size());
    kit::Rng rng(1);
    constexpr int rounds = 4000;
    for (int i = 0; i < rounds; ++i) {
        const auto move = bots::findBot("random")->decide(match.game(), match.view(0), 0, rng);
        for (std::size_t j = 0; j < moves.size(); ++j)
            counts[j] += match.game().sameMove(moves[j], move) ? 1 : 0;
    }
    const int even = rounds / static_cast<int>(moves.size());
    for (const int count : counts)
        CHECK(std::abs(count - even) < even / 5);
}

TEST_CASE("a person and every bot can sit at a table, in a save too, and nobody else") {
    CHECK(match::canSit(match::personKind));
    for (const bots::Bot* bot : bots::bots()) {
        CHECK(match::canSit(bot->kind()));
        match::Header header = started(shortTable(), 1).header();
        header.seats[0].kind = bot->kind();
        const match::Match match(*shortTable().game, header);
        const auto loaded = match::loadSave(match::saveText(match.game(), match.journal()));
        REQUIRE(std::holds_alternative<match::Loaded>(loaded));
        CHECK(std::get<match::Loaded>(loaded).match.header().seats[0].kind == bot->kind());
    }
    for (const char* nobody : {"", "Human", "casual,random", "casua"})
        CHECK_FALSE(match::canSit(nobody));
    CHECK(match::canSit(bots::standardBot().kind()));
}
