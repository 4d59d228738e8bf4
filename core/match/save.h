// SPDX-License-Identifier: MIT
// The text of a save (.taletop): a header line and a line for each journal entry, JSON objects in UTF-8. Does
// no I/O: callers read and write the file.
#pragma once

#include "core/match/match.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace taletop::match {

inline constexpr int saveVersion = 1;

/// The largest save that is read, enough for about a million entries. Nothing else limits the length of a
/// journal, because the rules end a game.
inline constexpr std::size_t largestSave = 64U << 20U; ///< bytes
inline constexpr std::size_t longestLine = 64U << 10U; ///< bytes
/// The part of a file that is enough to read its header.
inline constexpr std::size_t longestHead = longestLine + 2; ///< bytes, with a line break

/// The lines of a save, each with its line break.
[[nodiscard]] std::string headerLine(const contract::Game& game, const Header& header);
[[nodiscard]] std::string entryLine(const Entry& entry, std::size_t number);
[[nodiscard]] std::string saveText(const contract::Game& game, const Journal& journal);

/// The content of a save.
struct Loaded {
    Match match;
    kit::Notice notice;   ///< a sentence for the player if something was dropped or differs, or empty
    bool rewrite = false; ///< the file differs from the match: rewrite it before appending
    /// The match can be viewed but not continued, and its file must never be written: the save is damaged, or
    /// its version or rules are not supported here.
    bool readOnly = false;
    /// Unknown kinds of bots in this save, replaced by the default bot. The match is view-only until a player
    /// accepts the replacement (playOnWithOthers).
    std::vector<std::string> strangers = {};
};
/// Lets the match continue with the default bot in place of unknown ones, if nothing else prevents it.
void playOnWithOthers(Loaded& save);

/// How to treat a save that is damaged before its last line.
enum class Damage : std::uint8_t { Refuse, ShowBefore };

/// Reads a save and replays it. A torn last line (no line break, or incomplete JSON) is dropped with a
/// notice. Any other damage, an unknown game or a refused entry is an error with the line and what to do;
/// with Damage::ShowBefore the match ends before it and is view-only. Chance lost with the torn line is drawn
/// again. Saves of a newer version, or of a revision whose moves our rules refuse, are view-only up to the
/// first unreadable entry. A save that was edited (Header::dealtByHand, Header::unchecked) stays marked
/// permanently, and has a notice unless it is a practice match dealt by hand.
[[nodiscard]] std::variant<Loaded, LoadError> loadSave(std::string_view text, Damage damage = Damage::Refuse);

/// Reads only the header, for lists of saves; if it is from a newer version, only the parts known here. The
/// first longestHead bytes of a file are enough.
[[nodiscard]] std::variant<Header, LoadError> loadHeader(std::string_view text);

} // namespace taletop::match
