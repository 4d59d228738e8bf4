// SPDX-License-Identifier: MIT
// The parts of whyNot. Each is called only if the seat has the matching task.
#pragma once

#include "core/games/papertales/rules/rules.h"

namespace taletop::papertales {

/// An optional refusal, packed into one number. whyNot runs for every candidate, and passing an optional
/// struct through its parts would cost more than their own work (8% of a decision in the benchmark of the
/// core).
class Answer {
public:
    constexpr Answer() = default; ///< allowed
    constexpr Answer(RefusalCode code, kit::Argument first, kit::Argument second)
        : m_bits(static_cast<std::uint64_t>(code) | half(first) << 16U | half(second) << 32U) {}

    constexpr explicit operator bool() const { return (m_bits & 0xFFFFU) != allowed; }
    /// The refusal; valid only if there is one.
    [[nodiscard]] constexpr kit::Refusal refusal() const {
        return papertales::refusal(static_cast<RefusalCode>(m_bits & 0xFFFFU), number(16), number(32));
    }

private:
    static constexpr std::uint64_t allowed = 0xFFFF;

    static constexpr std::uint64_t half(int value) { return static_cast<std::uint16_t>(value); }
    [[nodiscard]] constexpr int number(unsigned shift) const {
        return static_cast<std::int16_t>(m_bits >> shift & 0xFFFFU);
    }

    std::uint64_t m_bits = allowed;
};

[[nodiscard]] constexpr Answer refuse(RefusalCode code, kit::Argument first = {}, kit::Argument second = {}) {
    return {code, first, second};
}

[[nodiscard]] Answer whyNotPlan(const State& view, kit::Seat seat, const Move& move);
[[nodiscard]] Answer whyNotConstruct(const State& view, kit::Seat seat, const Move& move);

} // namespace taletop::papertales
