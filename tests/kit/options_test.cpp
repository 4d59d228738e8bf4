// SPDX-License-Identifier: MIT
#include "core/contract/info.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::contract;

namespace {

constexpr std::array<const char*, 3> seasons{"spring", "summer", "autumn"};
constexpr std::array<OptionInfo, 3> options{{
    {.key = "rounds", .label = {}, .explanation = {}, .least = 2, .most = 6, .standard = 4},
    {.key = "open", .label = {}, .explanation = {}, .least = 0, .most = 1, .standard = 1},
    {.key = "season",
     .label = {},
     .explanation = {},
     .least = 1,
     .most = 3,
     .standard = 3,
     .values = seasons},
}};
const GameInfo info{.id = "sheet",
                    .ledger = "SH",
                    .title = {},
                    .tagline = {},
                    .credits = {},
                    .seatsLeast = 2,
                    .seatsMost = 4,
                    .minutes = 1,
                    .revision = 1,
                    .longestMoves = 1,
                    .options = options,
                    .faceNames = {}};

int valueAfter(std::size_t option, const char* key, const char* text) {
    Options sheet = standardOptions(info, 2);
    const auto error = setOption(info, sheet, key, text);
    CHECK_MESSAGE(!error, kit::english(error.value_or(kit::Notice())));
    return sheet.values[option];
}

std::string errorOf(const char* key, const char* text) {
    Options sheet = standardOptions(info, 2);
    const auto error = setOption(info, sheet, key, text);
    CHECK(sheet == standardOptions(info, 2)); // a refused value changes nothing
    return error ? kit::english(*error) : "no error";
}

} // namespace

TEST_CASE("a new sheet has the default values") {
    const Options sheet = standardOptions(info, 3);
    CHECK(sheet.seats == 3);
    CHECK(sheet.values[0] == 4);
    CHECK(sheet.values[1] == 1);
    CHECK(sheet.values[2] == 3);
    CHECK_FALSE(checkOptions(info, sheet));
}

TEST_CASE("a value may be set by number, by on or off, or by name") {
    CHECK(valueAfter(0, "rounds", "2") == 2);
    CHECK(valueAfter(0, "rounds", "6") == 6);
    CHECK(valueAfter(1, "open", "off") == 0);
    CHECK(valueAfter(1, "open", "false") == 0);
    CHECK(valueAfter(1, "open", "on") == 1);
    CHECK(valueAfter(1, "open", "true") == 1);
    CHECK(valueAfter(1, "open", "0") == 0);
    CHECK(valueAfter(2, "season", "spring") == 1);
    CHECK(valueAfter(2, "season", "autumn") == 3);
    CHECK(valueAfter(2, "season", "2") == 2);
}

TEST_CASE("setting an option to the text of a value gives that value back") {
    for (std::size_t i = 0; i < options.size(); ++i)
        for (int value = options[i].least; value <= options[i].most; ++value)
            CHECK(valueAfter(i, options[i].key, optionValueText(options[i], value).c_str()) == value);
    CHECK(optionValueText(options[2], 2) == "summer");
    CHECK(optionValueText(options[0], 5) == "5");
}

TEST_CASE("a refused option or value is answered with those that are allowed") {
    CHECK(errorOf("round", "4") == "sheet has no option 'round'; it has: rounds, open, season");
    CHECK(errorOf("", "4") == "sheet has no option ''; it has: rounds, open, season");
    CHECK(errorOf("rounds", "7") == "option rounds cannot be '7'; allowed: 2 to 6");
    CHECK(errorOf("season", "winter") == "option season cannot be 'winter'; allowed: spring, summer, autumn");
    for (const char* text : {"1", "-4", "", "4x", " 4", "4.0", "on", "99999999999999"}) {
        CAPTURE(text);
        CHECK(errorOf("rounds", text) != "no error");
    }
    CHECK(errorOf("open", "2") != "no error");
    CHECK(errorOf("open", "yes") != "no error");
    CHECK(errorOf("season", "0") != "no error");
}

TEST_CASE("a sheet with the wrong seats or a value out of bounds is refused") {
    CHECK(english(checkOptions(info, standardOptions(info, 1)).value()) ==
          "sheet is for 2 to 4 seats, not 1");
    CHECK(english(checkOptions(info, standardOptions(info, 5)).value()) ==
          "sheet is for 2 to 4 seats, not 5");
    Options sheet = standardOptions(info, 2);
    sheet.values[0] = 7;
    CHECK(english(checkOptions(info, sheet).value()) == "option rounds cannot be 7; allowed: 2 to 6");
    sheet.values[0] = 1;
    CHECK(checkOptions(info, sheet).has_value());
}
