// SPDX-License-Identifier: MIT
// Reads and writes the first line of a save.
#pragma once

#include "core/match/json_line.h"
#include "core/match/match.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace taletop::match {

/// Turns the clause into a sentence that advises the player to open another file.
[[nodiscard]] kit::Notice openAnother(kit::Notice clause);

/// A header, and what else was found in its line.
struct Opening {
    Header header;
    bool newer = false;      ///< is it from a newer version or newer rules?
    bool sumMissing = false; ///< is the checksum missing, so that edits cannot be detected?
    /// Unknown kinds of bots, each once; the default bot has their seats in `header`.
    std::vector<std::string> strangers = {};
};

/// Reads a save's first line; nullopt if the file is empty.
[[nodiscard]] std::variant<Opening, LoadError> readHeaderLine(const std::optional<Line>& line);

/// The number in `text`, which must contain nothing else.
[[nodiscard]] std::optional<std::uint64_t> wholeNumber(std::string_view text, int base);
/// The number as sixteen hexadecimal digits.
[[nodiscard]] std::string hexOf(std::uint64_t number);

} // namespace taletop::match
