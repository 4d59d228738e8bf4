// SPDX-License-Identifier: MIT
// Tests FT-28 to FT-37: the charms that a link joins and hides.
#include "core/games/foxtail/files/files.h"
#include "tests/rules/foxtail/playing.h"

#include <doctest/doctest.h>

#include <array>
#include <set>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

namespace {

/// The corners that a tail's links hide by the table of FT-29. Each is given as place * 4 + corner.
std::vector<std::size_t> hiddenCorners(std::string_view links) {
    std::vector<std::size_t> hidden;
    for (std::size_t link = 0; link < links.size(); ++link)
        switch (links[link]) {
        case 'A':
            hidden.push_back(4 * link + 1);
            break;
        case 'B':
            hidden.push_back(4 * (link + 1));
            break;
        case 'C':
            hidden.push_back(4 * link + 3);
            break;
        default:
            hidden.push_back(4 * (link + 1) + 2);
        }
    return hidden;
}

/// FT-33: are both corners of this join visible?
bool bothVisible(std::string_view links, std::size_t link) {
    const auto hidden = hiddenCorners(links);
    const auto kind = static_cast<std::size_t>(links[link] - 'A');
    for (const std::size_t corner : hidden)
        if (corner == 4 * link + kind || corner == 4 * (link + 1) + kind)
            return false;
    return true;
}

Tail anyTail(std::string_view links) {
    std::string bits = "1112";
    for (std::size_t link = 0; link < links.size(); ++link)
        bits += " 1112";
    return tailFrom(bits, links);
}

} // namespace

TEST_CASE("FT-28 all four links are legal, whatever the numbers are") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Play play = Play::random(1, seed);
        play.drawTurn();
        for (int turn = 2; turn <= 8; ++turn) {
            play.move(0, "draw");
            CHECK(play.legal(0) == "link over-top, link under-top, link over-bottom, link under-bottom");
            play.move(0, "D");
        }
    }
    Play play(1, deckWithTips(1, {0}));
    play.drawTurn();
    play.move(0, "draw");
    const auto refusal =
        Rules::whyNot(play.state, 0, {.kind = Move::Kind::Link, .link = static_cast<Link>(5)});
    REQUIRE(refusal.has_value());
    CHECK(refusal->ledger == 28);
}

TEST_CASE("FT-29 each link joins charms of one kind") {
    CHECK(joinedKind(Link::OverTop) == Kind::A);
    CHECK(joinedKind(Link::UnderTop) == Kind::B);
    CHECK(joinedKind(Link::OverBottom) == Kind::C);
    CHECK(joinedKind(Link::UnderBottom) == Kind::D);
    // 1112 and 2111: A joins 1-2, B 1-1, C 1-1, D 2-1.
    const std::array<const char*, 4> matches{"-", "B:1+2", "C:1+2", "-"};
    const std::array<const char*, 4> chains{"A:1+2", "-", "-", "D:1+2"};
    for (std::size_t link = 0; link < 4; ++link) {
        const Tail tail = tailFrom("1112 2111", std::string(1, static_cast<char>('A' + link)));
        CHECK(setsOf(tail, CharmSet::Sort::Match) == matches[link]);
        CHECK(setsOf(tail, CharmSet::Sort::Chain) == chains[link]);
    }
}

TEST_CASE("FT-30 the second and later bits cannot be placed without a link") {
    Play play(1, {1, 28, 3, 4, 5, 6, 7, 8, 0, 9, 10}); // 1112, 3112
    play.drawTurn();
    play.move(0, "draw");
    CHECK(play.refusedBy(0, "A") == 0); // joins 1 to 3, which scores nothing but is legal
    const auto refusal = Rules::whyNot(play.state, 0, {.kind = Move::Kind::Link, .link = Link::None});
    REQUIRE(refusal.has_value());
    CHECK(refusal->ledger == 30);
    CHECK(play.codeOf(0, "commit") == RefusalCode::NoLinkChosen);
    CHECK_FALSE(Files::parseMove("link none").has_value());
    CHECK_FALSE(Files::parseMove("link").has_value());
}

TEST_CASE("FT-31 no bit is ever turned") {
    // A move has no notation for turning a bit, and a card in a tail has only its face and its link.
    for (const char* text : {"turn", "link upside-down", "link over-top mirrored", "flip"})
        CHECK_FALSE(Files::parseMove(text).has_value());
    Play play = Play::random(2, 9);
    play.drawToTheEnd('B');
    for (kit::Seat seat = 0; seat < 2; ++seat) {
        const auto ids = play.bits(seat);
        const Tail tail = play.tail(seat);
        for (std::size_t place = 0; place < ids.size(); ++place)
            CHECK(tail[place].charms == charmsOf(static_cast<std::uint8_t>(ids[place])));
    }
}

TEST_CASE("FT-32 corners that meet on the fanned side are not joined") {
    const Tail tail = tailFrom("1112 2221", "A");
    CHECK(setsOf(tail, CharmSet::Sort::Chain) == "A:1+2");
    CHECK(setsOf(tail, CharmSet::Sort::Match) == "-"); // a 2 is beside a 2 of a different kind
    CHECK(ownPoints(tail).total() == 3);
}

TEST_CASE("FT-33 a hidden corner counts for nothing") {
    CHECK(ownPoints(tailFrom("1112 1121 1123", "BA")).total() == 0);
    const Tail stands = tailFrom("1112 1121 1123", "AB");
    CHECK(setsOf(stands, CharmSet::Sort::Match) == "A:1+2, B:2+2");
    CHECK(ownPoints(stands).total() == 6);
}

TEST_CASE("FT-34 only BA and DC lose both joins of two links in a row") {
    for (char first = 'A'; first <= 'D'; ++first)
        for (char second = 'A'; second <= 'D'; ++second) {
            const std::string links{first, second};
            CAPTURE(links);
            const bool none = links == "BA" || links == "DC";
            CHECK(spoils(linkFromLetter(first), linkFromLetter(second)) == none);
            const Tail tail = anyTail(links);
            CHECK(joinStands(tail, 1) == !none);
            CHECK(joinStands(tail, 2) == !none);
            CHECK(bothVisible(links, 0) == !none); // the corners say the same
            CHECK(bothVisible(links, 1) == !none);
        }
    const Tail apart = anyTail("BDA");
    for (std::size_t place = 1; place <= 3; ++place)
        CHECK(joinStands(apart, place));
}

TEST_CASE("FT-34 the number of link combinations that keep every join is that of the ledger") {
    constexpr std::array<int, 9> counts{1, 4, 14, 48, 164, 560, 1912, 6528, 22288};
    for (std::size_t length = 0; length < counts.size(); ++length) {
        int standing = 0;
        for (std::size_t number = 0; number < (std::size_t{1} << (2 * length)); ++number) {
            const Tail tail = anyTail(lettersOf(number, length));
            bool all = true;
            for (std::size_t place = 1; place < tail.size(); ++place)
                all = all && joinStands(tail, place);
            standing += all ? 1 : 0;
        }
        CHECK(standing == counts[length]);
    }
}

TEST_CASE("FT-34 a join counts if both of its corners are visible, for all combinations of five links") {
    for (std::size_t number = 0; number < 1024; ++number) {
        const std::string links = lettersOf(number, 5);
        CAPTURE(links);
        const Tail tail = anyTail(links);
        for (std::size_t place = 1; place < tail.size(); ++place)
            CHECK(joinStands(tail, place) == bothVisible(links, place - 1));
    }
}

TEST_CASE("FT-35 the link of a new bit can lose the previous join") {
    const char* bits = "1112 1121 1123 1132";
    CHECK(ownPoints(tailFrom("1112 1121 1123", "BB")).total() == 4);
    const Tail undone = tailFrom(bits, "BBA");
    CHECK(setsOf(undone, CharmSet::Sort::Match) == "B:1+2");
    CHECK(ownPoints(undone).total() == 3);
    const Tail kept = tailFrom(bits, "BBC");
    CHECK(setsOf(kept, CharmSet::Sort::Match) == "B:1+3");
    CHECK(setsOf(kept, CharmSet::Sort::Chain) == "C:3+2");
    CHECK(ownPoints(kept).total() == 7);

    // In a game such a link is legal, and the log reports the loss.
    Play play(1, {1, 2, 3, 4, 5, 6, 7, 8, 0, 9, 10});
    play.drawTurn();
    play.drawTurn('B');
    play.drawTurn('B');
    play.facts.clear();
    play.drawTurn('A');
    CHECK(play.own(0) == 3);
    const auto loses = [](const kit::Fact& fact) {
        return fact.kind == kit::Fact::Kind::Note && fact.key == static_cast<std::uint8_t>(Note::LosesJoin);
    };
    CHECK(std::count_if(play.facts.begin(), play.facts.end(), loses) == 1);
}

TEST_CASE("FT-36 each link hides one corner, and no corner is hidden twice") {
    for (const std::size_t length : {0U, 1U, 2U, 5U})
        for (std::size_t number = 0; number < (std::size_t{1} << (2 * length)); ++number) {
            const auto hidden = hiddenCorners(lettersOf(number, length));
            CHECK(hidden.size() == length); // so 3n + 1 corners of 4n are visible
            CHECK(std::set(hidden.begin(), hidden.end()).size() == length);
        }
    CHECK(hiddenCorners("BA") == std::vector<std::size_t>{4, 5}); // corners A and B of the second bit
}

TEST_CASE("FT-37 fox and tip carry no charms") {
    Play play(1, deckWithTips(1, {0}));
    while (play.turn() < 9)
        play.drawTurn('C');
    const int own = play.own(0);
    const Tail tail = play.tail(0);
    play.move(0, "draw");
    REQUIRE(isFinished(play.state, 0));
    CHECK(play.own(0) == own);
    CHECK(play.tail(0) == tail);
}
