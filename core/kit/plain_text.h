// SPDX-License-Identifier: MIT
// Inspects and tidies text that people have typed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace taletop::kit {

/// The first code point of a text and the number of its bytes; 0 bytes if it is not UTF-8.
struct CodePoint {
    std::uint32_t value = 0;
    std::size_t bytes = 0;
};

/// Decodes the first code point of a text, which must not be empty.
[[nodiscard]] CodePoint firstCodePoint(std::string_view text);

/// Is this a control character? True for U+0000 to U+001F, U+007F to U+009F, and the line ends U+2028 and
/// U+2029.
[[nodiscard]] bool isControl(std::uint32_t codePoint);

/// Does this character change the direction of the text around it? True for the embeddings, overrides and
/// isolates U+202A to U+202E and U+2066 to U+2069.
[[nodiscard]] bool turnsDirection(std::uint32_t codePoint);

/// The number of code points of a UTF-8 text.
[[nodiscard]] std::size_t codePoints(std::string_view text);

/// Returns the text on one line: tabs and line ends become spaces, runs of spaces become one, and spaces at
/// the ends are removed. Returns nullopt if it is not UTF-8, has other control characters, or changes the
/// text direction.
[[nodiscard]] std::optional<std::string> tidyLine(std::string_view text);

} // namespace taletop::kit
