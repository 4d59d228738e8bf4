// SPDX-License-Identifier: MIT
// Tests the draft, in which seats need not wait for each other. In any order of picks, each seat sees the
// same packs as if everyone passed them on together, and sees none of them too early.
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/files/files.h"
#include "core/games/papertales/rules/turn.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

#include <map>
#include <rapidcheck.h>

namespace {

kit::Facts nobody;

Play dealt(int seats, int turn, kit::Rng& rng) {
    Play play = Play::game(seats);
    contract::ChanceOutcome outcome = contract::drawOutcome({.from = 81, .drawn = 81}, rng);
    Rules::applyChance(play.state, outcome, nobody);
    play.turn(turn);
    play.chance();
    return play;
}

/// A player's pick, which depends only on the seat, the pack, the hand and a hash seed.
std::string choice(const Play& play, kit::Seat seat, std::uint64_t taste) {
    std::uint64_t hash = taste + static_cast<std::uint64_t>(seat);
    for (const ZoneKind zone : {ZoneKind::Hand, ZoneKind::Pack})
        for (const kit::Card& card : play.state.cards(zone, seat))
            hash = kit::Rng(hash + card.face).next();
    kit::Rng rng(hash);
    const MoveList moves = contract::legalMoves<Rules>(play.state, seat);
    return Files::moveText(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
}

/// The packs that each seat saw and the cards it took.
struct Memory {
    std::map<int, std::vector<Names>> packs;
    std::map<int, Names> hands;

    friend bool operator==(const Memory&, const Memory&) = default;
};

void pick(Play& play, kit::Seat seat, std::uint64_t taste, Memory& memory) {
    memory.packs[seat].push_back(play.cards(ZoneKind::Pack, seat));
    play.move(seat, choice(play, seat, taste));
}

void remember(const Play& play, Memory& memory) {
    REQUIRE(play.state.step() == Step::Plan);
    for (kit::Seat seat = 0; seat < play.state.seats(); ++seat)
        memory.hands[seat] = play.cards(ZoneKind::Hand, seat);
}

/// Lets everyone pick once and then pass, as at a real table. Does not use the game's queues of packs.
Memory oneByOne(const Play& start, std::uint64_t taste) {
    Memory memory;
    const int seats = start.state.seats();
    Play table = start;
    std::vector<Names> packs(static_cast<std::size_t>(seats));
    for (kit::Seat seat = 0; seat < seats; ++seat)
        packs[static_cast<std::size_t>(seat)] = table.cards(ZoneKind::Pack, seat);
    while (packs[0].size() > 1) {
        std::vector<Names> passed(packs.size());
        for (kit::Seat seat = 0; seat < seats; ++seat) {
            Names& pack = packs[static_cast<std::size_t>(seat)];
            Play lone =
                Play(seats, Step::Draft).zone(ZoneKind::Pack, seat, pack).hand(seat, memory.hands[seat]);
            memory.packs[seat].push_back(pack);
            const Move move = *Files::parseMove(choice(lone, seat, taste));
            pack.erase(std::ranges::find(pack, std::string(nameOf(move.card))));
            memory.hands[seat].emplace_back(nameOf(move.card));
            if (move.other != 0)
                pack.erase(std::ranges::find(pack, std::string(nameOf(move.other))));
            passed[static_cast<std::size_t>(passesTo(seat, seats, start.state.number(Number::Turn)))] = pack;
        }
        packs = passed;
    }
    for (kit::Seat seat = 0; seat < seats; ++seat)
        memory.hands[seat].push_back(packs[static_cast<std::size_t>(seat)][0]);
    return memory;
}

/// Chooses seats at random. Each picks from one of its packs or from all that are waiting.
Memory inAnyOrder(const Play& start, std::uint64_t taste, kit::Rng& order) {
    Memory memory;
    Play play = start;
    while (play.state.step() == Step::Draft) {
        const auto seat = static_cast<kit::Seat>(order.below(static_cast<std::uint32_t>(play.state.seats())));
        const bool allOfThem = order.below(2) == 0;
        while (taskOf(play.state, seat) == Task::Pick) {
            pick(play, seat, taste, memory);
            if (!allOfThem)
                break;
        }
    }
    remember(play, memory);
    return memory;
}

} // namespace

TEST_CASE("PT-30 PT-33 any order of picks gives the same packs and hands as passing one by one") {
    CHECK(rc::check([](std::uint64_t seed) {
        kit::Rng rng(seed);
        const int seats = 2 + static_cast<int>(rng.below(4));
        const int turn = 1 + static_cast<int>(rng.below(4));
        const Play start = dealt(seats, turn, rng);
        const std::uint64_t taste = rng.next();
        const Memory expected = oneByOne(start, taste);
        for (int i = 0; i < 3; ++i)
            RC_ASSERT(inAnyOrder(start, taste, rng) == expected);
    }));
}

TEST_CASE("PT-30 players who pick from all waiting packs have to come to the table about twice each") {
    const std::map<int, std::vector<int>> firstLap{{3, {1, 2, 3}}, {4, {1, 2, 3, 4}}, {5, {1, 2, 3, 4, 4}}};
    for (const auto& [seats, picks] : firstLap) {
        kit::Rng rng(static_cast<std::uint64_t>(seats));
        Play play = dealt(seats, 1, rng);
        int sittings = 0;
        for (int lap = 0; lap < 3 && Rules::pending(play.state).kind == contract::Pending::Kind::Seats; ++lap)
            for (kit::Seat seat = 0; seat < seats; ++seat) {
                int count = 0;
                Memory memory;
                bool sat = false;
                while (taskOf(play.state, seat) == Task::Pick) {
                    pick(play, seat, 7, memory);
                    ++count;
                    sat = true;
                }
                if (lap == 0)
                    CHECK(count == picks[static_cast<std::size_t>(seat)]);
                // The player stays at the table for the deployment.
                if (taskOf(play.state, seat) == Task::Plan) {
                    play.move(seat, "commit");
                    sat = true;
                }
                sittings += sat ? 1 : 0;
            }
        CHECK(play.state.step() == Step::Wars);
        CHECK(sittings == 2 * seats - (seats == 4 ? 0 : seats == 3 ? -1 : 1));
    }
}

TEST_CASE("PT-24 PT-30 a waiting pack is hidden even from the player who gets it next") {
    Play play = Play(3, Step::Draft).zone(ZoneKind::Pack, 1, {"Knight", "Cook", "Miner", "Demon", "Ogre"});
    play.zone(ZoneKind::Pack, 0, {"Farmer", "Hunter", "Rogue", "Archer", "Golem"}).move(0, "pick Farmer");
    for (kit::Seat viewer = kit::spectator; viewer < 3; ++viewer) {
        Play seen = play;
        seen.state = contract::viewOf<Rules>(play.state, viewer);
        CHECK(seen.cards(ZoneKind::Queue, 1) == Names(4, ""));
    }
    play.hand(2, {"Cave Spirit"}).move(1, "pick Demon"); // seat 2 has already picked
    CHECK(play.cards(ZoneKind::Pack, 1) == Names{"Hunter", "Rogue", "Archer", "Golem"});
}

TEST_CASE("PT-23 a plan made while others draft is not visible to them") {
    Play play =
        Play(3, Step::Draft).hand(0, {"Knight", "Cook", "Miner", "Demon", "Ogre"}).kingdom(0, "F: Farmer[1]");
    play.zone(ZoneKind::Pack, 1, {"Hunter", "Rogue"}).hand(1, {"Golem", "Golem", "Archer"});
    const State before = contract::viewOf<Rules>(play.state, 1);
    play.moves(0, {"discard F1", "deploy Knight F1", "keep Cook"});
    CHECK(contract::viewOf<Rules>(play.state, 1) == before);
    play.move(0, "commit");
    CHECK(play.state.step() == Step::Draft);
    CHECK(play.units(0) == "F: Farmer[1]; B:");
    CHECK(play.why(0, "deploy Miner F2") == "PT-24");
}
