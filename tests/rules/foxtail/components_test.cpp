// SPDX-License-Identifier: MIT
// Tests FT-1 to FT-9: the players and the cards.
#include "core/games/foxtail/rules/rules.h"
#include "tests/rules/foxtail/playing.h"

#include <doctest/doctest.h>

#include <map>
#include <set>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

namespace {

/// The bits in the order of the list in FT-7, which is that of their ids.
constexpr const char* pack =
    "1112 1121 1123 1132 1211 1213 1222 1231 1233 1312 1321 1323 1332 2111 2113 2122 2131 2133 2212 2221 "
    "2223 2232 2311 2313 2322 2331 2333 3112 3121 3123 3132 3211 3213 3222 3231 3233 3312 3321 3323 3332";

Charms charms(std::size_t id) { return charmsOf(static_cast<std::uint8_t>(id)); }

} // namespace

TEST_CASE("FT-1 the game has one to four seats, and a single seat is solo practice") {
    const contract::GameInfo& info = Rules::info();
    CHECK(contract::checkOptions(info, contract::standardOptions(info, 0)).has_value());
    CHECK(contract::checkOptions(info, contract::standardOptions(info, 5)).has_value());
    for (int seats = 1; seats <= 4; ++seats) {
        CHECK_FALSE(contract::checkOptions(info, contract::standardOptions(info, seats)).has_value());
        const Play play(seats);
        CHECK(play.get(Number::Solo) == (seats == 1 ? 1 : 0));
        CHECK(play.get(Number::Seats) == seats);
    }
    CHECK(std::string(info.id) == "foxtail");
    CHECK(std::string(info.ledger) == "FT");
}

TEST_CASE("FT-2 each seat has a fox, from which its tail starts") {
    // The state has no foxes of its own. Each seat has a tail, which is empty at first.
    for (int seats = 1; seats <= 4; ++seats) {
        const Play play = Play::random(seats, 1);
        for (kit::Seat seat = 0; seat < 4; ++seat) {
            CHECK(play.state.empty(ZoneKind::Bits, seat));
            CHECK((play.refusedBy(seat, "draw") == 0) == (seat < seats));
        }
    }
}

TEST_CASE("FT-3 there are four tips, one for each tail") {
    for (int seats = 1; seats <= 4; ++seats) {
        Play play = Play::random(seats, 3);
        int tips = 0;
        for (const kit::Card& card : play.state.cards(deckZone))
            tips += isTip(card.face) ? 1 : 0;
        CHECK(tips == seats);
        play.drawToTheEnd();
        for (kit::Seat seat = 0; seat < seats; ++seat) {
            const auto tail = play.state.cards(ZoneKind::Bits, seat);
            CHECK(isTip(tail.back().face));
            CHECK(std::ssize(tail) == bitCount(play.state, seat) + 1);
        }
    }
    CHECK(lastTip - firstTip + 1 == 4);
}

TEST_CASE("FT-4 there are forty bits, and four players use them all") {
    CHECK(lastBit - firstBit + 1 == 40);
    CHECK(Play::random(4, 1).state.empty(asideZone));
}

TEST_CASE("FT-5 each of the four corners has a kind of its own") {
    CHECK(charmsOf(faceOf("1213")) == Charms{1, 2, 1, 3});
    CHECK(static_cast<int>(Kind::A) == 0); // top-left
    CHECK(static_cast<int>(Kind::B) == 1); // top-right
    CHECK(static_cast<int>(Kind::C) == 2); // bottom-left
    CHECK(static_cast<int>(Kind::D) == 3); // bottom-right
}

TEST_CASE("FT-6 every charm has the number one, two or three") {
    int corners = 0;
    for (std::size_t id = firstBit; id <= lastBit; ++id)
        for (const int number : charms(id)) {
            CHECK(number >= 1);
            CHECK(number <= 3);
            ++corners;
        }
    CHECK(corners == 160);
}

TEST_CASE("FT-7 the forty bits are those of the ledger") {
    const std::string_view list = pack;
    REQUIRE(list.size() == 40 * 5 - 1);
    std::set<Charms> different;
    for (std::size_t id = firstBit; id <= lastBit; ++id) {
        CAPTURE(id);
        const std::string_view digits = list.substr((id - 1) * 5, 4);
        CHECK(charms(id) == tailFrom(digits)[0].charms);
        CHECK(std::count(digits.begin(), digits.end(), '2') % 2 == 1);
        CHECK((id == 1 || charms(id - 1) < charms(id)));
        different.insert(charms(id));
    }
    CHECK(different.size() == 40);
    for (const char* absent : {"1111", "2222", "3333", "1122", "1313"})
        CHECK(faceOf(absent) == 0);
}

TEST_CASE("FT-8 numbers and pairs of numbers are spread evenly over the pack") {
    std::map<int, int> sums;
    for (std::size_t id = firstBit; id <= lastBit; ++id)
        ++sums[charms(id)[0] + charms(id)[1] + charms(id)[2] + charms(id)[3]];
    CHECK(sums == std::map<int, int>{{5, 4}, {7, 16}, {9, 16}, {11, 4}});

    for (std::size_t one = 0; one < 4; ++one) {
        std::map<int, int> singles;
        for (std::size_t id = firstBit; id <= lastBit; ++id)
            ++singles[charms(id)[one]];
        CHECK(singles == std::map<int, int>{{1, 13}, {2, 14}, {3, 13}});
        for (std::size_t two = one + 1; two < 4; ++two) {
            std::map<std::pair<int, int>, int> pairs;
            for (std::size_t id = firstBit; id <= lastBit; ++id)
                ++pairs[{charms(id)[one], charms(id)[two]}];
            for (int x = 1; x <= 3; ++x)
                for (int y = 1; y <= 3; ++y)
                    CHECK(pairs[{x, y}] == ((x == 2) == (y == 2) ? 4 : 5));
        }
    }
}

TEST_CASE("FT-8 triples of corners and pairs of cards occur as often as in the ledger") {
    for (std::size_t missing = 0; missing < 4; ++missing) {
        std::map<std::vector<int>, int> triples;
        for (std::size_t id = firstBit; id <= lastBit; ++id) {
            std::vector<int> triple;
            for (std::size_t kind = 0; kind < 4; ++kind)
                if (kind != missing)
                    triple.push_back(charms(id)[kind]);
            ++triples[triple];
        }
        CHECK(triples.size() == 27);
        for (const auto& [triple, count] : triples)
            CHECK(count == (std::count(triple.begin(), triple.end(), 2) % 2 == 0 ? 1 : 2));
    }
    std::map<int, int> scoring;
    for (std::size_t one = firstBit; one <= lastBit; ++one)
        for (std::size_t two = one + 1; two <= lastBit; ++two) {
            int kinds = 0;
            for (std::size_t kind = 0; kind < 4; ++kind)
                kinds += std::abs(charms(one)[kind] - charms(two)[kind]) <= 1 ? 1 : 0;
            ++scoring[kinds];
        }
    CHECK(scoring == std::map<int, int>{{1, 16}, {2, 144}, {3, 340}, {4, 280}});
}

TEST_CASE("FT-9 FT-67 the theme does not affect the state") {
    const contract::GameInfo& info = Rules::info();
    contract::Options options = contract::standardOptions(info, 3);
    const State summer = Rules::setup(options);
    for (const char* theme : {"summer", "autumn", "winter", "spring"}) {
        CHECK_FALSE(contract::setOption(info, options, "theme", theme).has_value());
        CHECK_FALSE(contract::checkOptions(info, options).has_value());
        CHECK(Rules::setup(options) == summer); // so every game and every score is the same, too
    }
    CHECK(contract::setOption(info, options, "theme", "midsummer").has_value());
}
