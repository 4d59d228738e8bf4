// SPDX-License-Identifier: MIT
// What bots have made up their minds to do next: the steps of their choices that are still to be made.
#pragma once

#include "core/bots/bot.h"

#include <array>
#include <optional>

namespace taletop::bots {

class Intentions {
public:
    /// `moves`: how many the seat had made when it chose (match::movesOf).
    void keep(kit::Seat seat, std::size_t moves, const contract::AnyDecision& steps);
    /// The step that the seat has chosen as its next, now that it has made `moves`; nothing if it has to
    /// choose anew, as the step is not legal any more or none is left.
    [[nodiscard]] std::optional<contract::AnyMove>
    next(const contract::Game& game, const contract::AnyState& view, kit::Seat seat, std::size_t moves) const;
    /// Moves were taken back: what anybody meant is forgotten.
    void forget() { m_seats = {}; }

private:
    struct Intention {
        std::size_t from = 0;
        contract::AnyDecision steps;
    };
    std::array<Intention, kit::maxSeats> m_seats;
};

} // namespace taletop::bots
