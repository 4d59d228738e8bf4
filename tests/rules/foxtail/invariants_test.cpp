// SPDX-License-Identifier: MIT
// Tests the ledger's invariants that compare states, and that the check of single states finds each fault.
#include "core/games/foxtail/files/files.h"
#include "tests/rules/foxtail/playing.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

namespace {

kit::Facts none;

void setNumber(State& state, Number number, kit::Seat seat, int value) {
    state.setNumberOf(number, seat, value, none);
}

/// Breaks a valid state with `spoil`. The check must report a sentence that contains `words`.
void bites(const Play& play, const char* words, const std::function<void(State&)>& spoil) {
    REQUIRE(Rules::brokenInvariant(play.state) == "");
    State state = play.state;
    spoil(state);
    const std::string sentence = Rules::brokenInvariant(state);
    CAPTURE(words);
    CHECK_MESSAGE(sentence.find(words) != std::string::npos, sentence);
}

/// A game of three players with five bits each, in which nobody has brushed.
Play midGame() {
    Play play(3, deckWithTips(3, {6, 7, 8}));
    for (int turn = 0; turn < 5; ++turn)
        play.drawTurn('A');
    return play;
}

} // namespace

TEST_CASE("FT-4 FT-11 FT-14: invariant 1 notices a missing, moved or repeated card") {
    const Play play = midGame();
    bites(play, "invariant 1", [](State& s) { s.remove(deckZone, 12, none); });
    bites(play, "invariant 1", [](State& s) { s.moveToEnd(deckZone, 12, asideZone, 0, none); });
    bites(play, "every card must be there once",
          [](State& s) { s.ref().zone(deckZone)[17] = s.ref().zone(deckZone)[16]; });
    bites(play, "one tip for each seat", [](State& s) { s.remove(deckZone, 0, none); });
}

TEST_CASE("FT-12 FT-13 FT-26: invariants 2 and 3 notice a wrong deck") {
    const Play play = midGame();
    bites(play, "upper part", [](State& s) {
        const auto deck = s.ref().zone(deckZone);
        std::swap(deck.front(), deck.back());
    });
    bites(play, "invariant 2", [](State& s) { setNumber(s, Number::Finished, 1, 5); });
    bites(play, "invariant 3", [](State& s) {
        s.moveToEnd(deckZone, 0, zoneOf(ZoneKind::Bits, 0), 0, none);
        setNumber(s, Number::Finished, 0, 5);
    });
}

TEST_CASE("FT-21 FT-22 FT-24 FT-30: invariant 4 notices wrong tails") {
    const Play play = midGame();
    bites(play, "invariant 4", [](State& s) { s.setMark(zoneOf(ZoneKind::Bits, 1), 2, 0, none); });
    bites(play, "invariant 4", [](State& s) { s.setMark(zoneOf(ZoneKind::Bits, 1), 0, 1, none); });
    bites(play, "invariant 4", [](State& s) { s.setMark(zoneOf(ZoneKind::Bits, 1), 2, 5, none); });
    Play late(3, deckWithTips(3, {0, 7, 8}));
    while (late.turn() < 10)
        late.drawTurn();
    bites(late, "must end with its tip", [](State& s) {
        const auto tail = s.ref().zone(zoneOf(ZoneKind::Bits, 0));
        std::swap(tail.front(), tail.back());
    });
    bites(late, "a tip lies within", [](State& s) {
        setNumber(s, Number::Finished, 0, 0);
        setNumber(s, Number::Finished, 1, 9);
    });
}

TEST_CASE("FT-15 FT-40 FT-44 FT-45: invariants 6 and 7 notice wrong turns and brushes") {
    const Play play = midGame();
    bites(play, "invariant 6", [](State& s) { setNumber(s, Number::Turn, 0, 9); });
    bites(play, "invariant 6", [](State& s) { setNumber(s, Number::Brushes, 2, 1); });
    Play brushing = midGame();
    for (kit::Seat seat = 0; seat < 3; ++seat)
        brushing.move(seat, "brush");
    bites(brushing, "invariant 7", [](State& s) { setNumber(s, Number::MustDraw, 1, 1); });
    Play started = Play::random(1, 1);
    started.drawTurn();
    bites(started, "brushed too often", [](State& s) {
        setNumber(s, Number::Brushes, 0, 1);
        setNumber(s, Number::Turn, 0, 3);
    });
}

TEST_CASE("FT-17 FT-18 FT-62: invariants notice sealed choices that do not fit the phase") {
    Play play = midGame();
    bites(play, "FT-17", [](State& s) { s.add(zoneOf(ZoneKind::Choice, 0), {drawToken, 0}, none); });
    bites(play, "FT-17", [](State& s) { setNumber(s, Number::Done, 0, 1); });
    bites(play, "FT-62", [](State& s) { s.add(zoneOf(ZoneKind::Vote, 0), {firstVoteToken, 0}, none); });
    bites(play, "FT-18", [](State& s) { s.add(zoneOf(ZoneKind::Links, 0), {firstLinkToken, 0}, none); });
    for (kit::Seat seat = 0; seat < 3; ++seat)
        play.move(seat, "draw");
    bites(play, "one drawn bit", [](State& s) { setNumber(s, Number::Brushing, 0, 1); });
    bites(play, "sealed links", [](State& s) { setNumber(s, Number::Done, 0, 1); });
}

TEST_CASE("FT-61 FT-62 FT-70: invariants 12 to 14 notice a wrong end") {
    Play play(3, deckWithTips(3, {2, 4, 8}));
    play.drawToTheEnd('C');
    bites(play, "FT-27", [](State& s) { setNumber(s, Number::Phase, 0, static_cast<int>(Phase::Choose)); });
    bites(play, "invariant 13", [](State& s) {
        s.add(zoneOf(ZoneKind::Ballot, 0), {firstVoteToken, 2}, none);
    });
    for (kit::Seat seat = 0; seat < 3; ++seat)
        play.move(seat, "vote " + std::to_string((seat + 1) % 3));
    bites(play, "invariant 13", [](State& s) { s.remove(zoneOf(ZoneKind::Ballot, 0), 0, none); });
    bites(play, "somebody else", [](State& s) { s.setMark(zoneOf(ZoneKind::Ballot, 0), 0, 1, none); });
    bites(play, "invariant 14", [](State& s) { setNumber(s, Number::Turn, 0, 9); });
}

TEST_CASE("FT-1 FT-66: invariants notice numbers out of bounds") {
    const Play play = midGame();
    bites(play, "FT-1", [](State& s) { setNumber(s, Number::Seats, 0, 5); });
    bites(play, "FT-1", [](State& s) { setNumber(s, Number::Seats, 0, 0); });
    bites(play, "FT-66", [](State& s) { setNumber(s, Number::Solo, 0, 1); });
    bites(play, "FT-18", [](State& s) { setNumber(s, Number::Phase, 0, 6); });
    bites(play, "flag", [](State& s) { setNumber(s, Number::MustDraw, 2, 2); });
    bites(play, "empty seat", [](State& s) {
        s.add(zoneOf(ZoneKind::Ballot, 3), {firstVoteToken, 1}, none);
    });
}

TEST_CASE("FT-23 FT-41: by invariant 5 bits are only appended, and only a brush changes links") {
    kit::Rng rng(5);
    for (int game = 0; game < 20; ++game) {
        Play play = Play::random(3, static_cast<std::uint64_t>(game));
        while (play.phase() < Phase::Vote) {
            const auto before = play;
            const kit::Seat mover = Rules::pending(play.state).seats.first();
            MoveList moves;
            Rules::candidates(play.state, mover, moves);
            const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            if (Rules::whyNot(play.state, mover, move))
                continue;
            play.move(mover, Files::moveText(move));
            for (kit::Seat seat = 0; seat < 3; ++seat) {
                const auto old = before.bits(seat);
                const auto now = play.bits(seat);
                REQUIRE(now.size() >= old.size());
                CHECK(now.size() <= old.size() + 1);
                CHECK(std::equal(old.begin(), old.end(), now.begin()));
                if (before.get(Number::Brushing, seat) == 0)
                    CHECK(play.links(seat).substr(0, before.links(seat).size()) == before.links(seat));
            }
        }
    }
}

TEST_CASE("FT-37 FT-65: by invariant 11 a bit changes own points by -3 to +3") {
    kit::Rng rng(11);
    int least = 0;
    int most = 0;
    for (int sample = 0; sample < 40000; ++sample) {
        Tail tail = randomTail(1 + rng.below(8U), rng);
        for (std::size_t place = 1; place < tail.size(); ++place)
            tail[place].link = allLinks[rng.below(allLinks.size())];
        const int before = ownPoints(tail).total();
        TailBit bit{{}, allLinks[rng.below(allLinks.size())]};
        for (std::uint8_t& charm : bit.charms)
            charm = static_cast<std::uint8_t>(1 + rng.below(3));
        tail.push_back(bit);
        const int change = ownPoints(tail).total() - before;
        least = std::min(least, change);
        most = std::max(most, change);
    }
    CHECK(least == -3);
    CHECK(most == 3);
}
