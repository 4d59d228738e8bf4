// SPDX-License-Identifier: MIT
// Tests that steps of a plan can be taken back until everyone has committed, even while others move.
#include "core/games/papertales/files/files.h"
#include "tests/rules/papertales/kingdoms.h"

#include "core/match/match.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

namespace taletop::papertales {
const contract::Game& game();
}

namespace {

const State& stateOf(const match::Match& match) { return match.state().as<State>(); }

void submit(match::Match& match, kit::Seat seat, std::string_view text) {
    const auto move = game().parseMove(text);
    REQUIRE(move.has_value());
    REQUIRE(!match.submit(seat, *move).has_value());
}

/// A match in which everyone has picked and nobody has planned.
match::Match drafted() {
    match::Header header;
    header.options = contract::standardOptions(game().info(), 3);
    header.seed = 8;
    match::Match match(game(), header);
    while (stateOf(match).step() == Step::Draft) {
        const kit::Seat seat = match.pending().seats.first();
        if (taskOf(stateOf(match), seat) == Task::Plan)
            break;
        submit(match, seat, Files::moveText(contract::legalMoves<Rules>(stateOf(match), seat)[0]));
    }
    while (stateOf(match).step() == Step::Draft)
        for (kit::Seat seat = 0; seat < 3; ++seat)
            if (taskOf(stateOf(match), seat) == Task::Pick)
                submit(match, seat, Files::moveText(contract::legalMoves<Rules>(stateOf(match), seat)[0]));
    return match;
}

} // namespace

TEST_CASE("PT-24 PT-38 the commit and the steps of a plan can be taken back one by one") {
    match::Match match = drafted();
    const State start = stateOf(match);
    const std::string card = nameOf(start.cards(ZoneKind::Hand, 0)[0].face);
    submit(match, 0, "deploy " + card + " F1");
    const State planned = stateOf(match);
    submit(match, 0, "commit");
    submit(match, 1, "commit");
    REQUIRE(match.canTakeBack(0));
    match.takeBack(0);
    CHECK(!hasCommitted(stateOf(match), 0));
    CHECK(hasCommitted(stateOf(match), 1));
    match.takeBack(0);
    CHECK(stateOf(match).cards(ZoneKind::Hand, 0)[0].mark == 0);
    submit(match, 0, "deploy " + card + " F1");
    CHECK(contract::viewOf<Rules>(stateOf(match), 0).cards(ZoneKind::Hand, 0)[0] ==
          planned.cards(ZoneKind::Hand, 0)[0]);
    submit(match, 0, "commit");
    submit(match, 2, "commit");
    CHECK(stateOf(match).step() > Step::Plan);
    CHECK(!match.canTakeBack(0)); // all plans have been revealed
}

TEST_CASE("PT-63 a construction can be taken back while others choose") {
    match::Match match = drafted();
    for (kit::Seat seat = 0; seat < 3; ++seat)
        submit(match, seat, "commit");
    REQUIRE(stateOf(match).step() == Step::Construct);
    submit(match, 0, "build Temple 1");
    submit(match, 1, "pass");
    REQUIRE(match.canTakeBack(0));
    match.takeBack(0);
    submit(match, 0, "build Temple 2");
    submit(match, 2, "pass");
    CHECK(levelOf(stateOf(match), 0, faceNamed("Temple")) == 2);
    CHECK(!match.canTakeBack(0));
}
