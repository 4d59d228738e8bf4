// SPDX-License-Identifier: MIT
#include "tests/access/doors_tally.h"

#include <algorithm>
#include <climits>
#include <tuple>

namespace taletop::app {

int worldsWanted(int usually) {
    const int wanted = qEnvironmentVariableIntValue("TALETOP_WORLDS");
    return wanted > 0 ? wanted : usually;
}

Supply::Supply(const contract::Game& game, int seats, int bots, std::vector<std::string> moments,
               kit::Seat knower)
    : m_game(&game), m_knower(knower), m_wanted(std::move(moments)) {
    m_header.options = contract::standardOptions(game.info(), seats);
    m_header.seed = 11;
    for (int seat = 0; seat < seats; ++seat)
        m_header.seats.push_back({.name = std::string("Seat ") += std::to_string(seat + 1),
                                  .kind = seat < seats - bots ? "human" : "casual",
                                  .emblem = seat});
}

/// Plays many games at a time, because rare moments occur in only a few games.
void Supply::playMore() {
    constexpr std::size_t games = 30;
    constexpr int manyGames = 1000; // the limit for finding moments that are still missing
    constexpr std::size_t longest = 300;
    constexpr int pairsOfThem = 300;
    m_games.clear();
    m_moments.clear();
    const auto lacking = [this] {
        return std::ranges::find_if(
            m_wanted, [this](const std::string& moment) { return !m_moments.contains(moment); });
    };
    for (int played = 0; m_games.size() < games || (played < manyGames && lacking() != m_wanted.end());
         ++played, ++m_header.seed) {
        conformance::Chronicle game(*m_game, m_header, longest, m_knower);
        if (m_games.size() >= games && !game.moments().contains(*lacking()))
            continue;
        for (const auto& [moment, lengths] : game.moments())
            for (const std::size_t length : lengths)
                m_moments[moment].emplace_back(m_games.size(), length);
        m_games.push_back(std::move(game));
    }
    m_left = pairsOfThem;
}

Supply::Pair Supply::next() {
    if (m_left-- <= 0)
        playMore();
    const auto seldom =
        std::ranges::min_element(m_moments, {}, [&](const auto& places) { return m_taken[places.first]; });
    const auto& [moment, places] = *seldom;
    ++m_taken[moment];
    const auto [game, length] = places[m_random.below(static_cast<std::uint32_t>(places.size()))];
    return {m_games[game].worldsAt(length, m_random), moment};
}

QList<int> Tally::walk(int length, const std::string& moment) {
    const auto complete = [this](int door) {
        for (int next = 0; next < m_doors; ++next)
            if (!m_compared.contains({door, next}))
                return false;
        return true;
    };
    int begin = m_begin++ % m_doors;
    for (int i = 0; i < m_doors && complete(begin); ++i)
        begin = (begin + 1) % m_doors;
    QList<int> walk{begin};
    while (walk.size() < length)
        walk.append(after(walk.last(), m_comparedAt[moment]));
    return walk;
}

/// The door that followed this door least often. Pairs that were never compared come first, then pairs not
/// compared at this moment, then pairs that were tried least.
int Tally::after(int door, const std::set<std::pair<int, int>>& compared) {
    int best = 0;
    auto least = std::tuple(INT_MAX, true, INT_MAX);
    for (int i = 0; i < m_doors; ++i) {
        const std::pair pair(door, (door + m_begin + i) % m_doors);
        const auto times =
            std::tuple(m_compared.contains(pair) ? 1 : 0, compared.contains(pair), m_tried[pair]);
        if (times < least) {
            least = times;
            best = pair.second;
        }
    }
    ++m_tried[{door, best}];
    return best;
}

void Tally::count(const Way& way, const std::vector<std::string>& compared, const std::string& moment) {
    const auto doors = static_cast<qsizetype>(compared.size());
    for (qsizetype door = 1; door < std::min(doors, way.doors.size()); ++door) {
        const std::pair pair(way.doors[door - 1], way.doors[door]);
        ++m_compared[pair];
        m_comparedAt[compared[static_cast<std::size_t>(door) - 1]].insert(pair);
    }
    if (doors > 0) {
        ++m_moments[moment];
        ++m_befores[way.before];
    }
}

std::pair<int, int> Tally::missing() const {
    for (int one = 0; one < m_doors; ++one)
        for (int other = 0; other < m_doors; ++other)
            if (!m_compared.contains({one, other}))
                return {one, other};
    return {-1, -1};
}

} // namespace taletop::app
