// SPDX-License-Identifier: MIT
// Tests the analysis of positions whose best decision follows from the ledger.
#include "core/bots/analysis.h"
#include "core/contract/registry.h"
#include "core/games/tailstory/files/files.h"
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

namespace {

bots::Analysis thoughtOf(const Table& table, kit::Seat seat, std::uint64_t moves) {
    REQUIRE(Rules::brokenInvariant(table.state) == "");
    kit::Rng rng(1);
    return bots::analyse(*contract::findGame("tailstory"), contract::AnyState::of(table.state), seat,
                         {.moves = moves, .enough = {}}, rng);
}

std::string nameOf(const bots::Arm& arm) { return Files::moveText(arm.steps[0].as<Move>()); }

std::size_t armOf(const bots::Analysis& analysis, std::string_view name) {
    std::size_t arm = 0;
    while (arm < analysis.arms.size() && nameOf(analysis.arms[arm]) != name)
        ++arm;
    REQUIRE(arm < analysis.arms.size());
    return arm;
}

} // namespace

TEST_CASE("TS-118 the analysis finds that drawing the last card of the deck wins") {
    // A has three achievements and one card in the deck. If A draws it with action B (TS-73), the deck check
    // finds the deck empty (TS-103) and A collects the fourth (TS-105, TS-118). B has no cards to stop that.
    Table table({"jack", "alan"});
    table.seat(A, "D1 H2 X9 Z0 V3").seat(B, "D1 H0 X11 Z0 V3");
    const bots::Analysis analysis = thoughtOf(table, A, 20'000);
    const std::size_t draw = armOf(analysis, "draw-discard");
    CHECK(analysis.winsOf(draw).mean == 1);
    CHECK(analysis.winsOf(draw).error == 0);
    CHECK(analysis.pointsOf(draw, 0).mean == 4);
    CHECK(analysis.winsOf(analysis.best()).mean == 1);
    const std::size_t end = armOf(analysis, "end"); // then B draws the last card of B's deck and wins
    CHECK(analysis.winsOf(end).mean == 0);
    CHECK(analysis.worthAhead(draw, end).mean > 0.5);
}

TEST_CASE("TS-50 the analysis stops an action with which another player would win") {
    // B has three achievements and draws the last card of the deck. Only A can stop that.
    Table table({"jack", "alan"});
    table.seat(A, "D12 H2=E07,E01 X1 Z0 V0").seat(B, "D1 H2 X9 Z0 V3").turn(6, B);
    table.moveOnly(B, "draw-discard");
    REQUIRE(table.asked() == "A");
    const bots::Analysis analysis = thoughtOf(table, A, 20'000);
    const std::size_t pass = armOf(analysis, "pass 1");
    CHECK(analysis.winsOf(pass).mean == 0);
    CHECK(analysis.best() != pass);
}
