// SPDX-License-Identifier: MIT
#include "core/kit/plain_text.h"

namespace taletop::kit {

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

bool turnsDirection(std::uint32_t codePoint) {
    return (codePoint >= 0x202A && codePoint <= 0x202E) || (codePoint >= 0x2066 && codePoint <= 0x2069);
}

std::size_t codePoints(std::string_view text) {
    std::size_t count = 0;
    for (const char byte : text)
        count += (static_cast<std::uint8_t>(byte) & 0xC0U) != 0x80U ? 1U : 0U;
    return count;
}

std::optional<std::string> tidyLine(std::string_view text) {
    std::string tidy;
    bool space = false;
    while (!text.empty()) {
        const CodePoint first = firstCodePoint(text);
        const bool blank =
            first.value == ' ' || first.value == '\t' || first.value == '\n' || first.value == '\r';
        if (first.bytes == 0 || turnsDirection(first.value) || (!blank && isControl(first.value)))
            return std::nullopt;
        if (!blank) {
            if (space && !tidy.empty())
                tidy += ' ';
            tidy.append(text.substr(0, first.bytes));
        }
        space = blank;
        text.remove_prefix(first.bytes);
    }
    return tidy;
}

} // namespace taletop::kit
