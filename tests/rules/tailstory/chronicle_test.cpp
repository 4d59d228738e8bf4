// SPDX-License-Identifier: MIT
// Tests that the chronicle at the end of the game counts only events that actually happened.
#include "core/games/tailstory/words/words.h"
#include "tests/rules/tailstory/table.h"

#include "core/contract/rules.h"
#include "core/kit/rng.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

namespace {

using Rows = std::vector<contract::ChronicleRow>;

kit::Fact noted(Note note, kit::Seat seat, int first = 0, int second = 0, int third = 0) {
    std::vector<kit::Fact> told;
    kit::Facts facts(told);
    tell(facts, note, seat, first, second, third);
    return told.front();
}

struct Played {
    State state;
    std::vector<kit::Fact> told;
};

Played playRandomly(int seats, std::uint64_t seed) {
    kit::Rng rng(seed);
    Played played{.state = Rules::setup(contract::standardOptions(Rules::info(), seats)), .told = {}};
    kit::Facts facts(played.told);
    State& state = played.state;
    for (auto pending = Rules::pending(state); pending.kind != contract::Pending::Kind::Over;
         pending = Rules::pending(state)) {
        if (pending.kind == contract::Pending::Kind::Chance) {
            Rules::applyChance(state, contract::drawOutcome(pending.chance, rng), facts);
            continue;
        }
        const kit::Seat who = pending.seats.first();
        const MoveList moves = contract::legalMoves<Rules>(state, who);
        Rules::apply(state, who, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], facts);
    }
    return played;
}

const contract::ChronicleRow& rowOf(const Rows& rows, std::string_view key) {
    const auto row = std::ranges::find_if(rows, [&](const auto& each) { return each.key == key; });
    REQUIRE(row != rows.end());
    return *row;
}

} // namespace

TEST_CASE("TS-42 TS-50 TS-59 the chronicle counts plays, stops, stopped plays and stolen cards") {
    const std::vector<kit::Fact> open{noted(Note::TurnBegins, A, 1, 3),  noted(Note::Plays, A, 1),
                                      noted(Note::Stops, B, 20, A, 200), noted(Note::IsStopped, A, 200),
                                      noted(Note::PlaysAt, A, 2, B),     noted(Note::Steals, A, 2, B),
                                      noted(Note::TurnBegins, B, 2, 3),  noted(Note::Steals, B, 0, A)};
    const Rows rows = Words::chronicle(open, 2);
    CHECK(rowOf(rows, "plays").numbers == std::vector{2, 0});
    CHECK(rowOf(rows, "stops").numbers == std::vector{0, 1});
    CHECK(rowOf(rows, "stopped").numbers == std::vector{1, 0});
    CHECK(rowOf(rows, "taken").numbers == std::vector{2, 0});
}

TEST_CASE("TS-48 TS-49 TS-68 TS-100 the chronicle omits stops that were stopped and counts each act once") {
    const std::vector<kit::Fact> open{noted(Note::TurnBegins, A, 1, 3),
                                      noted(Note::Acts, A, 30),
                                      noted(Note::Plays, A, 1),
                                      noted(Note::Stops, B, 20, A, 200),
                                      noted(Note::Stops, C, 21, B, 201),
                                      noted(Note::IsStopped, B, 201),
                                      noted(Note::Plays, A, 2),
                                      noted(Note::Stops, B, 20, A, 200),
                                      noted(Note::Stops, C, 21, B, 201),
                                      noted(Note::Stops, B, 22, C, 202),
                                      noted(Note::IsStopped, C, 202),
                                      noted(Note::IsStopped, A, 200),
                                      noted(Note::Messes, A, 5, B),
                                      noted(Note::MessesDeck, A, 1, B),
                                      noted(Note::Digs, B, 7)};
    const Rows rows = Words::chronicle(open, 3);
    CHECK(rowOf(rows, "plays").numbers == std::vector{3, 0, 0});
    CHECK(rowOf(rows, "stops").numbers == std::vector{0, 2, 1});
    CHECK(rowOf(rows, "stopped").numbers == std::vector{1, 1, 1});
    CHECK(rowOf(rows, "bonuses").numbers == std::vector{1, 1, 0});
}

TEST_CASE("TS-105 the chronicle lists each achievement with its turn") {
    const std::vector<kit::Fact> open{noted(Note::TurnBegins, A, 6, 3), noted(Note::Achieves, A, 1),
                                      noted(Note::TurnBegins, B, 7, 3), noted(Note::TurnBegins, A, 8, 3),
                                      noted(Note::Achieves, A, 2)};
    const Rows rows = Words::chronicle(open, 2);
    const auto& words = rowOf(rows, "achievements").words;
    REQUIRE(words[0].size() == 2);
    CHECK(words[0][0].argument(1)->value == 6);
    CHECK(words[0][1].argument(1)->value == 8);
    CHECK(words[1].empty());
}

TEST_CASE("TS-107 TS-118 the chronicle lists every achievement, and each stop stops something") {
    int stopped = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const int seats = 2 + static_cast<int>(seed % 3);
        CAPTURE(seed);
        const auto [state, told] = playRandomly(seats, seed);
        const Rows rows = Words::chronicle(told, static_cast<kit::Seat>(seats));
        for (kit::Seat seat = 0; seat < seats; ++seat)
            CHECK(rowOf(rows, "achievements").words[static_cast<std::size_t>(seat)].size() ==
                  state.size(ZoneKind::Achievements, seat));
        const auto sum = [&](const char* key) {
            const std::vector<int>& numbers = rowOf(rows, key).numbers;
            return std::accumulate(numbers.begin(), numbers.end(), 0);
        };
        CHECK(sum("stops") == sum("stopped"));
        stopped += sum("stopped");
    }
    CHECK(stopped > 0);
}
