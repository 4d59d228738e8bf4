// SPDX-License-Identifier: MIT
// Tests that the generator, bounded draws, shuffles and the hash never change, because journals, saves and
// golden files depend on them. The numbers come from an independent implementation in another language. Those
// of seed 0 are the published first outputs of splitmix64.
#include "core/contract/chance.h"
#include "core/kit/hash.h"
#include "core/kit/rng.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <array>
#include <map>
#include <string_view>
#include <vector>

using namespace taletop;
using kit::Rng;

namespace {

template <class Number, class Draw>
std::vector<Number> many(std::size_t count, Draw draw) {
    std::vector<Number> numbers;
    for (std::size_t i = 0; i < count; ++i)
        numbers.push_back(draw());
    return numbers;
}

std::vector<std::uint64_t> bits(Rng rng, std::size_t count) {
    return many<std::uint64_t>(count, [&] { return rng.next(); });
}

std::vector<int> drawn(contract::ChanceRequest request, Rng& rng) {
    const auto outcome = contract::drawOutcome(request, rng);
    return {outcome.begin(), outcome.end()};
}

} // namespace

TEST_CASE("the generator gives the published and recorded numbers") {
    CHECK(bits(Rng(0), 5) == std::vector<std::uint64_t>{0xe220a8397b1dcdaf, 0x6e789e6aa1b965f4,
                                                        0x06c45d188009454f, 0xf88bb8a8724c81ec,
                                                        0x1b39896a51a8749b});
    CHECK(bits(Rng(42), 5) == std::vector<std::uint64_t>{0xbdd732262feb6e95, 0x28efe333b266f103,
                                                         0x47526757130f9f52, 0x581ce1ff0e4ae394,
                                                         0x09bc585a244823f2});
    CHECK(bits(Rng(~0ULL), 3) ==
          std::vector<std::uint64_t>{0xe4d971771b652c20, 0xe99ff867dbf682c9, 0x382ff84cb27281e9});
}

TEST_CASE("the streams for ordinals never change") {
    using Two = std::vector<std::uint64_t>;
    CHECK(bits(Rng::forOrdinal(0, 0), 2) == Two{0xcd3e39d1538b888d, 0x2aa2c42ef0bdd489});
    CHECK(bits(Rng::forOrdinal(0, 1), 2) == Two{0x3e3b6f10cf90a0ff, 0xd1f857c70b01a4c9});
    CHECK(bits(Rng::forOrdinal(7, 0), 2) == Two{0x7c2a42d0c290f25c, 0xf5f8c1ee6a83fbee});
    CHECK(bits(Rng::forOrdinal(7, 1), 2) == Two{0xc17e03131b06173f, 0xc4044256823cfa0a});
    CHECK(bits(Rng::forOrdinal(7, 1000000), 2) == Two{0x8205001ca59458e2, 0x833aa6807d3cc1c4});
}

TEST_CASE("bounded draws never change, even where a number is rejected and drawn again") {
    const std::map<std::uint32_t, std::vector<std::uint32_t>> recorded{
        {1, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
        {2, {0, 1, 0, 0, 0, 0, 1, 1, 0, 1}},
        {3, {1, 2, 0, 0, 0, 1, 2, 1, 1, 1}},
        {6, {2, 4, 1, 0, 1, 2, 5, 3, 2, 3}},
        {52, {20, 39, 12, 5, 9, 19, 51, 26, 22, 31}},
        {200, {77, 150, 46, 19, 37, 76, 197, 102, 85, 120}},
        {1000, {386, 752, 232, 99, 187, 380, 985, 511, 426, 603}},
        {3000000000,
         {1160304137, 698127496, 298018233, 563880364, 1141826782, 2956690571, 1279354016, 1810321663,
          410106993, 2622751792}},
        {4294967295,
         {1661156107, 3231134028, 999478255, 426659521, 807282574, 1634702895, 4232963102, 2195164178,
          1831594553, 2591757446}}};
    for (const auto& row : recorded) {
        const auto bound = row.first; // clang 14 cannot capture structured bindings
        CAPTURE(bound);
        Rng rng(5);
        CHECK(many<std::uint32_t>(10, [&] { return rng.below(bound); }) == row.second);
        // A bound of three billion rejects three numbers in ten, so its stream is further ahead.
        CHECK(rng.next() == (bound == 3000000000 ? 0x73e49ef55c94cb0dULL : 0x735255e9257cc6a7ULL));
    }
}

TEST_CASE("a bounded draw gives every number equally often") {
    Rng rng(11);
    std::array<int, 7> hits{};
    for (int i = 0; i < 70000; ++i)
        ++hits[rng.below(7U)];
    for (const int count : hits) {
        CHECK(count > 9600);
        CHECK(count < 10400);
    }
}

TEST_CASE("shuffles and draws never change") {
    Rng one(1);
    CHECK(drawn({.from = 24, .drawn = 24}, one) == std::vector<int>{13, 18, 23, 12, 3,  19, 21, 15,
                                                                    4,  20, 7,  1,  17, 11, 0,  16,
                                                                    6,  22, 8,  2,  9,  10, 14, 5});
    Rng two(2);
    auto big = drawn({.from = 200, .drawn = 200}, two);
    big.resize(12);
    CHECK(big == std::vector<int>{118, 150, 119, 153, 65, 72, 146, 149, 56, 147, 74, 93});
    Rng three(3);
    CHECK(drawn({.from = 40, .drawn = 5}, three) == std::vector<int>{4, 28, 25, 5, 11});
    CHECK(drawn({.from = 2, .drawn = 1}, three) == std::vector<int>{1});
    CHECK(drawn({.from = 2, .drawn = 1}, three) == std::vector<int>{0});
    CHECK(drawn({.from = 2, .drawn = 1}, three) == std::vector<int>{1});
    CHECK(drawn({.from = 1, .drawn = 1}, three) == std::vector<int>{0});

    Rng again(1);
    std::array<int, 6> items{10, 11, 12, 13, 14, 15};
    kit::shuffle(std::span<int>(items), again);
    Rng sameStream(1);
    auto order = drawn({.from = 6, .drawn = 6}, sameStream);
    for (std::size_t i = 0; i < items.size(); ++i)
        CHECK(items[i] == 10 + order[i]);
}

TEST_CASE("every order of a small shuffle is equally frequent") {
    Rng rng(12);
    std::map<std::vector<int>, int> orders;
    for (int i = 0; i < 24000; ++i)
        ++orders[drawn({.from = 4, .drawn = 4}, rng)];
    CHECK(orders.size() == 24);
    for (const auto& [order, count] : orders) {
        CHECK(count > 850);
        CHECK(count < 1150);
    }
}

TEST_CASE("an outcome fits its request and reads back from its text") {
    CHECK(rc::check([](std::uint64_t seed) {
        Rng rng(seed);
        const auto from = static_cast<std::uint8_t>(1 + rng.below(200));
        const contract::ChanceRequest request{from, static_cast<std::uint8_t>(1 + rng.below(from))};
        const auto outcome = contract::drawOutcome(request, rng);
        RC_ASSERT(contract::fits(outcome, request));
        const auto parsed = contract::parseChance(contract::chanceText(outcome));
        RC_ASSERT(parsed.has_value());
        RC_ASSERT(*parsed == outcome);
    }));
}

TEST_CASE("an outcome with the wrong length, a number out of range or a repeated number does not fit") {
    const auto outcome = [](const char* text) { return contract::parseChance(text).value(); };
    CHECK(contract::fits(outcome("draw 2 0 1"), {3, 3}));
    CHECK_FALSE(contract::fits(outcome("draw 2 0"), {3, 3}));
    CHECK_FALSE(contract::fits(outcome("draw 2 0 1"), {3, 2}));
    CHECK_FALSE(contract::fits(outcome("draw 3 0 1"), {3, 3}));
    CHECK_FALSE(contract::fits(outcome("draw 1 0 1"), {3, 3}));
}

TEST_CASE("the text of an outcome has exactly one form, and any other is refused") {
    for (const std::string text :
         {"", "draw", "draw ", "draw  1", "draw 1 ", "draw 256", "draw -1", "draw 1,2", "draw 01",
          "draw 1 00", "Draw 1", " draw 1", "draw +1", "draw1"}) {
        CAPTURE(text);
        CHECK_FALSE(contract::parseChance(text).has_value());
    }
    std::string tooLong = "draw";
    for (int i = 0; i < 201; ++i)
        tooLong += " 1";
    CHECK_FALSE(contract::parseChance(tooLong).has_value());
}

TEST_CASE("the hash never changes") {
    const auto hash = [](std::string_view text) { return kit::hashBytes(std::as_bytes(std::span(text))); };
    CHECK(hash("") == 0xe220a8397b1dcdaf);
    CHECK(hash(std::string_view("\0", 1)) == 0x5dc20aa7b2a27137);
    CHECK(hash("a") == 0xc1e5e0204f6dc8c7);
    CHECK(hash("abcdefgh") == 0x8541e568af0bd709);
    CHECK(hash("abcdefghi") == 0xff5cd5c52f88eea4);
    std::array<std::uint8_t, 100> rising{};
    for (std::size_t i = 0; i < rising.size(); ++i)
        rising[i] = static_cast<std::uint8_t>(i);
    CHECK(kit::hashBytes(std::as_bytes(std::span(rising))) == 0x1142def410d2cd85);
}

TEST_CASE("one changed bit changes the hash") {
    CHECK(rc::check([](std::vector<std::uint8_t> bytes, std::size_t at) {
        RC_PRE(!bytes.empty());
        const auto before = kit::hashBytes(std::as_bytes(std::span(bytes)));
        at %= bytes.size() * 8;
        bytes[at / 8] = static_cast<std::uint8_t>(bytes[at / 8] ^ 1U << at % 8);
        RC_ASSERT(kit::hashBytes(std::as_bytes(std::span(bytes))) != before);
    }));
}
