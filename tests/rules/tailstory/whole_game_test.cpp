// SPDX-License-Identifier: MIT
// Tests the ledger's invariants in whole random games, without using the rules' own check.
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

namespace {

/// Values of a state that are compared with those of the next state.
struct Moment {
    std::array<int, 4> totals{};
    std::array<int, 4> decks{};
    std::array<int, 4> achieved{};
    int turn = 0;
    int points = 0;
};

Moment momentOf(const Table& table) {
    Moment moment;
    for (kit::Seat seat = 0; seat < table.state.seats(); ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        moment.totals[at] = table.total(seat);
        moment.decks[at] = sizeOf(table.state, ZoneKind::Deck, seat);
        moment.achieved[at] = sizeOf(table.state, ZoneKind::Achievements, seat);
    }
    moment.turn = table.state.number(Number::Turn);
    moment.points = table.points();
    return moment;
}

/// Checks invariants 1, 2, 4, 6, 7, 8, 11, 17 for one state.
void checkMoment(const Table& table) {
    const State& state = table.state;
    const kit::Seat seats = state.seats();
    std::set<int> faces;
    std::size_t cards = 0;
    for (std::size_t zone = 0; zone < zones.size(); ++zone)
        for (const kit::Card& card : state.cards(static_cast<kit::Zone>(zone)))
            if (isEvent(card.face)) {
                faces.insert(card.face);
                ++cards;
            }
    REQUIRE(cards == 60);
    REQUIRE(faces.size() == 60);
    if (state.number(Number::Turn) == 0)
        return;
    REQUIRE(static_cast<int>(state.size(box)) == 60 - 15 * seats);
    int most = 0;
    int winners = 0;
    for (kit::Seat seat = 0; seat < seats; ++seat) {
        const int achieved = sizeOf(state, ZoneKind::Achievements, seat);
        most = std::max(most, achieved);
        winners += achieved == 4 ? 1 : 0;
        REQUIRE(achieved <= 4);
        REQUIRE(handLimit(state, seat) == (achieved >= 3 ? 4 : 5));
    }
    REQUIRE(winners == (table.asked() == "over" ? 1 : 0));
    for (kit::Seat seat = 0; seat < seats; ++seat)
        REQUIRE(table.altered(seat) == (most >= 2 || sizeOf(state, ZoneKind::Achievements, seat) >= 1));
    REQUIRE(table.points() >= 0);
    REQUIRE(table.points() <= 2);
    if (table.step() != "action")
        return;
    REQUIRE(chainLength(state) == 0);
    for (kit::Seat seat = 0; seat < seats; ++seat) {
        REQUIRE(state.empty(ZoneKind::Play, seat));
        REQUIRE(markedIn(state, zoneOf(ZoneKind::Hand, seat), 255) == 0);
    }
}

/// Checks invariants 3, 5, 8, 15, 16 from one entry to the next.
void checkStep(const Table& table, const Moment& before) {
    if (before.turn == 0) // no cards have been dealt
        return;
    const Moment now = momentOf(table);
    int changed = 0;
    for (std::size_t seat = 0; seat < 4; ++seat) {
        REQUIRE(std::abs(now.totals[seat] - before.totals[seat]) <= 2);
        changed += now.totals[seat] - before.totals[seat];
        REQUIRE(now.achieved[seat] - before.achieved[seat] <= 1);
        REQUIRE(now.achieved[seat] >= before.achieved[seat]);
    }
    REQUIRE(changed == 0);
    if (now.turn == before.turn)
        REQUIRE(now.points <= before.points);
    else
        for (kit::Seat seat = 0; seat < table.state.seats(); ++seat)
            if (seatAfter(table.state, seat, 1) == table.owner())
                REQUIRE(sizeOf(table.state, ZoneKind::Hand, seat) <= handLimit(table.state, seat));
}

/// Plays a random game and returns the number of entries.
int playOut(int seats, std::uint64_t seed, std::string_view options) {
    kit::Rng rng(seed);
    Table table = Table::fresh(seats, options);
    kit::Facts nobody;
    int entries = 0;
    for (; table.asked() != "over"; ++entries) {
        REQUIRE(entries < Rules::info().longestMoves);
        const Moment before = momentOf(table);
        const contract::Pending pending = Rules::pending(table.state);
        if (pending.kind == contract::Pending::Kind::Chance) {
            Rules::applyChance(table.state, contract::drawOutcome(pending.chance, rng), nobody);
        } else {
            std::vector<kit::Seat> asked;
            for (kit::Seat seat = 0; seat < seats; ++seat)
                if (pending.seats.contains(seat))
                    asked.push_back(seat);
            const kit::Seat seat = asked[rng.below(static_cast<std::uint32_t>(asked.size()))];
            const MoveList moves = contract::legalMoves<Rules>(table.state, seat);
            REQUIRE(moves.size() > 0); // invariant 20
            Rules::apply(table.state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))],
                         nobody);
        }
        checkMoment(table);
        checkStep(table, before);
        REQUIRE(Rules::brokenInvariant(table.state) == "");
    }
    return entries;
}

} // namespace

TEST_CASE("TS-123 random games of two to four players end with one winner") {
    for (int seats = 2; seats <= 4; ++seats)
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            CAPTURE(seats);
            CAPTURE(seed);
            CHECK(playOut(seats, seed, "") > 100);
        }
}

TEST_CASE("TS-126 TS-127 TS-128 random games with non-default options end with one winner") {
    for (const char* options :
         {"responses=fastest", "acting=3 entrycheck=1", "responses=fastest entrycheck=1"})
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            CAPTURE(options);
            CAPTURE(seed);
            CHECK(playOut(4, seed, options) > 100);
        }
}

TEST_CASE("TS-15 the view of any seat in a random game allows the same moves as the full state") {
    kit::Rng rng(99);
    Table table = Table::fresh(4);
    kit::Facts nobody;
    for (int entry = 0; entry < 400 && table.asked() != "over"; ++entry) {
        const contract::Pending pending = Rules::pending(table.state);
        for (kit::Seat viewer = -1; viewer < 4; ++viewer)
            REQUIRE(Rules::pending(contract::viewOf<Rules>(table.state, viewer)) == pending);
        if (pending.kind == contract::Pending::Kind::Chance) {
            Rules::applyChance(table.state, contract::drawOutcome(pending.chance, rng), nobody);
            continue;
        }
        const kit::Seat seat = pending.seats.first();
        const MoveList moves = contract::legalMoves<Rules>(table.state, seat);
        const MoveList seen = contract::legalMoves<Rules>(contract::viewOf<Rules>(table.state, seat), seat);
        REQUIRE(moves.size() == seen.size());
        for (std::size_t i = 0; i < moves.size(); ++i)
            REQUIRE(moves[i] == seen[i]);
        Rules::apply(table.state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nobody);
    }
}
