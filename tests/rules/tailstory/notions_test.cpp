// SPDX-License-Identifier: MIT
// Tests TS-12 to TS-18: general concepts.
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

#include <set>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

TEST_CASE("TS-12 a card belongs to the owner of the zone it is in") {
    Table table = Table({"jack", "padthai"}).seat(A, "D9 H6=E06").seat(B, "D14 H1=E03#1");
    table.act(A, "play E06#1 at 1");
    CHECK(table.total(A) == 16);
    CHECK(table.total(B) == 14);
    table.move(A, "draw-discard").passes().move(A, "pick E03#1");
    CHECK(table.cards(ZoneKind::Discard, A) == "E06#1 E03#1");
    CHECK(table.cards(ZoneKind::Discard, B) == "");
    CHECK(table.total(A) == 16);
    CHECK(table.total(B) == 14);
}

TEST_CASE("TS-13 if the deck has one card for two bribes, the missing card is not drawn later") {
    Table table = Table({"padthai", "khalid", "rocky"})
                      .seat(A, "D1 H6=E01,E07 X7")
                      .seat(B, "D9 H5=E07,E07")
                      .seat(C, "D9");
    table.move(A, "play E01#1").move(B, "stop E07#2 on 1").move(A, "stop E07#1 on 2");
    CHECK(table.at(A) == "D1 H4 X7 Z2 V0");
    table.move(B, "stop E07#3 on 3").passes();
    // A draws one card for the stopped S2, but none for the stopped action. The new deck has seven cards.
    REQUIRE(table.step() == "achieve");
    CHECK(table.at(A) == "D7 H5 X0 Z2 V0");
    table.move(A, table.legal(A).front());
    CHECK(table.at(A) == "D7 H4 X2 Z0 V1");
    CHECK(table.step() == "action");
}

TEST_CASE("TS-13 no draw takes more cards than the deck has") {
    CHECK(Table({"padthai", "jack"}).seat(A, "D0 H1=E01 X3").seat(B, "D9").act(A, "play E01#1").at(A) ==
          "D3 H0 X1 Z0 V0"); // draws nothing, renews the deck, and has no card in hand to collect
    Table chef = Table({"padthai", "jack"}).seat(A, "D2 H2 V1").seat(B, "D9 H1");
    chef.act(A, "ability");
    CHECK(chef.numbers(A) == "1 2");
    Table actor = Table({"padthai", "jack"}).seat(A, "D3 H1=E14 X1 V1").seat(B, "D9 H1");
    CHECK(actor.move(A, "play E14#1").numbers(A) == "1 2 3");
}

TEST_CASE("TS-14 the player names the number before seeing the cards") {
    Table table = Table({"padthai", "jack"}).seat(A, "D5=E02,E03 H1=E01").seat(B, "D9 H1");
    table.act(A, "play E01#1");
    CHECK(table.step() == "drawNumber");
    CHECK(table.legal(A) == Names{"number 1", "number 2"});
    CHECK(table.cards(ZoneKind::Hand, A) == "");
    table.move(A, "number 2");
    CHECK(table.cards(ZoneKind::Hand, A) == "E02#1 E03#1");
    CHECK(table.step() == "action");
}

TEST_CASE("TS-15 everyone sees the cards in discard piles") {
    const Table table = Table({"padthai", "jack"}).seat(A, "X3=E01,E07,E13");
    for (const kit::Seat viewer : {B, kit::spectator}) {
        const State view = contract::viewOf<Rules>(table.state, viewer);
        Names seen;
        for (const kit::Card& card : view.cards(ZoneKind::Discard, A))
            seen.push_back(idOf(card.face));
        CHECK(seen == Names{"E01#1", "E07#1", "E13#1"});
    }
}

TEST_CASE("TS-16 chance can draw each of the cards in question") {
    using Request = contract::ChanceRequest;
    Table table = Table::fresh(3);
    CHECK(Rules::pending(table.state).chance == Request{3, 3});
    table.outcome({2, 0, 1}).move(A, "choose jack").move(C, "choose alan").moveOnly(B, "choose rocky");
    CHECK(Rules::pending(table.state).chance == Request{60, 60});
    // Over all outcomes, every pair of the four cards is stolen.
    std::set<std::string> stolen;
    for (int first = 0; first < 4; ++first)
        for (int second = 0; second < 4; ++second) {
            if (first == second)
                continue;
            Table thief = Table({"padthai", "jack"}).seat(A, "D5 H1=E04").seat(B, "D9 H4=E01,E02,E03,E06");
            thief.act(A, "play E04#1 at 1").moveOnly(A, "number 2");
            REQUIRE(Rules::pending(thief.state).chance == Request{4, 2});
            thief.outcome({first, second});
            stolen.insert(thief.cards(ZoneKind::Hand, B));
            CHECK(thief.at(A) == "D5 H2 X1 Z0 V0");
        }
    CHECK(stolen.size() == 6);
    std::set<std::string> lost;
    for (int place = 0; place < 3; ++place) {
        Table hunter = Table({"jack", "padthai"}).seat(A, "D5 V1").seat(B, "D9 H3=E01,E02,E03");
        hunter.move(A, "ability at 1").moveOnly(B, "pass 1");
        REQUIRE(Rules::pending(hunter.state).chance == Request{3, 1});
        lost.insert(hunter.outcome({place}).cards(ZoneKind::Discard, B));
    }
    CHECK(lost.size() == 3);
    std::set<std::string> decks;
    for (const auto& order :
         std::vector<std::vector<int>>{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}) {
        Table runsOut = Table({"jack", "padthai"}).seat(A, "H2=E02,E05 X3=E01,E03,E06").seat(B, "D9 H1");
        runsOut.move(A, "play E02#1").moveOnly(B, "pass 1");
        REQUIRE(Rules::pending(runsOut.state).chance == Request{3, 3});
        decks.insert(runsOut.outcome(order).cards(ZoneKind::Deck, A));
    }
    CHECK(decks.size() == 6);
}

TEST_CASE("TS-16 the same seed gives exactly the same game") {
    const auto played = [](std::uint64_t seed) {
        kit::Rng rng(seed);
        Table table = Table::fresh(3);
        for (int i = 0; i < 200 && table.asked() != "over"; ++i) {
            const contract::Pending pending = Rules::pending(table.state);
            kit::Facts nobody;
            if (pending.kind == contract::Pending::Kind::Chance) {
                Rules::applyChance(table.state, contract::drawOutcome(pending.chance, rng), nobody);
                continue;
            }
            const kit::Seat seat = pending.seats.first();
            const MoveList moves = contract::legalMoves<Rules>(table.state, seat);
            Rules::apply(table.state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))],
                         nobody);
        }
        return table.state;
    };
    CHECK(played(7) == played(7));
    CHECK(!(played(7) == played(8)));
}

TEST_CASE("TS-17 counters per turn belong to the current turn, even for other players") {
    // Canine B stops A's card with a canine card and uses the bonus, and uses it again in B's own turn.
    Table table = Table({"padthai", "jack"}).seat(A, "D9 H3=E01").seat(B, "D9 H3=E07,E01#2,E01#3");
    table.move(A, "play E01#1").move(B, "stop E07#1 on 1").passes();
    REQUIRE(table.asked() == "B");
    REQUIRE(table.step() == "bonus");
    table.move(B, "use").end(A);
    CHECK(table.at(B) == "D7 H4 X1 Z0 V0");
    table.act(B, "play E01#2").move(B, "number 1");
    CHECK(table.step() == "bonus");
    table.move(B, "use").act(B, "play E01#3").move(B, "number 1");
    CHECK(table.step() == "action"); // there is no second bonus in the same turn
    CHECK(table.asked() == "B");
}

TEST_CASE("TS-18 forced moves are made automatically, except ending the turn") {
    Table table = Table({"padthai", "jack"}).seat(A, "D1 H1=E01 X3").seat(B, "D9");
    table.move(A, "play E01#1"); // B has no cards to respond with, and the deck has only one to draw
    CHECK(table.step() == "action");
    CHECK(table.at(A) == "D3 H0 X1 Z0 V1"); // the only card in hand became the achievement
    Table last = Table({"padthai", "jack"}).seat(A, "D1=E05 X3").seat(B, "D9");
    last.move(A, "draw-discard"); // the drawn card is the only one to discard
    CHECK(last.step() == "action");
    CHECK(last.at(A) == "D4 H0 X0 Z0 V0");
    Table chef = Table({"padthai", "jack"}).seat(A, "D0 H1=E05 V1").seat(B, "D9");
    chef.move(A, "ability"); // the only card is put back into the deck
    CHECK(chef.at(A) == "D1 H0 X0 Z0 V1");
    Table poor = Table({"padthai", "jack"}).seat(A, "D5 H1=E07").seat(B, "D9 H1").points(0);
    CHECK(poor.legal(A) == Names{"end"});
    CHECK(poor.step() == "action");
    Table mute = Table({"padthai", "jack"}).seat(A, "D5 H1=E01").seat(B, "D9 H1=E01#2");
    mute.move(A, "play E01#1");
    CHECK(mute.asked() == "B"); // a window opens even if only a pass is legal
    CHECK(mute.legal(B) == Names{"pass 1"});
    CHECK(mute.step() == "respond");
}
