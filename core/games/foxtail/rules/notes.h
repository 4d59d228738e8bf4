// SPDX-License-Identifier: MIT
// The notes that Foxtail adds to the facts, for its log.
#pragma once

#include "core/kit/fact.h"

#include <cstdint>

namespace taletop::foxtail {

/// kit::Fact::key of a note. `seat` is its subject (spectator: nobody), [0] to [2] are its arguments.
/// Everyone may read all notes; each comes before the facts that it describes.
enum class Note : std::uint8_t {
    DeckReady,     ///< the deck is complete; [0] cards in it, [1] bits set aside (FT-12 to FT-14)
    TurnBegins,    ///< [0] turn (FT-15)
    ChoosesDraw,   ///< seat; all have chosen (FT-17)
    ChoosesBrush,  ///< seat; all have chosen (FT-17)
    DrawsBit,      ///< seat; [0] face of the bit (FT-20)
    DrawsTip,      ///< seat; [0] finishing turn, [1] bits in the tail (FT-24)
    LaysFirstBit,  ///< seat; [0] face of the bit (FT-22)
    LinksBit,      ///< seat; [0] link, [1] the joined number of the bit before, [2] of the new bit (FT-29)
    LosesJoin,     ///< seat, after LinksBit; [0] link that was lost, [1] the new link (FT-35)
    Brushes,       ///< seat; [0] links that changed, [1] tail points before, [2] own points after (FT-41)
    TailsComplete, ///< play is over; [0] last turn (FT-27)
    VotesFor,      ///< seat; [0] the seat that gets its point (FT-62)
    Wins,          ///< seat; [0] total, [1] number of winners; solo: [1] is 0 (FT-64, FT-66)
};

/// Records a note that everyone may read.
inline void note(kit::Facts& facts, Note note, kit::Seat seat, kit::Argument first = {},
                 kit::Argument second = {}, kit::Argument third = {}) {
    facts.note(note, seat, first, second, third);
}

} // namespace taletop::foxtail
