// SPDX-License-Identifier: MIT
#include "core/kit/at.h"
#include "core/kit/fixed_vector.h"
#include "core/kit/seat.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <array>
#include <cstdint>
#include <set>
#include <type_traits>
#include <vector>

using namespace taletop::kit;

TEST_CASE("a fixed vector behaves like a standard vector") {
    CHECK(rc::check([](const std::vector<int>& steps) {
        FixedVector<int, 8> fixed;
        std::vector<int> model;
        for (const int step : steps) {
            const bool full = model.size() == fixed.capacity();
            if (step % 5 == 0) {
                fixed.clear();
                model.clear();
            } else if (step % 5 == 1 && !model.empty()) {
                fixed.pop_back();
                model.pop_back();
            } else if (!full) {
                fixed.push_back(step);
                model.push_back(step);
            }
            RC_ASSERT(fixed.size() == model.size());
            RC_ASSERT(fixed.empty() == model.empty());
            RC_ASSERT(std::equal(fixed.begin(), fixed.end(), model.begin(), model.end()));
            if (!model.empty())
                RC_ASSERT(fixed.back() == model.back() && fixed[0] == model[0] && *fixed.data() == model[0]);
        }
    }));
}

TEST_CASE("fixed vectors are values") {
    FixedVector<int, 4> one;
    one.push_back(1);
    one.push_back(2);
    FixedVector<int, 4> two = one;
    CHECK(two == one);
    two.push_back(3);
    CHECK_FALSE(two == one);
    CHECK(one.size() == 2);
    two = one;
    CHECK(two == one);
    two[1] = 9;
    CHECK(one[1] == 2);
    const auto& itself = two;
    two = itself;
    CHECK(two.size() == 2);
}

TEST_CASE("a set of seats behaves like a standard set") {
    CHECK(rc::check([](const std::vector<std::pair<bool, std::uint8_t>>& steps) {
        SeatSet seats;
        std::set<int> model;
        for (const auto& [insert, number] : steps) {
            const auto seat = static_cast<Seat>(number % maxSeats);
            if (insert) {
                seats.insert(seat);
                model.insert(seat);
            } else {
                seats.erase(seat);
                model.erase(seat);
            }
            RC_ASSERT(seats.size() == static_cast<int>(model.size()));
            RC_ASSERT(seats.empty() == model.empty());
            for (Seat each = 0; each < maxSeats; ++each)
                RC_ASSERT(seats.contains(each) == model.contains(each));
            if (!model.empty())
                RC_ASSERT(seats.first() == *model.begin());
        }
    }));
}

TEST_CASE("the first n seats contain seats 0 to n - 1, but neither spectator nor chance") {
    for (int count = 0; count <= maxSeats; ++count) {
        const SeatSet seats = SeatSet::firstOf(count);
        CHECK(seats.size() == count);
        for (Seat seat = 0; seat < maxSeats; ++seat)
            CHECK(seats.contains(seat) == (seat < count));
        CHECK_FALSE(seats.contains(spectator));
        CHECK_FALSE(seats.contains(chanceSeat));
    }
}

TEST_CASE("elements can be read and changed by seat or by kind") {
    enum class Kind : std::uint8_t { Wood, Food, Crystal };
    std::array<int, 3> amounts{4, 5, 6};
    at(amounts, Kind::Food) += 10;
    at(amounts, Seat{0}) = 1;
    CHECK(amounts == std::array{1, 15, 6});
    constexpr std::array<int, 2> fixed{7, 8};
    static_assert(at(fixed, 1) == 8);
    static_assert(std::is_same_v<decltype(at(fixed, 1)), const int&>);
}
