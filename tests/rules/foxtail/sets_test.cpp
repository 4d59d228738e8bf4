// SPDX-License-Identifier: MIT
// Tests FT-47 to FT-57: sets and their points.
#include "tests/rules/foxtail/playing.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <algorithm>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

namespace {

constexpr auto Match = CharmSet::Sort::Match;
constexpr auto Chain = CharmSet::Sort::Chain;

/// A tail that is a single run of kind A with these numbers. The other corners score nothing.
Tail run(std::string_view numbers) {
    std::string bits;
    for (const char number : numbers) {
        bits += number;
        bits += "111 ";
    }
    return tailFrom(bits, std::string(numbers.size() - 1, 'A'));
}

std::string sets(std::string_view numbers) {
    return setsOf(run(numbers), Match) + " / " + setsOf(run(numbers), Chain);
}

/// Scores sets in another way, literally by FT-55 and FT-56. Counts the charms with an equal neighbour in
/// their run, and those with a neighbour one apart.
int setPointsByCharm(const Tail& tail) {
    int points = 0;
    for (const Link link : allLinks) {
        const auto kind = static_cast<std::size_t>(joinedKind(link));
        for (const int apart : {0, 1})
            for (std::size_t place = 0; place < tail.size(); ++place) {
                const auto beside = [&](std::size_t join) { // of the bits at join - 1 and join
                    return join > 0 && join < tail.size() && tail[join].link == link &&
                           joinStands(tail, join) &&
                           std::abs(tail[join].charms[kind] - tail[join - 1].charms[kind]) == apart;
                };
                points += beside(place) || beside(place + 1) ? 1 : 0;
            }
    }
    return points;
}

} // namespace

TEST_CASE("FT-47 sets are formed inside runs only") {
    // AABAA loses links 3 and 4, which leaves runs over places 1 to 3 and 5 to 6.
    const Tail broken = tailFrom("2222 2222 2222 2222 2222 2222", "AABAA");
    CHECK(setsOf(broken, Match) == "A:1+3, A:5+2");
    const Tail three = tailFrom("2222 2222 2222 2222", "ACA");
    CHECK(setsOf(three, Match) == "A:1+2, C:2+2, A:3+2");
}

TEST_CASE("FT-48 a match is a stretch of equal numbers") {
    CHECK(sets("222") == "A:1+3 / -");
    CHECK(sets("1133") == "A:1+2, A:3+2 / -");
    CHECK(sets("22222222222222222222") == "A:1+20 / -");
}

TEST_CASE("FT-49 a chain is a stretch of numbers one apart") {
    CHECK(sets("123") == "- / A:1+3");
    CHECK(sets("321") == "- / A:1+3");
    CHECK(sets("23") == "- / A:1+2");
}

TEST_CASE("FT-50 a chain may change between ascending and descending") {
    CHECK(sets("12323") == "- / A:1+5");
    CHECK(sets("2121") == "- / A:1+4");
}

TEST_CASE("FT-51 a 1 beside a 3 ends matches and chains") {
    CHECK(sets("13") == "- / -");
    CHECK(sets("31") == "- / -");
    CHECK(sets("12312") == "- / A:1+3, A:4+2");
}

TEST_CASE("FT-52 a set needs two charms") {
    CHECK(ownPoints(run("12")).chain == 2);
    CHECK(ownPoints(run("22")).match == 2);
    CHECK(charmSets(tailFrom("2111")).empty());
    CHECK(charmSets(Tail{}).empty());
}

TEST_CASE("FT-53 a charm in a match and in a chain counts in both") {
    CHECK(sets("1122") == "A:1+2, A:3+2 / A:2+2");
    CHECK(ownPoints(run("1122")).match == 4);
    CHECK(ownPoints(run("1122")).chain == 2);
    CHECK(sets("1223") == "A:2+2 / A:1+2, A:3+2");
    CHECK(ownPoints(run("1223")).match == 2);
    CHECK(ownPoints(run("1223")).chain == 4);
}

TEST_CASE("FT-55 matches score a point for each charm") {
    CHECK(ownPoints(run("222")).match == 3);
    CHECK(ownPoints(run("2222")).match == 4);
    CHECK(ownPoints(tailFrom("2222 2222 2222", "AB")).match == 4);
}

TEST_CASE("FT-56 chains score a point for each charm") {
    CHECK(ownPoints(run("123")).chain == 3);
    CHECK(ownPoints(run("1233321")).chain == 6);
    CHECK(ownPoints(run("1233321")).match == 3);
    CHECK(setPointsByCharm(run("1233321")) == 9);
}

TEST_CASE("FT-56 counting points charm by charm gives the same result") {
    CHECK(rc::check("FT-56 counting charm by charm", [] {
        const auto size = *rc::gen::inRange<std::size_t>(0, longestTail + 1);
        Tail tail;
        for (std::size_t place = 0; place < size; ++place) {
            TailBit bit;
            for (std::uint8_t& number : bit.charms)
                number = *rc::gen::inRange<std::uint8_t>(1, 4);
            bit.link = place == 0 ? Link::None : *rc::gen::elementOf(allLinks);
            tail.push_back(bit);
        }
        const OwnPoints own = ownPoints(tail);
        RC_ASSERT(own.match + own.chain == setPointsByCharm(tail));
    }));
}

TEST_CASE("FT-57 variety is one point for each kind") {
    const OwnPoints own = ownPoints(tailFrom("2111 2113 2122 2131", "ACA"));
    CHECK(own.variety == 2);
    CHECK(own.match == 4);
    CHECK(own.chain == 2);
    CHECK(own.total() == 8);
    CHECK(ownPoints(tailFrom("1112 1121 1123 1132 1211", "ABCD")).variety == 4);
}
