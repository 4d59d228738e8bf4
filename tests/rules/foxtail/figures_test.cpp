// SPDX-License-Identifier: MIT
// Tests the figures of FT-71 to FT-73 with exhaustive counts, expected values and simulated players.
#include "core/games/foxtail/rules/table_points.h"
#include "core/kit/rng.h"
#include "tests/rules/foxtail/playing.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

namespace {

/// Computes the mean and the standard error of the added values.
class Statistic {
public:
    void add(double value) {
        ++m_count;
        m_sum += value;
        m_squares += value * value;
    }
    [[nodiscard]] double mean() const { return m_sum / m_count; }
    /// The standard error of the mean of `count` values.
    [[nodiscard]] double error(double count) const {
        const double variance = std::max(0.0, m_squares / m_count - mean() * mean());
        return std::sqrt(variance / count);
    }
    [[nodiscard]] double error() const { return error(m_count); }

private:
    double m_count = 0;
    double m_sum = 0;
    double m_squares = 0;
};

int setPoints(const Tail& tail) {
    const OwnPoints own = ownPoints(tail);
    return own.match + own.chain;
}

Tail tailOfFaces(const std::vector<std::uint8_t>& faces) {
    Tail tail;
    for (const std::uint8_t face : faces)
        tail.push_back({charmsOf(face), Link::None});
    return tail;
}

// ---- FT-73

enum class Policy { R0, R1, G0 };

/// The columns of the table: bits, brushes, match, chain, set points, variety, length of the longest chain,
/// size of the biggest match, points for these two, points for finishing first, total, turns.
constexpr std::size_t columns = 13;
using Row = std::array<double, columns>;
struct Expected {
    Policy policy;
    int seats;
    Row means;
};

Link greedyLink(const State& state, kit::Seat seat) {
    Tail tail = foxtail::tailOf(state, seat);
    tail.push_back({charmsOf(state.cards(ZoneKind::Drawn, seat)[0].face), Link::None});
    Link best = Link::None;
    int most = -1;
    for (const Link link : allLinks) {
        tail.back().link = link;
        if (const int points = ownPoints(tail).total(); points > most) {
            most = points;
            best = link;
        }
    }
    return best;
}

Move policyMove(Policy policy, const State& state, kit::Seat seat, kit::Rng& rng) {
    const Link randomLink = allLinks[rng.below(allLinks.size())];
    switch (state.phase()) {
    case Phase::Choose: {
        const Move brush{.kind = Move::Kind::Brush};
        const bool brushes = policy == Policy::R1 && !Rules::whyNot(state, seat, brush) && rng.below(2) == 0;
        return brushes ? brush : Move{.kind = Move::Kind::Draw};
    }
    case Phase::Place:
        if (!Rules::whyNot(state, seat, {.kind = Move::Kind::Commit}))
            return {.kind = Move::Kind::Commit};
        return {.kind = Move::Kind::Link,
                .link = policy == Policy::G0 ? greedyLink(state, seat) : randomLink};
    default: {
        const auto other = static_cast<kit::Seat>(rng.below(static_cast<std::uint32_t>(state.seats() - 1)));
        return {.kind = Move::Kind::Vote, .seat = static_cast<kit::Seat>(other < seat ? other : other + 1)};
    }
    }
}

/// Plays one game and returns the means per player.
Row playedGame(Policy policy, int seats, kit::Rng& rng) {
    State state = Rules::setup({.seats = seats});
    kit::Facts none;
    for (;;) {
        const auto pending = Rules::pending(state);
        if (pending.kind == contract::Pending::Kind::Over)
            break;
        if (pending.kind == contract::Pending::Kind::Chance) {
            Rules::applyChance(state, contract::drawOutcome(pending.chance, rng), none);
            continue;
        }
        const kit::Seat seat = pending.seats.first();
        Rules::apply(state, seat, policyMove(policy, state, seat, rng), none);
    }
    Row row{};
    const TablePoints table = tablePoints(state);
    for (kit::Seat seat = 0; seat < seats; ++seat) {
        const SeatPoints& p = table[static_cast<std::size_t>(seat)];
        const std::array<int, columns - 1> values{bitCount(state, seat),
                                                  state.number(Number::Brushes, seat),
                                                  p.own.match,
                                                  p.own.chain,
                                                  p.own.match + p.own.chain,
                                                  p.own.variety,
                                                  p.own.longestChain,
                                                  p.own.biggestMatch,
                                                  p.longestChain,
                                                  p.biggestMatch,
                                                  p.first,
                                                  p.total()};
        for (std::size_t column = 0; column < values.size(); ++column)
            row[column] += static_cast<double>(values[column]) / seats;
    }
    row[columns - 1] = state.number(Number::Turn);
    return row;
}

constexpr std::array<Expected, 12> simulated{{
    {Policy::R0, 1, {9.000, 0, 3.831, 5.511, 9.342, 2.851, 2.221, 1.904, 0, 0, 0, 12.192, 10.000}},
    {Policy::R0,
     2,
     {9.333, 0, 3.988, 5.733, 9.722, 2.896, 2.239, 1.920, 1.542, 1.598, 1.199, 17.957, 11.199}},
    {Policy::R0,
     3,
     {9.498, 0, 4.053, 5.830, 9.883, 2.914, 2.248, 1.927, 1.243, 1.427, 0.928, 17.396, 12.097}},
    {Policy::R0,
     4,
     {9.601, 0, 4.104, 5.906, 10.010, 2.926, 2.255, 1.932, 1.026, 1.274, 0.812, 17.048, 12.810}},
    {Policy::R1, 1, {8.999, 4.003, 3.830, 5.503, 9.333, 2.849, 2.224, 1.901, 0, 0, 0, 12.182, 14.002}},
    {Policy::R1,
     2,
     {9.331, 4.163, 3.972, 5.726, 9.698, 2.886, 2.236, 1.913, 1.536, 1.594, 1.111, 17.825, 15.910}},
    {Policy::R1,
     3,
     {9.502, 4.255, 4.048, 5.847, 9.895, 2.909, 2.245, 1.921, 1.241, 1.424, 0.815, 17.284, 17.306}},
    {Policy::R1,
     4,
     {9.602, 4.303, 4.102, 5.906, 10.008, 2.917, 2.249, 1.926, 1.021, 1.271, 0.666, 16.883, 18.360}},
    {Policy::G0, 1, {8.999, 0, 6.700, 9.204, 15.904, 3.991, 2.042, 2.013, 0, 0, 0, 19.896, 9.999}},
    {Policy::G0,
     2,
     {9.333, 0, 6.976, 9.591, 16.567, 3.992, 2.044, 2.016, 1.916, 1.928, 1.202, 26.604, 11.198}},
    {Policy::G0,
     3,
     {9.500, 0, 7.129, 9.770, 16.899, 3.992, 2.045, 2.017, 1.831, 1.870, 0.929, 26.523, 12.106}},
    {Policy::G0,
     4,
     {9.601, 0, 7.210, 9.892, 17.102, 3.992, 2.046, 2.018, 1.751, 1.812, 0.811, 26.467, 12.811}},
}};
constexpr double ledgerGames = 100000;

} // namespace

TEST_CASE("FT-71 tails of two bits have the figures of the ledger") {
    std::map<int, int> byKind;
    int matches = 0;
    int chains = 0;
    int none = 0;
    for (std::uint8_t one = firstBit; one <= lastBit; ++one)
        for (std::uint8_t two = firstBit; two <= lastBit; ++two) {
            if (one == two)
                continue;
            int best = 0;
            for (const Link link : allLinks) {
                Tail tail = tailOfFaces({one, two});
                tail[1].link = link;
                const OwnPoints own = ownPoints(tail);
                (own.match != 0 ? matches : own.chain != 0 ? chains : none) += 1;
                byKind[10 * static_cast<int>(link) + (own.match != 0 ? 0 : own.chain != 0 ? 1 : 2)] += 1;
                best = std::max(best, own.total());
            }
            CHECK(best == 3);
        }
    CHECK(matches == 1976);
    CHECK(chains == 2912);
    CHECK(none == 1352);
    for (int link = 1; link <= 4; ++link) {
        CHECK(byKind[10 * link] == 494);
        CHECK(byKind[10 * link + 1] == 728);
        CHECK(byKind[10 * link + 2] == 338);
    }
}

TEST_CASE("FT-71 FT-72 tails of three bits have the figures of the ledger") {
    std::map<int, int> bySetPoints;
    long setSum = 0;
    long ownSum = 0;
    for (std::uint8_t one = firstBit; one <= lastBit; ++one)
        for (std::uint8_t two = firstBit; two <= lastBit; ++two)
            for (std::uint8_t three = firstBit; three <= lastBit; ++three) {
                if (one == two || one == three || two == three)
                    continue;
                Tail tail = tailOfFaces({one, two, three});
                for (const Link first : allLinks)
                    for (const Link second : allLinks) {
                        tail[1].link = first;
                        tail[2].link = second;
                        const OwnPoints own = ownPoints(tail);
                        ++bySetPoints[own.match + own.chain];
                        setSum += own.match + own.chain;
                        ownSum += own.total();
                    }
            }
    CHECK(bySetPoints == std::map<int, int>{{0, 161184}, {2, 274384}, {3, 77792}, {4, 435120}});
    CHECK(setSum == 2522624);
    CHECK(ownSum == 3672240);
    CHECK(setSum * 285 == 758L * 948480); // the exact value of FT-72 for three bits
}

TEST_CASE("FT-72 random links earn the expected points for sets") {
    kit::Rng rng(72);
    for (const int size : {2, 4, 5, 8, 9, 10, 16}) {
        CAPTURE(size);
        const double expected = size == 2 ? 47.0 / 30 : 758.0 / 285 + (size - 3) * 677.0 / 608;
        Statistic points;
        std::vector<std::uint8_t> faces(lastBit);
        std::iota(faces.begin(), faces.end(), firstBit);
        for (int sample = 0; sample < 60000; ++sample) {
            const auto count = static_cast<std::size_t>(size);
            kit::drawToFront(std::span(faces), count, rng);
            Tail tail = tailOfFaces({faces.begin(), faces.begin() + size});
            for (std::size_t place = 1; place < count; ++place)
                tail[place].link = allLinks[rng.below(allLinks.size())];
            points.add(setPoints(tail));
        }
        CHECK(std::abs(points.mean() - expected) < 4 * points.error());
    }
}

TEST_CASE("FT-73 simulated players have the figures of the ledger") {
    constexpr int games = 6000;
    for (const Expected& expected : simulated) {
        CAPTURE(static_cast<int>(expected.policy));
        CAPTURE(expected.seats);
        kit::Rng rng(73);
        std::array<Statistic, columns> statistics;
        for (int game = 0; game < games; ++game) {
            const Row row = playedGame(expected.policy, expected.seats, rng);
            for (std::size_t column = 0; column < columns; ++column)
                statistics[column].add(row[column]);
        }
        for (std::size_t column = 0; column < columns; ++column) {
            CAPTURE(column);
            const Statistic& statistic = statistics[column];
            // Allows four combined standard errors, plus the rounding of the printed figure.
            const double bound = 4 * std::hypot(statistic.error(), statistic.error(ledgerGames)) + 0.0005;
            CHECK(std::abs(statistic.mean() - expected.means[column]) <= bound);
        }
    }
}
