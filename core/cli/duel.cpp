// SPDX-License-Identifier: MIT
#include "core/cli/duel.h"

#include "core/cli/cli.h"
#include "core/cli/commands.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <locale>
#include <memory>
#include <sstream>

namespace taletop::cli {

namespace {

using nlohmann::ordered_json;

double toFourPlaces(double value) { return std::round(value * 1e4) / 1e4; }

double millisecondsEach(const Thought& thought) {
    return thought.choices == 0 ? 0 : 1000 * thought.seconds / thought.choices;
}

/// The verdict between two hypotheses so far, as output for programs.
const char* verdictOf(double ratio) {
    return ratio >= sprtBound ? "higher" : ratio <= -sprtBound ? "lower" : "undecided";
}

ordered_json jsonOf(const contract::Game& game, const Duel& duel, const std::optional<Sprt>& sprt,
                    double ratio) {
    ordered_json object{{"game", game.info().id},
                        {"seats", duel.options().seats},
                        {"bots", {}},
                        {"deals", duel.deals()},
                        {"games", duel.games()},
                        {"share", {}},
                        {"interval", {}},
                        {"lead", {}},
                        {"lead_interval", {}},
                        {"cpu_ms_per_move", {}},
                        {"worst_ms", {}}};
    for (const Duellist& each : duel.duellists()) {
        object["bots"].push_back(each.name);
        object["share"].push_back(toFourPlaces(each.share.mean()));
        object["interval"].push_back({toFourPlaces(std::max(0.0, each.share.mean() - each.share.margin())),
                                      toFourPlaces(std::min(1.0, each.share.mean() + each.share.margin()))});
        object["lead"].push_back(toFourPlaces(each.lead.mean()));
        object["lead_interval"].push_back({toFourPlaces(each.lead.mean() - each.lead.margin()),
                                           toFourPlaces(each.lead.mean() + each.lead.margin())});
        object["cpu_ms_per_move"].push_back(toFourPlaces(millisecondsEach(each.thought)));
        object["worst_ms"].push_back(toFourPlaces(1000 * each.thought.worst));
    }
    if (sprt)
        object["sprt"] = {{"low", sprt->low},
                          {"high", sprt->high},
                          {"ratio", toFourPlaces(ratio)},
                          {"verdict", verdictOf(ratio)}};
    return object;
}

void print(const contract::Game& game, const Duel& duel, Terminal terminal) {
    const Say& say = terminal.say;
    terminal.out << say(TALETOP_TEXT("cli", "%1, %2 seats: %3 deals, %4 games; par is %5%"),
                        {game.info().id, std::to_string(duel.options().seats), std::to_string(duel.deals()),
                         std::to_string(duel.games()), figure(100.0 / duel.options().seats, 1)})
                 << '\n';
    for (const Duellist& each : duel.duellists()) {
        const double choices = std::max(1, each.thought.choices);
        terminal.out << std::left << std::setw(16) << each.name
                     << say(TALETOP_TEXT("cli", "%1% +-%2 of the wins, %3 +-%4 points ahead, %5 ms of CPU "
                                                "per move (worst %6), %7 moves simulated for each"),
                            {figure(100 * each.share.mean(), 1), figure(100 * each.share.margin(), 1),
                             figure(each.lead.mean(), 2), figure(each.lead.margin(), 2),
                             figure(millisecondsEach(each.thought), 2), figure(1000 * each.thought.worst, 2),
                             figure(static_cast<double>(each.thought.moves) / choices, 0)})
                     << '\n';
    }
}

/// Parses two numbers separated by a comma.
std::optional<Sprt> readSprt(const std::string& text) {
    Sprt sprt;
    char comma = 0;
    std::istringstream words(text); // libc++ 16 has no from_chars for decimals
    words.imbue(std::locale::classic());
    words >> std::noskipws >> sprt.low >> comma >> sprt.high;
    const bool read = !words.fail() && comma == ',' && words.peek() == std::istringstream::traits_type::eof();
    return read && sprt.low < sprt.high && std::abs(sprt.low) <= 1000 && std::abs(sprt.high) <= 1000
               ? std::optional(sprt)
               : std::nullopt;
}

void printVerdict(const Sprt& sprt, double ratio, Terminal terminal) {
    const char* const verdict =
        ratio >= sprtBound
            ? TALETOP_TEXT("cli", "likelihood ratio %1 between %2 and %3 Elo, so the higher one is accepted")
        : ratio <= -sprtBound
            ? TALETOP_TEXT("cli", "likelihood ratio %1 between %2 and %3 Elo, so the lower one is accepted")
            : TALETOP_TEXT("cli", "likelihood ratio %1 between %2 and %3 Elo, so nothing is decided yet");
    terminal.out << terminal.say(verdict, {figure(ratio, 2), figure(sprt.low, 2), figure(sprt.high, 2)})
                 << '\n';
}

} // namespace

void Sample::add(double number) {
    m_count += 1;
    const double distance = number - m_mean;
    m_mean += distance / m_count;
    m_squares += distance * (number - m_mean);
}

double Sample::margin() const { return m_count < 2 ? 0 : 1.96 * std::sqrt(variance() / m_count); }

double shareOf(double elo, int seats) {
    const double strength = std::pow(10, elo / 400);
    return strength / (strength + seats - 1);
}

double likelihoodRatio(const Sprt& sprt, const Sample& share, int seats) {
    if (share.variance() <= 0)
        return 0;
    const double low = shareOf(sprt.low, seats);
    const double high = shareOf(sprt.high, seats);
    return share.count() * (high - low) * (2 * share.mean() - low - high) / (2 * share.variance());
}

Duel::Duel(const contract::Game& game, const contract::Options& options, std::vector<const bots::Bot*> bots,
           std::vector<std::string> names)
    : m_game(&game), m_options(options), m_bots(std::move(bots)) {
    for (std::string& name : names)
        m_duellists.push_back({.name = std::move(name), .share = {}, .lead = {}, .thought = {}});
    for (int seat = 0; seat < m_options.seats; ++seat)
        ++m_duellists[holderOf(seat, 0)].seats;
}

std::size_t Duel::holderOf(int seat, int game) const {
    const int place = (seat + m_options.seats - game) % m_options.seats;
    return std::min(static_cast<std::size_t>(place), m_bots.size() - 1);
}

std::optional<kit::Notice> Duel::playDeal(std::uint64_t seed) {
    std::vector<double> shares(m_bots.size());
    std::vector<double> leads(m_bots.size());
    const int seats = m_options.seats;
    for (int game = 0; game < seats; ++game) {
        std::vector<const bots::Bot*> table;
        table.reserve(static_cast<std::size_t>(seats));
        for (int seat = 0; seat < seats; ++seat)
            table.push_back(m_bots[holderOf(seat, game)]);
        const Played played = playMatch(*m_game, m_options, seed, table);
        if (!played.refused.empty())
            return played.refused;
        const contract::Result result = m_game->result(played.match.state());
        for (int seat = 0; seat < seats; ++seat) {
            const std::size_t holder = holderOf(seat, game);
            const auto place = static_cast<std::size_t>(seat);
            std::vector<int> others = result.totals;
            others.erase(others.begin() + seat);
            const double games = static_cast<double>(m_duellists[holder].seats) * seats;
            leads[holder] += (result.totals[place] - *std::ranges::max_element(others)) / games;
            if (std::ranges::count(result.winners, kit::seatAt(seat)) > 0)
                shares[holder] += 1.0 / static_cast<double>(result.winners.size()) / games;
            Thought& sum = m_duellists[holder].thought;
            const Thought& thought = played.thoughts[place];
            sum.choices += thought.choices;
            sum.seconds += thought.seconds;
            sum.worst = std::max(sum.worst, thought.worst);
            sum.moves += thought.moves;
        }
    }
    for (std::size_t i = 0; i < m_bots.size(); ++i) {
        m_duellists[i].share.add(shares[i]);
        m_duellists[i].lead.add(leads[i]);
    }
    ++m_deals;
    return std::nullopt;
}

int duel(const Request& request, Terminal terminal) {
    const auto setup = setupOf(
        request, request.seats != 0 ? request.seats : static_cast<int>(request.bots.size()), terminal);
    if (!setup)
        return badInput;
    const int seats = setup->options.seats;
    if (request.bots.size() < 2 || static_cast<int>(request.bots.size()) > seats)
        return complain(
            terminal, badInput,
            terminal.say(TALETOP_TEXT(
                "cli",
                "a duel needs at least two bots and no more than there are seats: --bots sharp,casual")));
    const auto bots = readBots(request.bots, terminal);
    if (!bots)
        return badInput;
    const auto sprt = readSprt(request.sprt);
    if (!request.sprt.empty() && !sprt)
        return complain(terminal, badInput,
                        terminal.say(TALETOP_TEXT("cli", "--sprt needs two Elo numbers from -1000 to 1000, "
                                                         "the lower one first, such as 0,20; not '%1'"),
                                     {request.sprt}));
    std::vector<const bots::Bot*> table;
    for (const auto& bot : *bots)
        table.push_back(bot.get());
    Duel duel(*setup->game, setup->options, table, request.bots);
    double ratio = 0;
    for (int deal = 0; deal < request.deals && std::abs(ratio) < sprtBound; ++deal) {
        const std::uint64_t seed = request.seed + static_cast<std::uint64_t>(deal);
        if (const auto refused = duel.playDeal(seed))
            return complain(terminal, failed,
                            terminal.say(TALETOP_TEXT("cli", "game with seed %1: %2"),
                                         {std::to_string(seed), terminal.say(*refused)}));
        if (sprt)
            ratio = likelihoodRatio(*sprt, duel.duellists().front().share, seats);
    }
    if (request.json) {
        terminal.out << jsonOf(*setup->game, duel, sprt, ratio).dump() << '\n';
        return done;
    }
    print(*setup->game, duel, terminal);
    if (sprt)
        printVerdict(*sprt, ratio, terminal);
    return done;
}

} // namespace taletop::cli
