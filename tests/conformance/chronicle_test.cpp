// SPDX-License-Identifier: MIT
// Tests of worlds that have the same public history, at each moment of a game.
#include "tests/conformance/chronicle.h"

#include "core/contract/registry.h"
#include "core/kit/view.h"
#include "tests/conformance/games_tried.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace taletop;
using namespace taletop::conformance;

namespace {

Chronicle chronicleOf(const contract::Game& game, int seats, std::uint64_t seed, const char* last = "human") {
    match::Header header;
    header.options = contract::standardOptions(game.info(), seats);
    header.seed = seed;
    for (int seat = 0; seat < seats; ++seat)
        header.seats.push_back({.name = std::string("Seat ") += std::to_string(seat + 1),
                                .kind = seat + 1 < seats ? "human" : last,
                                .emblem = seat});
    return Chronicle(game, header, 200);
}

int seatsOf(const contract::Game& game) { return std::max(3, game.info().seatsLeast + 1); }

/// Returns all facts that the viewer sees, from the first entry on.
std::vector<kit::Fact> toldTo(const match::Match& match, kit::Seat viewer) {
    std::vector<kit::Fact> told;
    const auto seen = match.game().visibility(viewer);
    match::Journal journal = match.journal();
    journal.header.revision = -1;
    (void)match::Match::replayed(
        match.game(), journal, SIZE_MAX,
        [&](const match::Entry&, std::span<const kit::Fact> facts, const contract::AnyState&) {
            for (const kit::Fact& fact : facts)
                if (const auto redacted = kit::redact(fact, seen))
                    told.push_back(*redacted);
        });
    return told;
}

bool seesTheSame(const Worlds& worlds, kit::Seat viewer) {
    return std::ranges::equal(worlds.one.view(viewer).bytes(), worlds.other.view(viewer).bytes());
}

} // namespace

TEST_CASE("two worlds of a chronicle have the same public history and often differ for a seat") {
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        kit::Rng rng(3);
        int pairs = 0;
        int different = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const Chronicle chronicle = chronicleOf(*game, seatsOf(*game), seed);
            for (const auto& [moment, lengths] : chronicle.moments()) {
                const std::string name = moment;
                CAPTURE(name);
                const std::size_t length = lengths[rng.below(static_cast<std::uint32_t>(lengths.size()))];
                const Worlds worlds = chronicle.worldsAt(length, rng);
                REQUIRE(worlds.one.journal().entries.size() == length);
                CHECK(momentOf(*game, worlds.other.state()) == name);
                CHECK(worlds.one.pending() == worlds.other.pending());
                CHECK(seesTheSame(worlds, kit::spectator));
                CHECK(toldTo(worlds.one, kit::spectator) == toldTo(worlds.other, kit::spectator));
                ++pairs;
                bool differs = false;
                for (kit::Seat seat = 0; seat < seatsOf(*game); ++seat)
                    differs = differs || !seesTheSame(worlds, seat);
                different += differs ? 1 : 0;
            }
        }
        CHECK(4 * different >= pairs);
    }
}

TEST_CASE("a bot sees and learns the same in both worlds of a chronicle") {
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        kit::Rng rng(5);
        const kit::Seat bot = static_cast<kit::Seat>(seatsOf(*game) - 1);
        const Chronicle chronicle = chronicleOf(*game, seatsOf(*game), 2, "casual");
        for (const auto& [moment, lengths] : chronicle.moments()) {
            const Worlds worlds = chronicle.worldsAt(lengths.back(), rng);
            CHECK(seesTheSame(worlds, bot));
            CHECK(toldTo(worlds.one, bot) == toldTo(worlds.other, bot));
        }
    }
}
