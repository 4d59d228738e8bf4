// SPDX-License-Identifier: MIT
// Chooses the worlds and doors to try next, so that all of them are tried about equally often.
#pragma once

#include "tests/access/doors.h"
#include "tests/conformance/chronicle.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace taletop::app {

/// The number of worlds to try: TALETOP_WORLDS, or `usually`.
[[nodiscard]] int worldsWanted(int usually);

/// Supplies pairs of worlds of one game with the same players, for each of the game's moments in turn.
class Supply {
public:
    /// The last `bots` seats are bots, which have the same knowledge in both worlds. If `moments` are given,
    /// only these are used, and the game must reach each of them. If the `knower` is a seat, the worlds of a
    /// pair look the same to that seat, too.
    Supply(const contract::Game& game, int seats, int bots, std::vector<std::string> moments = {},
           kit::Seat knower = kit::spectator);

    struct Pair {
        conformance::Worlds worlds;
        std::string moment; ///< the question at which the worlds begin
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
    int m_left = 0; ///< the number of pairs until new games are played
};

/// Counts which doors have been tried and compared, and plans walks with those that are missing.
class Tally {
public:
    explicit Tally(int doors) : m_doors(doors) {}

    /// A walk of `length` doors from this moment, with the ordered pairs of doors that were tried least.
    [[nodiscard]] QList<int> walk(int length, const std::string& moment);
    /// Records the part of a walk that was compared. `compared` has the moment after each door that led to
    /// the same public table in both worlds.
    void count(const Way& way, const std::vector<std::string>& compared, const std::string& moment);

    [[nodiscard]] std::size_t pairs() const { return m_compared.size(); }
    /// The pairs of doors that were compared, by the moment between the two doors.
    [[nodiscard]] const std::map<std::string, std::set<std::pair<int, int>>>& pairsAt() const {
        return m_comparedAt;
    }
    [[nodiscard]] std::size_t allPairs() const { return static_cast<std::size_t>(m_doors * m_doors); }
    /// The number of walks from each moment that compared more than the first look.
    [[nodiscard]] const std::map<std::string, int>& moments() const { return m_moments; }
    [[nodiscard]] const std::map<Before, int>& befores() const { return m_befores; }
    /// The first ordered pair of doors that was not compared, or (-1, -1).
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
