// SPDX-License-Identifier: MIT
// The notes that Paper Tales adds to the facts, for its log. A note whose name ends in "Part" has one number
// of a sum and comes before the note with the sum.
#pragma once

#include "core/kit/fact.h"

#include <cstdint>

namespace taletop::papertales {

/// kit::Fact::key of a note. `seat` is its subject, [0] to [2] are its arguments, faces are kit::Card::face.
/// All notes are public, and each comes before the facts that it describes.
enum class Note : std::uint8_t {
    TurnBegins,      ///< [0] turn; no seat (PT-22)
    Deals,           ///< [0] cards of each pack; no seat (PT-29)
    Refills,         ///< [0] cards of the discard pile shuffled; no seat (PT-35)
    DraftEnds,       ///< no seat (PT-34)
    PlansOpen,       ///< no seat (PT-39)
    DiscardsUnit,    ///< [0] face of a Unit in play (PT-40)
    MovesUnit,       ///< [0] face, [1] from spot, [2] to spot (PT-41)
    Deploys,         ///< [0] face, [1] spot (PT-38)
    DiscardsHand,    ///< [0] number of cards (PT-43)
    KeepsCard,       ///< (PT-42)
    Pays,            ///< [0] Gold for [1] Units; negative: the seat gets it (PT-44)
    CannotPay,       ///< [0] face (PT-47)
    SearchPasses,    ///< [0] face drawn and discarded (PT-109)
    Shifts,          ///< [0] face that leaves, [1] face that comes (PT-109)
    SearchFails,     ///< [0] face that stays (PT-37)
    GetsTokens,      ///< [0] face of the Unit, [1] tokens, [2] face of the cause
    Raises,          ///< [0] face of the Building (PT-90)
    LosesPoints,     ///< [0] points, [1] face of the cause (PT-93)
    StrengthPart,    ///< [0] strength, [1] face (PT-52)
    Strength,        ///< [0] sum (PT-52)
    WarWon,          ///< [0] the other seat, [1] own strength, [2] the other's (PT-55)
    WarTied,         ///< the same; both win
    WarWonTwice,     ///< the same; two players (PT-56)
    WarPointsPart,   ///< [0] points, [1] face, 0: the Wars themselves; [2] Wars won
    WarGoldPart,     ///< [0] Gold, [1] face (PT-106)
    WarPoints,       ///< [0] sum of points, [1] Wars won (PT-60)
    IncomePart,      ///< [0] Gold, [1] face, 0: basic income (PT-61)
    Income,          ///< [0] sum
    Builds,          ///< [0] face, [1] level, [2] Gold paid (PT-64)
    Upgrades,        ///< [0] face, [1] Gold paid (PT-68)
    BuildsNothing,   ///< (PT-63)
    Saves,           ///< [0] face (PT-75)
    Dies,            ///< [0] face, [1] tokens (PT-73)
    DeathPointsPart, ///< [0] points, [1] face (PT-76)
    DeathGoldPart,   ///< [0] Gold, [1] face (PT-76)
    DeathPoints,     ///< [0] sum, [1] points now, after the floor of 0 (PT-27)
    GrowOlder,       ///< [0] number of Units that get an Age token (PT-74)
    GameEnds,        ///< no seat (PT-119)
    FinalPart,       ///< [0] points, [1] face (PT-120)
    Final,           ///< [0] total, [1] Gold (PT-120)
    Wins,            ///< [0] total, [1] number of winners (PT-121, PT-122)
    Count,
};

/// Records a note that everyone may read.
inline void tell(kit::Facts& facts, Note note, kit::Seat seat, kit::Argument first = {},
                 kit::Argument second = {}, kit::Argument third = {}) {
    facts.note(note, seat, first, second, third);
}

} // namespace taletop::papertales
