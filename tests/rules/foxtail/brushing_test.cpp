// SPDX-License-Identifier: MIT
// Tests FT-40 to FT-46: brushing.
#include "core/games/foxtail/table/table.h"
#include "tests/rules/foxtail/playing.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

namespace {

/// A solo player with a tail of this many bits, all linked with A.
Play grown(int bits) {
    Play play(1, deckWithTips(1, {2}));
    while (bitCount(play.state, 0) < bits)
        play.drawTurn('A');
    return play;
}

} // namespace

TEST_CASE("FT-40 brushing replaces drawing") {
    Play play = grown(6);
    const int deck = play.deckSize();
    const int turn = play.turn();
    play.move(0, "brush");
    play.links(0, "BBBBB");
    CHECK(bitCount(play.state, 0) == 6);
    CHECK(play.deckSize() == deck);
    CHECK(play.turn() == turn + 1);
    CHECK(play.get(Number::Brushes, 0) == 1);
}

TEST_CASE("FT-41 a brush changes only the links") {
    Play play(2, {14, 1, 28, 2, 5, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 15, 0, 0, 16, 17, 18, 19});
    play.drawTurn();
    play.drawTurn('C');
    const std::string other = play.links(1);
    play.move(0, "brush");
    play.move(1, "brush");
    play.links(0, "D");
    play.links(1, "C");
    CHECK(play.bits(0) == std::vector<int>{14, 28}); // the order of the bits has not changed
    CHECK(play.links(0) == "D");
    CHECK(play.links(1) == other);

    const Tail before = tailFrom("2111 3112 1112", "CC");
    const Tail after = tailFrom("2111 3112 1112", "DD");
    CHECK(setsOf(before, CharmSet::Sort::Match) == "C:1+3");
    CHECK(ownPoints(before).total() == 4);
    CHECK(setsOf(after, CharmSet::Sort::Match) == "D:2+2");
    CHECK(setsOf(after, CharmSet::Sort::Chain) == "D:1+2");
    CHECK(ownPoints(after).total() == 5);
}

TEST_CASE("FT-42 a brush sets a link for each bit after the first, then commits") {
    const Play start = grown(4);
    for (std::size_t number = 0; number < 64; ++number) {
        Play play = start;
        play.move(0, "brush");
        play.links(0, lettersOf(number, 3));
        CHECK(play.links(0) == lettersOf(number, 3));
    }
    Play play = start;
    CHECK(play.codeOf(0, "commit") == RefusalCode::NothingToCommit);
    play.move(0, "brush");
    CHECK(play.codeOf(0, "brush") == RefusalCode::BrushBegun);
    play.move(0, "D");
    play.move(0, "D");
    CHECK(play.codeOf(0, "commit") == RefusalCode::LinksMissing);
    const auto refusal = Rules::whyNot(play.state, 0, {.kind = Move::Kind::Commit});
    CHECK(refusal->ledger == 42);
    CHECK(refusal->arguments == std::array<std::int16_t, 2>{2, 3});
    play.move(0, "A");
    CHECK(play.legal(0) == "commit");
    CHECK(play.codeOf(0, "A") == RefusalCode::AllLinksSet);
    CHECK(play.refusedBy(0, "A") == 42);
    CHECK(play.links(0) == "AAA"); // the links change only with the commit
    play.move(0, "commit");
    CHECK(play.links(0) == "DDA");
}

TEST_CASE("FT-43 a brush may leave all links as they are") {
    Play play = grown(4);
    play.move(0, "brush");
    play.links(0, "AAA");
    CHECK(play.links(0) == "AAA");
    CHECK(play.legal(0) == "draw");
}

TEST_CASE("FT-44 brushing needs at least two bits") {
    Play play(1, deckWithTips(1, {2}));
    for (int bits = 0; bits < 2; ++bits) {
        CHECK(play.legal(0) == "draw");
        CHECK(play.codeOf(0, "brush") == RefusalCode::FewerThanTwoBits);
        const auto refusal = Rules::whyNot(play.state, 0, {.kind = Move::Kind::Brush});
        CHECK(refusal->ledger == 44);
        CHECK(refusal->arguments[0] == bits);
        play.drawTurn();
    }
    CHECK(play.turn() == 3);
    CHECK(play.legal(0) == "draw, brush");
}

TEST_CASE("FT-45 nobody brushes twice in a row") {
    Play play = grown(2);
    play.move(0, "brush");
    play.links(0, "B");
    CHECK(play.codeOf(0, "brush") == RefusalCode::MustDraw);
    CHECK(play.refusedBy(0, "brush") == 45);
    play.drawTurn();
    CHECK(play.refusedBy(0, "brush") == 0);
    for (kit::Seat viewer = kit::spectator; viewer < 1; ++viewer) // everyone knows who must draw
        CHECK(play.view(viewer).number(Number::MustDraw, 0) == 0);
}

TEST_CASE("FT-45 a tail of n bits is brushed n - 1 times at most") {
    Play play = grown(2);
    while (play.phase() == Phase::Choose) {
        if (play.refusedBy(0, "brush") == 0) {
            play.move(0, "brush");
            play.links(0, std::string(play.bits(0).size() - 1, 'C'));
        } else {
            play.drawTurn();
        }
    }
    CHECK(bitCount(play.state, 0) == 10);
    CHECK(play.get(Number::Brushes, 0) == 9);
    CHECK(play.get(Number::Finished, 0) == 20);
}

TEST_CASE("FT-46 a complete tail cannot be brushed") {
    Play play(2, deckWithTips(2, {2, 5}));
    while (play.turn() < 10)
        play.drawTurn();
    const std::string links = play.links(0);
    play.drawTurn('D');
    REQUIRE(play.get(Number::Finished, 0) == 10);
    CHECK(play.codeOf(0, "brush") == RefusalCode::NoBrushAfterTip);
    CHECK(play.refusedBy(0, "brush") == 46);
    CHECK(play.links(0) == links);
    play.drawToTheEnd();
    CHECK(play.links(0) == links);
}

namespace {

/// The warning when seat 0 is about to commit its brush, or "".
std::string givenUp(const Play& play) {
    for (const scene::Choice& choice : Shown::scene(play.view(0), 0).choices)
        if (choice.move == "commit")
            return kit::english(choice.warning);
    return "?";
}

/// The tail 2111 3112 1112 with the links AA, and a brush that is ready to commit.
Play brushed(std::string_view letters) {
    Play play(1, {14, 28, 1, 2, 3, 4, 5, 6, 7, 8, 0});
    play.move(0, "draw");
    for (int bit = 1; bit < 3; ++bit) {
        play.move(0, "draw");
        play.move(0, "C");
    }
    play.move(0, "brush");
    for (const char letter : letters)
        play.move(0, std::string(1, letter));
    return play;
}

} // namespace

TEST_CASE("FT-43 a brush that gains no points has a warning") {
    // FT-41: CC earns 4 own points, DD earns 5.
    REQUIRE(ownPoints(tailFrom("2111 3112 1112", "CC")).total() == 4);
    CHECK(givenUp(brushed("DD")).empty());
    CHECK(givenUp(brushed("CC")) == "Your tail stays as it is and your turn is over.");
    const int fewer = ownPoints(tailFrom("2111 3112 1112", "AA")).total();
    REQUIRE(fewer < 4);
    const std::string lost = std::to_string(4 - fewer);
    CHECK(givenUp(brushed("AA")) ==
          "This brush costs you " + lost + (lost == "1" ? " tail point." : " tail points."));
}
