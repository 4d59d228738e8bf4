// SPDX-License-Identifier: MIT
// Tests that thinking bots use only what their seat sees: in worlds that look the same to the seat, they
// choose the same moves.
#include "core/bots/bot.h"
#include "tests/conformance/chronicle.h"

#include "core/contract/registry.h"
#include "tests/conformance/games_tried.h"
#include "tests/conformance/playout.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>

using namespace taletop;
using namespace taletop::conformance;

namespace {

/// The number of pairs for each game: a few in ./check, ten thousand in the long run.
int pairsWanted() { return inTheLongRun() ? 10'000 : 40; }

/// Do both worlds look the same to the seat now and in its memory?
bool looksTheSame(const Worlds& worlds, kit::Seat seat) {
    return std::ranges::equal(worlds.one.view(seat).bytes(), worlds.other.view(seat).bytes()) &&
           worlds.one.known(seat).memory == worlds.other.known(seat).memory;
}

std::string chosen(const match::Match& match, kit::Seat seat) {
    const contract::Game& game = match.game();
    static const auto bot = std::get<std::shared_ptr<const bots::Bot>>(bots::readBot("sharp:40"));
    kit::Rng rng(11);
    // Passes the full state instead of the view. If the bot read anything beyond the view, its choices would
    // differ.
    const bots::Choice choice = bot->choose(game, {match.state(), match.known(seat).memory}, seat, rng);
    std::string text = std::to_string(choice.moves);
    for (const contract::AnyMove& step : choice.steps)
        text += ". " + game.moveText(step);
    return text;
}

} // namespace

TEST_CASE("a bot's choice does not depend on what its seat cannot see") {
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        int pairs = 0;
        int different = 0; // number of pairs that differ
        for (std::uint64_t seed = 1; pairs < pairsWanted(); ++seed) {
            REQUIRE(seed < 100'000);
            kit::Rng rng(seed);
            const Chronicle chronicle = chronicleOf(*game, seed);
            for (const auto& [moment, lengths] : chronicle.moments()) {
                CAPTURE(seed);
                const std::size_t length = lengths[rng.below(static_cast<std::uint32_t>(lengths.size()))];
                const Worlds worlds = chronicle.worldsAt(length, rng);
                const contract::Pending pending = worlds.one.pending();
                for (kit::Seat seat = 0; seat < worlds.one.header().options.seats; ++seat) {
                    if (!pending.seats.contains(seat) || !looksTheSame(worlds, seat))
                        continue;
                    ++pairs;
                    different +=
                        std::ranges::equal(worlds.one.state().bytes(), worlds.other.state().bytes()) ? 0 : 1;
                    CHECK(chosen(worlds.one, seat) == chosen(worlds.other, seat));
                }
            }
        }
        CHECK(different > 0);
    }
}
