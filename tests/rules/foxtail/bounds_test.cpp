// SPDX-License-Identifier: MIT
// FT-70: searches all deals and all ways to play for the fewest and the most turns and bits, and replays a
// game for each bound with the real rules.
#include "core/games/foxtail/rules/deck_parts.h"
#include "tests/rules/foxtail/playing.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

namespace {

/// The part of a seat's state that affects the lengths of tails and games. For seats other than the one under
/// test, `bits` only distinguishes none, one, and two or more.
struct SeatLength {
    int bits = 0;
    bool mustDraw = false;
    bool finished = false;
    auto operator<=>(const SeatLength&) const = default;
};
struct Lengths {
    int drawn = 0;
    std::array<SeatLength, 4> seats{};
    auto operator<=>(const Lengths&) const = default;
};
/// What each seat did in a turn: 'b' brushed, 'd' drew a bit, 't' drew a tip, '-' nothing.
using TurnPlay = std::string;
struct Origin {
    Lengths before;
    TurnPlay play;
};
using Layer = std::map<Lengths, Origin>;

class Search {
public:
    Search(int seats, int focus, bool brushing) : m_seats(seats), m_focus(focus), m_brushing(brushing) {
        m_layers.push_back({{Lengths{}, {}}});
        while (!m_layers.back().empty()) {
            Layer next;
            for (const auto& [lengths, origin] : m_layers.back())
                step(lengths, lengths, 0, {}, next);
            m_layers.push_back(next);
            for (auto at = m_layers.back().begin(); at != m_layers.back().end();)
                at = isOver(at->first) ? end(at) : std::next(at);
        }
    }
    [[nodiscard]] const std::set<int>& turns() const { return m_turns; }
    [[nodiscard]] const std::map<int, std::vector<TurnPlay>>& games() const { return m_games; }
    [[nodiscard]] const std::map<int, std::vector<TurnPlay>>& gamesByTurns() const { return m_gamesByTurns; }

private:
    [[nodiscard]] bool isOver(const Lengths& lengths) const {
        return std::all_of(lengths.seats.begin(), lengths.seats.begin() + m_seats,
                           [](const SeatLength& seat) { return seat.finished; });
    }
    Layer::iterator end(Layer::iterator at) {
        const auto turn = static_cast<int>(m_layers.size()) - 1;
        std::vector<TurnPlay> game;
        Origin origin = at->second;
        for (auto layer = m_layers.size() - 1; layer > 0; --layer) {
            game.insert(game.begin(), origin.play);
            origin = m_layers[layer - 1].at(origin.before);
        }
        m_turns.insert(turn);
        m_gamesByTurns.emplace(turn, game);
        m_games.emplace(at->first.seats[static_cast<std::size_t>(m_focus)].bits, game);
        return m_layers.back().erase(at);
    }
    [[nodiscard]] int tipsLeft(const Lengths& lengths) const {
        return static_cast<int>(std::count_if(lengths.seats.begin(), lengths.seats.begin() + m_seats,
                                              [](const SeatLength& seat) { return !seat.finished; }));
    }
    /// Adds everything that can happen in a turn from this seat on, recursively.
    void step(const Lengths& before, const Lengths& lengths, int seat, const TurnPlay& play, Layer& next) {
        if (seat == m_seats) {
            next.emplace(lengths, Origin{before, play});
            return;
        }
        const SeatLength& now = lengths.seats[static_cast<std::size_t>(seat)];
        if (now.finished) {
            step(before, lengths, seat + 1, play + '-', next);
            return;
        }
        if (m_brushing && !now.mustDraw && now.bits >= 2)
            stepTo(before, lengths, seat, {now.bits, true, false}, 0, play + 'b', next);
        const int left = deckCards(m_seats) - lengths.drawn;
        const int tips = tipsLeft(lengths);
        if (left <= lowerCards(m_seats)) // FT-13: only the lower part has tips
            stepTo(before, lengths, seat, {now.bits, false, true}, 1, play + 't', next);
        if (left > lowerCards(m_seats) || left > tips) {
            const int bits = now.bits + 1;
            stepTo(before, lengths, seat, {seat == m_focus ? bits : std::min(bits, 2), false, false}, 1,
                   play + 'd', next);
        }
    }
    void stepTo(const Lengths& before, Lengths lengths, int seat, const SeatLength& after, int drawn,
                const TurnPlay& play, Layer& next) {
        lengths.seats[static_cast<std::size_t>(seat)] = after;
        lengths.drawn += drawn;
        step(before, lengths, seat + 1, play, next);
    }

    int m_seats;
    int m_focus;
    bool m_brushing;
    std::vector<Layer> m_layers;
    std::set<int> m_turns;
    std::map<int, std::vector<TurnPlay>> m_games;
    std::map<int, std::vector<TurnPlay>> m_gamesByTurns;
};

/// Replays a game from the search with the real rules.
Play replay(int seats, const std::vector<TurnPlay>& game) {
    std::vector<int> deck;
    int next = 1;
    for (const TurnPlay& turn : game)
        for (const char play : turn)
            if (play == 'd' || play == 't')
                deck.push_back(play == 't' ? 0 : next++);
    while (static_cast<int>(deck.size()) < deckCards(seats))
        deck.push_back(next++);
    Play play(seats, deck);
    for (const TurnPlay& turn : game) {
        for (kit::Seat seat = 0; seat < seats; ++seat)
            if (const char does = turn[static_cast<std::size_t>(seat)]; does != '-')
                play.move(seat, does == 'b' ? "brush" : "draw");
        for (kit::Seat seat = 0; seat < seats; ++seat)
            if (play.phase() == Phase::Place && play.pends(seat)) {
                if (turn[static_cast<std::size_t>(seat)] == 'b')
                    play.links(seat, std::string(play.bits(seat).size() - 1, 'A'));
                else
                    play.move(seat, "A");
            }
    }
    REQUIRE(play.phase() >= Phase::Vote);
    return play;
}

struct Range {
    int least, most;
};

/// Checks that games can have exactly the numbers of turns in the range, and replays the bounds with the real
/// rules.
void checkTurns(int seats, bool brushing, Range range) {
    CAPTURE(seats);
    const Search search(seats, 0, brushing);
    CHECK(*search.turns().begin() == range.least);
    CHECK(*search.turns().rbegin() == range.most);
    CHECK(static_cast<int>(search.turns().size()) == range.most - range.least + 1);
    for (const int turns : {range.least, range.most})
        CHECK(replay(seats, search.gamesByTurns().at(turns)).turn() == turns);
}
void checkBits(int seats, int focus, bool brushing, Range range) {
    CAPTURE(seats);
    CAPTURE(focus);
    const Search search(seats, focus, brushing);
    CHECK(search.games().begin()->first == range.least);
    CHECK(search.games().rbegin()->first == range.most);
    for (const int bits : {range.least, range.most}) {
        const Play play = replay(seats, search.games().at(bits));
        CHECK(bitCount(play.state, static_cast<kit::Seat>(focus)) == bits);
    }
}

} // namespace

TEST_CASE("FT-70 the fewest and the most turns of a game are those of the ledger") {
    checkTurns(1, false, {9, 11});
    checkTurns(2, false, {9, 13});
    checkTurns(3, false, {9, 15});
    checkTurns(4, false, {9, 17});
    checkTurns(1, true, {9, 20});
    checkTurns(2, true, {9, 24});
    checkTurns(3, true, {9, 28});
    checkTurns(4, true, {9, 32});
}

TEST_CASE("FT-70 without brushing, a tail has 8 to 8 + 2p bits") {
    for (int seats = 1; seats <= 4; ++seats)
        for (int seat = 0; seat < seats; ++seat)
            checkBits(seats, seat, false, {8, 8 + 2 * seats});
}

TEST_CASE("FT-70 however everyone plays, the fewest and the most bits of a tail are those of the ledger") {
    checkBits(1, 0, true, {8, 10});
    checkBits(2, 0, true, {6, 14});
    checkBits(2, 1, true, {6, 14});
    checkBits(3, 0, true, {6, 18});
    checkBits(3, 1, true, {5, 17});
    checkBits(3, 2, true, {5, 17});
    for (int seat = 0; seat < 3; ++seat)
        checkBits(4, seat, true, {5, 20});
    checkBits(4, 3, true, {5, 19});
}

TEST_CASE("FT-70 a game with as much brushing as possible stays within the announced length") {
    // Everyone brushes whenever possible.
    for (int seats = 1; seats <= 4; ++seats)
        for (std::uint64_t seed = 0; seed < 25; ++seed) {
            Play play = Play::random(seats, seed);
            int entries = 2 + seats;
            while (play.phase() < Phase::Vote) {
                const kit::Seat seat = Rules::pending(play.state).seats.first();
                if (play.phase() == Phase::Choose)
                    play.move(seat, play.refusedBy(seat, "brush") == 0 ? "brush" : "draw");
                else
                    play.move(seat, play.refusedBy(seat, "commit") == 0 ? "commit" : "D");
                ++entries;
            }
            CHECK(play.turn() <= mostTurns(seats));
            CHECK(entries <= Rules::info().longestMoves);
        }
}
