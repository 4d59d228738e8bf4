// SPDX-License-Identifier: MIT
#include "core/kit/plain_text.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

using namespace taletop::kit;

TEST_CASE("UTF-8 is decoded into code points, and broken UTF-8 is recognized") {
    for (const auto& [text, value, bytes] : {std::tuple{"a", 0x61U, 1U},
                                             {"\xC3\xA9", 0xE9U, 2U},
                                             {"\xE0\xB8\x9C", 0xE1CU, 3U},
                                             {"\xF0\x9F\x91\xBB", 0x1F47BU, 4U}}) {
        CHECK(firstCodePoint(text).value == value);
        CHECK(firstCodePoint(text).bytes == bytes);
        CHECK(codePoints(text) == 1);
    }
    // A cut sequence, an overlong form, a surrogate, a too large number, and a lone continuation byte.
    for (const char* broken :
         {"\xC3", "\xC0\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\x80", "\xFF", "\xE0\x80\x80"})
        CHECK(firstCodePoint(broken).bytes == 0);
}

TEST_CASE("a line loses spare white space, and is refused if it has characters that cannot be printed") {
    CHECK(tidyLine("  Old \t\r\n Cornelius ") == "Old Cornelius");
    CHECK(tidyLine("") == "");
    CHECK(tidyLine(" \n ") == "");
    CHECK(tidyLine("<b>{x}</b>") == "<b>{x}</b>");
    for (const char* bad :
         {"\x01", "a\x1B[0m", "\x7F", "\xC2\x80", "\xC2\x9F", "\xE2\x80\xA8", "\xE2\x80\xA9", "\xE2\x80\xAA",
          "\xE2\x80\xAE", "\xE2\x81\xA6", "\xE2\x81\xA9", "\xC3"})
        CHECK_FALSE(tidyLine(bad).has_value());
    CHECK(tidyLine("\xE2\x80\x8D") == "\xE2\x80\x8D"); // a joiner, which emoji need, is kept
}

TEST_CASE("tidying a tidy line changes nothing, whatever the bytes") {
    CHECK(rc::check("tidyLine", [](const std::string& text) {
        const auto once = tidyLine(text);
        if (once)
            RC_ASSERT(tidyLine(*once) == once);
    }));
}
