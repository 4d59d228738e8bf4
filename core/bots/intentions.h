// SPDX-License-Identifier: MIT
// The remaining steps of decisions that bots have made.
#pragma once

#include "core/bots/bot.h"

#include <array>
#include <optional>

namespace taletop::bots {

class Intentions {
public:
    /// Keeps the steps; `moves` is the number of moves that the seat had made when it chose (match::movesOf).
    void keep(kit::Seat seat, std::size_t moves, const contract::AnyDecision& steps);
    /// The next step that the seat has chosen, given that it has made `moves` moves; nullopt if it must
    /// choose again because that step is no longer legal or none is left.
    [[nodiscard]] std::optional<contract::AnyMove>
    next(const contract::Game& game, const contract::AnyState& view, kit::Seat seat, std::size_t moves) const;
    /// Forgets all steps, because moves were taken back.
    void forget() { m_seats = {}; }

private:
    struct Intention {
        std::size_t from = 0;
        contract::AnyDecision steps;
    };
    std::array<Intention, kit::maxSeats> m_seats;
};

} // namespace taletop::bots
