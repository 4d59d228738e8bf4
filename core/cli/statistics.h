// SPDX-License-Identifier: MIT
// Means over many played matches, for each seat and for each kind of bot.
#pragma once

#include "core/match/match.h"
#include "core/terminal/say.h"

#include <nlohmann/json_fwd.hpp>

#include <iosfwd>
#include <map>
#include <string>
#include <vector>

namespace taletop::cli {

/// The sums for one seat or one kind of bot.
struct Tally {
    double results = 0; ///< number of seats in finished matches
    double wins = 0;    ///< ties are shared
    double total = 0;
    std::vector<double> lines;            ///< points by line of the score sheet
    std::map<std::string, double> things; ///< cards in the seat's zones and its public numbers at the end

    void add(const Tally& other);
};

class Statistics {
public:
    /// Starts statistics for matches of one game with these kinds of bots, by seat.
    Statistics(const contract::Game& game, std::vector<std::string> kinds);

    void count(const match::Match& match, int decisions);
    void countRefusal() { ++m_refusals; }

    void print(std::ostream& out, const Say& say) const;
    [[nodiscard]] nlohmann::ordered_json json() const;

private:
    [[nodiscard]] std::map<std::string, Tally> byBot() const;
    void countThings(const match::Match& match);

    const contract::Game* m_game;
    std::vector<std::string> m_kinds; ///< kinds of bots, by seat
    std::vector<std::string> m_keys;  ///< keys of the score lines
    std::vector<Tally> m_seats;
    std::map<std::string, double> m_table; ///< public numbers of the table
    double m_games = 0;
    double m_decisions = 0;
    double m_entries = 0;
    int m_refusals = 0;
};

} // namespace taletop::cli
