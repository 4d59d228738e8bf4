// SPDX-License-Identifier: MIT
// The first line of a save, read and written.
#pragma once

#include "core/match/json_line.h"
#include "core/match/match.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace taletop::match {

/// A clause as a sentence, and what to do about a file that is none of ours.
[[nodiscard]] kit::Notice openAnother(kit::Notice clause);

/// A header, and what is to be known of its line.
struct Opening {
    Header header;
    bool newer = false;      ///< a newer version or newer rules wrote it
    bool sumMissing = false; ///< nobody can tell whether it is the line that was saved
    /// Kinds of bots that are not known here, each once; the standard bot has their seats in `header`.
    std::vector<std::string> strangers = {};
};

/// Reads a save's first line; nothing: the file is empty.
[[nodiscard]] std::variant<Opening, LoadError> readHeaderLine(const std::optional<Line>& line);

/// A number that `text` holds and nothing else.
[[nodiscard]] std::optional<std::uint64_t> wholeNumber(std::string_view text, int base);
/// Sixteen hexadecimal digits.
[[nodiscard]] std::string hexOf(std::uint64_t number);

} // namespace taletop::match
