// SPDX-License-Identifier: MIT
#include "core/contract/registry.h"
#include "core/games/papertales/files/files.h"
#include "core/games/papertales/player/evaluation.h"
#include "core/games/papertales/player/player.h"
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/rules/turn.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

namespace {

kit::Facts nobody;

/// Plays a game for two of a casual player in seat `casual` against a random one. Does the casual player win?
bool casualWins(std::uint64_t seed, kit::Seat casual) {
    kit::Rng rng(seed);
    State state = Rules::setup({.seats = 2});
    for (auto pending = Rules::pending(state); pending.kind != contract::Pending::Kind::Over;
         pending = Rules::pending(state)) {
        if (pending.goesByItself()) {
            goOn(state, rng);
            continue;
        }
        const kit::Seat seat = pending.seats.first();
        const MoveList moves = contract::legalMoves<Rules>(state, seat);
        const Move move = seat == casual ? Player::casualMove(contract::viewOf<Rules>(state, seat), seat, rng)
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

TEST_CASE("PT-46 advice on a plan is the first step of the best deployment") {
    Play play = Play(3).hand(0, {"Knight"}).kingdom(0, "B: Archer[1]; Temple L2").turn(4);
    const auto advice = Player::advise(play.state, 0);
    CHECK(Files::moveText(advice[0].move).starts_with("deploy Knight F"));
    CHECK(english(advice[0].why) == "Knight: strength 6, income 4, 1 Unit left standing.");
    Play poor = Play(3).hand(0, {"Demon"}).gold(0, 1).move(0, "deploy Demon F1");
    CHECK(Files::moveText(Player::advise(poor.state, 0)[0].move) == "back F1");
    CHECK(Files::moveText(Player::advise(Play(3).state, 0)[0].move) == "commit");
}

TEST_CASE("PT-38 advice names three different deployments, and following it carries out the best") {
    Play play = Play(3)
                    .hand(0, {"Demon", "Knight", "Farmer", "Miner", "Ogre"})
                    .kingdom(0, "F: Hunter[1]; Tavern L1")
                    .gold(0, 4);
    const auto advice = Player::advise(play.state, 0);
    REQUIRE(advice.size() == 3);
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < i; ++j) {
            CHECK(!(advice[i].move == advice[j].move));
            CHECK(!(advice[i].why == advice[j].why));
        }
    // Following the advice step by step leads to the promised result, which is affordable.
    auto next = advice[0];
    std::string told;
    while (next.move.kind != Move::Kind::Keep && next.move.kind != Move::Kind::Commit) {
        told = english(next.why);
        play.move(0, Files::moveText(next.move));
        next = Player::advise(play.state, 0)[0];
    }
    const Forecast forecast = forecastOf(play.state, 0);
    std::string numbers = "strength " + std::to_string(forecast.kingdom.strength);
    numbers += ", income " + std::to_string(forecast.kingdom.income);
    CHECK(told.find(numbers) != std::string::npos);
    CHECK(told.find("Farmer") != std::string::npos);
    CHECK(forecast.gold >= 0);
    CHECK(play.why(0, "commit") == "");
}

TEST_CASE("PT-30 PT-33 advice on a pick names different cards to keep") {
    for (const int seats : {2, 3}) {
        Play play =
            Play(seats, Step::Draft).zone(ZoneKind::Pack, 0, {"Cook", "Dragon", "Knight", "Knight", "Miner"});
        const auto advice = Player::advise(play.state, 0);
        REQUIRE(advice.size() == 3);
        for (std::size_t i = 0; i < 3; ++i)
            for (std::size_t j = 0; j < i; ++j)
                CHECK(advice[i].move.card != advice[j].move.card);
    }
    Play play = Play(3, Step::Draft).zone(ZoneKind::Pack, 0, {"Cook", "Dragon"});
    CHECK(english(Player::advise(play.state, 0)[0].why).find("helps you, mainly through") !=
          std::string::npos);
}

TEST_CASE("PT-30 no reason to keep a card is a strength of 1") {
    Play play = Play(3, Step::Draft).gold(0, 3).zone(ZoneKind::Pack, 0, {"Blacksmith", "Knight"});
    for (const auto& advice : Player::advise(play.state, 0)) {
        const std::string why = english(advice.why);
        CAPTURE(why);
        const bool weak = why.find("Blacksmith") == 0;
        CHECK((why.find("its strength") == std::string::npos) == weak);
        CHECK((why.find("its income") != std::string::npos) == weak);
    }
}

TEST_CASE("PT-75 PT-63 PT-111 advice on other decisions states the result of each choice") {
    const auto whys = [](const Play& play) {
        Names texts;
        for (const auto& advice : Player::advise(play.state, 0))
            texts.push_back(Files::moveText(advice.move) + ": " + english(advice.why));
        return texts;
    };
    Play target = Play(3, Step::Targets).kingdom(0, "F: new Time Master, Militiaman[1]").only(0);
    const Names targets = whys(target);
    REQUIRE(targets.size() == 2);
    CHECK(std::ranges::count(
              targets, "target F2: Tokens on Militiaman: strength 6, income 2, and it dies in aging.") == 1);
    CHECK(std::ranges::count(
              targets, "target F1: Tokens on Time Master: strength 4, income 2, and it dies in aging.") == 1);
    Play alchemy = Play(3, Step::Alchemy).kingdom(0, "F: Master Alchemist, Militiaman; B: Farmer").only(0);
    const Names alchemist = whys(alchemy); // there is one token, because there is one food
    CHECK(std::ranges::count(
              alchemist, "target F2: Tokens on Militiaman: strength 4, income 2, and it dies in aging.") ==
          1);
    CHECK(whys(Play(3, Step::Construct).gold(0, 0)) == Names{"pass: Nothing is worth its price now."});
}

TEST_CASE("advice names the entry of its reason") {
    const auto entry = [](const Play& play) { return Player::advise(play.state, 0)[0].ledger; };
    CHECK(entry(Play(3, Step::Draft).zone(ZoneKind::Pack, 0, {"Dragon"})) == 88);
    CHECK(entry(Play(3, Step::Draft).zone(ZoneKind::Pack, 0, {"Knight"})) == 78);
    CHECK(entry(Play(3).hand(0, {"Knight"}).kingdom(0, "B: Archer[1]; Temple L2").turn(4)) == 38);
    CHECK(entry(Play(3).hand(0, {"Demon"}).gold(0, 1).move(0, "deploy Demon F1")) == 38);
    CHECK(entry(Play(3).hand(0, {"Kraken"})) == 42);
    CHECK(entry(Play(3, Step::Targets).kingdom(0, "F: new Time Master").only(0)) == 111);
    CHECK(entry(Play(3, Step::Alchemy).kingdom(0, "F: Master Alchemist; B: Farmer").only(0)) == 97);
    CHECK(entry(Play(3, Step::Construct).gold(0, 0)) == 63);
    CHECK(entry(Play(3, Step::Construct).kingdom(0, "F: Farmer, Farmer; B: Farmer")) == 115);
    CHECK(entry(Play(3, Step::Heal).kingdom(0, "F: Mystical Healer, Knight[1]").only(0)) == 75);
    const auto build = Player::advise(Play(3, Step::Construct).kingdom(0, "F: Farmer, Woodcutter").state, 0);
    REQUIRE(build.size() == 3);
    CHECK(build[1].ledger == 65);
}

TEST_CASE("PT-24 a sample looks the same to its seat and differs only in hidden cards") {
    Play play = Play::game(3).chance();
    const Names pack = play.cards(ZoneKind::Pack, 0);
    play.move(0, "pick " + pack[0]);
    kit::Rng rng(4);
    bool differs = false;
    for (int i = 0; i < 20; ++i) {
        const State sample =
            contract::findGame("papertales")->sample(contract::AnyState::of(play.state), 0, rng).as<State>();
        CHECK(Rules::brokenInvariant(sample) == "");
        CHECK(contract::viewOf<Rules>(sample, 0) == contract::viewOf<Rules>(play.state, 0));
        differs = differs || !(sample == play.state);
    }
    CHECK(differs);
}
