// SPDX-License-Identifier: MIT
// Tests the symmetries of FT-77, the scoring vectors of FT-78 and FT-79, and the worked examples.
#include "tests/rules/foxtail/playing.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <map>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

namespace {

struct Vector {
    const char* name;
    const char* bits;
    const char* links;
    const char* matches;
    const char* chains;
    OwnPoints own; ///< match, chain, variety, longest chain, biggest match
    int total;
};

constexpr std::array<Vector, 29> scoring{{
    {"S1", "", "", "-", "-", {0, 0, 0, 0, 0}, 0},
    {"S2", "2111", "", "-", "-", {0, 0, 0, 0, 0}, 0},
    {"S3", "1112 2111", "A", "-", "A:1+2", {0, 2, 1, 2, 0}, 3},
    {"S4", "1112 2111", "B", "B:1+2", "-", {2, 0, 1, 0, 2}, 3},
    {"S5", "1112 2111", "C", "C:1+2", "-", {2, 0, 1, 0, 2}, 3},
    {"S6", "1112 2111", "D", "-", "D:1+2", {0, 2, 1, 2, 0}, 3},
    {"S7", "1112 3112", "A", "-", "-", {0, 0, 0, 0, 0}, 0},
    {"S8", "1112 1121 1123", "AA", "A:1+3", "-", {3, 0, 1, 0, 3}, 4},
    {"S9", "1112 1121 1123", "AB", "A:1+2, B:2+2", "-", {4, 0, 2, 0, 2}, 6},
    {"S10", "1112 1121 1123", "BA", "-", "-", {0, 0, 0, 0, 0}, 0},
    {"S11", "1112 1121 1123", "CC", "C:2+2", "C:1+2", {2, 2, 1, 2, 2}, 5},
    {"S12", "1112 1121 1123", "DC", "-", "-", {0, 0, 0, 0, 0}, 0},
    {"S13", "1112 1121 1123", "CD", "-", "C:1+2", {0, 2, 1, 2, 0}, 3},
    {"S14", "1112 1121 1123", "DD", "-", "D:1+2", {0, 2, 1, 2, 0}, 3},
    {"S15", "1112 1121 1123 1132", "BBA", "B:1+2", "-", {2, 0, 1, 0, 2}, 3},
    {"S16", "1112 1121 1123 1132", "BAA", "A:3+2", "-", {2, 0, 1, 0, 2}, 3},
    {"S17", "1112 1121 1123 1132", "BDA", "B:1+2, A:3+2", "-", {4, 0, 2, 0, 2}, 6},
    {"S18", "1112 1121 1123 1132 1211", "BABA", "-", "-", {0, 0, 0, 0, 0}, 0},
    {"S19", "1112 1121 1123 1132 1211", "ABAB", "A:1+2", "B:4+2", {2, 2, 2, 2, 2}, 6},
    {"S20", "1112 1121 1123 1132 1211", "ABCD", "A:1+2, B:2+2", "C:3+2, D:4+2", {4, 4, 4, 2, 2}, 12},
    {"S21", "1112 1121 1123 1211 1312", "AABB", "A:1+3", "B:3+3", {3, 3, 2, 3, 3}, 8},
    {"S22", "1112 1121 2111 2113", "AAA", "A:1+2, A:3+2", "A:2+2", {4, 2, 1, 2, 2}, 7},
    {"S23", "1112 2111 2113 3112", "AAA", "A:2+2", "A:1+2, A:3+2", {2, 4, 1, 2, 2}, 7},
    {"S24", "1112 1121 3112 3121", "AAA", "A:1+2, A:3+2", "-", {4, 0, 1, 0, 2}, 5},
    {"S25", "1112 2111 3112 3121 3123 2113 1121", "AAAAAA", "A:3+3", "A:1+3, A:5+3", {3, 6, 1, 3, 3}, 10},
    {"S26", "2111 2113 2122 2131", "ACA", "A:1+2, A:3+2", "C:2+2", {4, 2, 2, 2, 2}, 8},
    {"S27", "2111 2113 2122 2131", "AAA", "A:1+4", "-", {4, 0, 1, 0, 4}, 5},
    {"S28", "2111 2113 2122 2131 2133 1112", "AABAA", "A:1+3", "A:5+2", {3, 2, 1, 2, 3}, 6},
    {"S29", "2111 2113 2122 2131 2133 1112", "AAAAA", "A:1+5", "A:5+2", {5, 2, 1, 2, 5}, 8},
}};

/// The worked examples of the rulebook. R11 has a set of each kind.
constexpr std::array<Vector, 11> examples{{
    {"R1", "2111 2113 2122", "AA", "A:1+3", "-", {3, 0, 1, 0, 3}, 4},
    {"R2", "1112 2111 3112", "AA", "-", "A:1+3", {0, 3, 1, 3, 0}, 4},
    {"R3", "3112 2111 1112", "AA", "-", "A:1+3", {0, 3, 1, 3, 0}, 4},
    {"R4", "1112 2111 3112 2113 3121", "AAAA", "-", "A:1+5", {0, 5, 1, 5, 0}, 6},
    {"R5", "1112 3112", "A", "-", "-", {0, 0, 0, 0, 0}, 0},
    {"R6", "3112 1112", "A", "-", "-", {0, 0, 0, 0, 0}, 0},
    {"R7", "1112 1211 1312", "BB", "-", "B:1+3", {0, 3, 1, 3, 0}, 4},
    {"R8", "3112 3121 3123", "AA", "A:1+3", "-", {3, 0, 1, 0, 3}, 4},
    {"R9", "1123 2122 3121", "CC", "C:1+3", "-", {3, 0, 1, 0, 3}, 4},
    {"R10", "1121 1112 1123", "DD", "-", "D:1+3", {0, 3, 1, 3, 0}, 4},
    {"R11", "1112 1121 1123 1132 1211", "ABCD", "A:1+2, B:2+2", "C:3+2, D:4+2", {4, 4, 4, 2, 2}, 12},
}};

void check(const Vector& vector) {
    CAPTURE(vector.name);
    const Tail tail = tailFrom(vector.bits, vector.links);
    CHECK(setsOf(tail, CharmSet::Sort::Match) == vector.matches);
    CHECK(setsOf(tail, CharmSet::Sort::Chain) == vector.chains);
    CHECK(ownPoints(tail) == vector.own);
    CHECK(ownPoints(tail).total() == vector.total);
}

OwnPoints named(std::string_view name) {
    for (const Vector& vector : scoring)
        if (vector.name == name)
            return ownPoints(tailFrom(vector.bits, vector.links));
    for (const Vector& vector : examples)
        if (vector.name == name)
            return ownPoints(tailFrom(vector.bits, vector.links));
    return ownPoints(tailFrom("1112 1121", "A")); // the second tail of F2 has no name
}

/// A player in a game of FT-79, with the points for the longest chain, the biggest match, finishing first and
/// votes, and the total.
struct Player {
    const char* tail;
    int finished;
    int votes;
    std::array<int, 5> lines;
};

void checkTable(const std::vector<Player>& players, const std::vector<kit::Seat>& winners) {
    std::vector<Standing> standings;
    for (const Player& player : players)
        standings.push_back({named(player.tail), player.finished, player.votes});
    const TablePoints points = comparedPoints(standings);
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        CAPTURE(seat);
        const SeatPoints& p = points[seat];
        CHECK(std::array{p.longestChain, p.biggestMatch, p.first, p.prettiest, p.total()} ==
              players[seat].lines);
    }
    kit::SeatSet expected;
    for (const kit::Seat winner : winners)
        expected.insert(winner);
    CHECK(winnersOf(points) == expected);
}

// ---- FT-77

/// Bit 1 of `bit` swaps A with B and C with D. Bit 2 swaps A with C and B with D.
Link swapped(Link link, unsigned bit) {
    return link == Link::None ? link
                              : linkOf(static_cast<Kind>(static_cast<unsigned>(joinedKind(link)) ^ bit));
}

Tail topAndBottomExchanged(const Tail& tail) {
    Tail other;
    for (const TailBit& bit : tail)
        other.push_back({{bit.charms[2], bit.charms[3], bit.charms[0], bit.charms[1]}, swapped(bit.link, 2)});
    return other;
}

Tail mirrored(const Tail& tail) {
    Tail other;
    for (std::size_t place = tail.size(); place-- > 0;) {
        const Charms& charms = tail[place].charms;
        const Link link = place + 1 == tail.size() ? Link::None : swapped(tail[place + 1].link, 1);
        other.push_back({{charms[1], charms[0], charms[3], charms[2]}, link});
    }
    return other;
}

Tail inverted(const Tail& tail, std::size_t kind) {
    Tail other = tail;
    for (TailBit& bit : other)
        bit.charms[kind] = static_cast<std::uint8_t>(4 - bit.charms[kind]);
    return other;
}

Tail anyTail() {
    const auto size = *rc::gen::inRange<std::size_t>(0, longestTail + 1);
    Tail tail;
    for (std::size_t place = 0; place < size; ++place) {
        TailBit bit{charmsOf(*rc::gen::inRange<std::uint8_t>(firstBit, lastBit + 1)), Link::None};
        if (place > 0)
            bit.link = *rc::gen::elementOf(allLinks);
        tail.push_back(bit);
    }
    return tail;
}

} // namespace

TEST_CASE("FT-77 three symmetries of a tail keep its points") {
    CHECK(rc::check("FT-77 three symmetries", [] {
        const Tail tail = anyTail();
        const OwnPoints own = ownPoints(tail);
        RC_ASSERT(ownPoints(topAndBottomExchanged(tail)) == own);
        RC_ASSERT(ownPoints(mirrored(tail)) == own);
        for (std::size_t kind = 0; kind < kindCount; ++kind)
            RC_ASSERT(ownPoints(inverted(tail, kind)) == own);
    }));
    const Tail mirror = mirrored(tailFrom("2111 2113 2122 2131 2133 1112", "AABAA")); // S28
    CHECK(mirror == tailFrom("1121 1233 1213 1222 1231 1211", "BBABB"));
    CHECK(setsOf(mirror, CharmSet::Sort::Match) == "B:4+3");
    CHECK(setsOf(mirror, CharmSet::Sort::Chain) == "B:1+2");
    CHECK(ownPoints(mirror).total() == 6);
}

TEST_CASE("FT-77 the pack of bits has the same symmetries as the score") {
    const auto inPack = [](const Charms& charms) {
        for (std::uint8_t face = firstBit; face <= lastBit; ++face)
            if (charmsOf(face) == charms)
                return true;
        return false;
    };
    for (std::uint8_t face = firstBit; face <= lastBit; ++face)
        for (std::size_t kind = 0; kind < 4; ++kind) {
            Charms charms = charmsOf(face);
            charms[kind] = static_cast<std::uint8_t>(4 - charms[kind]);
            CHECK(inPack(charms));
            for (std::size_t other = kind + 1; other < 4; ++other) {
                Charms exchanged = charmsOf(face);
                std::swap(exchanged[kind], exchanged[other]);
                CHECK(inPack(exchanged));
            }
        }
}

TEST_CASE("FT-78 scoring vectors S1 to S29 have their points") {
    for (const Vector& vector : scoring)
        check(vector);
}

TEST_CASE("FT-47 to FT-57: worked examples R1 to R11 have their points") {
    for (const Vector& vector : examples)
        check(vector);
}

TEST_CASE("FT-58 FT-59 worked example R12 has its points") {
    const TablePoints points = comparedPoints(std::array{Standing{named("S25")}, Standing{named("S3")}});
    CHECK(points[0].longestChain + points[0].biggestMatch == 4);
    CHECK(points[1].longestChain + points[1].biggestMatch == 0);
}

TEST_CASE("FT-79 scoring vectors F1 to F4 have their points") {
    checkTable(
        {{"R4", 9, 0, {2, 0, 2, 0, 10}}, {"S25", 10, 2, {0, 2, 0, 2, 14}}, {"S21", 9, 1, {0, 2, 2, 1, 13}}},
        {1});
    checkTable({{"R1", 9, 1, {0, 2, 2, 1, 9}}, {"1112 1121 A", 9, 1, {0, 0, 2, 1, 6}}}, {0});
    checkTable({{"S7", 10, 1, {0, 0, 0, 1, 1}}, {"S7", 9, 1, {0, 0, 2, 1, 3}}}, {1});
    checkTable({{"S22", 10, 3, {0, 2, 0, 3, 12}},
                {"S23", 9, 1, {0, 2, 2, 1, 12}},
                {"S24", 9, 0, {0, 2, 2, 0, 9}},
                {"R7", 12, 0, {2, 0, 0, 0, 6}}},
               {0, 1});
}
