// SPDX-License-Identifier: MIT
// The text of a save (.taletop): a header line and one line for each journal entry, JSON objects
// in UTF-8. No I/O here: who holds a file reads and writes it.
#pragma once

#include "core/match/match.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

namespace taletop::match {

inline constexpr int saveVersion = 1;

/// Nothing larger is read.
inline constexpr std::size_t largestSave = 16U << 20U; ///< bytes
inline constexpr std::size_t longestLine = 64U << 10U; ///< bytes

/// Lines of a save, each ending in a line break.
[[nodiscard]] std::string headerLine(const ruleset::Game& game, const Header& header);
[[nodiscard]] std::string entryLine(const Entry& entry, std::size_t number);
[[nodiscard]] std::string saveText(const ruleset::Game& game, const Journal& journal);

/// What a save holds.
struct Loaded {
    Match match;
    std::string notice;   ///< a sentence for the player if something was dropped or differs, or empty
    bool rewrite = false; ///< the file differs from the match: write it anew before appending to it
};

/// Reads a save and replays it. A last line that is torn (no line break, or no whole JSON) is
/// dropped with a notice; any other damage, an unknown game or version, or an entry that the rules
/// refuse is an error with the line and what to do. Chance that the tear cut off is drawn again.
[[nodiscard]] std::variant<Loaded, LoadError> loadSave(std::string_view text);

/// Reads the header only, for lists of saves.
[[nodiscard]] std::variant<Header, LoadError> loadHeader(std::string_view text);

} // namespace taletop::match
