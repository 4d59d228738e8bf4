// SPDX-License-Identifier: MIT
#include "core/cli/statistics.h"
#include "core/kit/at.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <ostream>

namespace taletop::cli {

namespace {

using nlohmann::ordered_json;

double rounded(double value) { return std::round(value * 1000) / 1000; }

/// Truncates to three decimals instead of rounding.
std::string wordOf(double value) {
    std::string text = std::to_string(value);
    return text.substr(0, text.find('.') + 4);
}

ordered_json meansOf(const Tally& tally, const std::vector<std::string>& keys) {
    const double results = std::max(1.0, tally.results);
    ordered_json object{{"results", tally.results},
                        {"wins", rounded(tally.wins)},
                        {"winsPerGame", rounded(tally.wins / results)},
                        {"total", rounded(tally.total / results)}};
    auto& lines = object["lines"] = ordered_json::object();
    for (std::size_t i = 0; i < tally.lines.size(); ++i)
        lines[keys[i]] = rounded(tally.lines[i] / results);
    auto& things = object["atTheEnd"] = ordered_json::object();
    for (const auto& [key, sum] : tally.things)
        things[key] = rounded(sum / results);
    return object;
}

constexpr const char* atTheEnd = TALETOP_TEXT("cli", "at the end:");

void printTally(const std::string& name, const Tally& tally, const std::vector<std::string>& keys,
                std::ostream& out, const Say& say) {
    const double results = std::max(1.0, tally.results);
    out << std::left << std::setw(16) << name
        << say(TALETOP_TEXT("cli", "wins %1 (%2%)  total %3  ="),
               {wordOf(tally.wins), wordOf(100 * tally.wins / results), wordOf(tally.total / results)});
    for (std::size_t i = 0; i < tally.lines.size(); ++i)
        out << "  " << keys[i] << ' ' << wordOf(tally.lines[i] / results);
    out << "\n                " << say(atTheEnd);
    for (const auto& [key, sum] : tally.things)
        if (sum != 0)
            out << "  " << key << ' ' << wordOf(sum / results);
    out << '\n';
}

} // namespace

void Tally::add(const Tally& other) {
    results += other.results;
    wins += other.wins;
    total += other.total;
    lines.resize(std::max(lines.size(), other.lines.size()));
    for (std::size_t i = 0; i < other.lines.size(); ++i)
        lines[i] += other.lines[i];
    for (const auto& [key, sum] : other.things)
        things[key] += sum;
}

Statistics::Statistics(const contract::Game& game, std::vector<std::string> kinds)
    : m_game(&game), m_kinds(std::move(kinds)), m_seats(m_kinds.size()) {}

void Statistics::count(const match::Match& match, int decisions) {
    const contract::Result result = m_game->result(match.state());
    if (m_keys.empty())
        for (const contract::ScoreLine& line : result.lines)
            m_keys.emplace_back(line.key);
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        Tally& tally = m_seats[seat];
        tally.results += 1;
        tally.total += result.totals[seat];
        tally.lines.resize(m_keys.size());
        for (std::size_t i = 0; i < m_keys.size(); ++i)
            tally.lines[i] += result.lines[i].points[seat];
    }
    for (const kit::Seat winner : result.winners)
        kit::at(m_seats, winner).wins += 1.0 / static_cast<double>(result.winners.size());
    m_games += 1;
    m_decisions += decisions;
    m_entries += static_cast<double>(match.journal().entries.size());
    countThings(match);
}

void Statistics::countThings(const match::Match& match) {
    const scene::Scene scene = m_game->scene(match.view(kit::spectator), kit::spectator);
    const auto thingsOf = [this](kit::Seat seat) -> std::map<std::string, double>& {
        return seat < 0 ? m_table : kit::at(m_seats, seat).things;
    };
    for (const scene::Zone& zone : scene.zones)
        thingsOf(zone.owner)[std::string(zone.kind) + " cards"] += zone.count;
    for (const scene::Counter& counter : scene.counters)
        thingsOf(counter.seat)[counter.key] += counter.value;
}

std::map<std::string, Tally> Statistics::byBot() const {
    std::map<std::string, Tally> tallies;
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
        tallies[m_kinds[seat]].add(m_seats[seat]);
    return tallies;
}

void Statistics::print(std::ostream& out, const Say& say) const {
    const double games = std::max(1.0, m_games);
    out << say(TALETOP_TEXT("cli", "%1: %2 games, %3 refusals, %4 decisions and %5 entries per game"),
               {m_game->info().id, figure(m_games, 0), std::to_string(m_refusals),
                wordOf(m_decisions / games), wordOf(m_entries / games)})
        << '\n'
        << say(atTheEnd);
    for (const auto& [key, sum] : m_table)
        out << "  " << key << ' ' << wordOf(sum / games);
    out << '\n' << say(TALETOP_TEXT("cli", "by bot")) << '\n';
    for (const auto& [kind, tally] : byBot())
        printTally("  " + kind, tally, m_keys, out, say);
    out << say(TALETOP_TEXT("cli", "by seat")) << '\n';
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
        printTally("  " + std::to_string(seat + 1) + ' ' + m_kinds[seat], m_seats[seat], m_keys, out, say);
}

ordered_json Statistics::json() const {
    const double games = std::max(1.0, m_games);
    ordered_json object{{"game", m_game->info().id},
                        {"games", m_games},
                        {"refusals", m_refusals},
                        {"decisionsPerGame", rounded(m_decisions / games)},
                        {"entriesPerGame", rounded(m_entries / games)}};
    auto& table = object["atTheEnd"] = ordered_json::object();
    for (const auto& [key, sum] : m_table)
        table[key] = rounded(sum / games);
    auto& bots = object["bots"] = ordered_json::object();
    for (const auto& [kind, tally] : byBot())
        bots[kind] = meansOf(tally, m_keys);
    auto& seats = object["seats"] = ordered_json::array();
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        seats.push_back({{"bot", m_kinds[seat]}});
        seats.back().update(meansOf(m_seats[seat], m_keys));
    }
    return object;
}

} // namespace taletop::cli
