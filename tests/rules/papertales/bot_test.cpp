// SPDX-License-Identifier: MIT
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/turn.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

namespace {

kit::Facts nobody;

/// A two-seat game of a casual player (in seat `casual`) against a random one. Does the casual win?
bool casualWins(std::uint64_t seed, kit::Seat casual) {
    kit::Rng rng(seed);
    State state = Rules::setup({.seats = 2});
    for (auto pending = Rules::pending(state); pending.kind != ruleset::Pending::Kind::Over;
         pending = Rules::pending(state)) {
        if (pending.kind == ruleset::Pending::Kind::Chance) {
            Rules::applyChance(state, ruleset::drawOutcome(pending.chance, rng), nobody);
            continue;
        }
        const kit::Seat seat = pending.seats.first();
        const MoveList moves = legalMoves(state, seat);
        const Move move = seat == casual ? Rules::casualMove(viewOf(state, seat), seat, rng)
                                         : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        REQUIRE(!Rules::whyNot(state, seat, move));
        Rules::apply(state, seat, move, nobody);
    }
    const auto winners = Rules::result(state).winners;
    return winners == std::vector<kit::Seat>{casual};
}

} // namespace

TEST_CASE("PT-121 casual beats random in nine of ten games, seeds 1 to 1000") {
    int won = 0;
    for (std::uint64_t seed = 1; seed <= 1000; ++seed)
        won += casualWins(seed, static_cast<kit::Seat>(seed % 2)) ? 1 : 0;
    MESSAGE("won " << won << " of 1000");
    CHECK(won >= 900);
}

TEST_CASE("PT-46 advice says why") {
    Play play = Play(3).hand(0, {"Knight"}).kingdom(0, "B: Archer[1]; Temple L2").turn(4);
    const auto advice = Rules::advise(play.state, 0);
    CHECK(Rules::moveText(advice.move).starts_with("deploy Knight F"));
    CHECK(english(advice.why) == "That gives strength 6, an income of 4 and leaves 2 Gold.");
    Play poor = Play(3).hand(0, {"Demon"}).gold(0, 1).move(0, "deploy Demon F1");
    CHECK(Rules::moveText(Rules::advise(poor.state, 0).move) == "back F1");
}

TEST_CASE("PT-24 a sample hides what the seat cannot see and keeps what it can") {
    Play play = Play::game(3).chance();
    const Names pack = play.cards(SeatZone::Pack, 0);
    play.move(0, "pick " + pack[0]);
    kit::Rng rng(4);
    bool differs = false;
    for (int i = 0; i < 20; ++i) {
        const State sample = Rules::sample(play.state, 0, rng);
        CHECK(Rules::brokenInvariant(sample) == "");
        CHECK(viewOf(sample, 0) == viewOf(play.state, 0));
        differs = differs || !(sample == play.state);
    }
    CHECK(differs);
}
