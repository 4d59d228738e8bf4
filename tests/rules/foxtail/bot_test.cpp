// SPDX-License-Identifier: MIT
#include "core/games/foxtail/files/files.h"
#include "core/games/foxtail/player/player.h"
#include "core/games/foxtail/rules/best_brush.h"
#include "core/games/foxtail/rules/deck_parts.h"
#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/rules/score.h"
#include "core/games/foxtail/rules/table_points.h"
#include "core/kit/view.h"
#include "tests/rules/foxtail/playing.h"
#include "tests/rules/foxtail/sentence_check.h"
#include "tests/rules/foxtail/tail_text.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <functional>
#include <vector>

using namespace taletop;
using namespace taletop::foxtail;
using foxtail::testing::Play;

namespace {

using Policy = std::function<Move(const State&, kit::Seat, kit::Rng&)>;

Move casual(const State& state, kit::Seat seat, kit::Rng& rng) {
    return Player::casualMove(contract::viewOf<Rules>(state, seat), seat, rng);
}

Move voteByChance(const State& state, kit::Seat seat, kit::Rng& rng) {
    auto target = static_cast<kit::Seat>(rng.below(static_cast<std::uint32_t>(state.seats() - 1)));
    if (target >= seat)
        ++target;
    return {.kind = Move::Kind::Vote, .seat = target};
}

/// Policy R0 of FT-73: always draws and chooses links at random.
Move always(const State& state, kit::Seat seat, kit::Rng& rng) {
    if (state.phase() == Phase::Choose)
        return {.kind = Move::Kind::Draw};
    if (state.phase() == Phase::Vote)
        return voteByChance(state, seat, rng);
    return {.kind = Move::Kind::Link, .link = allLinks[rng.below(allLinks.size())]};
}

/// Policy G0 of FT-73: always draws and chooses links greedily.
Move greedy(const State& state, kit::Seat seat, kit::Rng& rng) {
    if (state.phase() != Phase::Place)
        return always(state, seat, rng);
    return Player::advise(contract::viewOf<Rules>(state, seat), seat)[0].move;
}

/// Policy G2 of FT-73: plays like the casual player, but votes at random.
Move brusher(const State& state, kit::Seat seat, kit::Rng& rng) {
    return state.phase() == Phase::Vote ? voteByChance(state, seat, rng) : casual(state, seat, rng);
}

/// Makes a random legal move.
Move anything(const State& state, kit::Seat seat, kit::Rng& rng) {
    MoveList moves;
    Rules::candidates(state, seat, moves);
    MoveList legal;
    for (const Move& move : moves)
        if (!Rules::whyNot(state, seat, move))
            legal.push_back(move);
    return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

State finishedGame(int seats, const std::vector<Policy>& policies, kit::Rng& rng, int& illegal) {
    State state = Rules::setup({.seats = seats});
    kit::Facts none;
    for (;;) {
        const contract::Pending pending = Rules::pending(state);
        if (pending.kind == contract::Pending::Kind::Over)
            return state;
        if (pending.kind == contract::Pending::Kind::Chance) {
            Rules::applyChance(state, contract::drawOutcome(pending.chance, rng), none);
            continue;
        }
        const kit::Seat seat = pending.seats.first();
        const Move move = policies[static_cast<std::size_t>(seat)](state, seat, rng);
        if (Rules::whyNot(state, seat, move)) {
            ++illegal;
            return state;
        }
        Rules::apply(state, seat, move, none);
    }
}

/// Computes the mean of the added values and its standard error.
class Mean {
public:
    void add(double value) {
        ++m_count;
        m_sum += value;
        m_squares += value * value;
    }
    [[nodiscard]] double mean() const { return m_sum / m_count; }
    [[nodiscard]] double error() const {
        return std::sqrt((m_squares / m_count - mean() * mean()) / m_count);
    }

private:
    double m_count = 0;
    double m_sum = 0;
    double m_squares = 0;
};

/// Applies the four-sigma rule of FT-73: the mean may differ from the expected one by four times the combined
/// standard error.
void checkMean(const Mean& mean, double expected, double error) {
    const double allowed = 4 * std::hypot(mean.error(), error);
    CAPTURE(mean.mean());
    CAPTURE(allowed);
    CHECK(std::abs(mean.mean() - expected) <= allowed);
}

struct Row {
    int seats;
    double bits, match, chain, variety, longestLine, biggestLine, firstLine, total, totalError;
};

/// Plays games in which every seat uses this policy, and compares the means with a row of the table. The
/// standard error of the total is used for every column.
void checkRow(const Row& row, const Policy& policy, int games, std::uint64_t seed) {
    CAPTURE(row.seats);
    kit::Rng rng(seed);
    const std::vector<Policy> policies(static_cast<std::size_t>(row.seats), policy);
    Mean bits, sets, variety, longest, biggest, first, total;
    int illegal = 0;
    for (int game = 0; game < games; ++game) {
        const State state = finishedGame(row.seats, policies, rng, illegal);
        const TablePoints points = tablePoints(state);
        // Only one seat per game is used, because values of the same game are not independent.
        const auto seat = static_cast<kit::Seat>(game % row.seats);
        const SeatPoints& own = points[static_cast<std::size_t>(seat)];
        bits.add(static_cast<double>(bitCount(state, seat)));
        sets.add(own.own.match + own.own.chain);
        variety.add(own.own.variety);
        longest.add(own.longestChain);
        biggest.add(own.biggestMatch);
        first.add(own.first);
        total.add(own.total());
    }
    CHECK(illegal == 0);
    checkMean(bits, row.bits, row.totalError);
    checkMean(sets, row.match + row.chain, row.totalError);
    checkMean(variety, row.variety, row.totalError);
    checkMean(longest, row.longestLine, row.totalError);
    checkMean(biggest, row.biggestLine, row.totalError);
    checkMean(first, row.firstLine, row.totalError);
    checkMean(total, row.total, row.totalError);
}

/// The fraction of games that seat 0 wins. A shared win counts in part.
double shareOfWins(const std::vector<Policy>& policies, int games, std::uint64_t seed) {
    kit::Rng rng(seed);
    double wins = 0;
    int illegal = 0;
    for (int game = 0; game < games; ++game) {
        const State state = finishedGame(static_cast<int>(policies.size()), policies, rng, illegal);
        const kit::SeatSet winners = winnersOf(tablePoints(state));
        wins += winners.contains(0) ? 1.0 / winners.size() : 0;
    }
    CHECK(illegal == 0);
    return wins / games;
}

} // namespace

TEST_CASE("FT-73 the policy that always draws and links greedily has the figures of G0") {
    checkRow({2, 9.333, 6.976, 9.591, 3.992, 1.916, 1.928, 1.202, 26.604, 0.004}, greedy, 4000, 7302);
    checkRow({4, 9.601, 7.210, 9.892, 3.992, 1.751, 1.812, 0.811, 26.467, 0.003}, greedy, 3000, 7304);
}

TEST_CASE("FT-73 the policy that always draws and links at random has the figures of R0") {
    checkRow({3, 9.498, 4.053, 5.830, 2.914, 1.243, 1.427, 0.928, 17.396, 0.007}, always, 10000, 7303);
}

TEST_CASE("FT-73 games of casual players only have the figures of G2") {
    checkRow({2, 9.349, 6.691, 8.224, 3.999, 1.807, 1.780, 1.171, 24.672, 0.030}, brusher, 600, 7312);
    checkRow({3, 9.520, 6.851, 8.384, 3.998, 1.795, 1.771, 0.890, 24.689, 0.024}, brusher, 400, 7313);
    checkRow({4, 9.616, 6.974, 8.466, 3.999, 1.782, 1.760, 0.753, 24.734, 0.021}, brusher, 300, 7314);
}

TEST_CASE("FT-73 at mixed tables the casual player beats random and greedy players") {
    CHECK(shareOfWins({casual, always}, 300, 1) >= 0.9);
    CHECK(shareOfWins({casual, anything}, 300, 2) >= 0.97);
    CHECK(shareOfWins({casual, always, always, always}, 200, 3) >= 0.7);
    // The ledger says 60% of 2000 games, with a standard error of 1.1%. That of 500 games is 2.2%.
    CHECK(std::abs(shareOfWins({brusher, greedy}, 500, 4) - 0.60) < 4 * std::hypot(0.022, 0.011));
}

TEST_CASE("FT-66 a casual player alone ends with the most tail points that its bits allow") {
    kit::Rng rng(66);
    Mean total;
    int illegal = 0;
    for (int game = 0; game < 600; ++game) {
        const State state = finishedGame(1, {casual}, rng, illegal);
        const int points = tablePoints(state)[0].total();
        CHECK(points == bestBrush(tailOf(state, 0)).points);
        total.add(points);
    }
    CHECK(illegal == 0);
    checkMean(total, 19.99, 0.01); // FT-74: the mean of the best totals of tails with 8 to 10 bits
}

namespace {

/// Checks that advice is the same for the view and the state, and that its moves are legal, differ from each
/// other and have complete sentences.
void checkAdvice(const State& state, kit::Seat seat) {
    const State view = contract::viewOf<Rules>(state, seat);
    const auto list = Player::advise(view, seat);
    const auto again = Player::advise(state, seat);
    REQUIRE(list.size() == again.size());
    REQUIRE(!list.empty());
    for (std::size_t i = 0; i < list.size(); ++i) {
        CHECK(list[i].move == again[i].move);
        CHECK(list[i].why == again[i].why);
        CHECK(checkedSentence(list[i].why).back() == '.');
        CHECK(kit::english(list[i].why).find(" of 0") == std::string::npos); // a match of 0 is not mentioned
        CHECK(!Rules::whyNot(view, seat, list[i].move));
        for (std::size_t j = 0; j < i; ++j)
            CHECK(!(list[j].move == list[i].move));
    }
}

} // namespace

TEST_CASE("FT-17 FT-18 FT-62 casual moves and hints depend only on the view and are always legal") {
    for (int seats = 1; seats <= 4; ++seats) {
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            CAPTURE(seats);
            CAPTURE(seed);
            kit::Rng rng(seed * 10 + static_cast<std::uint64_t>(seats));
            State state = Play::random(seats, seed).state;
            kit::Facts none;
            int moves = 0;
            while (Rules::pending(state).kind == contract::Pending::Kind::Seats) {
                const kit::Seat seat = Rules::pending(state).seats.first();
                const State view = contract::viewOf<Rules>(state, seat);
                kit::Rng first = rng;
                kit::Rng second = rng;
                const Move move = Player::casualMove(view, seat, first);
                CHECK(move == Player::casualMove(state, seat, second));
                CHECK(first == second);
                CHECK(!Rules::whyNot(view, seat, move));
                checkAdvice(state, seat);
                // Half of the moves are random, so that the test reaches unusual positions, too.
                const bool strange = rng.below(2) == 0;
                Rules::apply(state, seat, strange ? anything(state, seat, rng) : move, none);
                ++moves;
            }
            CHECK(moves > 8);
        }
    }
}

TEST_CASE("FT-73 the hint names the three best placements, each with the points that it scores") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Play play = Play::random(1, seed);
        while (play.phase() != Phase::Over && bitCount(play.state, 0) < 5)
            play.drawTurn('A');
        if (play.phase() != Phase::Choose)
            continue;
        play.move(0, "draw");
        if (play.phase() != Phase::Place)
            continue;
        std::vector<int> all;
        const auto pointsOf = [&](const Move& move) {
            Play after = play;
            after.move(0, Files::moveText(move));
            return after.own(0);
        };
        for (const Link link : allLinks)
            all.push_back(pointsOf({.kind = Move::Kind::Link, .link = link}));
        std::ranges::sort(all, std::ranges::greater{});
        const auto list = Player::advise(play.state, 0);
        REQUIRE(list.size() == 3);
        for (std::size_t i = 0; i < 3; ++i)
            CHECK(pointsOf(list[i].move) == all[i]);
    }
}

TEST_CASE("FT-13 FT-45 the casual player does not brush until a tip can come") {
    // If they are always linked with A, these bits form one long chain and no variety.
    Play play(1, {1, 14, 2, 15, 3, 16, 4, 17, 5, 18, 0});
    kit::Rng rng(13);
    while (play.deckSize() > 3) {
        if (bitCount(play.state, 0) >= 4) {
            REQUIRE(bestBrush(play.tail(0)).points >= play.own(0) + 2);
            CHECK(Player::casualMove(play.state, 0, rng).kind == Move::Kind::Draw);
            CHECK(kit::english(Player::advise(play.state, 0)[0].why) ==
                  "No tip can come this turn, so draw now and brush later.");
        }
        play.drawTurn('A');
    }
    CHECK(Player::casualMove(play.state, 0, rng).kind == Move::Kind::Brush);
    const int best = bestBrush(play.tail(0)).points;
    CHECK(kit::english(Player::advise(play.state, 0)[0].why) == "A brush can raise your tail from " +
                                                                    std::to_string(play.own(0)) + " to " +
                                                                    std::to_string(best) + " tail points.");
    play.move(0, "brush");
    while (play.phase() == Phase::Place)
        play.move(0, Files::moveText(Player::casualMove(play.state, 0, rng)));
    CHECK(play.own(0) == best);
    CHECK(kit::english(Player::advise(play.state, 0)[0].why) == "This turn you can only draw.");
}

TEST_CASE("FT-74 FT-76 every brush among the decisions is complete, and the first one scores most") {
    Play play(1, {1, 14, 2, 15, 3, 16, 4, 17, 5, 18, 0});
    while (play.deckSize() > 3)
        play.drawTurn('A');
    const int best = bestBrush(play.tail(0)).points;
    const int bits = bitCount(play.state, 0);
    play.move(0, "brush");
    for (int set = 0; set < 2; ++set) { // before any link is set, and after the first
        std::vector<contract::Decision<Move>> brushes;
        Player::decisions(play.state, 0, brushes);
        REQUIRE(!brushes.empty());
        for (const auto& steps : brushes) {
            CHECK(std::ssize(steps) == bits - set);
            CHECK(steps.back().kind == Move::Kind::Commit);
        }
        Play brushed = play;
        for (const Move& step : brushes[0])
            brushed.move(0, Files::moveText(step));
        CHECK(brushed.own(0) == best);
        play.move(0, Files::moveText(brushes[0][0]));
    }
}

TEST_CASE("FT-62 the casual player votes for the other tail with the most joins, breaking ties at random") {
    // Everyone draws and always links with A, so all joins count and the longest tail has the most.
    Play play(4, testing::deckWithTips(4, {0, 1, 2, 9}));
    play.drawToTheEnd('A');
    REQUIRE(play.phase() == Phase::Vote);
    const std::array<int, 4> bits{bitCount(play.state, 0), bitCount(play.state, 1), bitCount(play.state, 2),
                                  bitCount(play.state, 3)};
    REQUIRE(bits[3] > bits[0]);
    REQUIRE(bits[0] == bits[1]);
    kit::Rng rng(62);
    CHECK(Player::casualMove(play.view(0), 0, rng).seat == 3);
    CHECK(Player::advise(play.view(0), 0)[0].move.seat == 3);
    std::array<int, 4> votes{};
    for (int round = 0; round < 300; ++round)
        ++votes[static_cast<std::size_t>(Player::casualMove(play.view(3), 3, rng).seat)];
    CHECK(votes[3] == 0);
    for (std::size_t seat = 0; seat < 3; ++seat)
        CHECK(votes[seat] > 60);
}
