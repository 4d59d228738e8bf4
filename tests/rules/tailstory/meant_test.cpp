// SPDX-License-Identifier: MIT
// Tests which moves touches mean, legal or not.
#include "core/games/tailstory/files/files.h"
#include "core/games/tailstory/table/table.h"
#include "tests/rules/rearranged.h"
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

namespace {

using Pick = scene::Pick;

Pick card(ZoneKind kind, kit::Seat owner, int index) {
    return {.kind = Pick::Kind::Card, .zone = zoneOf(kind, owner), .index = index};
}
Pick seat(int number) { return {.kind = Pick::Kind::Seat, .index = number}; }
Pick button(const char* key) { return {.kind = Pick::Kind::Button, .key = key}; }

std::string meant(const Table& table, kit::Seat viewer, const std::vector<Pick>& touched) {
    const auto move = Shown::meant(contract::viewOf<Rules>(table.state, viewer), viewer, touched);
    return move ? Files::moveText(*move) : "";
}

} // namespace

TEST_CASE("TS-31 touches mean actions, even in another player's turn") {
    const Table table = Table({"padthai", "jack"}).seat(A, "D9 H1=E01 X1=E05").seat(B, "D9 H1=E02");
    CHECK(meant(table, A, {card(ZoneKind::Hand, A, 0)}) == "play E01#1");
    CHECK(meant(table, B, {card(ZoneKind::Hand, B, 0)}) == "play E02#1");
    CHECK(meant(table, A, {card(ZoneKind::Hand, A, 0), seat(1)}) == "play E01#1 at 1");
    CHECK(meant(table, A, {button("swap")}) == "swap at 1");
    CHECK(meant(table, B, {button("swap")}) == "swap at 0");
    CHECK(meant(table, A, {button("swap"), seat(1)}) == "swap at 1");
    CHECK(meant(table, A, {button("pass")}) == "pass 1");
    CHECK(meant(table, A, {button("number-2")}) == "number 2");
    CHECK(meant(table, A, {card(ZoneKind::Discard, A, 0)}).empty()); // touching a pile only opens it
    CHECK(meant(table, A, {button("ability"), card(ZoneKind::Discard, A, 0)}) == "ability E05#1");
    CHECK(meant(table, A, {card(ZoneKind::Hand, B, 0)}).empty()); // the card is hidden
    CHECK(meant(table, A, {seat(1)}).empty());
    CHECK(meant(table, A, {card(ZoneKind::Hand, A, 0), seat(9)}).empty());
}

TEST_CASE("TS-44 while a window is open, touching a card means a stop unless the item is one's own") {
    Table table = Table({"padthai", "jack"}).seat(A, "D9 H2=E01,E03").seat(B, "D9 H1=E02");
    table.move(A, "play E01#1");
    CHECK(meant(table, B, {card(ZoneKind::Hand, B, 0)}) == "stop E02#1 on 1");
    CHECK(meant(table, A, {card(ZoneKind::Hand, A, 0)}) == "play E03#1");
}

TEST_CASE("TS-120 picking a card again puts it back") {
    CHECK(rearranged<Shown, Files>({"end", "pick E01#1"}, "pick E01#1") == "1:");
    CHECK(rearranged<Shown, Files>({"end", "pick E01#1", "pick E02#1"}, "pick E02#1") == "1:");
    CHECK(rearranged<Shown, Files>({"end", "pick E01#1", "pick E02#1", "pick E03#1"}, "pick E01#1") ==
          "3: pick E02#1 pick E03#1");
    CHECK(rearranged<Shown, Files>({"end", "pick E01#1"}, "pick E02#1").empty()); // this picks another card
    CHECK(rearranged<Shown, Files>({"pick E01#1", "end"}, "pick E01#1").empty()); // an earlier choice
    CHECK(rearranged<Shown, Files>({"end", "pick E01#1"}, "end").empty());
    CHECK(rearranged<Shown, Files>({}, "pick E01#1").empty());
}
