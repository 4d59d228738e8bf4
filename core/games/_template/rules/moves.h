// SPDX-License-Identifier: MIT
// What a seat can do, and what the log is told.
#pragma once

#include <cstdint>

namespace taletop::templategame {

/// A move: what is done, with which card. A game whose moves need different operands takes a
/// std::variant of small structs instead.
struct Move {
    enum class Kind : std::uint8_t {
        Lay,    ///< a card from hand, face down (TM-4)
        Answer, ///< the leader's card with a card from hand, face down (TM-6)
        Pass,   ///< instead of an answer (TM-6)
        Store,  ///< a card from hand: a step of the winner's decision (TM-7)
        Done,   ///< with storing: the commit of the decision (TM-7)
    };
    Kind kind = Kind::Pass;
    std::uint8_t face = 0; ///< 1 to 24; 0 with Pass and Done

    friend bool operator==(const Move&, const Move&) = default;
};

/// What the log is told beside the moves of the cards.
enum class Note : std::uint8_t {
    Round,  ///< a round begins; its number
    Passed, ///< a seat passes
    Takes,  ///< a seat takes the round; with which card
};

} // namespace taletop::templategame
