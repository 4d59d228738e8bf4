// SPDX-License-Identifier: MIT
// Sentences of the core: an English source text with arguments. The user interface translates the source and
// fills in the arguments.
#pragma once

#include "core/kit/seat.h"

#include <array>
#include <span>
#include <string>
#include <string_view>

/// Marks a user-visible source text for the translation tools: TALETOP_TEXT("foxtail", "...").
/// The context is the game's id, or "core".
#define TALETOP_TEXT(context, source) source
/// Marks a source text with %n, which has a translation for each plural form of a language.
#define TALETOP_PLURAL(context, source) source

namespace taletop::kit {

/// Are two literals equal? Compares their characters, not their addresses.
[[nodiscard]] constexpr bool sameWords(std::string_view a, std::string_view b) { return a == b; }

/// One argument of a sentence.
struct TextArgument {
    enum class Kind : std::uint8_t {
        None,
        Number,   ///< a number, printed in the reader's locale
        SeatName, ///< the name of the seat `value`
        Word,     ///< a word that is a source text of the same context
    };
    Kind kind = Kind::None;
    int value = 0;
    const char* word = "";

    friend bool operator==(const TextArgument& a, const TextArgument& b) {
        return a.kind == b.kind && a.value == b.value && sameWords(a.word, b.word);
    }
};

/// The most arguments of a sentence; each is named by one digit.
inline constexpr std::size_t maxArguments = 8;

/// A sentence. `source` holds %1 to %8 for the arguments and, with a count, %n.
struct Text {
    const char* context = "";
    const char* source = "";
    std::array<TextArgument, maxArguments> arguments{};
    int count = -1; ///< the number that selects the plural form; -1: none

    [[nodiscard]] bool empty() const { return *source == '\0'; }
    /// The argument for the digit, or nullptr if the digit is not %1 to %8.
    [[nodiscard]] const TextArgument* argument(int digit) const {
        const bool known = digit >= 1 && digit <= static_cast<int>(maxArguments);
        return known ? &arguments[static_cast<std::size_t>(digit - 1)] : nullptr;
    }

    /// Appends an argument. A sentence has at most maxArguments of them.
    Text& number(int value);
    Text& seat(Seat seat);
    Text& word(const char* source);
    /// Sets the number for %n and the plural form; it must not be negative.
    Text& plural(int number);

    friend bool operator==(const Text& a, const Text& b) {
        return sameWords(a.context, b.context) && sameWords(a.source, b.source) &&
               a.arguments == b.arguments && a.count == b.count;
    }

private:
    Text& append(TextArgument argument);
};

/// The sentence in English; seats beyond `seatNames` are called "seat 3". An English source writes "(s)"
/// after %n, so that it suits any number.
[[nodiscard]] std::string english(const Text& text, std::span<const std::string> seatNames = {});

} // namespace taletop::kit
