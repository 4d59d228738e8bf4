// SPDX-License-Identifier: MIT
// Bots compared: the same deals with every bot in every seat, and what can be said of them after so many.
#pragma once

#include "core/cli/table_run.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace taletop::cli {

/// Many numbers, of which a mean is wanted and how certain it is.
class Sample {
public:
    void add(double number);
    [[nodiscard]] double count() const { return m_count; }
    [[nodiscard]] double mean() const { return m_mean; }
    /// Of the numbers; 0 for fewer than two.
    [[nodiscard]] double variance() const { return m_count < 2 ? 0 : m_squares / (m_count - 1); }
    /// The mean lies so far from the true one at most, 95 times of 100.
    [[nodiscard]] double margin() const;

private:
    double m_count = 0;
    double m_mean = 0;
    double m_squares = 0; ///< of the distances from the mean
};

/// One bot of a duel. All numbers are for each seat that it holds, so that equal bots have equal ones.
struct Duellist {
    std::string name;
    int seats = 0; ///< that it holds
    Sample share;  ///< of the win, by deal
    Sample lead;   ///< points ahead of the best of all other seats, by deal
    Thought thought;
};

/// Tests two beliefs about how much stronger the first bot is, in Elo, while games are played (a sequential
/// probability ratio test over deals, with errors of 5 in 100 either way).
struct Sprt {
    double low = 0;
    double high = 0;
};
/// By how much the deals so far speak for `high`: at `sprtBound` it is accepted, at -sprtBound `low` is.
[[nodiscard]] double likelihoodRatio(const Sprt& sprt, const Sample& share, int seats);
inline constexpr double sprtBound = 2.944; ///< the logarithm of 0.95 / 0.05

/// The share of the win of one among so many seats who is stronger than the equal others by so many Elo.
[[nodiscard]] double shareOf(double elo, int seats);

class Duel {
public:
    /// `bots`: two at least; the last one takes all seats that are left.
    Duel(const contract::Game& game, const contract::Options& options, std::vector<const bots::Bot*> bots,
         std::vector<std::string> names);

    /// Plays a deal as often as there are seats, with the bots moved on by one each time; what a bot was
    /// refused, if one was.
    [[nodiscard]] std::optional<kit::Notice> playDeal(std::uint64_t seed);

    [[nodiscard]] const std::vector<Duellist>& duellists() const { return m_duellists; }
    [[nodiscard]] int deals() const { return m_deals; }
    [[nodiscard]] int games() const { return m_deals * m_options.seats; }
    [[nodiscard]] const contract::Options& options() const { return m_options; }

private:
    /// Which of the bots holds the seat in this game of a deal.
    [[nodiscard]] std::size_t holderOf(int seat, int game) const;

    const contract::Game* m_game;
    contract::Options m_options;
    std::vector<const bots::Bot*> m_bots;
    std::vector<Duellist> m_duellists;
    int m_deals = 0;
};

} // namespace taletop::cli
