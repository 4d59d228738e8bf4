// SPDX-License-Identifier: MIT
// Tests of bots: they use only their seat's view, follow the rules, and play the same with the same seed.
#include "tests/match/fixtures.h"

#include "core/bots/intentions.h"
#include "core/cli/table_run.h"
#include "core/contract/registry.h"
#include "core/match/save.h"

#include <doctest/doctest.h>

#include <set>

using namespace taletop;
using namespace taletop::tests;

TEST_CASE("bots are found by their kind") {
    REQUIRE(bots::bots().size() == 5);
    for (const bots::Bot* bot : bots::bots())
        CHECK(bots::findBot(bot->kind()) == bot);
    CHECK(bots::findBot("random") != nullptr);
    CHECK(bots::findBot("casual") != nullptr);
    CHECK(bots::findBot("genius") == nullptr);
}

TEST_CASE("a bot's name may set its budget, and a bad name or budget is reported") {
    const auto read = [](const char* text) { return bots::readBot(text); };
    const auto problem = [&](const char* text) {
        const auto bot = read(text);
        return std::holds_alternative<kit::Notice>(bot) ? kit::english(std::get<kit::Notice>(bot)) : "";
    };
    for (const bots::Bot* bot : bots::bots())
        CHECK(std::get<std::shared_ptr<const bots::Bot>>(bots::readBot(bot->kind())).get() == bot);
    const auto sharp = std::get<std::shared_ptr<const bots::Bot>>(read("sharp:300"));
    CHECK(sharp->kind() == "sharp");
    CHECK(sharp->milliseconds() > 0);
    CHECK(bots::standardBot().milliseconds() == 0);
    CHECK(problem("genius") == "there is no bot 'genius'; the bots are: random, gentle, casual, keen, sharp");
    CHECK(problem("casual:7") == "'casual' does not think ahead; leave out the colon and what follows it");
    for (const char* text : {"sharp:", "sharp:0", "sharp:-1", "sharp:1000000001", "sharp:12x", "sharp:1:2"})
        CHECK(problem(text).starts_with("the budget '"));
}

TEST_CASE("in games where thought does not pay, keen and sharp play like casual unless given a budget") {
    const contract::Game& game = *contract::findGame("foxtail");
    REQUIRE_FALSE(game.aim().thoughtPays);
    match::Match match = started({&game, 2}, 1);
    kit::Rng rng(1);
    while (!match.pending().seats.contains(0) || game.decisions(match.view(0), 0).size() < 2) {
        const kit::Seat seat = match.pending().seats.first();
        REQUIRE_FALSE(match.submit(seat, game.casualMove(match.view(seat), seat, rng)));
    }
    const contract::Known known = match.known(0);
    const auto choice = [&](const char* text) {
        kit::Rng luck(5);
        return std::get<std::shared_ptr<const bots::Bot>>(bots::readBot(text))->choose(game, known, 0, luck);
    };
    for (const char* kind : {"keen", "sharp"}) {
        const bots::Choice chosen = choice(kind);
        CHECK(chosen.moves == 0);
        CHECK(chosen.steps.size() == 1);
        CHECK(game.sameMove(chosen.steps[0], choice("casual").steps[0]));
    }
    CHECK(choice("sharp:500").moves > 0);
    CHECK(choice("gentle").moves > 0); // even though it should play softly
}

TEST_CASE("a bot's decision is played step by step, and dropped once a step is no longer legal") {
    const match::Match match = started({contract::findGame("template"), 2}, 1);
    const contract::AnyState view = match.view(0);
    contract::AnyMoves moves;
    match.game().legalMoves(view, 0, moves);
    REQUIRE(moves.size() > 1);
    contract::AnyDecision steps;
    for (const auto& move : {moves[1], moves[0], *match.game().parseMove("lay 1")})
        steps.push_back(move);
    bots::Intentions intentions;
    CHECK_FALSE(intentions.next(match.game(), view, 0, 0));
    intentions.keep(0, 4, steps);
    const auto next = [&](std::size_t made) { return intentions.next(match.game(), view, 0, made); };
    CHECK(match.game().sameMove(next(4).value(), moves[1]));
    CHECK(match.game().sameMove(next(5).value(), moves[0]));
    CHECK(next(6).has_value() == !match.game().whyNot(view, 0, steps[2]));
    CHECK_FALSE(next(3));
    CHECK_FALSE(next(7));
    CHECK_FALSE(intentions.next(match.game(), view, 1, 4));
    intentions.forget();
    CHECK_FALSE(next(4));
}

TEST_CASE("every bot plays every game to its end without a refusal, and the same way with the same seed") {
    for (const Table& table : allTables()) {
        const auto options = contract::standardOptions(table.game->info(), table.seats);
        // Gives thinking bots a tiny budget, because only the legality of their moves matters here.
        for (const char* name : {"random", "gentle:20", "casual", "keen:20", "sharp:60"}) {
            CAPTURE(table.game->info().id);
            CAPTURE(name);
            const auto bot = std::get<std::shared_ptr<const bots::Bot>>(bots::readBot(name));
            const std::vector<const bots::Bot*> seats(static_cast<std::size_t>(table.seats), bot.get());
            const auto first = cli::playMatch(*table.game, options, 21, seats);
            CHECK(first.refused.empty());
            CHECK(first.match.over());
            CHECK(cli::playMatch(*table.game, options, 21, seats).match.journal() == first.match.journal());
        }
    }
}

TEST_CASE("a bot's randomness depends on the seed, its seat and the number of its own moves") {
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

TEST_CASE("the random bot makes every legal move equally often") {
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

TEST_CASE("people and every kind of bot can have a seat, also in a save, and no other kind can") {
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
