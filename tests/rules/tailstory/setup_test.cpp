// SPDX-License-Identifier: MIT
// Tests TS-19 to TS-25: set-up.
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

TEST_CASE("TS-19 turns run in the order of the queue numbers") {
    // Seats 0 to 3 get the queue cards 3RD, 1ST, 4TH, 2ND.
    Table mixed = Table::fresh(4);
    mixed.outcome({2, 0, 3, 1});
    CHECK(mixed.asked() == "C");
    mixed.move(2, "choose jack").move(0, "choose alan").move(3, "choose rocky").move(1, "choose khalid");
    std::string order;
    for (int i = 0; i < 6; ++i) {
        order += mixed.asked();
        mixed.end(mixed.owner());
    }
    CHECK(order == "BDACBD");
    Table two = Table::game({"jack", "alan"});
    two.end(A).end(B);
    CHECK(two.asked() == "A");
}

TEST_CASE("TS-20 the highest queue number chooses first") {
    Table table = Table::fresh(4);
    table.chance();
    const Names ids{"jack", "alan", "padthai", "khalid", "ham_cheese", "rocky"};
    std::size_t left = 6;
    for (const kit::Seat seat : {D, C, B, A}) {
        CHECK(table.asked() == std::string(1, static_cast<char>('A' + seat)));
        CHECK(table.legal(seat).size() == left--);
        for (kit::Seat other = 0; other < 4; ++other)
            if (other != seat)
                CHECK(table.why(other, "choose rocky") == "TS-20");
        table.move(seat, "choose " + ids[static_cast<std::size_t>(seat)]);
    }
    Table two = Table::fresh(2);
    two.chance();
    CHECK(two.asked() == "B");
    CHECK(two.legal(B).size() == 6);
    CHECK(two.move(B, "choose jack").legal(A).size() == 5);
}

TEST_CASE("TS-21 each character is chosen once, and types may be shared") {
    Table table = Table::fresh(4);
    table.chance().move(D, "choose jack");
    CHECK(table.why(C, "choose jack") == "TS-21");
    CHECK(table.can(C, "choose alan"));
    const Names left = table.legal(C);
    CHECK(std::find(left.begin(), left.end(), "choose jack") == left.end());
}

TEST_CASE("TS-22 everyone begins in Normal form") {
    Table table = Table::game({"alan", "padthai", "ham_cheese", "rocky"});
    table.bring(ZoneKind::Hand, A, {"E13#1"}).points(2);
    for (const kit::Seat seat : {A, B, C, D})
        CHECK(!table.altered(seat));
    CHECK(table.why(A, "ability") == "TS-75");
    CHECK(table.why(A, "play E13#1") == "TS-67");
}

TEST_CASE("TS-23 everyone is dealt fifteen cards, and the rest are out of the game") {
    for (int seats = 2; seats <= 4; ++seats) {
        const Names chosen{"jack", "padthai", "rocky", "alan"};
        const Table table = Table::game(Names(chosen.begin(), chosen.begin() + seats));
        CHECK(static_cast<int>(table.state.size(box)) == 60 - 15 * seats);
        for (kit::Seat seat = 0; seat < seats; ++seat)
            CHECK(table.total(seat) == 15);
        for (kit::Seat viewer = -1; viewer < seats; ++viewer) {
            const State view = contract::viewOf<Rules>(table.state, viewer);
            CHECK(static_cast<int>(view.size(box)) == 60 - 15 * seats);
            for (const kit::Card& card : view.cards(box))
                CHECK(card.face == kit::unknownFace);
        }
    }
}

TEST_CASE("TS-23 the order of the shuffle decides which cards each player gets") {
    const auto handOf = [](bool turned) {
        Table table = Table::fresh(2);
        table.chance().move(B, "choose jack").moveOnly(A, "choose alan");
        std::vector<int> order;
        for (int i = 0; i < 60; ++i)
            order.push_back(turned ? 59 - i : i);
        return table.outcome(order).cards(ZoneKind::Hand, B);
    };
    CHECK(handOf(false) != handOf(true));
}

TEST_CASE("TS-24 everyone starts with five cards in hand and nothing else but a deck") {
    const Table table = Table::game({"jack", "padthai", "ham_cheese", "rocky"});
    for (const kit::Seat seat : {B, C, D})
        CHECK(table.at(seat) == "D10 H5 X0 Z0 V0");
    CHECK(table.at(A) == "D9 H6 X0 Z0 V0"); // after A's draw step
    CHECK(table.step() == "action");
}

TEST_CASE("TS-25 only the first turn of the game has one action point") {
    Table table = Table::game({"jack", "padthai", "ham_cheese", "rocky"});
    CHECK(table.points() == 1);
    CHECK(table.end(A).points() == 2);
    CHECK(table.end(B).points() == 2);
    CHECK(table.end(C).points() == 2);
    CHECK(table.end(D).points() == 2);
    CHECK(table.owner() == A);
    // The player with queue card 1ST begins, not the first seat.
    Table other = Table::fresh(2);
    other.outcome({1, 0}).move(A, "choose jack").move(B, "choose alan");
    CHECK(other.asked() == "B");
    CHECK(other.points() == 1);
    CHECK(other.end(B).points() == 2);
}
