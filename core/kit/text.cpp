// SPDX-License-Identifier: MIT
#include "core/kit/text.h"

#include <cassert>
#include <string_view>

namespace taletop::kit {

namespace {

std::string argumentInEnglish(const TextArgument& argument, std::span<const std::string> seatNames) {
    switch (argument.kind) {
    case TextArgument::Kind::Number:
        return std::to_string(argument.value);
    case TextArgument::Kind::SeatName:
        if (argument.value >= 0 && static_cast<std::size_t>(argument.value) < seatNames.size())
            return seatNames[static_cast<std::size_t>(argument.value)];
        return "seat " + std::to_string(argument.value + 1);
    case TextArgument::Kind::Word:
        return argument.word;
    case TextArgument::Kind::None:
        break;
    }
    return {};
}

} // namespace

Text& Text::number(int value) { return append({.kind = TextArgument::Kind::Number, .value = value}); }

Text& Text::seat(Seat seat) { return append({.kind = TextArgument::Kind::SeatName, .value = seat}); }

Text& Text::word(const char* wordSource) {
    return append({.kind = TextArgument::Kind::Word, .word = wordSource});
}

Text& Text::plural(int number) {
    assert(number >= 0);
    count = number;
    return *this;
}

Text& Text::append(TextArgument argument) {
    for (TextArgument& slot : arguments) {
        if (slot.kind == TextArgument::Kind::None) {
            slot = argument;
            return *this;
        }
    }
    assert(false && "a sentence takes at most maxArguments arguments");
    return *this;
}

std::string english(const Text& text, std::span<const std::string> seatNames) {
    std::string result;
    const std::string_view source = text.source;
    for (std::size_t i = 0; i < source.size(); ++i) {
        const char next = i + 1 < source.size() ? source[i + 1] : '\0';
        const TextArgument* argument = source[i] == '%' ? text.argument(next - '0') : nullptr;
        if (argument != nullptr) {
            result += argumentInEnglish(*argument, seatNames);
            ++i;
        } else if (source[i] == '%' && next == 'n') {
            result += std::to_string(text.count);
            ++i;
        } else if (source.substr(i, 3) == "(s)" && text.count >= 0) {
            if (text.count != 1)
                result += 's';
            i += 2;
        } else {
            result += source[i];
        }
    }
    return result;
}

} // namespace taletop::kit
