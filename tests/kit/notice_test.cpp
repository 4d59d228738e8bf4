// SPDX-License-Identifier: MIT
#include "core/kit/notice.h"

#include <doctest/doctest.h>

using namespace taletop::kit;

namespace {

/// Translates each source to itself in square brackets, followed by its plural number.
std::string bracketed(const Notice& notice) {
    return notice.said([](const char* context, const char* source, int count) {
        return std::string(context) + '[' + source + ']' + (count < 0 ? "" : std::to_string(count));
    });
}

} // namespace

TEST_CASE("each clause of a notice is translated from a source of its own") {
    const Notice clause("files", "'%1' is too long", {std::string("na%1me")});
    const Notice whole("files", "line %2: %1", {clause, 14});
    CHECK(english(whole) == "line 14: 'na%1me' is too long");
    CHECK(bracketed(whole) == "files[line 14: files['na%1me' is too long]]");
    CHECK(whole != clause);
    CHECK(whole == Notice("files", "line %2: %1", {clause, 14}));
    CHECK(whole != Notice("files", "line %2: %1", {clause, 15}));
}

TEST_CASE("a game's text becomes a notice with its seats, numbers and words") {
    const Text text = Text{"game", "%1 draws %2 of %3: %n card(s)"}.seat(1).word("fox").number(7).plural(2);
    CHECK(english(Notice(text)) == "seat 2 draws fox of 7: 2 cards");
    CHECK(bracketed(Notice(text)) == "game[core[seat 2] draws game[fox] of 7: 2 cards]2");
    CHECK(english(Notice(Text{"game", "%n card(s)"}.plural(1))) == "1 card");
}

TEST_CASE("an empty notice has no words, and a % without an argument is kept") {
    CHECK(Notice().empty());
    CHECK(Notice(std::string()).empty());
    CHECK_FALSE(Notice(0).empty());
    CHECK(english(Notice()).empty());
    CHECK(english(Notice("files", "100 % of %1, %2 and %0", {std::string("it")})) ==
          "100 % of it, %2 and %0");
    CHECK(english(Notice("files", "card(s) %n")) == "card(s) %n");
}
