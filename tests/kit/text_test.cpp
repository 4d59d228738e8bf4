// SPDX-License-Identifier: MIT
#include "core/kit/text.h"

#include <doctest/doctest.h>

#include <array>

using namespace taletop::kit;

TEST_CASE("texts are compared by their words, not by their address") {
    const char here[] = "Draw %1.";
    const char there[] = "Draw %1.";
    REQUIRE(static_cast<const void*>(here) != static_cast<const void*>(there));
    CHECK(Text{.context = "a", .source = here}.word(here) ==
          Text{.context = "a", .source = there}.word(there));
    CHECK(Text{.context = "a", .source = here} != Text{.context = "b", .source = here});
    CHECK(Text{.context = "a", .source = here} != Text{.context = "a", .source = "Draw."});
    CHECK(Text{.context = "a", .source = here}.number(1) != Text{.context = "a", .source = here}.number(2));
}

TEST_CASE("arguments appear at their numbers in the sentence, in any order") {
    const std::array<std::string, 2> names{"Anna", "Bela"};
    CHECK(english({"core", "%2 gives %1 to %3"}) == " gives  to ");
    CHECK(english(Text{"core", "%2 gives %1 cards to %3"}.number(-3).seat(1).seat(0), names) ==
          "Bela gives -3 cards to Anna");
    CHECK(english(Text{"core", "%1 and %1"}.word("fox")) == "fox and fox");
    Text eight{"core", "%8%7%6%5%4%3%2%1"};
    for (int i = 1; i <= 8; ++i)
        eight.number(i);
    CHECK(english(eight) == "87654321");
}

TEST_CASE("a seat without a name is called by its number, counted from one") {
    const std::array<std::string, 1> names{"Anna"};
    CHECK(english(Text{"core", "%1 passes"}.seat(2), names) == "seat 3 passes");
    CHECK(english(Text{"core", "%1 passes"}.seat(0)) == "seat 1 passes");
}

TEST_CASE("a plural follows its number") {
    const auto points = [](int count) { return english(Text{"core", "%n point(s)"}.plural(count)); };
    CHECK(points(0) == "0 points");
    CHECK(points(1) == "1 point");
    CHECK(points(2) == "2 points");
    CHECK(english({"core", "card(s)"}) == "card(s)");
}

TEST_CASE("a % without a placeholder's number is kept") {
    CHECK(english({"core", "100%"}) == "100%");
    CHECK(english({"core", "%9 %0 %%"}) == "%9 %0 %%");
    CHECK(Text{}.empty());
    CHECK_FALSE(Text{"core", "x"}.empty());
}

TEST_CASE("a %2 inside an argument is not replaced") {
    CHECK(english(Text{"core", "%1 %2"}.word("%2").word("b")) == "%2 b");
}
