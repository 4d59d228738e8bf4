// SPDX-License-Identifier: MIT
#include "core/match/words.h"

#include "core/match/journal.h"

#include <algorithm>
#include <cstdint>

namespace taletop::match {

namespace {

/// The code point that `text` begins with, and how many bytes it takes; no bytes: no UTF-8.
struct CodePoint {
    std::uint32_t value = 0;
    std::size_t bytes = 0;
};

CodePoint firstCodePoint(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t lead = byte(0);
    if (lead < 0x80)
        return {lead, 1};
    const std::size_t bytes = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < bytes)
        return {};
    std::uint32_t value = lead & (0x7FU >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U)
            return {};
        value = value << 6U | (byte(i) & 0x3FU);
    }
    constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    return value < least[bytes] || value > 0x10FFFF || surrogate ? CodePoint{} : CodePoint{value, bytes};
}

bool isControl(std::uint32_t codePoint) {
    return codePoint < 0x20 || (codePoint >= 0x7F && codePoint < 0xA0) || codePoint == 0x2028 ||
           codePoint == 0x2029;
}

} // namespace

std::string tidyName(std::string_view name) {
    std::string tidy;
    for (std::size_t length = 0; !name.empty() && length < longestName; ++length) {
        const CodePoint first = firstCodePoint(name);
        if (first.bytes == 0 || isControl(first.value))
            tidy += ' ';
        else
            tidy += name.substr(0, first.bytes);
        name.remove_prefix(std::max<std::size_t>(first.bytes, 1));
    }
    return tidy;
}

std::string quotable(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string shown(text.substr(0, longest));
    std::ranges::replace_if(
        shown, [](char c) { return c < ' ' || c > '~'; }, '.');
    return text.size() > longest ? shown + "..." : shown;
}

std::string inQuotes(std::string_view text) { return '\'' + quotable(text) + '\''; }

std::string refusalSentence(const ruleset::Game& game, const kit::Refusal& refusal) {
    std::string text = kit::english(game.refusalText(refusal));
    while (text.ends_with('.'))
        text.pop_back();
    return text + " (" + game.ledgerEntry(refusal) + ')';
}

} // namespace taletop::match
