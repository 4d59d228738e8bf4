// SPDX-License-Identifier: MIT
// Tests which moves touches mean, legal or not, and how the steps of a plan are rearranged.
#include "core/games/papertales/files/files.h"
#include "core/games/papertales/table/table.h"
#include "tests/rules/papertales/kingdoms.h"
#include "tests/rules/rearranged.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

namespace {

using Pick = scene::Pick;

Pick card(ZoneKind kind, int index) {
    return {.kind = Pick::Kind::Card, .zone = zoneOf(kind, 0), .index = index};
}
Pick place(ZoneKind kind) { return {.kind = Pick::Kind::Zone, .zone = zoneOf(kind, 0)}; }
Pick spot(int number) { return {.kind = Pick::Kind::Zone, .zone = spotZone(0, number)}; }

/// The move that seat 0 means, or "".
std::string meant(const Play& play, const std::vector<Pick>& touched) {
    const auto move = Shown::meant(contract::viewOf<Rules>(play.state, 0), 0, touched);
    return move ? Files::moveText(*move) : "";
}

} // namespace

TEST_CASE("PT-38 touches mean the moves of a plan") {
    const Play play = Play(3).hand(0, {"Farmer", "Hunter"}).kingdom(0, "F: Archer[1]");
    CHECK(meant(play, {card(ZoneKind::Hand, 1)}) == "deploy Hunter F1");
    CHECK(meant(play, {card(ZoneKind::Hand, 1), spot(1)}) == "deploy Hunter F2");
    CHECK(meant(play, {card(ZoneKind::Hand, 0), place(ZoneKind::Kept)}) == "keep Farmer");
    CHECK(meant(play, {spot(0)}) == "move F1 B1");
    CHECK(meant(play, {spot(0), spot(4)}) == "move F1 B2");
    CHECK(meant(play, {spot(0), place(ZoneKind::Hand)}) == "back F1");
    CHECK(meant(play, {spot(0), place(ZoneKind::DiscardPile)}) == "discard F1");
    CHECK(meant(play, {spot(1)}).empty()); // the spot is empty
    CHECK(meant(play, {card(ZoneKind::Hand, 7)}).empty());
    CHECK(meant(play, {card(ZoneKind::Hand, 0), place(ZoneKind::DiscardPile)}).empty());
}

TEST_CASE("PT-64 touches of Buildings mean constructions") {
    const Play play = Play(3, Step::Construct).kingdom(0, "F: Woodcutter");
    const Pick building = card(ZoneKind::Buildings, 0);
    const std::string name = meant(play, {building});
    REQUIRE(name.starts_with("build "));
    CHECK(name.ends_with(" 1"));
    CHECK(meant(play, {building, {.kind = Pick::Kind::Button, .key = "level1"}}) == name);
    CHECK(meant(play, {building, {.kind = Pick::Kind::Button, .key = "level2"}}) ==
          name.substr(0, name.size() - 1) + "2");
}

TEST_CASE("PT-41 a step of a plan is changed in place unless a later step depends on it") {
    // "back" removes the step that placed the card and keeps the later steps.
    CHECK(rearranged<Shown, Files>({"deploy Farmer F2"}, "back F2") == "1:");
    CHECK(rearranged<Shown, Files>({"deploy Farmer F2", "keep Cook", "discard F1"}, "back F2") ==
          "3: keep Cook discard F1");
    // A step is not removed if a later step depends on it, or if it belongs to an earlier plan.
    CHECK(rearranged<Shown, Files>({"deploy Farmer F2", "move F1 F2"}, "back F2").empty());
    CHECK(rearranged<Shown, Files>({"deploy Farmer F2", "commit"}, "back F2").empty());
    CHECK(rearranged<Shown, Files>({"discard F2"}, "back F2").empty());
    // The Unit that was moved last may move on or back.
    CHECK(rearranged<Shown, Files>({"move F1 F2"}, "move F2 B1") == "1: move F1 B1");
    CHECK(rearranged<Shown, Files>({"move F1 F2"}, "move F2 F1") == "1:");
    CHECK(rearranged<Shown, Files>({"move F1 F2", "keep Cook"}, "move F2 B1").empty());
    CHECK(rearranged<Shown, Files>({"move F1 F2"}, "move B1 B2").empty());
    CHECK(rearranged<Shown, Files>({}, "move B1 B2").empty());
}
