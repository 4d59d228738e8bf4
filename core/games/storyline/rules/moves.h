// SPDX-License-Identifier: MIT
// The moves of a seat, and the notes for the log.
#pragma once

#include "core/kit/fact.h"

#include <array>
#include <cstdint>

namespace taletop::storyline {

/// A move. Its words (a name, a detail) are remarks: see remarks.cpp.
struct Move {
    enum class Kind : std::uint8_t {
        Play,   ///< plays cards from the hand, one for each banner (SL-25, SL-41)
        Choose, ///< chooses a card of each pile (SL-30, SL-43)
        Effect, ///< resolves the token whose face is in cards[0] next (SL-59)
        Cover,  ///< covers one's own token `token` with the Grave (SL-60)
    };
    Kind kind = Kind::Play;
    std::uint8_t token = 0;              ///< Cover: index among one's own tokens, from 1; 0: none
    std::array<std::uint8_t, 2> cards{}; ///< faces, in banner order; 0: none

    friend bool operator==(const Move&, const Move&) = default;
};

/// Values of kit::Fact::key for notes. `seat` is a note's subject, [0] to [2] are its arguments, and faces
/// are kit::Card::face. All notes are public.
enum class Note : std::uint8_t {
    Page,         ///< the Narrator reads narrator card [0] with banners [1], [2] (-1: none) (SL-20)
    Draws,        ///< all others draw from deck [0] (SL-22)
    Plays,        ///< the seat has put a card down (SL-26)
    PassedOver,   ///< the seat has no card to play (SL-24)
    Revealed,     ///< [0] cards of category [1] are revealed; no seat (SL-29)
    Chosen,       ///< the Narrator chooses face [0]: card of seat [1] (SL-30, SL-35)
    Returned,     ///< [0] cards go under deck [1]; no seat (SL-36)
    TheEnd,       ///< the Narrator has read The End (SL-53)
    Covers,       ///< the Grave covers token [0], now worth nothing; [1]: 1 if it is the only number (SL-61)
    GraveIdle,    ///< the Grave finds no number (SL-61)
    Flipped,      ///< the Bones: [0] points; [1]: 1 if resolved automatically (SL-59, SL-62)
    HatDoubles,   ///< the Hat: token [0] now counts [1]; [2]: 1 if resolved automatically (SL-59, SL-63)
    HatBrings,    ///< the Hat draws special token [0]; [1]: 1 if resolved automatically (SL-59, SL-64)
    HatIdle,      ///< the Hat finds the pool empty (SL-65)
    Points,       ///< [0] points with [1] tokens (SL-69)
    Wins,         ///< wins alone with the most points, [0] (SL-70)
    WinsByRose,   ///< a tie at [0] points goes to the Rose (SL-71)
    WinsByTokens, ///< a tie at [0] points goes to the most tokens, [1] (SL-72)
    Shares,       ///< a tie at [0] points and [1] tokens is shared (SL-73)
    WinsFamily,   ///< wins with the most tokens, [0] (SL-74)
    SharesFamily, ///< shares the win with [0] tokens (SL-75)
    Count,
};

/// Records a note that everyone may read.
inline void tell(kit::Facts& facts, Note note, kit::Seat seat, kit::Argument first = {},
                 kit::Argument second = {}, kit::Argument third = {}) {
    facts.note(note, seat, first, second, third);
}

} // namespace taletop::storyline
