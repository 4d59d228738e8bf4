// SPDX-License-Identifier: MIT
// The moves of a seat. Every answer, pass, number and pick is a separate move.
#pragma once

#include <cstdint>

namespace taletop::tailstory {

/// A move. Seats are numbered from 0 as in journals; each copy of a card has its own face.
struct Move {
    enum class Kind : std::uint8_t {
        Choose,      ///< chooses the character `card` (TS-20)
        Play,        ///< action A: plays hand card `card` with the targets `targets` (TS-55)
        DrawDiscard, ///< action B: draws one card and discards one (TS-73)
        Ability, ///< action C: uses the ability, with the targets `targets` and the discard `card` (TS-75)
        Swap,    ///< action D: swaps discards with `targets` (TS-91)
        EndTurn, ///< ends the turn (TS-36)
        Stop,    ///< answers item `number` of the chain with hand card `card` (TS-39)
        Pass,    ///< passes on item `number` of the chain (TS-47)
        Number,  ///< names the number of cards, `number` (TS-14)
        Pick,    ///< picks `card`
        Done,    ///< picks no more cards (TS-62, TS-65, TS-91)
        Use,     ///< uses the bonus (TS-97)
        Decline, ///< declines the bonus (TS-97)
    };
    Kind kind = Kind::EndTurn;
    std::uint8_t card = 0;    ///< a face
    std::uint8_t targets = 0; ///< the seats, as bits
    std::uint8_t number = 0;

    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace taletop::tailstory
