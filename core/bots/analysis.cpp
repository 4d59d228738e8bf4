// SPDX-License-Identifier: MIT
#include "core/bots/analysis.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <span>

namespace taletop::bots {

namespace {

Mean meanOf(std::span<const double> numbers) {
    const auto count = static_cast<double>(numbers.size());
    if (numbers.empty())
        return {};
    const double mean = std::accumulate(numbers.begin(), numbers.end(), 0.0) / count;
    double squares = 0;
    for (const double number : numbers)
        squares += (number - mean) * (number - mean);
    return {mean, numbers.size() < 2 ? 0 : std::sqrt(squares / (count - 1) / count)};
}

/// Rounds to a multiple of 2^-20. Sums of such numbers are exact, so bots choose the same move on every
/// processor and with every compiler.
double onGrid(double number) { return std::ldexp(std::round(std::ldexp(number, 20)), -20); }

/// The mean difference in the worlds that both were tried in.
Mean meanAhead(std::span<const double> first, std::span<const double> second) {
    std::vector<double> ahead(std::min(first.size(), second.size()));
    for (std::size_t i = 0; i < ahead.size(); ++i)
        ahead[i] = first[i] - second[i];
    return meanOf(ahead);
}

/// The total points over all lines, for each world.
std::vector<double> pointsOfAll(const Arm& arm) {
    std::vector<double> points(arm.games());
    const std::size_t lines = points.empty() ? 0 : arm.points.size() / points.size();
    for (std::size_t i = 0; i < arm.points.size(); ++i)
        points[i / lines] += arm.points[i];
    return points;
}

/// The lead without the seat's own points, by world: the points of the best rival, negated.
std::vector<double> withoutRivals(const Arm& arm) {
    std::vector<double> leads = arm.leads;
    const std::vector<double> points = pointsOfAll(arm);
    for (std::size_t world = 0; world < leads.size(); ++world)
        leads[world] -= points[world];
    return leads;
}

std::vector<double> lineOf(const Arm& arm, std::size_t line, std::size_t lines) {
    std::vector<double> points;
    for (std::size_t i = line; i < arm.points.size(); i += lines)
        points.push_back(arm.points[i]);
    return points;
}

/// Runs the rounds of successive halving over the arms.
class Halving {
public:
    Halving(Analysis& analysis, const Budget& budget, const Trial& tried)
        : m_analysis(analysis), m_budget(budget), m_tried(tried), m_running(analysis.arms.size()) {
        std::iota(m_running.begin(), m_running.end(), std::size_t{0});
    }

    void run() {
        const auto arms = static_cast<unsigned>(m_running.size());
        run(std::max(1U, static_cast<unsigned>(std::bit_width(arms - 1))));
    }
    void run(unsigned rounds) {
        for (unsigned round = 1; round <= rounds; ++round) {
            const std::uint64_t until = m_budget.moves * round / rounds;
            do {
                if (!tryAll())
                    return;
            } while (m_analysis.moves < until);
            if (round < rounds)
                dropTheWorse();
        }
    }

private:
    /// Tries every arm in one more world. Returns false and discards the results if the budget ends first.
    bool tryAll() {
        const std::size_t world = m_analysis.arms[m_running.front()].games();
        std::vector<Ending> endings;
        for (const std::size_t arm : m_running) {
            if (m_budget.enough && m_budget.enough()) {
                m_analysis.finished = false;
                return false;
            }
            endings.push_back(m_tried(arm, world));
            m_analysis.moves += endings.back().moves;
        }
        for (std::size_t i = 0; i < endings.size(); ++i)
            note(m_analysis.arms[m_running[i]], endings[i]);
        return true;
    }

    static void note(Arm& arm, const Ending& ending) {
        arm.worths.push_back(ending.worth);
        arm.wins.push_back(ending.wins);
        arm.leads.push_back(ending.lead);
        arm.points.insert(arm.points.end(), ending.points.begin(), ending.points.end());
    }

    void dropTheWorse() {
        const auto worth = [&](std::size_t arm) { return m_analysis.worthOf(arm).mean; };
        std::ranges::stable_sort(m_running, std::ranges::greater{}, worth);
        m_running.resize((m_running.size() + 1) / 2);
        std::ranges::sort(m_running);
    }

    Analysis& m_analysis;
    const Budget& m_budget;
    const Trial& m_tried;
    std::vector<std::size_t> m_running; ///< indices of arms in the analysis
};

/// Plays imagined games for a seat.
class Imagination {
public:
    Imagination(const contract::Game& game, const contract::Known& known, kit::Seat seat, kit::Rng& rng)
        : m_game(game), m_known(known), m_seat(seat), m_aim(game.aim()), m_seed(rng.next()) {}

    /// The result of the steps in the world with this number.
    Ending end(const contract::AnyDecision& steps, std::size_t world) {
        if (world != m_worldAt || !m_drawn) {
            kit::Rng guess = kit::Rng::forOrdinal(m_seed, 2 * world);
            m_world = m_game.sample(m_known, m_seat, guess);
            m_worldAt = world;
            m_drawn = true;
        }
        contract::AnyState state = m_world;
        kit::Facts nobody;
        for (const contract::AnyMove& step : steps)
            m_game.apply(state, m_seat, step, nobody);
        const std::uint64_t moves = playOut(state, kit::Rng::forOrdinal(m_seed, 2 * world + 1));
        Ending ending = endingOf(m_game.result(state));
        ending.moves =
            std::max<std::uint64_t>(1, moves + steps.size()); // at least 1, even if the game is over
        return ending;
    }

private:
    /// Plays to the end and returns the number of moves. Chance has its own random stream, which the seats'
    /// moves do not affect.
    std::uint64_t playOut(contract::AnyState& state, kit::Rng chance) const {
        using Kind = contract::Pending::Kind;
        kit::Facts nobody;
        kit::Rng players(chance.next());
        std::uint64_t moves = 0;
        for (auto due = m_game.pending(state); due.kind != Kind::Over; due = m_game.pending(state)) {
            if (due.goesByItself()) {
                m_game.goOn(state, due, chance, nobody);
                continue;
            }
            const kit::Seat seat = due.seats.first();
            m_game.apply(state, seat, m_game.playout(state, seat, players), nobody);
            ++moves;
        }
        return moves;
    }

    [[nodiscard]] Ending endingOf(const contract::Result& result) const {
        const std::size_t seat = static_cast<unsigned char>(m_seat);
        const bool alone = result.totals.size() == 1;
        int others = alone ? 0 : INT32_MIN;
        for (std::size_t other = 0; other < result.totals.size(); ++other)
            if (other != seat)
                others = std::max(others, result.totals[other]);
        Ending ending;
        ending.lead = result.totals[seat] - others;
        if (result.winners.empty())
            ending.wins = 1.0 / static_cast<double>(result.totals.size());
        else if (std::ranges::find(result.winners, m_seat) != result.winners.end())
            ending.wins = 1.0 / static_cast<double>(result.winners.size());
        const double ahead = 0.5 + 0.5 * ending.lead / (std::abs(ending.lead) + m_aim.lead);
        ending.worth = onGrid(m_aim.winning * ending.wins + (1 - m_aim.winning) * ahead);
        for (const contract::ScoreLine& line : result.lines)
            ending.points.push_back(line.points[seat]);
        return ending;
    }

    const contract::Game& m_game;
    const contract::Known& m_known;
    kit::Seat m_seat;
    contract::Aim m_aim;
    std::uint64_t m_seed;
    contract::AnyState m_world;
    std::size_t m_worldAt = 0;
    bool m_drawn = false;
};

/// An analysis with an untried arm for each decision.
Analysis prepared(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                  const std::vector<contract::AnyDecision>& decisions) {
    Analysis analysis;
    // Use only what the seat sees, even if given a full state.
    analysis.lines = game.result(game.view(known.view, seat)).lines;
    for (const contract::AnyDecision& steps : decisions)
        analysis.arms.push_back({.steps = steps, .worths = {}, .wins = {}, .leads = {}, .points = {}});
    return analysis;
}

} // namespace

std::size_t Analysis::best() const {
    std::size_t best = 0;
    for (std::size_t arm = 1; arm < arms.size(); ++arm) {
        const std::size_t games = arms[arm].games();
        if (games > arms[best].games() ||
            (games == arms[best].games() && worthOf(arm).mean > worthOf(best).mean))
            best = arm;
    }
    return best;
}

Mean Analysis::worthOf(std::size_t arm) const { return meanOf(arms[arm].worths); }

Mean Analysis::winsOf(std::size_t arm) const { return meanOf(arms[arm].wins); }

Mean Analysis::pointsOf(std::size_t arm, std::size_t line) const {
    return meanOf(lineOf(arms[arm], line, lines.size()));
}

Mean Analysis::pointsOf(std::size_t arm) const { return meanOf(pointsOfAll(arms[arm])); }

Mean Analysis::worthAhead(std::size_t arm, std::size_t other) const {
    return meanAhead(arms[arm].worths, arms[other].worths);
}

Mean Analysis::pointsAhead(std::size_t arm, std::size_t other, std::size_t line) const {
    return meanAhead(lineOf(arms[arm], line, lines.size()), lineOf(arms[other], line, lines.size()));
}

Mean Analysis::pointsAhead(std::size_t arm, std::size_t other) const {
    return meanAhead(pointsOfAll(arms[arm]), pointsOfAll(arms[other]));
}

Mean Analysis::winsAhead(std::size_t arm, std::size_t other) const {
    return meanAhead(arms[arm].wins, arms[other].wins);
}

Mean Analysis::rivalsAhead(std::size_t arm, std::size_t other) const {
    return meanAhead(withoutRivals(arms[arm]), withoutRivals(arms[other]));
}

void halve(Analysis& analysis, const Budget& budget, const Trial& tried) {
    if (analysis.arms.size() > 1)
        Halving(analysis, budget, tried).run();
}

Analysis analyse(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                 const Budget& budget, kit::Rng& rng) {
    return analyse(game, known, seat, game.decisions(game.view(known.view, seat), seat), budget, rng);
}

Analysis analyse(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                 const std::vector<contract::AnyDecision>& decisions, const Budget& budget, kit::Rng& rng) {
    Analysis analysis = prepared(game, known, seat, decisions);
    Imagination imagination(game, known, seat, rng);
    halve(analysis, budget, [&](std::size_t arm, std::size_t world) {
        return imagination.end(analysis.arms[arm].steps, world);
    });
    return analysis;
}

Analysis compare(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                 const std::vector<contract::AnyDecision>& decisions, const Budget& budget, kit::Rng& rng) {
    Analysis analysis = prepared(game, known, seat, decisions);
    Imagination imagination(game, known, seat, rng);
    const Trial tried = [&](std::size_t arm, std::size_t world) {
        return imagination.end(analysis.arms[arm].steps, world);
    };
    if (decisions.size() > 1)
        Halving(analysis, budget, tried).run(1);
    return analysis;
}

Analysis imagine(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                 const contract::AnyDecision& steps, const Budget& budget, kit::Rng& rng) {
    Analysis analysis = prepared(game, known, seat, {steps});
    Imagination imagination(game, known, seat, rng);
    const Trial tried = [&](std::size_t, std::size_t world) { return imagination.end(steps, world); };
    Halving(analysis, budget, tried).run(1);
    return analysis;
}

} // namespace taletop::bots
