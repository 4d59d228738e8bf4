// SPDX-License-Identifier: MIT
// Random games for benchmarks: through the type-erased interface, on full states, without facts or a journal.
#pragma once

#include "core/contract/game.h"

#include <cstdint>

namespace taletop::cli {

class RandomPlay {
public:
    RandomPlay(const contract::Game& game, const contract::Options& options, std::uint64_t seed);

    /// Makes `count` decisions: lists legal moves, picks one, applies it. Starts a new game when one has
    /// ended. Draws chance in between, which does not count. Allocates nothing.
    void decide(std::uint64_t count);

    [[nodiscard]] std::uint64_t decisions() const { return m_decisions; }
    [[nodiscard]] std::uint64_t games() const { return m_games; }
    [[nodiscard]] const contract::AnyState& state() const { return m_state; }

private:
    [[nodiscard]] kit::Seat anyOf(kit::SeatSet seats);

    const contract::Game* m_game;
    contract::AnyState m_start;
    contract::AnyState m_state;
    kit::Rng m_rng;
    std::uint64_t m_decisions = 0;
    std::uint64_t m_games = 0;
};

} // namespace taletop::cli
