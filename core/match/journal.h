// SPDX-License-Identifier: MIT
// The journal is the game: who sat where, under which options, and every move and chance outcome,
// and each step that the game took by itself.
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
/// Can somebody of this kind sit at a table, a person or one of our bots?
[[nodiscard]] bool canSit(std::string_view kind);

/// Who sits in a seat.
struct SeatRecord {
    std::string name;                           ///< as shown; a tidyName
    std::string kind = std::string(personKind); ///< or a bot's
    int emblem = 0;                             ///< 0 to 7: picture and colour

    friend bool operator==(const SeatRecord&, const SeatRecord&) = default;
};

inline constexpr std::size_t longestName = 40; ///< code points
inline constexpr int emblems = 8;

/// A name as a save may hold it: whatever is no UTF-8, a control character or turns the direction of
/// the text around it becomes a space, and what is too long is cut off.
[[nodiscard]] std::string tidyName(std::string_view name);
/// Could saves hold the name, when they could still hold what turns the direction?
[[nodiscard]] bool isOldName(std::string_view name);

/// What everybody at the table has agreed to, for good.
struct Agreement {
    enum class What : std::uint8_t {
        TakeBack,  ///< the seat has taken back a move and all that followed
        OpenHands, ///< the hand of whoever acts is open from now on; of no seat
    };
    std::size_t before = 1; ///< the entry that follows the place now, from 1; also the one to come
    kit::Seat who = kit::spectator;
    What what = What::TakeBack;

    friend bool operator==(const Agreement&, const Agreement&) = default;
};

/// So many are told of; a game in which more are agreed on is none.
inline constexpr std::size_t mostAgreements = 600;

/// A seat has changed hands: a person went or came, a bot plays in their place, a name is another one. That
/// changes nothing of the state, and no undo takes it back.
struct SeatChange {
    std::size_t before = 1; ///< the entry that follows it, from 1; also the one to come
    kit::Seat seat = 0;
    SeatRecord was; ///< who had the seat until then

    friend bool operator==(const SeatChange&, const SeatChange&) = default;
};

/// A header keeps as many, the latest ones.
inline constexpr std::size_t mostSeatChanges = 40;

/// The first line of a save.
struct Header {
    std::string game; ///< id
    int revision = 0; ///< of the rules
    contract::Options options;
    std::uint64_t seed = 0;
    std::vector<SeatRecord> seats; ///< who has them now: statistics count a match as theirs
    std::string started;           ///< ISO date and time, told by whoever starts the match; may be empty
    bool practice = false;         ///< undo is free
    std::string storybook;         ///< the words that a tale is told with, by name; empty: the game's own
    std::vector<Agreement> agreements = {};   ///< in playing order
    std::vector<SeatChange> seatChanges = {}; ///< in playing order
    bool dealtByHand = false;                 ///< some chance is not what the seed draws: somebody chose it
    bool unchecked = false; ///< it was read from a line without its sum: somebody may have changed it

    friend bool operator==(const Header&, const Header&) = default;
};

/// Who had the seats when this entry, from 1, was played.
[[nodiscard]] std::vector<SeatRecord> seatsAt(const Header& header, std::size_t entry);

/// One thing done: by a seat, by chance, or by the game itself, which stands under chance's name.
struct Entry {
    kit::Seat who = kit::chanceSeat;
    std::string move;               ///< in the game's text form, chance's, or contract::automaticText
    std::uint64_t hash = 0;         ///< of the state after it and of the remarks
    contract::Remarks remarks = {}; ///< the words that its player has added

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
