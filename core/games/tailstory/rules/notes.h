// SPDX-License-Identifier: MIT
// The notes that Tail Story adds to the facts, for its log. All notes are public, and each comes before the
// facts that it describes.
#pragma once

#include "core/kit/fact.h"

#include <cstdint>

namespace taletop::tailstory {

/// kit::Fact::key of a note. `seat` is its subject, [0] to [2] are its arguments; faces are kit::Card::face.
enum class Note : std::uint8_t {
    TakesQueue,    ///< [0] queue number (TS-19)
    Chooses,       ///< [0] face of the character (TS-20)
    TurnBegins,    ///< [0] turn, [1] action points (TS-28)
    Plays,         ///< [0] face (TS-55)
    PlaysAt,       ///< [0] face, [1] the target seat (TS-58)
    Acts,          ///< [0] face; the player has made the sound (TS-68)
    DrawsDiscards, ///< action B (TS-73)
    UsesAbility,   ///< [0] face of the character (TS-75)
    AimsAt,        ///< [0] seat: a target of the ability
    Borrows,       ///< [0] face in one's own discard pile (TS-84)
    WantsSwap,     ///< [0] the target seat (TS-91)
    Stops,         ///< [0] face, [1] owner of the item, [2] token of the item (TS-42)
    Passes,        ///< (TS-47)
    IsStopped,     ///< [0] token of the item (TS-50)
    Bribed,        ///< [0] cards drawn, 0 or 1 (TS-52)
    Draws,         ///< [0] number of cards (TS-13)
    Steals,        ///< [0] number of cards, [1] the seat they come from (TS-59)
    Buries,        ///< [0] face, [1] the seat that gets it (TS-62)
    Recycles,      ///< [0] face (TS-65)
    Joins,         ///< [0] number of cards drawn by another player of the same type (TS-71)
    Discards,      ///< [0] face
    Loses,         ///< [0] face (TS-78)
    Sprint,        ///< (TS-80)
    PutsBack,      ///< (TS-82)
    Keeps,         ///< [0] face (TS-87)
    Beam,          ///< [0] the target seat (TS-89)
    Gives,         ///< [0] face, [1] the seat that gets it (TS-91)
    Takes,         ///< [0] face, [1] the seat it comes from (TS-91)
    BonusDraw,     ///< (TS-99)
    Messes,        ///< [0] face, [1] the seat it comes from (TS-100)
    MessesDeck,    ///< [0] number of cards given, 0 or 1, [1] owner of the deck (TS-100)
    Digs,          ///< [0] face (TS-102)
    Declines,      ///< the seat declines its bonus (TS-97)
    Renews,        ///< [0] number of cards (TS-104)
    NoNewDeck,     ///< (TS-110)
    Achieves,      ///< [0] number of the achievement (TS-105)
    TurnsAltered,  ///< [0] face of the character (TS-115)
    LimitFalls,    ///< (TS-117)
    TurnEnds,      ///< (TS-36)
    Wins,          ///< (TS-118)
    Undecided,     ///< [0] turns; no seat (TS-131)
    Count,
};

/// Records a note that everyone may read.
inline void tell(kit::Facts& facts, Note note, kit::Seat seat, kit::Argument first = {},
                 kit::Argument second = {}, kit::Argument third = {}) {
    facts.note(note, seat, first, second, third);
}

} // namespace taletop::tailstory
