// SPDX-License-Identifier: MIT
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/rules/turn.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

namespace {

kit::Facts nobody;

/// Makes every pending seat pick the first card of its pack, and with two players also drop the second.
Play& pickForAll(Play& play) {
    for (kit::Seat seat = 0; seat < play.state.seats(); ++seat)
        if (taskOf(play.state, seat) == Task::Pick) {
            const Names pack = play.cards(ZoneKind::Pack, seat);
            play.move(seat, "pick " + pack[0] + (play.state.seats() == 2 ? " drop " + pack[1] : ""));
        }
    return play;
}

int pileAfterDeal(int seats, int turn) {
    Play play = Play::game(seats).chance();
    for (int i = 1; i < turn; ++i) {
        while (play.state.step() == Step::Draft)
            pickForAll(play);
        play.moves(0, {"commit"}).othersCommit(0).chance().move(0, "pass").othersCommit(0).chance();
    }
    REQUIRE(play.state.number(Number::Turn) == turn);
    return static_cast<int>(play.state.size(drawPile));
}

Names repeated(const std::string& name, int count) { return Names(static_cast<std::size_t>(count), name); }

} // namespace

TEST_CASE("PT-29 three to five players are dealt five cards each") {
    CHECK(pileAfterDeal(3, 1) == 66);
    CHECK(pileAfterDeal(4, 1) == 61);
    CHECK(pileAfterDeal(5, 1) == 56);
    // Each seat gets its whole pack at once, seat 0 first.
    Play play = Play(3, Step::Deal)
                    .pile({"Archer", "Cook", "Demon", "Dragon", "Farmer", "Knight", "Miner", "Ogre", "Rogue",
                           "Golem", "Hunter", "Kraken", "Monkey", "Sculptor", "Veteran"});
    play.chanceOnce();
    CHECK(play.cards(ZoneKind::Pack, 0) == Names{"Archer", "Cook", "Demon", "Dragon", "Farmer"});
    CHECK(play.cards(ZoneKind::Pack, 1) == Names{"Knight", "Miner", "Ogre", "Rogue", "Golem"});
    CHECK(play.cards(ZoneKind::Pack, 2) == Names{"Hunter", "Kraken", "Monkey", "Sculptor", "Veteran"});
}

TEST_CASE("PT-30 each player keeps one card and passes the rest") {
    for (int seats = 3; seats <= 5; ++seats) {
        Play play = Play::game(seats).chance();
        for (std::size_t size = 5; size >= 2; --size) {
            for (kit::Seat seat = 0; seat < seats; ++seat)
                CHECK(play.cards(ZoneKind::Pack, seat).size() == size);
            const Names pack = play.cards(ZoneKind::Pack, 0);
            pickForAll(play);
            if (size > 2) { // the left neighbour now has the passed pack
                CHECK(play.cards(ZoneKind::Pack, 1) == Names(pack.begin() + 1, pack.end()));
            }
        }
        for (kit::Seat seat = 0; seat < seats; ++seat) // the fifth card is kept without a choice
            CHECK(play.cards(ZoneKind::Hand, seat).size() == 5);
        CHECK(play.state.step() == Step::Plan);
    }
    Play play = Play(3, Step::Draft).zone(ZoneKind::Pack, 0, {"Knight", "Cook", "Miner"});
    CHECK(play.why(0, "pick Archer") == "PT-30");
    CHECK(play.why(0, "pick Knight drop Cook") == "PT-30");
    CHECK(play.why(0, "commit") == "PT-30");
}

TEST_CASE("PT-31 packs go left on odd turns and right on even ones") {
    for (int turn = 1; turn <= 4; ++turn) {
        CHECK(passesTo(0, 4, turn) == (turn % 2 == 1 ? 1 : 3));
        Play play = Play(4, Step::Draft).turn(turn);
        for (kit::Seat seat = 0; seat < 4; ++seat)
            play.zone(ZoneKind::Pack, seat, {"Knight", "Cook"}).hand(seat, {"Miner", "Miner", "Miner"});
        play.state.remove(zoneOf(ZoneKind::Pack, passesTo(0, 4, turn)), 0, nobody);
        play.state.remove(zoneOf(ZoneKind::Pack, passesTo(0, 4, turn)), 0, nobody);
        play.hand(passesTo(0, 4, turn), {"Farmer"});
        play.move(0, "pick Knight");
        CHECK(play.cards(ZoneKind::Hand, passesTo(0, 4, turn)).back() == "Cook");
    }
}

TEST_CASE("PT-32 two players are dealt nine cards") { CHECK(pileAfterDeal(2, 1) == 63); }

TEST_CASE("PT-33 two players keep one card and discard another from each pack") {
    Play play = Play::game(2).chance();
    for (std::size_t size = 9; size >= 3; size -= 2) {
        for (kit::Seat seat = 0; seat < 2; ++seat)
            CHECK(play.cards(ZoneKind::Pack, seat).size() == size);
        if (size == 3)
            break;
        pickForAll(play);
    }
    CHECK(play.state.size(discardPile) == 0); // dropped cards stay with their owner until the draft ends
    pickForAll(play);
    CHECK(play.state.size(drawPile) == 63);
    CHECK(play.state.size(discardPile) == 8);
    for (kit::Seat seat = 0; seat < 2; ++seat)
        CHECK(play.cards(ZoneKind::Hand, seat).size() == 5);

    Play choice = Play(2, Step::Draft).zone(ZoneKind::Pack, 0, {"Knight", "Cook", "Miner"});
    CHECK(choice.why(0, "pick Knight drop Knight") == "PT-33");
    CHECK(choice.why(0, "pick Knight") == "PT-33");
    CHECK(choice.why(0, "pick Knight drop Miner").empty());
    Play twins = Play(2, Step::Draft).zone(ZoneKind::Pack, 0, {"Knight", "Knight", "Miner"});
    CHECK(twins.why(0, "pick Knight drop Knight").empty());
    Play last = Play(2, Step::Draft).zone(ZoneKind::Pack, 0, {"Knight"});
    CHECK(last.why(0, "pick Knight").empty());
    CHECK(last.why(0, "pick Knight drop Knight") == "PT-33");
    // The opponent sees neither card.
    choice.hand(0, {"Ogre", "Ogre", "Ogre"}).hand(1, {"Cook", "Cook", "Cook", "Cook"});
    choice.move(0, "pick Knight drop Miner");
    Play seen = choice;
    seen.state = contract::viewOf<Rules>(choice.state, 1);
    CHECK(seen.cards(ZoneKind::Hand, 0) == Names(4, ""));
    CHECK(seen.cards(ZoneKind::Dropped, 0) == Names{""});
}

TEST_CASE("PT-34 a kept card joins the hand after the draft") {
    Play play = Play(3, Step::Draft).zone(ZoneKind::Kept, 0, {"Knight"});
    play.zone(ZoneKind::Pack, 0, {"Archer", "Cook"}).hand(0, {"Demon", "Dragon", "Farmer"});
    play.zone(ZoneKind::Queue, 0, {"Miner"});
    play.zone(ZoneKind::Pack, 1, {"Rogue", "Golem"}).hand(1, {"Hunter", "Kraken", "Monkey"});
    play.zone(ZoneKind::Pack, 2, {"Ogre", "Golem"}).hand(2, {"Hunter", "Peddler", "Monkey"});
    CHECK(play.cards(ZoneKind::Kept, 0) == Names{"Knight"});
    play.move(0, "pick Archer");
    CHECK(play.cards(ZoneKind::Hand, 0) == Names{"Demon", "Dragon", "Farmer", "Archer", "Miner", "Knight"});
    CHECK(play.cards(ZoneKind::Kept, 0).empty());
    CHECK(play.why(0, "keep Knight").empty());
    CHECK(play.why(0, "deploy Knight F1").empty());
}

TEST_CASE("PT-35 a pile that runs out is refilled in the middle of a deal") {
    Play play = Play(5, Step::Deal).pile(repeated("Knight", 6)).discards(repeated("Farmer", 45)).chanceOnce();
    CHECK(play.state.step() == Step::Refill);
    CHECK(play.cards(ZoneKind::Pack, 0).size() == 5);
    CHECK(play.cards(ZoneKind::Pack, 1).size() == 1);
    CHECK(Rules::pending(play.state).chance == contract::ChanceRequest{.from = 45, .drawn = 45});
    play.chanceOnce();
    CHECK(play.state.size(drawPile) == 26);
    CHECK(play.state.size(discardPile) == 0);
    CHECK(play.cards(ZoneKind::Pack, 4).size() == 5);

    Play exact = Play(4, Step::Deal).pile(repeated("Knight", 20)).discards({"Farmer"}).chanceOnce();
    CHECK(exact.state.step() == Step::Draft);
    CHECK(exact.state.size(drawPile) == 0);
    // Before a shuffle the cards are sorted, so the order of the discards does not matter.
    Play one = Play(3).discards({"Miner", "Archer", "Knight"});
    Play other = Play(3).discards({"Knight", "Miner", "Archer"});
    const std::array<std::uint8_t, 3> order{2, 0, 1};
    refillPile(one.state, order, nobody);
    refillPile(other.state, order, nobody);
    CHECK(one.cards(drawPile) == Names{"Miner", "Archer", "Knight"});
    CHECK(one.state == other.state);
}

TEST_CASE("PT-36 after each deal the draw pile has the size given in the ledger") {
    const std::vector<std::vector<int>> piles{
        {63, 45, 27, 9}, {66, 51, 36, 21}, {61, 41, 21, 1}, {56, 31, 6}};
    for (int seats = 2; seats <= 5; ++seats)
        for (int turn = 1; turn <= static_cast<int>(piles[static_cast<std::size_t>(seats - 2)].size());
             ++turn)
            CHECK(pileAfterDeal(seats, turn) ==
                  piles[static_cast<std::size_t>(seats - 2)][static_cast<std::size_t>(turn - 1)]);
    // Five players shuffle only once, in the deal of turn 4. By then all cards in hands have been discarded.
    CHECK(pileAfterDeal(5, 4) == 81 - 25);
}

TEST_CASE("PT-37 the piles always have enough cards for a deal, but a search may find nothing") {
    for (int seats = 2; seats <= 5; ++seats)
        CHECK(81 - 6 * seats >= seats * packSize(seats));
    Play play = Play(3).hand(0, {"Shapeshifter"}).deploy(0, {"deploy Shapeshifter F1"});
    CHECK(play.units(0) == "F: Shapeshifter; B:");
    CHECK(play.strength() == 0);
    CHECK(play.state.step() == Step::Wars);
}
