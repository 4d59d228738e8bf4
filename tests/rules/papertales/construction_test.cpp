// SPDX-License-Identifier: MIT
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/files/files.h"
#include "core/games/papertales/rules/turn.h"
#include "core/games/papertales/words/words.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

namespace {

Play builder(std::string_view kingdom, int gold = 0) {
    return Play(3, Step::Construct).kingdom(0, kingdom).gold(0, gold);
}

/// The price of a Building in this Kingdom.
int price(std::string_view kingdom, std::string_view building, int level) {
    return Play(3).kingdom(0, kingdom).price(building, level);
}

/// Why the move is refused, in English; "" if it is legal.
std::string words(const Play& play, std::string_view move) {
    const auto refusal = Rules::whyNot(play.state, 0, *Files::parseMove(move));
    return refusal ? english(Words::refusalText(*refusal)) : "";
}

} // namespace

TEST_CASE("PT-63 each player builds or upgrades once, or not at all") {
    Play play = builder("F: Forest Spirit").move(0, "build Town 1");
    CHECK(play.why(0, "upgrade Town") == "PT-63");
    CHECK(play.why(0, "build Mine 1") == "PT-63");
    CHECK(builder("F: Golem; B: Woodcutter; Town L2, Temple L2", 4).why(0, "build Mine 1").empty());
    CHECK(builder("").why(0, "pass").empty());
}

TEST_CASE("PT-64 a new Building enters the Kingdom") {
    for (const char* name : {"Town", "Mine", "Barracks"}) {
        Play play = builder("F: Woodcutter").move(0, std::string("build ") + name + " 1").othersCommit(0);
        CHECK(play.buildings(0) == std::string(name) + " L1");
        CHECK(play.gold(0) == 0);
    }
    const Play poor = builder("", 1);
    for (const char* name : {"Town", "Tavern", "Mine", "Temple", "Barracks"})
        CHECK(!poor.why(0, std::string("build ") + name + " 1").empty());
    CHECK(words(poor, "build Temple 1") == "It costs 2 Gold, land included. You’re 1 short.");
}

TEST_CASE("PT-65 the land for each new Building costs more Gold") {
    CHECK(price("F: Woodcutter", "Barracks", 1) == 0);
    CHECK(price("F: Woodcutter; Mine L1", "Barracks", 1) == 2);
    CHECK(price("F: Woodcutter; Mine L2, Temple L2", "Barracks", 1) == 4);
    CHECK(price("F: Woodcutter; Mine L1, Temple L1, Tavern L1", "Barracks", 1) == 6);
    CHECK(price("F: Forest Spirit; Mine L1, Temple L1", "Town", 2) == 4);
}

TEST_CASE("PT-66 the resources must be produced") {
    CHECK(builder("F: Woodcutter").why(0, "build Barracks 1").empty());
    CHECK(builder("").why(0, "build Barracks 1") == "PT-66");
    CHECK(words(builder(""), "build Barracks 1") == "You need 1 more wood.");
    CHECK(words(builder("Town L1"), "upgrade Town") == "To upgrade it, you need 1 more wood.");
    CHECK(builder("F: Forest Spirit; Town L1").why(0, "upgrade Town").empty());
}

TEST_CASE("PT-67 building level 2 at once needs both costs") {
    CHECK(price("F: Forest Spirit", "Town", 2) == 0);
    CHECK(price("F: Farmer, Farmer; B: Woodcutter", "Tavern", 2) == 0);
    CHECK(price("F: Woodcutter, Woodcutter; B: Miner", "Mine", 2) == 0);
    CHECK(price("F: Woodcutter, Woodcutter; B: Farmer", "Barracks", 2) == 0);
    CHECK(price("F: Woodcutter, Woodcutter; B: Farmer", "Town", 2) == -1);
    Play tavern = builder("F: Forest Child");
    CHECK(tavern.why(0, "build Tavern 2") == "PT-67");
    CHECK(words(tavern, "build Tavern 2") ==
          "Building straight to level 2 takes both costs. You need 1 more food.");
    CHECK(tavern.why(0, "build Tavern 1").empty());
}

TEST_CASE("PT-68 an upgrade costs no land") {
    Play play =
        builder("F: Forest Spirit; Town L1, Mine L1, Temple L1").move(0, "upgrade Town").othersCommit(0);
    CHECK(play.buildings(0) == "Town L2, Mine L1, Temple L1");
    CHECK(play.gold(0) == 0);
    CHECK(builder("F: Forest Spirit; Town L2").why(0, "upgrade Town") == "PT-68");
    CHECK(builder("F: Forest Spirit").why(0, "upgrade Town") == "PT-68");
    CHECK(words(builder("Temple L1", 2), "upgrade Temple") == "The upgrade costs 3 Gold. You’re 1 short.");
}

TEST_CASE("PT-69 Gold replaces resources where the card says so") {
    CHECK(price("F: Wood Merchant; Temple L1", "Barracks", 1) == 3);
    CHECK(builder("F: Wood Merchant", 9).why(0, "build Tavern 1") == "PT-69");
    CHECK(price("F: Wood Merchant, Miner", "Mine", 2) == 2);
    CHECK(price("F: Grand Architect; Temple L1, Barracks L1", "Town", 2) == 7);
    CHECK(price("", "Temple", 1) == 2);
    CHECK(price("F: Grand Architect", "Temple", 1) == 1);
    const std::array<const char*, 4> miners{"", "Miner", "Miner, Miner", "Miner, Miner, Miner"};
    const std::array<int, 3> upgrade{3, 3, 0};
    const std::array<int, 3> byArchitect{2, 1, 0};
    for (std::size_t i = 0; i < 3; ++i) {
        const std::string front = std::string("F: ") + miners[i];
        CHECK(price(front + "; Temple L1", "Temple", 2) == upgrade[i]);
        CHECK(price(front + "; B: Grand Architect; Temple L1", "Temple", 2) == byArchitect[i]);
    }
    const std::array<int, 4> direct{5, 3, 2, 0};
    const std::array<int, 4> directByArchitect{3, 2, 1, 0};
    for (std::size_t i = 0; i < 4; ++i) {
        const std::string front = std::string("F: ") + miners[i];
        CHECK(price(front, "Temple", 2) == direct[i]);
        CHECK(price(front + "; B: Grand Architect", "Temple", 2) == directByArchitect[i]);
    }
    // One crystal and some Gold do not replace two crystals.
    CHECK(builder("F: Miner; Temple L1", 2).why(0, "upgrade Temple") == "PT-69");
    CHECK(price("F: Wood Merchant, Wood Merchant", "Barracks", 1) == 1);
}

TEST_CASE("PT-70 a Building does not help to pay for itself") {
    CHECK(builder("", 9).why(0, "build Town 1") == "PT-70");
    const Play two = builder("F: Woodcutter, Woodcutter");
    CHECK(two.why(0, "build Town 2") == "PT-70");
    CHECK(words(two, "build Town 2") ==
          "Levels 1 and 2 take 3 wood together. The Building can’t help pay for itself.");
    CHECK(builder("F: Woodcutter; Town L1").why(0, "upgrade Town").empty());
    CHECK(builder("F: Woodcutter; Mine L1").why(0, "upgrade Mine").empty());
}

TEST_CASE("PT-71 a player builds at most four Buildings, for 0, 2, 4 and 6 Gold") {
    Play play = Play(3).kingdom(0, "F: Forest Spirit").gold(0, 99);
    int gold = 99;
    const std::array<const char*, 4> names{"Barracks", "Mine", "Temple", "Town"};
    for (std::size_t turn = 0; turn < names.size(); ++turn) {
        play.step(Step::Construct).move(0, std::string("build ") + names[turn] + " 1").othersCommit(0);
        gold -= 2 * static_cast<int>(turn);
        CHECK(play.gold(0) == gold);
        CHECK(buildingsOwned(play.state, 0) == static_cast<int>(turn) + 1);
    }
}
