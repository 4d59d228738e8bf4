// SPDX-License-Identifier: MIT
// The journal is the game: who sat where, under which options, and every move and chance outcome.
#pragma once

#include "core/kit/seat.h"
#include "core/ruleset/info.h"
#include "core/ruleset/remark.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace taletop::match {

/// Who sits in a seat.
struct SeatRecord {
    std::string name;           ///< as shown; UTF-8, at most 40 code points, no control characters
    std::string kind = "human"; ///< "human", "random" or "casual"
    int emblem = 0;             ///< 0 to 7: picture and colour

    friend bool operator==(const SeatRecord&, const SeatRecord&) = default;
};

inline constexpr std::size_t longestName = 40; ///< code points
inline constexpr int emblems = 8;

/// A name as a save may hold it: whatever is no UTF-8 or a control character becomes a space, and
/// what is too long is cut off.
[[nodiscard]] std::string tidyName(std::string_view name);

/// A seat has taken back a move and all that followed, because the table let it.
struct TakeBack {
    std::size_t before = 1; ///< the entry that follows the place now, from 1; also the one to come
    kit::Seat who = 0;

    friend bool operator==(const TakeBack&, const TakeBack&) = default;
};

/// So many are told of; a game in which more are agreed on is none.
inline constexpr std::size_t mostTakeBacks = 1000;

/// The first line of a save.
struct Header {
    std::string game; ///< id
    int revision = 0; ///< of the rules
    ruleset::Options options;
    std::uint64_t seed = 0;
    std::vector<SeatRecord> seats;
    std::string started;   ///< ISO date and time, told by whoever starts the match; may be empty
    bool practice = false; ///< undo is free
    std::string storybook; ///< the words that a tale is told with, by name; empty: the game's own
    std::vector<TakeBack> takeBacks = {}; ///< in playing order
    bool dealtByHand = false;             ///< some chance is not what the seed draws: somebody chose it
    bool unchecked = false; ///< it was read from a line without its sum: somebody may have changed it

    friend bool operator==(const Header&, const Header&) = default;
};

/// One thing done: by a seat, or by chance.
struct Entry {
    kit::Seat who = kit::chanceSeat;
    std::string move;              ///< in the game's text form, or chance's
    std::uint64_t hash = 0;        ///< of the state after it and of the remarks
    ruleset::Remarks remarks = {}; ///< the words that its player has added

    friend bool operator==(const Entry&, const Entry&) = default;
};

struct Journal {
    Header header;
    std::vector<Entry> entries;

    friend bool operator==(const Journal&, const Journal&) = default;
};

/// How many entries of the journal are this seat's (kit::chanceSeat: chance's).
[[nodiscard]] std::size_t movesOf(const Journal& journal, kit::Seat who);

} // namespace taletop::match
