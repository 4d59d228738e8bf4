// SPDX-License-Identifier: MIT
// Text that people typed: what it is made of, and what of it may be shown.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace taletop::kit {

/// The code point that a text begins with, and how many bytes it takes; no bytes: no UTF-8.
struct CodePoint {
    std::uint32_t value = 0;
    std::size_t bytes = 0;
};

/// Of a text that is not empty.
[[nodiscard]] CodePoint firstCodePoint(std::string_view text);

/// U+0000 to U+001F, U+007F to U+009F, and the line ends U+2028 and U+2029.
[[nodiscard]] bool isControl(std::uint32_t codePoint);

/// What turns the direction of the text around it: the embeddings, overrides and isolates U+202A to
/// U+202E and U+2066 to U+2069.
[[nodiscard]] bool turnsDirection(std::uint32_t codePoint);

/// How many code points a text of UTF-8 has.
[[nodiscard]] std::size_t codePoints(std::string_view text);

/// The text on one line: tabs and line ends become spaces, rows of spaces one, and none stay at the
/// ends. Nothing if it is no UTF-8 or holds other control characters or what turns the direction.
[[nodiscard]] std::optional<std::string> tidyLine(std::string_view text);

} // namespace taletop::kit
