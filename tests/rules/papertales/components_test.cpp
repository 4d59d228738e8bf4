// SPDX-License-Identifier: MIT
#include "tests/rules/papertales/kingdoms.h"

#include "core/contract/registry.h"
#include "core/kit/view.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

TEST_CASE("PT-1 the game has two to five players") {
    for (int seats = 0; seats <= 8; ++seats) {
        CAPTURE(seats);
        CHECK(contract::checkOptions(Rules::info(), {.seats = seats}).has_value() ==
              (seats < 2 || seats > 5));
    }
}

TEST_CASE("PT-2 there are 81 Units of 42 kinds, and five Buildings for each player") {
    int copies = 0;
    for (int face = firstUnit; face <= lastUnit; ++face)
        copies += unitOf(face).copies;
    CHECK(copies == 81);
    CHECK(lastUnit - firstUnit + 1 == 42);
    const Play play = Play::game(5);
    CHECK(play.state.size(drawPile) == 81);
    int buildings = 0;
    for (kit::Seat seat = 0; seat < 5; ++seat)
        buildings += static_cast<int>(play.state.size(ZoneKind::Buildings, seat));
    CHECK(buildings == 25);
}

TEST_CASE("PT-3 Gold and Age tokens never run out") {
    Play rich(5);
    for (kit::Seat seat = 0; seat < 5; ++seat)
        rich.gold(seat, 20).kingdom(seat, "F: Blacksmith");
    rich.income();
    for (kit::Seat seat = 0; seat < 5; ++seat)
        CHECK(rich.gold(seat) == 23);
    Play old = Play(3).kingdom(0, "F: Relic of Wisdom[30], Knight; B: Farmer").kingdom(1, "F: Miner");
    CHECK(old.aging().units(0) == "F: Relic of Wisdom[31], Knight[1]; B: Farmer[1]");
    CHECK(old.units(1) == "F: Miner[1]; B:");
}

TEST_CASE("PT-4 the abilities marked as reveal abilities are those of the deployment phase") {
    std::set<std::string> revealed;
    std::set<std::string> everyTurn;
    int cards = 0;
    for (int face = firstUnit; face <= lastUnit; ++face) {
        bool marked = false;
        for (const Effect& effect : unitOf(face).effects()) {
            const int phase = phaseOf(effect.kind);
            CHECK((phase == 0 || (phase >= 2 && phase <= 7)));
            CHECK((phase == 0) == (effect.kind == EffectKind::Produce));
            if (whenRevealed(effect.kind)) {
                CHECK(phase == 2);
                marked = true;
            } else if (phase == 2) {
                everyTurn.insert(unitOf(face).name);
            }
        }
        if (marked) {
            revealed.insert(unitOf(face).name);
            cards += unitOf(face).copies;
        }
    }
    CHECK(revealed == std::set<std::string>{"Cave Spirit", "Demon", "Golem", "Kraken", "Necromancer",
                                            "Shapeshifter", "Time Master", "Veteran"});
    CHECK(cards == 14);
    CHECK(everyTurn == std::set<std::string>{"Master Alchemist"});
}

TEST_CASE("PT-5 the number of Units of each cost is that of the ledger, and ten have an asterisk") {
    std::map<int, int> cardsByCost;
    std::map<int, int> kindsByCost;
    std::set<std::string> asterisks;
    for (int face = firstUnit; face <= lastUnit; ++face) {
        const Unit& unit = unitOf(face);
        cardsByCost[unit.cost] += unit.copies;
        ++kindsByCost[unit.cost];
        for (const Effect& effect : unit.effects())
            if (changesStrength(effect.kind))
                asterisks.insert(unit.name);
    }
    CHECK(cardsByCost == std::map<int, int>{{-1, 2}, {0, 35}, {1, 23}, {2, 16}, {3, 4}, {6, 1}});
    CHECK(kindsByCost == std::map<int, int>{{-1, 1}, {0, 14}, {1, 11}, {2, 11}, {3, 4}, {6, 1}});
    CHECK(asterisks == std::set<std::string>{"Cerberus", "Colossus", "Dragon", "Giant Snake", "Leviathan",
                                             "Manticore", "Militiaman", "Ogre", "Salamander", "Strategist"});
}

TEST_CASE("PT-5 PT-6 the cards are those of the rules folder") {
    const std::filesystem::path law = std::filesystem::path(TALETOP_RULES_DIR) / "paper-tales-cards.json";
    // Falls back to our own file if that folder is missing, so that the table is checked against its source.
    std::ifstream file(std::filesystem::exists(law) ? law : std::filesystem::path(TALETOP_CARDS));
    const auto cards = nlohmann::json::parse(file);
    REQUIRE(cards["units"].size() == 42);
    for (int face = firstUnit; face <= lastUnit; ++face) {
        const auto& entry = cards["units"][static_cast<std::size_t>(face - 1)];
        const Unit& unit = unitOf(face);
        CAPTURE(unit.name);
        CHECK(entry["name"] == unit.name);
        CHECK(entry["copies"] == unit.copies);
        CHECK(entry["cost"] == unit.cost);
        CHECK(entry["strength"].is_null() == !unit.printsStrength);
        if (unit.printsStrength)
            CHECK(entry["strength"] == unit.strength);
    }
    for (std::size_t i = 0; i < buildingCount; ++i)
        CHECK(cards["buildings"][i]["name"] == nameOf(firstBuilding + static_cast<int>(i)));
}

TEST_CASE("PT-6 a level 2 Building has both abilities, and more points") {
    CHECK(incomeFor("B: Farmer, Farmer; Tavern L2") == 4);
    CHECK(warPoints("B: Farmer, Farmer; Tavern L2", 0) == 2);
    for (int face = firstBuilding; face < firstBuilding + buildingCount; ++face) {
        CHECK(buildingOf(face).levels[0].points == 1);
        CHECK(buildingOf(face).levels[1].points == 3);
    }
}

TEST_CASE("PT-7 Kingdoms, Gold and scores are open, hands are not") {
    Play play = Play(3)
                    .kingdom(0, "F: Knight[2]; B: Farmer; Town L2")
                    .hand(0, {"Archer", "Cook"})
                    .gold(0, 7)
                    .points(0, 9);
    play.zone(ZoneKind::Kept, 0, {"Miner"});
    for (const kit::Seat viewer : {kit::Seat{1}, kit::spectator}) {
        Play seen = play;
        seen.state = contract::viewOf<Rules>(play.state, viewer);
        CHECK(seen.units(0) == play.units(0));
        CHECK(seen.buildings(0) == play.buildings(0));
        CHECK(seen.cards(ZoneKind::Buildings, 0).size() == 5);
        CHECK(seen.gold(0) == 7);
        CHECK(seen.points(0) == 9);
        CHECK(seen.cards(ZoneKind::Hand, 0) == Names{"", ""});
        CHECK(seen.cards(ZoneKind::Kept, 0) == Names{""});
    }
    CHECK(contract::viewOf<Rules>(play.state, 0) == play.state);
}

TEST_CASE("PT-124 PT-123 there are no options, and two players always draft nine cards") {
    CHECK(Rules::info().options.empty());
    CHECK(Play::game(2).chance().state.size(ZoneKind::Pack, 0) == 9);
    CHECK(Play::game(3).chance().state.size(ZoneKind::Pack, 0) == 5);
}
