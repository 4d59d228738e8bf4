// SPDX-License-Identifier: MIT
// Bots that imagine games before they choose.
#pragma once

#include "core/bots/bot.h"

namespace taletop::bots {

/// The strength of such a bot.
struct Level {
    std::string_view kind;
    int milliseconds = 0; ///< thinking time of a decision, on a current machine
    /// The tolerance for worse decisions: the probability of a decision is proportional to exp(worth /
    /// softness). 0: always the best.
    double softness = 0;
};

inline constexpr Level gentleLevel{"gentle", 2, 0.06};
inline constexpr Level keenLevel{"keen", 15, 0};
inline constexpr Level sharpLevel{"sharp", 150, 0};

class Thinker final : public Bot {
public:
    /// `moves` is the budget for a decision; 0: the one of its level.
    explicit Thinker(const Level& level, std::uint64_t moves = 0) : m_level(level), m_moves(moves) {}

    [[nodiscard]] const Level& level() const { return m_level; }
    [[nodiscard]] std::string_view kind() const override { return m_level.kind; }
    [[nodiscard]] int milliseconds() const override { return m_level.milliseconds; }
    [[nodiscard]] Choice choose(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                                kit::Rng& rng, const std::function<bool()>& enough) const override;

private:
    /// Does this bot play like the casual one because thinking gains nothing in the game? Never with an
    /// explicit budget, so that duels can measure its thinking.
    [[nodiscard]] bool playsCasually(const contract::Game& game) const;

    Level m_level;
    std::uint64_t m_moves;
};

/// The chosen arm: the best one, or a random one weighted by softness.
[[nodiscard]] std::size_t chosenArm(const Analysis& analysis, double softness, kit::Rng& rng);

} // namespace taletop::bots
