// SPDX-License-Identifier: MIT
// Seats, numbered from 0 in table order, clockwise.
#pragma once

#include "core/kit/at.h"

#include <bit>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <utility>

namespace taletop::kit {

/// A seat at the table, 0 to 7. Negative values are the special viewers below.
using Seat = std::int8_t;

/// The most seats that any game may have.
inline constexpr int maxSeats = 8;

/// A viewer without a seat: sees only what is public.
inline constexpr Seat spectator = -1;

/// The seat of journal entries that no player makes: shuffles, draws, flips and automatic steps.
inline constexpr Seat chanceSeat = -2;

/// Converts a calculated number to a seat. It may also be one past the last seat or a special viewer.
template <std::integral Number>
[[nodiscard]] constexpr Seat seatAt(Number number) {
    assert(std::cmp_greater_equal(number, chanceSeat) && std::cmp_less_equal(number, maxSeats));
    return static_cast<Seat>(number);
}

/// The seat `steps` to the left of another at a table of `seats`; to its right if `steps` is negative.
[[nodiscard]] constexpr Seat seatBeside(Seat seat, int steps, int seats) {
    return seatAt((seat + steps % seats + seats) % seats);
}

/// A set of seats as a bit mask.
class SeatSet {
public:
    constexpr SeatSet() = default;

    /// The set of the first `count` seats.
    [[nodiscard]] static constexpr SeatSet firstOf(int count) {
        SeatSet set;
        set.m_bits = static_cast<std::uint8_t>(bitOf(count) - 1U);
        return set;
    }

    constexpr void insert(Seat seat) { m_bits = static_cast<std::uint8_t>(m_bits | bitOf(seat)); }
    constexpr void erase(Seat seat) { m_bits = static_cast<std::uint8_t>(m_bits & ~bitOf(seat)); }
    [[nodiscard]] constexpr bool contains(Seat seat) const {
        return seat >= 0 && (m_bits & bitOf(seat)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(m_bits); }
    /// The lowest seat of the set; the set must not be empty.
    [[nodiscard]] constexpr Seat first() const {
        assert(!empty());
        return seatAt(std::countr_zero(m_bits));
    }

    friend constexpr bool operator==(SeatSet, SeatSet) = default;

private:
    std::uint8_t m_bits = 0;
};

} // namespace taletop::kit
