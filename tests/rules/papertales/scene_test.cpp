// SPDX-License-Identifier: MIT
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/rules/turn.h"
#include "core/games/papertales/table/table.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

#include <algorithm>

namespace {

/// The value of a counter in the scene, or -1000 if there is no such counter.
int counter(const scene::Scene& scene, std::string_view key, kit::Seat seat) {
    for (const scene::Counter& each : scene.counters)
        if (each.key == key && each.seat == seat)
            return each.value;
    return -1000;
}

const scene::Choice& choice(const scene::Scene& scene, std::string_view move) {
    const auto found = std::ranges::find(scene.choices, move, &scene::Choice::move);
    REQUIRE(found != scene.choices.end());
    return *found;
}

} // namespace

TEST_CASE("PT-7 a scene shows Kingdoms and what they produce") {
    const Play play =
        Play(3).kingdom(1, "F: Demon, Woodcutter[1]; B: Farmer; Tavern L1").gold(1, 4).points(1, 9);
    const scene::Scene scene = Shown::scene(play.state, 0);
    CHECK(counter(scene, "gold", 1) == 4);
    CHECK(counter(scene, "lp", 1) == 9);
    CHECK(counter(scene, "strength", 1) == 9);
    CHECK(counter(scene, "wood", 1) == 1);
    CHECK(counter(scene, "food", 1) == 1);
    CHECK(counter(scene, "crystal", 1) == 0);
    CHECK(counter(scene, "income", 1) == 3);
    CHECK(counter(scene, "age", 1) == 1);
    CHECK(counter(scene, "phase", kit::spectator) == 2);
    const auto spot = std::ranges::find(scene.zones, spotZone(1, 1), &scene::Zone::zone);
    REQUIRE(spot != scene.zones.end());
    CHECK(std::string_view(spot->kind) == "F2");
    CHECK(english(spot->cards[0].name) == "Woodcutter, 1 Age token");
}

TEST_CASE("PT-53 PT-84 a Unit shows the strength that counts for its Kingdom") {
    Play play = Play(3).kingdom(0, "F: Colossus[1], Colossus; B: Knight[1]").kingdom(1, "F: Colossus[1]");
    const scene::Scene scene = Shown::scene(play.state, 0);
    CHECK(counter(scene, "strengthF1", 0) == 7);
    CHECK(counter(scene, "strengthF2", 0) == 1);
    CHECK(counter(scene, "strengthB1", 0) == 4);
    CHECK(counter(scene, "strengthB2", 0) == -1000);
    CHECK(counter(scene, "strengthF1", 1) == 7);
    CHECK(counter(scene, "forecastStrengthF1", 0) == 7);
    CHECK(counter(scene, "forecastStrengthF1", 1) == -1000);
}

TEST_CASE("PT-39 the forecast uses the player's own plan and public facts") {
    Play play = Play(3)
                    .kingdom(0, "F: Ogre[1]; Temple L1")
                    .kingdom(1, "F: Knight[1]")
                    .hand(0, {"Demon", "Miner"})
                    .gold(0, 5);
    play.hand(1, {"Kraken"}).moves(0, {"deploy Demon F2"});
    const scene::Scene scene = Shown::scene(play.state, 0);
    CHECK(counter(scene, "planF2", 0) == faceNamed("Demon"));
    CHECK(counter(scene, "planCost", 0) == 2);
    CHECK(counter(scene, "forecastGold", 0) == 3);
    CHECK(counter(scene, "forecastStrength", 0) == 6 + 7);
    CHECK(counter(scene, "forecastWar", 1) == 1);
    CHECK(counter(scene, "forecastIncome", 0) == 4);
    CHECK(counter(scene, "forecastDiesF1", 0) == faceNamed("Ogre"));
    CHECK(counter(scene, "forecastDiesF2", 0) == faceNamed("Demon"));
    const scene::Choice& miner = choice(scene, "deploy Miner B1");
    CHECK(english(miner.consequence) == "Strength 13, income 4, 2 Gold left");
    CHECK(miner.ghostZone == spotZone(0, 3));
    CHECK(choice(scene, "move F1 B1").gesture.size() == 2);
    // Other seats see nothing of the plan.
    const scene::Scene other = Shown::scene(play.state, 1);
    CHECK(counter(other, "planF2", 0) == -1000);
    CHECK(counter(other, "forecastGold", 0) == -1000);
}

TEST_CASE("PT-61 income is forecast in every step before it is paid") {
    // PT-104: every Kingdom has 2 Gold, and the Peddler adds 1.
    const Play play = Play(3).kingdom(0, "F: Peddler");
    for (const Step step : {Step::Draft, Step::Plan, Step::Targets, Step::Alchemy, Step::Wars, Step::Income})
        for (const kit::Seat other : {kit::Seat{0}, kit::Seat{1}}) {
            const Play now = Play(play).step(step);
            CAPTURE(static_cast<int>(step));
            CHECK(counter(Shown::scene(contract::viewOf<Rules>(now.state, other), other), "forecastIncome",
                          other) == (other == 0 ? 3 : 2));
        }
    for (const Step step : {Step::Construct, Step::Heal, Step::Aging, Step::Over}) {
        const Play now = Play(play).step(step);
        CAPTURE(static_cast<int>(step));
        CHECK(counter(Shown::scene(contract::viewOf<Rules>(now.state, 0), 0), "forecastIncome", 0) == -1000);
    }
}

TEST_CASE("PT-46 a choice warns of a plan that the player cannot pay for") {
    Play play = Play(3).gold(0, 1).hand(0, {"Demon"});
    const scene::Scene scene = Shown::scene(play.state, 0);
    CHECK(english(choice(scene, "deploy Demon F1").warning) ==
          "You’re 1 Gold short, so you can’t commit this plan.");
    // The seat cannot pay for the Unit, but could keep it (PT-42).
    CHECK(english(choice(scene, "commit").warning) == "You’re placing nothing, so 1 card will be discarded.");
    CHECK(std::string_view(scene.step) == "plan");
}

TEST_CASE(
    "PT-30 PT-64 PT-75 every decision has a step of its own, and each choice to build shows its price") {
    const auto stepOfScene = [](const Play& play) { return std::string(Shown::scene(play.state, 0).step); };
    CHECK(stepOfScene(Play(3, Step::Draft).zone(ZoneKind::Pack, 0, {"Knight", "Cook"})) == "pick");
    CHECK(stepOfScene(Play(3, Step::Targets).kingdom(0, "F: new Time Master, Knight").only(0)) == "target");
    CHECK(stepOfScene(Play(3, Step::Alchemy).kingdom(0, "F: Master Alchemist, Farmer").only(0)) == "alchemy");
    CHECK(stepOfScene(Play(3, Step::Construct)) == "construct");
    CHECK(stepOfScene(Play(3, Step::Heal).kingdom(0, "F: Mystical Healer, Knight[1]").only(0)) == "save");
    CHECK(stepOfScene(Play(3, Step::Construct).move(0, "pass")).empty());
    const scene::Scene built =
        Shown::scene(Play(3, Step::Construct).kingdom(0, "F: Woodcutter").gold(0, 2).state, 0);
    CHECK(english(choice(built, "build Temple 1").consequence) == "Costs 2 Gold, leaves 0");
    CHECK(built.choices.back().move == "pass");
}

TEST_CASE("PT-24 a scene says when its viewer chooses something secret") {
    const auto secret = [](const Play& play, kit::Seat viewer) {
        return Shown::scene(play.state, viewer).secret;
    };
    for (const Play& play : {Play(3, Step::Targets).kingdom(0, "F: new Time Master, Knight"),
                             Play(3, Step::Alchemy).kingdom(0, "F: Master Alchemist, Knight"),
                             Play(3, Step::Construct).gold(0, 9),
                             Play(3, Step::Heal).kingdom(0, "F: Mystical Healer, Knight[1]")}) {
        CHECK(secret(play, 0));
        CHECK(!secret(play, kit::spectator));
    }
    CHECK(!secret(Play(3, Step::Construct).move(0, "pass"), 0));                 // the seat has chosen
    CHECK(!secret(Play(3, Step::Construct).move(1, "pass").move(2, "pass"), 0)); // choices are public at once
}

TEST_CASE("PT-5 picture files have the names of their cards") {
    CHECK(Shown::cardArt(faceNamed("Relic of Wisdom"))[0].file == "units/relic-of-wisdom.svg");
    CHECK(Shown::cardArt(faceNamed("Town"))[0].file == "buildings/town-1.svg");
    CHECK(Shown::cardArt(0)[0].file == "back.svg");
}

namespace {

/// The warning before seat 0 commits its plan or passes.
std::string givenUp(const Play& play, std::string_view move) {
    return english(choice(Shown::scene(play.state, 0), move).warning);
}

} // namespace

TEST_CASE("PT-43 committing a plan that places nothing has a warning") {
    Play play = Play(3).gold(0, 1).hand(0, {"Demon", "Knight", "Miner", "Ogre", "Farmer"});
    CHECK(givenUp(play, "commit") == "You’re placing nothing, so 5 cards will be discarded.");
    play.moves(0, {"keep Demon"});
    CHECK(givenUp(play, "commit") == "You’re placing nothing, so 4 cards will be discarded.");
    // There is no warning with one Unit placed, because the remaining Gold may be for a Building.
    play.moves(0, {"deploy Farmer F1"});
    CHECK(givenUp(play, "commit").empty());
    // A Unit taken back will be discarded like the others.
    play.moves(0, {"back F1"});
    CHECK(givenUp(play, "commit") == "You’re placing nothing, so 4 cards will be discarded.");
}

TEST_CASE("PT-42 committing without a kept card has a warning even without Gold, but not on the last turn") {
    Play play = Play(3).gold(0, 0).hand(0, {"Demon", "Ogre"});
    CHECK(givenUp(play, "commit") == "You’re placing nothing, so 2 cards will be discarded.");
    play.moves(0, {"keep Demon"});
    CHECK(givenUp(play, "commit").empty()); // Ogre costs too much
    Play last = Play(3).turn(4).gold(0, 0).hand(0, {"Demon", "Ogre"});
    CHECK(givenUp(last, "commit").empty());
    last.gold(0, 2);
    CHECK(givenUp(last, "commit") == "You’re placing nothing, so 2 cards will be discarded.");
    CHECK(givenUp(Play(3).gold(0, 3), "commit").empty()); // the hand is empty, so nothing can be lost
}

TEST_CASE("PT-42 committing a plan that keeps nothing has a warning, because keeping is free") {
    Play play = Play(3).gold(0, 3).hand(0, {"Knight", "Demon", "Ogre"}).moves(0, {"deploy Knight F1"});
    CHECK(givenUp(play, "commit") ==
          "You’re keeping nothing for the next turn, so 2 cards will be discarded.");
    play.moves(0, {"keep Ogre"});
    CHECK(givenUp(play, "commit").empty());
    const Play last = Play(3).turn(4).gold(0, 3).hand(0, {"Knight", "Demon"}).moves(0, {"deploy Knight F1"});
    CHECK(givenUp(last, "commit").empty());
    CHECK(givenUp(Play(3).gold(0, 3).hand(0, {"Knight"}).moves(0, {"deploy Knight F1"}), "commit").empty());
}

TEST_CASE("PT-46 committing warns if a free Unit could still be placed") {
    Play play = Play(3).gold(0, 2).hand(0, {"Demon", "Farmer", "Monkey"}).moves(0, {"deploy Demon F1"});
    CHECK(
        givenUp(play, "commit") ==
        "Farmer is free and you have an empty spot for it, but if you don’t place it, it will be discarded.");
    play.moves(0, {"deploy Farmer B1"});
    CHECK(
        givenUp(play, "commit") ==
        "Monkey is free and you have an empty spot for it, but if you don’t place it, it will be discarded.");
    play.moves(0, {"keep Monkey"});
    CHECK(givenUp(play, "commit").empty());
    // There is no warning without a free spot on the last turn, when keeping a card is useless.
    Play full =
        Play(3).turn(4).kingdom(0, "F: Knight[1], Hunter[1]; B: Miner[1]").hand(0, {"Demon", "Farmer"});
    full.gold(0, 3).moves(0, {"deploy Demon B2"});
    CHECK(givenUp(full, "commit").empty());
    // There is no warning for a Unit whose effects may be unwelcome, such as Time Master’s tokens.
    Play mixed = Play(3).turn(4).gold(0, 2).hand(0, {"Demon", "Time Master", "Shapeshifter"});
    mixed.moves(0, {"deploy Demon F1"});
    CHECK(givenUp(mixed, "commit").empty());
}

TEST_CASE("PT-63 passing has a warning if a Building could be paid for") {
    // Town at level 1 costs no Gold except for land, and the first Building needs no land (PT-65).
    Play play = Play(3, Step::Construct).kingdom(0, "F: Woodcutter[1]; B: Farmer[1]").gold(0, 0);
    int payable = 0;
    for (const char* name : {"Town", "Tavern", "Mine", "Temple", "Barracks"})
        payable += play.price(name, 1) == 0 ? 1 : 0;
    REQUIRE(payable > 1);
    CHECK(givenUp(play, "pass") ==
          "You’re building nothing, though you could pay for " + std::to_string(payable) + " Buildings.");
    CHECK(english(choice(Shown::scene(play.state, 0), "build Town 1").warning).empty());
}

TEST_CASE("PT-75 saving nobody has a warning, unless the Unit pays when it dies") {
    Play play = Play(3, Step::Heal).kingdom(0, "F: Knight[1], Sculptor[1]; B: Mystical Healer");
    play.only(0);
    CHECK(givenUp(play, "commit") == "Knight will die, but you could save it.");
    play.move(0, "save F1");
    Play paid = Play(3, Step::Heal).kingdom(0, "F: Monkey[1], Sculptor[1]; B: Mystical Healer");
    paid.only(0);
    CHECK(givenUp(paid, "commit").empty());
}
