// SPDX-License-Identifier: MIT
// Tests FT-10 to FT-14: the deck.
#include "core/games/foxtail/rules/deck_parts.h"
#include "tests/rules/foxtail/playing.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

namespace {

std::vector<int> deckFromTop(const State& state) {
    std::vector<int> deck;
    for (const kit::Card& card : state.cards(deckZone))
        deck.insert(deck.begin(), card.face);
    return deck;
}

} // namespace

TEST_CASE("FT-10 all tails are empty at first") {
    const Play play = Play::random(4, 7);
    CHECK(play.turn() == 1);
    for (kit::Seat seat = 0; seat < 4; ++seat) {
        CHECK(bitCount(play.state, seat) == 0);
        CHECK(play.pends(seat)); // there is no starting player
        CHECK(play.own(seat) == 0);
    }
}

TEST_CASE("FT-11 the bits in play are drawn at random and unseen") {
    for (int seats = 1; seats <= 4; ++seats) {
        Play play(seats);
        const auto pending = Rules::pending(play.state);
        CHECK(pending.kind == contract::Pending::Kind::Chance);
        CHECK(pending.chance == contract::ChanceRequest{40, static_cast<std::uint8_t>(10 * seats)});
        kit::Rng rng(5);
        const auto outcome = contract::drawOutcome(pending.chance, rng);
        play.chance(outcome);
        const auto deck = deckFromTop(play.state);
        for (std::size_t place = 0; place < outcome.size(); ++place)
            CHECK(deck[place] == outcome[place] + 1); // first the upper part, then two bits for each player
        for (kit::Seat viewer = kit::spectator; viewer < seats; ++viewer)
            for (const int face : deckFromTop(play.view(viewer)))
                CHECK(face == kit::unknownFace);
    }
}

TEST_CASE("FT-11 every bit is in play equally often") {
    std::map<int, int> inPlay;
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        const Play play = Play::random(2, seed);
        for (const kit::Card& card : play.state.cards(deckZone))
            ++inPlay[card.face];
    }
    for (int id = firstBit; id <= lastBit; ++id) // 20 of 40; the standard deviation is 32
        CHECK(std::abs(inPlay[id] - 2000) < 160);
}

TEST_CASE("FT-12 the first eight draws for each player are bits") {
    for (int seats = 1; seats <= 4; ++seats)
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const auto deck = deckFromTop(Play::random(seats, seed).state);
            CHECK(std::all_of(deck.begin(), deck.begin() + 8 * seats,
                              [](int face) { return face >= firstBit && face <= lastBit; }));
        }
}

TEST_CASE("FT-13 the deck and its parts have the sizes given in the ledger") {
    struct Sizes {
        int upper, lowerBits, tips, deck, aside;
    };
    constexpr std::array<Sizes, 4> table{
        {{8, 2, 1, 11, 30}, {16, 4, 2, 22, 20}, {24, 6, 3, 33, 10}, {32, 8, 4, 44, 0}}};
    for (int seats = 1; seats <= 4; ++seats) {
        const Sizes& sizes = table[static_cast<std::size_t>(seats - 1)];
        const Play play = Play::random(seats, 11);
        CHECK(upperBits(seats) == sizes.upper);
        CHECK(lowerCards(seats) == sizes.lowerBits + sizes.tips);
        CHECK(play.deckSize() == sizes.deck);
        CHECK(static_cast<int>(play.state.size(asideZone)) == sizes.aside);
    }
}

TEST_CASE("FT-13 every order of the lower part is equally likely") {
    // With two players, the lower part has 6 cards and 15 equally likely placements of the tips.
    std::map<std::vector<int>, int> placements;
    constexpr int games = 15000;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        const auto deck = deckFromTop(Play::random(2, seed).state);
        std::vector<int> tips;
        for (int place = 16; place < 22; ++place)
            if (deck[static_cast<std::size_t>(place)] > lastBit)
                tips.push_back(place - 16);
        ++placements[tips];
    }
    CHECK(placements.size() == 15); // including all tips first, and all tips last
    CHECK(placements.count({0, 1}) == 1);
    CHECK(placements.count({4, 5}) == 1);
    for (const auto& [tips, count] : placements) // the standard deviation is 31
        CHECK(std::abs(count - games / 15) < 155);
}

TEST_CASE("FT-13 two chance entries make the deck") {
    Play play(3);
    CHECK(play.phase() == Phase::Deal);
    CHECK(play.refusedBy(0, "draw") == 11);
    kit::Rng rng(2);
    play.chance(contract::drawOutcome(Rules::pending(play.state).chance, rng));
    CHECK(play.phase() == Phase::Pack);
    CHECK(Rules::pending(play.state).chance == contract::ChanceRequest{9, 9});
    const auto before = deckFromTop(play.state);
    const auto order = contract::drawOutcome({9, 9}, rng);
    play.chance(order);
    const auto after = deckFromTop(play.state);
    CHECK(std::equal(before.begin(), before.begin() + 24, after.begin()));
    for (std::size_t place = 0; place < 9; ++place)
        CHECK(after[24 + place] == before[24U + order[place]]);
    CHECK(play.phase() == Phase::Choose);
}

TEST_CASE("FT-14 nobody may look at the cards set aside") {
    Play play = Play::random(3, 4);
    CHECK(play.state.size(asideZone) == 10);
    play.drawToTheEnd();
    for (kit::Seat viewer = kit::spectator; viewer < 3; ++viewer) {
        const State view = play.view(viewer);
        CHECK(view.size(asideZone) == 10); // their number is public
        for (const kit::Card& card : view.cards(asideZone))
            CHECK(card == kit::Card{});
    }
}
