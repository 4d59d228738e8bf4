// SPDX-License-Identifier: MIT
// Tests TS-125: a game may be endless, and very long games can be loaded.
#include "tests/rules/tailstory/table.h"

#include "core/contract/registry.h"
#include "core/match/save.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace taletop;
using namespace taletop::tailstory;

namespace {

/// Makes seats end their turns, or make the first legal move, until the journal has this many entries.
void prolong(match::Match& match, std::size_t entries) {
    const contract::Game& game = match.game();
    const auto end = game.parseMove("end");
    REQUIRE(end.has_value());
    while (match.journal().entries.size() < entries) {
        const kit::Seat seat = match.pending().seats.first();
        contract::AnyMoves moves;
        game.legalMoves(match.state(), seat, moves);
        REQUIRE(moves.size() > 0);
        const bool mayEnd = !game.whyNot(match.state(), seat, *end);
        REQUIRE_FALSE(match.submit(seat, mayEnd ? *end : moves[0]).has_value());
    }
}

void checkLoads(const match::Match& match) {
    const auto loaded = match::loadSave(match::saveText(match.game(), match.journal()));
    const auto* error = std::get_if<match::LoadError>(&loaded);
    REQUIRE_MESSAGE(error == nullptr, (error != nullptr ? kit::english(match::sentence(*error)) : ""));
    const auto& save = std::get<match::Loaded>(loaded);
    CHECK(save.match.journal() == match.journal());
    CHECK(save.notice.empty());
    CHECK_FALSE(save.readOnly);
}

} // namespace

TEST_CASE("TS-125 a very long game can be played, saved and loaded") {
    const contract::Game* game = contract::findGame("tailstory");
    REQUIRE(game != nullptr);
    match::Header header;
    header.options = contract::standardOptions(game->info(), 2);
    REQUIRE_FALSE(contract::setOption(game->info(), header.options, "idlecheck", "off"));
    header.seed = 3;
    match::Match match(*game, header);
    prolong(match, static_cast<std::size_t>(game->info().longestMoves) + 1000);
    checkLoads(match);
    // The journal now has more turns than a public number can store.
    prolong(match, 33'000);
    CHECK(game->brokenInvariant(match.state()).empty());
    CHECK(game->stateJson(match.state())["turn"] == 32'767);
    checkLoads(match);
}
