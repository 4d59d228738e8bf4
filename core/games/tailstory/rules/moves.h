// SPDX-License-Identifier: MIT
// The moves of a seat. Every answer, pass, number and pick is a separate move.
#pragma once

#include <cstdint>

namespace taletop::tailstory {

/// A move. Seats are numbered from 0 as in journals; each copy of a card has its own face.
struct Move {
    enum class Kind : std::uint8_t {
        Choose,      ///< the character `card` (TS-20)
        Play,        ///< action A with hand card `card` and targets `targets` (TS-55)
        DrawDiscard, ///< action B (TS-73)
        Ability,     ///< action C with targets `targets` and discard `card` (TS-75)
        Swap,        ///< action D with `targets` (TS-91)
        EndTurn,     ///< TS-36
        Stop,        ///< hand card `card` onto item `number` of the chain (TS-39)
        Pass,        ///< pass on item `number` of the chain (TS-47)
        Number,      ///< `number` cards (TS-14)
        Pick,        ///< `card`
        Done,        ///< no more picks (TS-62, TS-65, TS-91)
        Use,         ///< the bonus (TS-97)
        Decline,     ///< the bonus
    };
    Kind kind = Kind::EndTurn;
    std::uint8_t card = 0;    ///< a face
    std::uint8_t targets = 0; ///< the seats, as bits
    std::uint8_t number = 0;

    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace taletop::tailstory
