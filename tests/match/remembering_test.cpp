// SPDX-License-Identifier: MIT
// Tests of seats' memories in matches: they are the same after loading, replaying and taking back, and bots
// use them.
#include "tests/match/fixtures.h"

#include "core/bots/bot.h"
#include "core/contract/registry.h"
#include "core/games/papertales/rules/state.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace taletop;
using namespace taletop::tests;

namespace {

match::Match replayed(const match::Match& match, std::size_t length = SIZE_MAX) {
    auto again = match::Match::replayed(match.game(), match.journal(), length);
    REQUIRE(std::holds_alternative<match::Match>(again));
    return std::get<match::Match>(std::move(again));
}

bool rememberTheSame(const match::Match& one, const match::Match& other) {
    bool same = true;
    for (kit::Seat seat = 0; seat < one.header().options.seats; ++seat)
        same = same && one.known(seat).memory == other.known(seat).memory;
    return same;
}

std::vector<std::uint8_t> facesIn(const papertales::State& state, papertales::ZoneKind kind, kit::Seat seat) {
    std::vector<std::uint8_t> faces;
    for (const kit::Card card : state.cards(kind, seat))
        faces.push_back(card.face);
    return faces;
}

/// Plays the first legal move.
void playFirst(match::Match& match, kit::Seat seat) {
    contract::AnyMoves moves;
    match.game().legalMoves(match.view(seat), seat, moves);
    REQUIRE(!match.submit(seat, moves[0]));
}

} // namespace

TEST_CASE("loading, replaying and taking back restore each seat's memory") {
    std::size_t remembered = 0;
    for (const Table& table : allTables()) {
        CAPTURE(table.game->info().id);
        match::Header header = headerFor(table, 7);
        header.practice = true;
        match::Match match(*table.game, header);
        for (int move = 0; move < 40 && !match.over(); ++move)
            playOne(match);
        CHECK(rememberTheSame(match, replayed(match)));
        CHECK(rememberTheSame(match, mustLoad(saved(match)).match));
        for (kit::Seat seat = 0; seat < table.seats; ++seat)
            remembered += match.known(seat).memory.size();
        if (!match.canTakeBack(0))
            continue;
        match.takeBack(0);
        CHECK(rememberTheSame(match, replayed(match)));
    }
    CHECK(remembered > 0);
}

TEST_CASE("PT-33 of two cards missing from a returned pack, one is in the hand and one was dropped") {
    using papertales::State;
    using papertales::ZoneKind;
    const contract::Game& game = *contract::findGame("papertales");
    match::Match match = started({&game, 2}, 5);
    playFirst(match, 0);
    auto missing = facesIn(match.state().as<State>(), ZoneKind::Queue, 1); // the cards that seat 0 passed on
    REQUIRE(missing.size() == 7);
    playFirst(match, 1); // seat 1 picks from the dealt pack, and then sees the passed pack
    playFirst(match, 1); // seat 1 keeps one card, drops another and passes the pack back
    playFirst(match, 0);
    const auto back = facesIn(match.view(0).as<State>(), ZoneKind::Pack, 0);
    REQUIRE(back.size() == 5);
    for (const std::uint8_t face : back)
        missing.erase(std::ranges::find(missing, face));
    REQUIRE(missing.size() == 2);
    kit::Rng rng(3);
    for (int i = 0; i < 50; ++i) {
        const auto world = game.sample(match.known(0), 0, rng).as<State>();
        const auto hand = facesIn(world, ZoneKind::Hand, 1);
        const auto dropped = facesIn(world, ZoneKind::Dropped, 1);
        const auto lies = [](const std::vector<std::uint8_t>& faces, std::uint8_t face) {
            return std::ranges::find(faces, face) != faces.end();
        };
        CHECK(((lies(hand, missing[0]) && lies(dropped, missing[1])) ||
               (lies(hand, missing[1]) && lies(dropped, missing[0]))));
    }
}

TEST_CASE("a bot uses its memory when it thinks, and the forgetful bot does not") {
    const contract::Game& game = *contract::findGame("papertales");
    match::Match match = started({&game, 2}, 5);
    for (int move = 0; move < 30; ++move)
        playOne(match);
    const kit::Seat seat = match.pending().seats.first();
    REQUIRE(!match.known(seat).memory.empty());
    const auto thoughtsOf = [&](const char* kind, const contract::Known& known) {
        const auto bot = std::get<std::shared_ptr<const bots::Bot>>(bots::readBot(kind));
        kit::Rng rng(9);
        return bot->choose(game, known, seat, rng).moves;
    };
    CHECK(thoughtsOf("sharp:3000", match.known(seat)) != thoughtsOf("sharp:3000", match.view(seat)));
    CHECK(thoughtsOf("forgetful:3000", match.known(seat)) == thoughtsOf("sharp:3000", match.view(seat)));
}
