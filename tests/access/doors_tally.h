// SPDX-License-Identifier: MIT
// Which worlds are tried next, and which doors: so that everything comes, and nothing too often.
#pragma once

#include "tests/access/doors.h"
#include "tests/conformance/chronicle.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace taletop::app {

/// How many worlds are tried: as many as TALETOP_WORLDS says, or as usual.
[[nodiscard]] int worldsWanted(int usually);

/// Pairs of worlds of one game and company, by turns from each moment of the game.
class Supply {
public:
    /// `bots` of the seats, the last ones, are played by bots, who know the same in both worlds. `moments`
    /// must be among those it goes through. The worlds of a pair are alike to the `knower` too, if that is
    /// a seat.
    Supply(const contract::Game& game, int seats, int bots, std::vector<std::string> moments = {},
           kit::Seat knower = kit::spectator);

    struct Pair {
        conformance::Worlds worlds;
        std::string moment; ///< what is asked for
    };
    [[nodiscard]] Pair next();

private:
    void playMore();

    const contract::Game* m_game;
    kit::Seat m_knower;
    std::vector<std::string> m_wanted;
    match::Header m_header;
    kit::Rng m_random{7};
    std::vector<conformance::Chronicle> m_games;
    std::map<std::string, std::vector<std::pair<std::size_t, std::size_t>>> m_moments; ///< game, length
    std::map<std::string, int> m_taken;
    int m_left = 0; ///< pairs to be taken before other games are played
};

/// Counts what has been tried and compared, and deals walks of what was not.
class Tally {
public:
    explicit Tally(int doors) : m_doors(doors) {}

    /// A walk of so many doors from this moment, made of ordered pairs that were tried least.
    [[nodiscard]] QList<int> walk(int length, const std::string& moment);
    /// On this walk so many doors led to the same public table in both worlds, each to one of these
    /// moments, and what was shown behind each has been compared.
    void count(const Way& way, const std::vector<std::string>& compared, const std::string& moment);

    [[nodiscard]] std::size_t pairs() const { return m_compared.size(); }
    /// How many of the pairs were compared at each moment, which is that between the two.
    [[nodiscard]] const std::map<std::string, std::set<std::pair<int, int>>>& pairsAt() const {
        return m_comparedAt;
    }
    [[nodiscard]] std::size_t allPairs() const { return static_cast<std::size_t>(m_doors * m_doors); }
    /// Of how many pairs of worlds at each moment more than the first sight was compared.
    [[nodiscard]] const std::map<std::string, int>& moments() const { return m_moments; }
    [[nodiscard]] const std::map<Before, int>& befores() const { return m_befores; }
    /// The first ordered pair of doors that was not compared; -1, -1: there is none.
    [[nodiscard]] std::pair<int, int> missing() const;

private:
    [[nodiscard]] int after(int door, const std::set<std::pair<int, int>>& compared);

    int m_doors;
    int m_begin = 0;
    std::map<std::pair<int, int>, int> m_tried;
    std::map<std::pair<int, int>, int> m_compared;
    std::map<std::string, std::set<std::pair<int, int>>> m_comparedAt;
    std::map<std::string, int> m_moments;
    std::map<Before, int> m_befores;
};

} // namespace taletop::app
