// SPDX-License-Identifier: MIT
// Tests that public information does not depend on hands, in every registered game. Also tests that games
// with leaks are found.
#include "tests/conformance/games_tried.h"
#include "tests/conformance/interference.h"
#include "tests/conformance/other_game.h"
#include "tests/conformance/playout.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::contract;
using conformance::compareWorlds;
using conformance::inTheLongRun;
using conformance::OtherGame;

namespace {

// The template game's zone of the first hand, its number with the phase, and the value of the answering
// phase.
constexpr std::size_t firstHand = 2;
constexpr std::size_t phase = 0;
constexpr int answering = 2;

int worthOfHand(const Game& game, AnyState state, kit::Seat seat) {
    int worth = 0;
    const auto table = game.table(state);
    for (const kit::Card& card : table.zone(static_cast<int>(firstHand) + seat))
        worth += card.face;
    return worth;
}

/// Asks only seats with good hands for an answer.
struct AsksHolders : OtherGame {
    using OtherGame::OtherGame;
    Pending pending(const AnyState& state) const override {
        Pending pending = m_game.pending(state);
        AnyState copy = state;
        if (m_game.table(copy).scalars[phase] != answering)
            return pending;
        for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
            if (pending.seats.size() > 1 && pending.seats.contains(seat) &&
                worthOfHand(m_game, state, seat) < 50)
                pending.seats.erase(seat);
        return pending;
    }
};

/// Logs a note when someone with a poor hand moves.
struct SighsAtPoorHands : OtherGame {
    using OtherGame::OtherGame;
    void apply(AnyState& state, kit::Seat seat, const AnyMove& move, kit::Facts& facts) const override {
        const bool poor = worthOfHand(m_game, state, seat) < 50;
        m_game.apply(state, seat, move, facts);
        if (poor)
            facts.note(1, seat);
    }
};

/// Makes the public prompt depend on a hand.
struct PromptsByHand : OtherGame {
    using OtherGame::OtherGame;
    AnyState view(const AnyState& state, kit::Seat viewer) const override {
        return viewer == kit::spectator ? state : m_game.view(state, viewer);
    }
    scene::Scene scene(const AnyState& view, kit::Seat viewer) const override {
        scene::Scene scene = m_game.scene(m_game.view(view, viewer), viewer);
        if (worthOfHand(m_game, view, 0) > 50)
            scene.prompt = scene.detail;
        return scene;
    }
};

} // namespace

TEST_CASE("nothing public depends on a hidden hand") {
    const int pairs = inTheLongRun() ? 10'000 : 200;
    for (const Game* game : conformance::gamesTried()) {
        const auto found = compareWorlds(*game, pairs);
        CHECK_MESSAGE(found.leak.empty(), found.leak);
        CHECK(found.pairs == pairs);
        // The comparison proves something only if enough worlds have different secrets and can be played on.
        CHECK(found.different * 4 > found.pairs);
        CHECK(found.entries > found.pairs);
        MESSAGE(std::string(game->info().id)
                << ": " << found.pairs << " pairs, " << found.different << " with different secrets, "
                << found.entries << " entries compared");
    }
}

TEST_CASE("the comparison of worlds finds games that leak a hand") {
    const Game* game = findGame("template");
    REQUIRE(game != nullptr);
    CHECK_FALSE(compareWorlds(AsksHolders(*game), 500).leak.empty());
    CHECK_FALSE(compareWorlds(SighsAtPoorHands(*game), 500).leak.empty());
    CHECK_FALSE(compareWorlds(PromptsByHand(*game), 500).leak.empty());
}
