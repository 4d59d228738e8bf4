// SPDX-License-Identifier: MIT
// The moves of a seat, and the notes for the log.
#pragma once

#include <cstdint>

namespace taletop::templategame {

/// A move: its kind and its card. A game whose moves need different operands uses a std::variant of small
/// structs instead.
struct Move {
    enum class Kind : std::uint8_t {
        Lay,    ///< plays a card from the hand, face down (TM-4)
        Answer, ///< answers the leader's card with a card from the hand, face down (TM-6)
        Pass,   ///< gives no answer (TM-6)
        Store,  ///< stores a card from the hand: a step of the winner's decision (TM-7)
        Done,   ///< commits the stored cards, which ends the decision (TM-7)
    };
    Kind kind = Kind::Pass;
    std::uint8_t face = 0; ///< face 1 to 24; 0 for Pass and Done

    friend bool operator==(const Move&, const Move&) = default;
};

/// Notes for the log, in addition to the moves of cards.
enum class Note : std::uint8_t {
    Round,  ///< a round begins; has its number
    Passed, ///< a seat passes
    Takes,  ///< a seat takes the round; has the winning card
};

} // namespace taletop::templategame
