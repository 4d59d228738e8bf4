// SPDX-License-Identifier: MIT
// The journal, which fully describes a match: its seats and options, and every move, chance outcome and
// automatic step.
#pragma once

#include "core/contract/info.h"
#include "core/contract/remark.h"
#include "core/kit/seat.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace taletop::match {

/// The kind of a seat that a person plays.
inline constexpr std::string_view personKind = "human";
/// Can this kind sit at a table? True for a person and for each of our bots.
[[nodiscard]] bool canSit(std::string_view kind);

/// The player of a seat.
struct SeatRecord {
    std::string name;                           ///< displayed name, tidied by tidyName
    std::string kind = std::string(personKind); ///< personKind or a bot's kind
    int emblem = 0;                             ///< 0 to 7, for picture and colour

    friend bool operator==(const SeatRecord&, const SeatRecord&) = default;
};

inline constexpr std::size_t longestName = 40; ///< code points
inline constexpr int emblems = 8;

/// Returns the name in the form that saves allow: invalid UTF-8, control characters and characters that
/// change the text direction become spaces, and names that are too long are truncated.
[[nodiscard]] std::string tidyName(std::string_view name);
/// Was this name allowed in older saves, which could contain direction characters?
[[nodiscard]] bool isOldName(std::string_view name);

/// Something that everyone at the table has agreed to. It stays in the save permanently.
struct Agreement {
    enum class What : std::uint8_t {
        TakeBack,  ///< the seat took back a move and everything after it
        OpenHands, ///< the acting seat plays with an open hand from now on; `who` is not used
    };
    std::size_t before = 1; ///< number of the entry that follows, from 1; may not exist yet
    kit::Seat who = kit::spectator;
    What what = What::TakeBack;

    friend bool operator==(const Agreement&, const Agreement&) = default;
};

/// The most agreements in a save; a save with more is refused.
inline constexpr std::size_t mostAgreements = 600;

/// A change of a seat's player: a person left or arrived, a bot took over, or the name changed. It does not
/// affect the state, and undo does not revert it.
struct SeatChange {
    std::size_t before = 1; ///< number of the entry that follows, from 1; may not exist yet
    kit::Seat seat = 0;
    SeatRecord was; ///< the previous player of the seat

    friend bool operator==(const SeatChange&, const SeatChange&) = default;
};

/// The most changes in a header; it keeps the latest ones.
inline constexpr std::size_t mostSeatChanges = 40;

/// The first line of a save.
struct Header {
    std::string game; ///< id of the game
    int revision = 0; ///< revision of the rules
    contract::Options options;
    std::uint64_t seed = 0;
    std::vector<SeatRecord> seats; ///< the current players, for whom statistics count the match
    std::string started;   ///< ISO date and time, set by the caller that starts the match; may be empty
    bool practice = false; ///< undo is always allowed
    std::string storybook; ///< name of the storybook; empty for the game's own
    std::vector<Agreement> agreements = {};   ///< agreements in playing order
    std::vector<SeatChange> seatChanges = {}; ///< changes in playing order
    bool dealtByHand = false;                 ///< some chance outcome was chosen instead of drawn from the
                                              ///< seed
    bool unchecked = false; ///< read from a line without its checksum, so it may have been edited

    friend bool operator==(const Header&, const Header&) = default;
};

/// The players of all seats when entry number `entry`, from 1, was played.
[[nodiscard]] std::vector<SeatRecord> seatsAt(const Header& header, std::size_t entry);

/// One event of a match: a seat's move, a chance outcome or an automatic step. The last two have chanceSeat.
struct Entry {
    kit::Seat who = kit::chanceSeat;
    std::string move;               ///< from Game::moveText or chanceText, or automaticText
    std::uint64_t hash = 0;         ///< hash of the state after it and of the remarks
    contract::Remarks remarks = {}; ///< words that the player added

    friend bool operator==(const Entry&, const Entry&) = default;
};

struct Journal {
    Header header;
    std::vector<Entry> entries;

    friend bool operator==(const Journal&, const Journal&) = default;
};

/// The number of this seat's entries in the journal (kit::chanceSeat: those of chance).
[[nodiscard]] std::size_t movesOf(const Journal& journal, kit::Seat who);

} // namespace taletop::match
