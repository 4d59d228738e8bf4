// SPDX-License-Identifier: MIT
#include "core/games/foxtail/rules/best_brush.h"
#include "tests/rules/foxtail/tail_text.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <vector>

using namespace taletop;
using namespace taletop::foxtail;

namespace {

/// Finds the best links by trying every combination of link letters in alphabetical order.
BestBrush byTrying(Tail tail, int chain, int match) {
    BestBrush best{.links = {}, .points = -1};
    const std::size_t count = tail.empty() ? 0 : tail.size() - 1;
    for (std::size_t number = 0; number < std::size_t{1} << (2 * count); ++number) {
        setLinks(tail, lettersOf(number, count));
        const OwnPoints points = ownPoints(tail);
        const bool enough =
            (chain < 2 || points.longestChain >= chain) && (match < 2 || points.biggestMatch >= match);
        if (!enough || points.total() <= best.points)
            continue;
        best = {.links = {}, .points = points.total()};
        for (std::size_t place = 1; place < tail.size(); ++place)
            best.links.push_back(tail[place].link);
    }
    return best;
}

void checkSame(const BestBrush& quick, const BestBrush& slow) {
    CHECK(quick.points == slow.points);
    CHECK(letters(quick.links) == letters(slow.links));
}

} // namespace

TEST_CASE("FT-74 the best brush scores as many points as the best of all combinations of links") {
    kit::Rng rng(74);
    const std::array<int, 9> tails{1, 4, 60, 200, 200, 200, 100, 40, 12};
    for (std::size_t bits = 0; bits < tails.size(); ++bits) {
        for (int round = 0; round < tails[bits]; ++round) {
            const Tail tail = randomTail(bits, rng);
            CAPTURE(bits);
            CAPTURE(round);
            checkSame(bestBrush(tail), byTrying(tail, 0, 0));
        }
    }
}

TEST_CASE("FT-74 the best brush does not depend on the links that the tail has") {
    kit::Rng rng(741);
    for (int round = 0; round < 50; ++round) {
        Tail tail = randomTail(9, rng);
        const BestBrush before = bestBrush(tail);
        for (std::size_t place = 1; place < tail.size(); ++place)
            tail[place].link = allLinks[rng.below(allLinks.size())];
        checkSame(bestBrush(tail), before);
    }
}

TEST_CASE("FT-74 the best brush reaches the bound of FT-65 in about 99% of tails of 8 to 12 bits") {
    kit::Rng rng(742);
    std::vector<std::uint8_t> pack;
    for (std::uint8_t face = firstBit; face <= lastBit; ++face)
        pack.push_back(face);
    for (std::size_t bits = 8; bits <= 12; ++bits) {
        int reached = 0;
        double sum = 0;
        for (int round = 0; round < 1000; ++round) {
            kit::drawToFront(std::span(pack), bits, rng);
            Tail tail;
            for (std::size_t i = 0; i < bits; ++i)
                tail.push_back({charmsOf(pack[i]), Link::None});
            const int points = bestBrush(tail).points;
            reached += points == static_cast<int>(2 * (bits - 1) + 4) ? 1 : 0;
            sum += points;
        }
        CHECK(reached >= 985);
        CHECK(sum / 1000 == doctest::Approx(2.0 * static_cast<double>(bits) + 2).epsilon(0.002));
    }
}

TEST_CASE("FT-75 the best brushes of the ledger's tails have the points and links listed there") {
    struct Vector {
        const char* name;
        const char* bits;
        int points;
        const char* links;
    };
    const std::array vectors{
        Vector{"O1", "1112 2111", 3, "A"},
        Vector{"O2", "1112 1332", 3, "A"},
        Vector{"O3", "1111 3333 1111", 0, "AA"},
        Vector{"O4", "1112 1121 1123", 6, "AB"},
        Vector{"O5", "1121 3321 1123", 4, "CC"},
        Vector{"O6", "1233 3211 2333", 5, "BB"},
        Vector{"O7", "2111 2113 2122 2131", 9, "ABC"},
        Vector{"O8", "1121 1112 3332 1132", 7, "ADD"},
        Vector{"O9", "1211 3233 2111 1233", 6, "AAB"},
        Vector{"O10", "1112 1121 1123 1132 1211", 12, "ABCD"},
        Vector{"O11", "3332 1112 3323 1121 3233", 9, "DACB"},
        Vector{"O12", "3132 2111 2133 2311 2223", 10, "DAAB"},
        Vector{"O13", "1312 3132 1332 3312 1132 2221", 12, "ACBDA"},
        Vector{"O14", "2222 1313 2222 3131 2222 1133", 14, "ABCAD"},
        Vector{"O15", "1313 3131 1313 3131 2222 1111 3333", 6, "AAAABB"},
        Vector{"O16", "2311 1332 3112 1233 2133 3211 1123 3321", 18, "ADBCABC"},
        Vector{"O17", "1112 1121 1123 1132 1211 1213 1222 1231", 18, "ABCABCD"},
        Vector{"O18", "3332 1321 3222 2113 1132 3312 1121 3323", 16, "BBCADAC"},
    };
    for (const Vector& vector : vectors) {
        CAPTURE(vector.name);
        Tail tail = tailFrom(vector.bits);
        const BestBrush brush = bestBrush(tail);
        CHECK(brush.points == vector.points);
        CHECK(letters(brush.links) == vector.links);
        setLinks(tail, vector.links);
        CHECK(ownPoints(tail).total() == vector.points);
    }
}

TEST_CASE("FT-76 the best brushes with a long chain or a big match score the points given in the ledger") {
    struct Vector {
        const char* bits;
        int chain;
        int match;
        int points;
        const char* links;
    };
    const char* const six = "1222 2223 3231 1231 2113 3121";
    const char* const eight = "2311 1332 3112 1233 2133 3211 1123 3321";
    const char* const five = "1112 2111 3112 2113 3121";
    const std::array vectors{
        Vector{six, 2, 2, 14, "ABDAC"},     Vector{six, 2, 3, 13, "BBDAC"},
        Vector{six, 3, 2, 13, "AADBC"},     Vector{six, 3, 3, 11, "BBCAA"},
        Vector{six, 2, 4, 10, "BBBBC"},     Vector{eight, 2, 2, 18, "ADBCABC"},
        Vector{eight, 3, 2, 17, "ADBCBBC"}, Vector{eight, 4, 2, 16, "ADBBBCC"},
        Vector{eight, 5, 2, 15, "ADBBBBC"}, Vector{eight, 2, 3, -1, ""},
        Vector{five, 2, 2, 12, "ACDB"},     Vector{five, 2, 3, 10, "ABBC"},
        Vector{five, 3, 2, 10, "AABC"},     Vector{five, 3, 3, 8, "AABB"},
        Vector{five, 5, 0, 6, "AAAA"},
    };
    for (const Vector& vector : vectors) {
        CAPTURE(vector.bits);
        CAPTURE(vector.chain);
        CAPTURE(vector.match);
        const BestBrush brush = bestBrushWith(tailFrom(vector.bits), vector.chain, vector.match);
        CHECK(brush.points == vector.points);
        CHECK(letters(brush.links) == vector.links);
    }
}

TEST_CASE("FT-76 the best brush with thresholds scores as many points as the best of all combinations") {
    kit::Rng rng(76);
    for (std::size_t bits = 0; bits <= 7; ++bits) {
        for (int round = 0; round < (bits < 7 ? 30 : 3); ++round) {
            const Tail tail = randomTail(bits, rng);
            const int chain = static_cast<int>(rng.below(6));
            const int match = static_cast<int>(rng.below(6));
            CAPTURE(bits);
            CAPTURE(chain);
            CAPTURE(match);
            checkSame(bestBrushWith(tail, chain, match), byTrying(tail, chain, match));
        }
    }
}

TEST_CASE("FT-73 the best way to complete a brush in progress has the highest value of all combinations") {
    kit::Rng rng(73);
    for (int round = 0; round < 60; ++round) {
        Tail tail = randomTail(7, rng);
        const std::string begun = lettersOf(rng.below(4096U), 6).substr(0, rng.below(7U));
        const int charms = static_cast<int>(rng.below(5));
        const int bonus = charms < 2 ? 0 : static_cast<int>(1 + rng.below(3));
        int best = -1;
        std::string first;
        for (std::size_t number = 0; number < 4096; ++number) {
            const std::string links = lettersOf(number, 6);
            if (links.compare(0, begun.size(), begun) != 0)
                continue;
            setLinks(tail, links);
            const OwnPoints points = ownPoints(tail);
            const int figure = points.total() + (points.longestChain >= charms ? bonus : 0) +
                               (points.biggestMatch >= charms ? bonus : 0);
            if (figure <= best)
                continue;
            best = figure;
            first = links;
        }
        LinkList begunLinks;
        for (const char letter : begun)
            begunLinks.push_back(linkFromLetter(letter));
        const BestBrush found = bestFigure(tail, begunLinks, charms, bonus);
        CAPTURE(begun);
        CAPTURE(charms);
        CAPTURE(bonus);
        CHECK(found.points == best);
        CHECK(letters(found.links) == first);
    }
}

TEST_CASE("FT-76 no brush can make a set that is longer than any tail") {
    kit::Rng rng(761);
    const Tail tail = randomTail(longestTail, rng);
    CHECK(bestBrushWith(tail, 21, 0).points == -1);
    CHECK(bestBrushWith(tail, 0, 99).points == -1);
    CHECK(bestBrushWith(tail, 0, 99).links.empty());
}

TEST_CASE("FT-74 the best brush of 12 bits is found in less than a millisecond") {
    kit::Rng rng(743);
    const Tail tail = randomTail(12, rng);
    // Takes the fastest of many runs, so that a busy machine does not fail the test.
    auto fastest = std::chrono::steady_clock::duration::max();
    int points = 0;
    for (int round = 0; round < 50; ++round) {
        const auto start = std::chrono::steady_clock::now();
        points += bestBrushWith(tail, round % 2 == 0 ? 0 : 3, 0).points;
        if (round % 2 == 0)
            fastest = std::min(fastest, std::chrono::steady_clock::now() - start);
    }
    CHECK(points > 0);
    MESSAGE("microseconds: ", std::chrono::duration<double, std::micro>(fastest).count());
    CHECK(fastest < std::chrono::milliseconds(1));
}
