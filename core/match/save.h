// SPDX-License-Identifier: MIT
// The text of a save (.taletop): a header line and one line for each journal entry, JSON objects
// in UTF-8. No I/O here: who holds a file reads and writes it.
#pragma once

#include "core/match/match.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace taletop::match {

inline constexpr int saveVersion = 1;

/// Nothing larger is read. There is room for about a million entries, more than anybody plays, also in
/// a game whose rules know no end. A journal has no bound besides: the rules end a game.
inline constexpr std::size_t largestSave = 64U << 20U; ///< bytes
inline constexpr std::size_t longestLine = 64U << 10U; ///< bytes
/// Whoever wants the header only need not read more of a file's beginning.
inline constexpr std::size_t longestHead = longestLine + 2; ///< bytes, with a line break

/// Lines of a save, each ending in a line break.
[[nodiscard]] std::string headerLine(const contract::Game& game, const Header& header);
[[nodiscard]] std::string entryLine(const Entry& entry, std::size_t number);
[[nodiscard]] std::string saveText(const contract::Game& game, const Journal& journal);

/// What a save holds.
struct Loaded {
    Match match;
    kit::Notice notice;   ///< a sentence for the player if something was dropped or differs, or empty
    bool rewrite = false; ///< the file differs from the match: write it anew before appending to it
    /// The match is to be looked at and not to be played on, and its file never to be written: the
    /// save is of a newer version or of rules that are not played here, or it is damaged.
    bool readOnly = false;
    /// Kinds of bots that sat at this table and are not known here: the standard bot sits in their seats. The
    /// match is to be looked at only, until somebody chooses to play on so (playOnWithOthers).
    std::vector<std::string> strangers = {};
};
/// Plays on with the standard bot in the seats of strangers, if nothing else stands against it.
void playOnWithOthers(Loaded& save);

/// What to do with a save that is damaged before its end.
enum class Damage : std::uint8_t { Refuse, ShowBefore };

/// Reads a save and replays it. A last line that is torn (no line break, or no whole JSON) is
/// dropped with a notice; any other damage, an unknown game or an entry that the rules refuse is an
/// error with the line and what to do, or with Damage::ShowBefore the end of what can be looked at.
/// Chance that the tear cut off is drawn again. What a newer version wrote, or rules of another
/// revision that ours do not follow, is there to be looked at as far as it can be read. A save that
/// was not only played (Header::dealtByHand, Header::unchecked) says so for good, with a notice unless it
/// is practice on dealt cards.
[[nodiscard]] std::variant<Loaded, LoadError> loadSave(std::string_view text, Damage damage = Damage::Refuse);

/// Reads the header only, for lists of saves; also a newer version's as far as it is known here. The
/// first longestHead bytes of a file are enough.
[[nodiscard]] std::variant<Header, LoadError> loadHeader(std::string_view text);

} // namespace taletop::match
