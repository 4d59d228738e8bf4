// SPDX-License-Identifier: MIT
// The journal is the game: the seats, the options, and every move, chance outcome and automatic step.
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

/// The kind of a seat with a person.
inline constexpr std::string_view personKind = "human";
/// Can this kind sit at a table? True for a person and for each of our bots.
[[nodiscard]] bool canSit(std::string_view kind);

/// The player of a seat.
struct SeatRecord {
    std::string name;                           ///< name as shown; always a tidyName
    std::string kind = std::string(personKind); ///< personKind or a bot's kind
    int emblem = 0;                             ///< 0 to 7, for picture and colour

    friend bool operator==(const SeatRecord&, const SeatRecord&) = default;
};

inline constexpr std::size_t longestName = 40; ///< code points
inline constexpr int emblems = 8;

/// A name that a save may hold: invalid UTF-8, control characters and characters that change the text
/// direction become spaces, and names that are too long are cut off.
[[nodiscard]] std::string tidyName(std::string_view name);
/// Could a save hold the name when direction characters were still allowed?
[[nodiscard]] bool isOldName(std::string_view name);

/// Something that everyone at the table has agreed to; it stays in the save for good.
struct Agreement {
    enum class What : std::uint8_t {
        TakeBack,  ///< the seat took back a move and everything after it
        OpenHands, ///< whoever acts has an open hand from now on; has no seat
    };
    std::size_t before = 1; ///< the entry that follows, counted from 1; may be the next one to come
    kit::Seat who = kit::spectator;
    What what = What::TakeBack;

    friend bool operator==(const Agreement&, const Agreement&) = default;
};

/// The most agreements in a save; a save with more is refused.
inline constexpr std::size_t mostAgreements = 600;

/// A change of a seat: a person left or came, a bot took over, or the name changed. The state stays the same,
/// and no undo takes it back.
struct SeatChange {
    std::size_t before = 1; ///< the entry that follows, counted from 1; may be the next one to come
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
    std::vector<SeatRecord> seats;          ///< the current players: statistics count the match for them
    std::string started;                    ///< ISO date and time from whoever starts the match; may be empty
    bool practice = false;                  ///< undo is free
    std::string storybook;                  ///< name of the words that narrate a tale; empty: the game's own
    std::vector<Agreement> agreements = {}; ///< agreements in playing order
    std::vector<SeatChange> seatChanges = {}; ///< changes in playing order
    bool dealtByHand = false;                 ///< some chance outcome was chosen instead of drawn from the
                                              ///< seed
    bool unchecked = false; ///< read from a line without its checksum, so it may have been edited

    friend bool operator==(const Header&, const Header&) = default;
};

/// The players of the seats when this entry, counted from 1, was played.
[[nodiscard]] std::vector<SeatRecord> seatsAt(const Header& header, std::size_t entry);

/// A single event: by a seat, by chance, or by the game itself, which uses chance's seat.
struct Entry {
    kit::Seat who = kit::chanceSeat;
    std::string move;               ///< text as from the game or chance, or contract::automaticText
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
