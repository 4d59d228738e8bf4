// SPDX-License-Identifier: MIT
// Tests FT-68 and FT-69: the lengths of tails and games, over all placements of the tips.
#include "core/games/foxtail/files/files.h"
#include "core/games/foxtail/rules/deck_parts.h"
#include "tests/rules/foxtail/playing.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <map>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

namespace {

using Counts = std::map<int, int>;

/// Calls `look` with every placement of one tip per seat in the lower part, which has 3 * seats cards.
void forEachPlacement(int seats, const std::function<void(const std::vector<int>&)>& look) {
    std::vector<char> chosen(static_cast<std::size_t>(lowerCards(seats)), 0);
    std::fill_n(chosen.begin(), seats, char{1});
    do {
        std::vector<int> tips;
        for (std::size_t place = 0; place < chosen.size(); ++place)
            if (chosen[place] != 0)
                tips.push_back(static_cast<int>(place));
        look(tips);
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
}

/// The results of one game without brushes for each placement of the tips.
struct Figures {
    int placements = 0;
    std::vector<Counts> bits; ///< the lengths of each seat's tail
    Counts turns;
    Counts sharers; ///< the number of players who finish first together
};

Figures figuresOf(int seats) {
    Figures figures;
    figures.bits.resize(static_cast<std::size_t>(seats));
    forEachPlacement(seats, [&](const std::vector<int>& tips) {
        Play play(seats, deckWithTips(seats, tips));
        play.drawToTheEnd();
        ++figures.placements;
        ++figures.turns[play.turn()];
        int earliest = 99;
        for (kit::Seat seat = 0; seat < seats; ++seat) {
            ++figures.bits[static_cast<std::size_t>(seat)][static_cast<int>(bitCount(play.state, seat))];
            earliest = std::min(earliest, play.get(Number::Finished, seat));
        }
        int sharers = 0;
        for (kit::Seat seat = 0; seat < seats; ++seat)
            sharers += play.get(Number::Finished, seat) == earliest ? 1 : 0;
        ++figures.sharers[sharers];
    });
    return figures;
}

Counts countsFrom(int first, const std::vector<int>& counts) {
    Counts result;
    for (const int count : counts)
        result[first++] = count;
    return result;
}

/// The binomial coefficient "n choose k".
int choose(int n, int k) { return k == 0 ? 1 : choose(n - 1, k - 1) * n / k; }

/// Plays a game up to the vote with random moves, including brushes.
void playAtRandom(Play& play, kit::Rng& rng) {
    while (play.phase() < Phase::Vote) {
        const kit::Seat seat = Rules::pending(play.state).seats.first();
        MoveList moves;
        Rules::candidates(play.state, seat, moves);
        const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        if (!Rules::whyNot(play.state, seat, move))
            play.move(seat, Files::moveText(move));
    }
}

} // namespace

TEST_CASE("FT-68 if nobody brushes, tails are as long as the ledger says") {
    const std::array<std::vector<int>, 4> expected{{
        {1, 1, 1},
        {5, 4, 3, 2, 1},
        {28, 21, 15, 10, 6, 3, 1},
        {165, 120, 84, 56, 35, 20, 10, 4, 1},
    }};
    const std::array<std::vector<int>, 4> turns{{
        {1, 1, 1},
        {1, 3, 5, 4, 2},
        {1, 7, 19, 27, 18, 9, 3},
        {1, 15, 65, 140, 134, 80, 40, 16, 4},
    }};
    const std::array<std::vector<int>, 4> sharers{{{3}, {12, 3}, {54, 27, 3}, {240, 204, 48, 3}}};
    const std::array placements{3, 15, 84, 495};
    for (int seats = 1; seats <= 4; ++seats) {
        CAPTURE(seats);
        const auto index = static_cast<std::size_t>(seats - 1);
        const Figures figures = figuresOf(seats);
        CHECK(figures.placements == placements[index]);
        for (const Counts& bits : figures.bits) // every seat has the same lengths
            CHECK(bits == countsFrom(8, expected[index]));
        CHECK(figures.turns == countsFrom(9, turns[index]));
        CHECK(figures.sharers == countsFrom(1, sharers[index]));
    }
}

TEST_CASE("FT-69 the number of cards left over depends only on the place of the last tip") {
    kit::Rng rng(69);
    for (int seats = 1; seats <= 4; ++seats) {
        CAPTURE(seats);
        Counts left;
        forEachPlacement(seats, [&](const std::vector<int>& tips) {
            Play play(seats, deckWithTips(seats, tips));
            playAtRandom(play, rng);
            CHECK(play.deckSize() == lowerCards(seats) - 1 - tips.back()); // the cards below the last tip
            ++left[play.deckSize()];
        });
        Counts expected;
        for (int j = 0; j <= 2 * seats; ++j)
            expected[j] = choose(3 * seats - 1 - j, seats - 1);
        CHECK(left == expected);
        // The mean length of a tail is 10 - 2 / (p + 1) bits, where p is the number of players.
        int sum = 0;
        for (const auto& [bits, count] : left)
            sum += bits * count;
        CHECK(sum * (seats + 1) == 2 * seats * choose(3 * seats, seats));
    }
}
