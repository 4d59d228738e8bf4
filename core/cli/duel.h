// SPDX-License-Identifier: MIT
// Compares bots: every deal is played with every bot in every seat, until a verdict is possible.
#pragma once

#include "core/cli/table_run.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace taletop::cli {

/// A sample of numbers, with their mean and its margin.
class Sample {
public:
    void add(double number);
    [[nodiscard]] double count() const { return m_count; }
    [[nodiscard]] double mean() const { return m_mean; }
    /// The variance of the numbers; 0 if there are fewer than two.
    [[nodiscard]] double variance() const { return m_count < 2 ? 0 : m_squares / (m_count - 1); }
    /// The half-width of a 95% confidence interval of the mean.
    [[nodiscard]] double margin() const;

private:
    double m_count = 0;
    double m_mean = 0;
    double m_squares = 0; ///< sum of squared distances from the mean
};

/// A bot in a duel. All numbers are per seat, so that equal bots have equal numbers.
struct Duellist {
    std::string name;
    int seats = 0; ///< the number of its seats
    Sample share;  ///< shares of the win, by deal
    Sample lead;   ///< lead over the best other seat, by deal
    Thought thought;
};

/// A sequential probability ratio test over deals, with error rates of 5%. Its two hypotheses say how much
/// stronger the first bot is, in Elo.
struct Sprt {
    double low = 0;
    double high = 0;
};
/// The evidence for `high` so far. At sprtBound, `high` is accepted; at -sprtBound, `low`.
[[nodiscard]] double likelihoodRatio(const Sprt& sprt, const Sample& share, int seats);
inline constexpr double sprtBound = 2.944; ///< the logarithm of 0.95 / 0.05

/// The expected share of the win at a table of `seats` for a player who is stronger by `elo` than the others,
/// which are equally strong.
[[nodiscard]] double shareOf(double elo, int seats);

class Duel {
public:
    /// `bots` must have at least two; the last one takes all remaining seats.
    Duel(const contract::Game& game, const contract::Options& options, std::vector<const bots::Bot*> bots,
         std::vector<std::string> names);

    /// Plays a deal once for each seat, moving the bots on by one seat each time; returns the refusal of a
    /// bot's move, if there was one.
    [[nodiscard]] std::optional<kit::Notice> playDeal(std::uint64_t seed);

    [[nodiscard]] const std::vector<Duellist>& duellists() const { return m_duellists; }
    [[nodiscard]] int deals() const { return m_deals; }
    [[nodiscard]] int games() const { return m_deals * m_options.seats; }
    [[nodiscard]] const contract::Options& options() const { return m_options; }

private:
    /// The bot in this seat in this game of a deal.
    [[nodiscard]] std::size_t holderOf(int seat, int game) const;

    const contract::Game* m_game;
    contract::Options m_options;
    std::vector<const bots::Bot*> m_bots;
    std::vector<Duellist> m_duellists;
    int m_deals = 0;
};

} // namespace taletop::cli
