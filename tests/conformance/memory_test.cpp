// SPDX-License-Identifier: MIT
// Tests that seats remember only facts that they saw, and imagine no world that contradicts these facts.
#include "tests/conformance/chronicle.h"
#include "tests/conformance/games_tried.h"
#include "tests/conformance/memory.h"
#include "tests/conformance/other_game.h"
#include "tests/conformance/playout.h"

#include "core/kit/view.h"

#include <doctest/doctest.h>

#include <array>

using namespace taletop;
using namespace taletop::conformance;

namespace {

/// Plays games with every number of seats, with random moves and with casual moves.
template <class Look>
void throughGames(const contract::Game& game, Look look) {
    const std::uint64_t games = inTheLongRun() ? 12 : 2;
    for (int seats = game.info().seatsLeast; seats <= game.info().seatsMost; ++seats)
        for (std::uint64_t seed = 1; seed <= games; ++seed)
            look(play(game, contract::standardOptions(game.info(), seats), seed));
}

/// Samples worlds as if the seat had forgotten everything.
struct ForgetsAll : OtherGame {
    using OtherGame::OtherGame;
    AnyState sample(const contract::Known& known, kit::Seat seat, kit::Rng& rng) const override {
        return m_game.sample(known.view, seat, rng);
    }
};

/// The number of imagined worlds that contradict a memory, out of all worlds imagined with a memory.
struct Contradictions {
    int found = 0;
    int worlds = 0;
};
Contradictions contradictions(const contract::Game& game, const Playout& playout) {
    Contradictions counted;
    kit::Rng rng(playout.seed);
    recall(playout, [&](std::size_t at, kit::Seat seat, const kit::Memory& memory) {
        if (memory.empty() || at % 3 != 0)
            return;
        const contract::AnyState own = game.view(playout.states[at], seat);
        const contract::AnyState world = game.sample({own, memory}, seat, rng);
        CHECK(sameBytes(game.view(world, seat), own));
        CHECK(game.brokenInvariant(world).empty());
        ++counted.worlds;
        counted.found += fits(game, memory, seat, world) ? 0 : 1;
    });
    return counted;
}

bool remembersNothing(const contract::Game& game) {
    return std::ranges::all_of(game.remembered().piles,
                               [](kit::Pile pile) { return pile == kit::Pile::Forgotten; });
}

/// Describes the first card that a seat sees moving out of its sight, or returns "".
std::string outOfSight(const contract::Game& game, const Playout& playout) {
    for (kit::Seat seat = 0; seat < playout.seats(); ++seat) {
        const auto sees = game.visibility(seat);
        for (const Entry& entry : playout.entries)
            for (const kit::Fact& fact : entry.facts)
                if (fact.kind == kit::Fact::Kind::Move && sees[fact.from] == kit::Visibility::Face &&
                    sees[fact.to] != kit::Visibility::Face)
                    return std::string(game.info().id) + ": a card that seat " + std::to_string(seat) +
                           " sees goes from zone " + std::to_string(fact.from) +
                           " out of its sight to zone " + std::to_string(fact.to) +
                           ": the Player needs a pileOf (core/contract/player.h)";
    }
    return {};
}

/// Names no pile for any zone, so that seats remember nothing.
struct SaysNoPiles : OtherGame {
    using OtherGame::OtherGame;
    kit::Remembered remembered() const override {
        return {std::vector(m_game.remembered().piles.size(), kit::Pile::Forgotten)};
    }
};

} // namespace

TEST_CASE("what a seat remembers always fits the true state") {
    for (const contract::Game* game : gamesTried()) {
        std::size_t most = 0;
        throughGames(*game, [&](const Playout& playout) {
            recall(playout, [&](std::size_t at, kit::Seat seat, const kit::Memory& memory) {
                most = std::max(most, memory.size());
                if (!fits(*game, memory, seat, playout.states[at]))
                    FAIL_CHECK(playout.where() << ", entry " << at << ", seat " << int{seat});
            });
        });
        MESSAGE(std::string(game->info().id) << ": up to " << most << " hidden cards are remembered");
        CHECK((most > 0) != remembersNothing(*game));
    }
}

TEST_CASE("a seat remembers no face that it has not seen") {
    for (const contract::Game* game : gamesTried())
        throughGames(*game, [&](const Playout& playout) {
            std::array<std::array<bool, 256>, kit::maxSeats> seen{};
            recall(playout, [&](std::size_t at, kit::Seat seat, const kit::Memory& memory) {
                auto& faces = seen[static_cast<std::size_t>(seat)];
                // A card may be open only within an entry, so the facts count, too.
                if (at > 0)
                    for (const kit::Fact& fact : playout.entries[at - 1].facts)
                        if (const auto told = kit::redact(fact, game->visibility(seat)))
                            faces[told->card.face] = true;
                contract::AnyState own = game->view(playout.states[at], seat);
                for (const kit::Card card : game->table(own).cards)
                    faces[card.face] = true;
                for (const kit::Memory::Group& group : memory.groups())
                    for (const std::uint8_t face : group.faces)
                        CHECK(faces[face]);
            });
        });
}

TEST_CASE("imagined worlds fit a seat's memory, and those of a forgetful seat do not") {
    for (const contract::Game* game : gamesTried()) {
        Contradictions remembering;
        Contradictions forgetful;
        throughGames(*game, [&](const Playout& playout) {
            const auto add = [](Contradictions& sum, const Contradictions& more) {
                sum.found += more.found;
                sum.worlds += more.worlds;
            };
            add(remembering, contradictions(*game, playout));
            add(forgetful, contradictions(ForgetsAll(*game), playout));
        });
        CHECK(remembering.found == 0);
        CHECK((forgetful.found > 0) == (remembering.worlds > 0));
        MESSAGE(std::string(game->info().id) << ": " << forgetful.found << " of " << forgetful.worlds
                                             << " worlds of the forgetful contradict what was seen");
    }
}

TEST_CASE("in games without memory no card that a seat has seen is hidden again") {
    for (const contract::Game* game : gamesTried()) {
        std::string first;
        if (remembersNothing(*game))
            throughGames(*game, [&](const Playout& playout) {
                if (first.empty())
                    first = outOfSight(*game, playout);
            });
        CHECK(first == "");
    }
}

TEST_CASE("a game that hides cards again but names no piles is reported") {
    const contract::Game& game = *contract::findGame("template");
    const SaysNoPiles silent(game);
    REQUIRE_FALSE(remembersNothing(game));
    CHECK(remembersNothing(silent));
    std::string first;
    throughGames(silent, [&](const Playout& playout) {
        if (first.empty())
            first = outOfSight(silent, playout);
    });
    CHECK(first.starts_with("template: a card that seat 0 sees goes from zone "));
    CHECK(first.ends_with("the Player needs a pileOf (core/contract/player.h)"));
}

TEST_CASE("memory depends only on the facts that its seat was shown") {
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        int pairs = inTheLongRun() ? 1000 : 30;
        int different = 0;
        for (std::uint64_t seed = 1; pairs > 0; ++seed) {
            REQUIRE(seed < 10'000);
            kit::Rng rng(seed);
            const Chronicle chronicle = chronicleOf(*game, seed);
            for (const auto& [moment, lengths] : chronicle.moments()) {
                const Worlds worlds =
                    chronicle.worldsAt(lengths[rng.below(static_cast<std::uint32_t>(lengths.size()))], rng);
                for (kit::Seat seat = 0; seat < worlds.one.header().options.seats; ++seat) {
                    const auto told = [&](const match::Match& match) {
                        std::vector<kit::Fact> all;
                        match.retrace([&](const match::Entry&, std::span<const kit::Fact> facts,
                                          const contract::AnyState&) {
                            for (const kit::Fact& fact : facts)
                                if (const auto seen = kit::redact(fact, game->visibility(seat)))
                                    all.push_back(*seen);
                        });
                        return all;
                    };
                    if (told(worlds.one) != told(worlds.other))
                        continue;
                    --pairs;
                    different += sameBytes(worlds.one.state(), worlds.other.state()) ? 0 : 1;
                    CHECK(worlds.one.known(seat).memory == worlds.other.known(seat).memory);
                }
            }
        }
        CHECK(different > 0);
    }
}
