// SPDX-License-Identifier: MIT
// Tests FT-54 and FT-58 to FT-66: the score sheet, the comparisons, the vote and the winner.
#include "core/games/foxtail/rules/table_points.h"
#include "tests/rules/foxtail/playing.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

namespace {

using Lines = std::vector<int>;

/// One line of the score sheet, for tails that differ only in this number of their own points.
Lines compared(int OwnPoints::*number, const Lines& values, int SeatPoints::*line) {
    std::vector<Standing> standings(values.size());
    for (std::size_t seat = 0; seat < values.size(); ++seat)
        standings[seat].own.*number = values[seat];
    Lines result;
    for (const SeatPoints& points : comparedPoints(standings))
        result.push_back(points.*line);
    return result;
}
Lines longest(const Lines& chains) {
    return compared(&OwnPoints::longestChain, chains, &SeatPoints::longestChain);
}
Lines biggest(const Lines& matches) {
    return compared(&OwnPoints::biggestMatch, matches, &SeatPoints::biggestMatch);
}
Lines first(const Lines& turns) {
    std::vector<Standing> standings(turns.size());
    for (std::size_t seat = 0; seat < turns.size(); ++seat)
        standings[seat].finished = turns[seat];
    Lines result;
    for (const SeatPoints& points : comparedPoints(standings))
        result.push_back(points.first);
    return result;
}

/// Plays a game up to the vote.
Play grownUp(int seats, std::uint64_t seed) {
    Play play = Play::random(seats, seed);
    play.drawToTheEnd('B');
    return play;
}

} // namespace

TEST_CASE("FT-54 the score sheet has seven lines in the order of scoring") {
    Play play = grownUp(3, 1);
    for (kit::Seat seat = 0; seat < 3; ++seat)
        play.move(seat, "vote " + std::to_string((seat + 1) % 3));
    const contract::Result result = Rules::result(play.state);
    std::vector<std::string> keys;
    for (const auto& line : result.lines)
        keys.emplace_back(line.key);
    CHECK(keys == std::vector<std::string>{"match", "chain", "variety", "longestChain", "biggestMatch",
                                           "first", "prettiest"});
    for (std::size_t seat = 0; seat < 3; ++seat) {
        int total = 0;
        for (const auto& line : result.lines)
            total += line.points[seat];
        CHECK(total == result.totals[seat]);
    }
}

TEST_CASE("FT-54 each point is tied to the charms that earned it") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Play play = grownUp(4, seed);
        for (const auto& line : Rules::result(play.state).lines) {
            CAPTURE(line.key);
            Lines earned(4);
            for (const auto& one : line.earned) {
                earned[static_cast<std::size_t>(one.seat)] += one.points;
                CHECK_FALSE(one.what.empty());
                CHECK_FALSE(one.cards.empty());
                for (const auto& spot : one.cards) {
                    CHECK(spot.zone == zoneOf(ZoneKind::Bits, one.seat));
                    CHECK(spot.index < static_cast<int>(play.state.size(spot.zone)));
                    const bool charm = std::string_view(line.key) != "first";
                    CHECK(spot.spot >= (charm ? 0 : -1));
                    CHECK(spot.spot < (charm ? 4 : 0));
                }
                if (std::string_view(line.key) == "match" || std::string_view(line.key) == "chain")
                    CHECK(one.cards.size() == static_cast<std::size_t>(one.points));
            }
            CHECK(earned == line.points);
        }
    }
}

TEST_CASE("FT-54 the score sheet is the same for everyone throughout the game") {
    Play play = Play::random(2, 5);
    while (play.phase() != Phase::Over) {
        const auto result = Rules::result(play.state);
        CHECK(result.winners.empty());
        for (std::size_t seat = 0; seat < 2; ++seat)
            CHECK(result.totals[seat] >= play.own(static_cast<kit::Seat>(seat)));
        for (kit::Seat viewer = kit::spectator; viewer < 2; ++viewer)
            CHECK(Rules::result(play.view(viewer)) == result);
        play.drawTurn('D');
    }
    CHECK_FALSE(Rules::result(play.state).winners.empty());
}

TEST_CASE("FT-58 the longest chain earns its points") {
    CHECK(longest({5, 3, 3}) == Lines{2, 0, 0});
    CHECK(longest({3, 3, 2}) == Lines{2, 2, 0});
    CHECK(longest({2, 2, 2, 2}) == Lines{2, 2, 2, 2});
}

TEST_CASE("FT-59 the biggest match earns its points") {
    CHECK(biggest({3, 2}) == Lines{2, 0}); // a match of 3 against two matches of 2
    CHECK(ownPoints(tailFrom("2222 2222 2222", "AB")).biggestMatch == 2);
    CHECK(biggest({4, 4, 4}) == Lines{2, 2, 2});
}

TEST_CASE("FT-60 without a chain or a match nobody gets the points for it") {
    CHECK(longest({0, 0}) == Lines{0, 0});
    CHECK(longest({0, 2}) == Lines{0, 2});
    CHECK(biggest({0, 0, 0}) == Lines{0, 0, 0});
}

TEST_CASE("FT-61 the first to finish earns their points") {
    CHECK(first({10, 9, 9, 12}) == Lines{0, 2, 2, 0});
    CHECK(first({9, 9, 9}) == Lines{2, 2, 2});
    CHECK(first({0, 9, 0}) == Lines{0, 2, 0}); // the others are still playing
    CHECK(first({0, 0}) == Lines{0, 0});
}

TEST_CASE("FT-62 everyone votes once, for another player's tail") {
    Play early = Play::random(4, 2);
    CHECK(early.codeOf(0, "vote 1") == RefusalCode::TailsNotComplete);
    CHECK(early.refusedBy(0, "vote 1") == 62);

    Play play = grownUp(4, 2);
    REQUIRE(play.phase() == Phase::Vote);
    CHECK(play.legal(2) == "vote 0, vote 1, vote 3");
    CHECK(play.codeOf(2, "vote 2") == RefusalCode::VoteForYourself);
    CHECK(play.codeOf(2, "vote 4") == RefusalCode::VoteForNobody);
    CHECK(play.codeOf(2, "vote 7") == RefusalCode::VoteForNobody);
    CHECK(play.refusedBy(2, "vote 2") == 62);
    CHECK(play.refusedBy(2, "draw") == 27);
    play.move(0, "vote 1");
    CHECK(play.codeOf(0, "vote 2") == RefusalCode::VotedAlready);
    play.move(1, "vote 0");
    play.move(2, "vote 0");
    CHECK(tablePoints(play.state)[0].prettiest == 0); // points are given only when all votes are in
    play.move(3, "vote 0");
    CHECK(play.phase() == Phase::Over);
    const TablePoints points = tablePoints(play.state);
    CHECK(points[0].prettiest == 3);
    CHECK(points[1].prettiest == 1);
    CHECK(points[2].prettiest == 0);
    CHECK(points[3].prettiest == 0);
    CHECK(play.codeOf(0, "vote 2") == RefusalCode::VotedAlready);
}

TEST_CASE("FT-62 votes are secret until all are in, and their order does not matter") {
    Play one = grownUp(3, 3);
    Play two = one;
    one.move(0, "vote 1");
    two.move(0, "vote 2");
    for (const kit::Seat viewer : {kit::Seat(1), kit::Seat(2), kit::spectator})
        CHECK(one.view(viewer) == two.view(viewer));
    CHECK_FALSE(one.view(0) == two.view(0));
    Play reversed = grownUp(3, 3);
    reversed.move(2, "vote 0");
    reversed.move(1, "vote 0");
    reversed.move(0, "vote 1");
    one.move(1, "vote 0");
    one.move(2, "vote 0");
    CHECK(one.state == reversed.state);
}

TEST_CASE("FT-63 with two players the votes are entered automatically") {
    const Play play = grownUp(2, 8);
    CHECK(play.phase() == Phase::Over);
    const TablePoints points = tablePoints(play.state);
    CHECK(points[0].prettiest == 1);
    CHECK(points[1].prettiest == 1);
}

TEST_CASE("FT-64 players tied for the most share the win") {
    TablePoints points;
    for (const int total : {12, 12, 9, 6})
        points.push_back({.own = {.match = total}});
    const kit::SeatSet winners = winnersOf(points);
    CHECK(winners.size() == 2);
    CHECK(winners.contains(0));
    CHECK(winners.contains(1));
}

TEST_CASE("FT-65 tail points and totals stay within the bounds of the ledger") {
    kit::Rng rng(65);
    for (int game = 0; game < 400; ++game) {
        const int seats = 1 + game % 4;
        Play play = Play::random(seats, static_cast<std::uint64_t>(game));
        play.facts.shrink_to_fit();
        while (play.phase() < Phase::Vote)
            play.drawTurn(static_cast<char>('A' + rng.below(4)));
        for (kit::Seat seat = 0; seat < seats; ++seat) {
            const OwnPoints own = ownPoints(play.tail(seat));
            const int joins = static_cast<int>(bitCount(play.state, seat)) - 1;
            CHECK(own.match + own.chain <= 2 * joins);
            CHECK(own.match + own.chain != 1);
            CHECK(own.total() <= 2 * joins + std::min(4, joins));
            CHECK((own.total() == 0 || own.total() >= 3));
            const auto total = Rules::result(play.state).totals[static_cast<std::size_t>(seat)];
            CHECK(total <= own.total() + 4 + 2 + seats - 1);
        }
    }
}

TEST_CASE("FT-66 solo practice has no vote and counts tail points only") {
    std::vector<int> lengths(3);
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        Play play = Play::random(1, seed);
        REQUIRE(play.deckSize() == 11);
        play.drawToTheEnd('A');
        CHECK(play.phase() == Phase::Over); // there was no vote
        CHECK(play.refusedBy(0, "vote 0") == 66);
        const auto result = Rules::result(play.state);
        CHECK(result.lines.size() == 3);
        CHECK(result.totals == Lines{play.own(0)});
        ++lengths.at(play.bits(0).size() - 8);
    }
    for (const int count : lengths) // each length has a third of the games; the standard deviation is 26
        CHECK(std::abs(count - 1000) < 130);
    Play play = Play::random(1, 1);
    CHECK(play.codeOf(0, "vote 0") == RefusalCode::NoVoteInSolo);
}
