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

/// The clause as a sentence, with advice for a file that is not ours.
[[nodiscard]] kit::Notice openAnother(kit::Notice clause);

/// A header and the findings about its line.
struct Opening {
    Header header;
    bool newer = false;      ///< is it from a newer version or newer rules?
    bool sumMissing = false; ///< cannot be checked for edits
    /// Unknown kinds of bots, each once; the default bot has their seats in `header`.
    std::vector<std::string> strangers = {};
};

/// Reads a save's first line; nullopt if the file is empty.
[[nodiscard]] std::variant<Opening, LoadError> readHeaderLine(const std::optional<Line>& line);

/// The number in `text`, which must hold nothing else.
[[nodiscard]] std::optional<std::uint64_t> wholeNumber(std::string_view text, int base);
/// The number as sixteen hexadecimal digits.
[[nodiscard]] std::string hexOf(std::uint64_t number);

} // namespace taletop::match
