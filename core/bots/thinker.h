// SPDX-License-Identifier: MIT
// The bots that imagine games before they choose.
#pragma once

#include "core/bots/bot.h"

namespace taletop::bots {

/// How well such a bot plays.
struct Level {
    std::string_view kind;
    int milliseconds = 0; ///< worth of thought a decision, on a machine of today
    /// How far a decision may fall behind in worth and still be chosen now and then: in proportion to
    /// exp(worth / softness). 0: the best is chosen.
    double softness = 0;
};

inline constexpr Level gentleLevel{"gentle", 2, 0.06};
inline constexpr Level keenLevel{"keen", 15, 0};
inline constexpr Level sharpLevel{"sharp", 150, 0};

class Thinker final : public Bot {
public:
    /// `moves`: what it may spend on a decision; 0: what its level says.
    explicit Thinker(const Level& level, std::uint64_t moves = 0) : m_level(level), m_moves(moves) {}

    [[nodiscard]] const Level& level() const { return m_level; }
    [[nodiscard]] std::string_view kind() const override { return m_level.kind; }
    [[nodiscard]] int milliseconds() const override { return m_level.milliseconds; }
    [[nodiscard]] Choice choose(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                                kit::Rng& rng, const std::function<bool()>& enough) const override;

private:
    /// Where thought wins nothing; whoever is told how much to think does so all the same, to be measured.
    [[nodiscard]] bool playsCasually(const contract::Game& game) const;

    Level m_level;
    std::uint64_t m_moves;
};

/// The arm that is chosen with this softness: the best, or by chance among all.
[[nodiscard]] std::size_t chosenArm(const Analysis& analysis, double softness, kit::Rng& rng);

} // namespace taletop::bots
