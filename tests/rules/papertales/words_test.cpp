// SPDX-License-Identifier: MIT
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/rules/turn.h"
#include "core/games/papertales/words/words.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

#include "core/games/papertales/words/ability_text.h"

namespace {

std::string abilities(std::string_view name) {
    std::string all;
    for (const kit::Text& text : abilityText(faceNamed(name)))
        all += (all.empty() ? "" : " | ") + english(text);
    return all;
}

/// The log of these facts, one line each.
std::string logOf(const std::vector<kit::Fact>& facts) {
    const std::vector<std::string> seats{"Ana", "Ben", "Cleo"};
    std::string log;
    for (const kit::Fact& fact : facts)
        if (const kit::Text text = Words::factText(fact); !text.empty())
            log += english(text, seats) + '\n';
    return log;
}

} // namespace

TEST_CASE("PT-5 the texts of abilities are generated from their effects") {
    CHECK(abilities("Knight").empty());
    CHECK(abilities("Adventurer") == "Makes 1 crystal for each Age token on it.");
    CHECK(abilities("Hunter") == "Makes 1 food while it is in the Front.");
    CHECK(abilities("Leviathan") == "Makes 2 food while it has an Age token. | +2 strength for each food. | "
                                    "Does not fight while it has an Age token.");
    CHECK(abilities("Master Alchemist") == "Each deployment: 1 Age token for each food, all on one of your "
                                           "Units. | Each War you win: +1 Legend Point "
                                           "for each crystal. | Income: +1 Gold for each wood.");
    CHECK(abilities("Demon").find("When it dies with exactly one Age token: -3 Legend Points.") !=
          std::string::npos);
    for (int face = firstUnit; face <= lastUnit; ++face) {
        CHECK(abilityText(face).size() == unitOf(face).effectCount);
        for (const kit::Text& text : abilityText(face)) {
            CHECK(english(text).find('%') == std::string::npos);
            CHECK(english(text).back() == '.');
        }
    }
    for (int face = firstBuilding; face < firstBuilding + buildingCount; ++face)
        for (int level = 1; level <= 2; ++level)
            CHECK(abilityText(face, level).size() ==
                  buildingOf(face).levels[static_cast<std::size_t>(level - 1)].effectCount);
}

TEST_CASE("PT-55 PT-60 the log lists the Wars with their sums") {
    Play play = Play(3)
                    .kingdom(0, "F: Knight, Peddler; B: Woodcutter; Barracks L1")
                    .kingdom(1, "F: Commander")
                    .kingdom(2, "F: Ogre, Treefolk");
    std::vector<kit::Fact> facts;
    kit::Facts sink(facts);
    play.step(Step::Wars);
    fightWars(play.state, sink);
    const std::string log = logOf(facts);
    CHECK(log.find("Ana: +4 strength, Knight\nAna: +1 strength, Peddler\nAna: +2 strength, Barracks\n"
                   "Ana fights with strength 7.\n") != std::string::npos);
    CHECK(log.find("War: Ana beats Ben, 7 to 4.\nWar: Cleo beats Ben, 7 to 4.\n"
                   "War: Cleo and Ana tie, 7 to 7. Both win.\n") != std::string::npos);
    CHECK(log.find("Ana: +6 Legend Points, Wars won\nAna has won 2 Wars. Legend Points: +6.\n") !=
          std::string::npos);
    CHECK(log.find("Ben has won 0 Wars. Legend Points: +0.\n") != std::string::npos);
}

TEST_CASE("PT-61 PT-76 the log lists income and aging with their sums") {
    Play play = Play(3).kingdom(0, "F: Cook, Palm Reader[1]; B: Farmer, Sculptor[1]; Tavern L1");
    std::vector<kit::Fact> facts;
    kit::Facts sink(facts);
    play.step(Step::Income);
    receiveIncome(play.state, sink);
    CHECK(logOf(facts).find("Ana: +2 Gold, every Kingdom\nAna: +1 Gold, Cook\nAna: +1 Gold, Tavern\n"
                            "Ana has an income of 4 Gold.\n") != std::string::npos);
    facts.clear();
    play.step(Step::Aging);
    age(play.state, sink);
    CHECK(logOf(facts).find(
              "Ana: Palm Reader dies with 1 Age token.\nAna: Sculptor dies with 1 Age token.\n"
              "Ana: +2 Legend Points, Palm Reader\nAna: +3 Legend Points, Sculptor\n"
              "Ana: deaths score 5 Legend Points, 5 in all.\nAna: one more Age token for 2 Units.\n") !=
          std::string::npos);
}

TEST_CASE("PT-27 PT-76 the log uses the singular for one Legend Point, and says what deaths cost") {
    Play play = Play(3, Step::Aging)
                    .points(0, 5)
                    .kingdom(0, "F: Demon[1]; B: Palm Reader")
                    .kingdom(1, "F: Palm Reader[1]");
    std::vector<kit::Fact> facts;
    kit::Facts sink(facts);
    age(play.state, sink);
    const std::string log = logOf(facts);
    CHECK(log.find("Ana: −3 Legend Points, Demon\n") != std::string::npos);
    CHECK(log.find("Ana: +1 Legend Point, Palm Reader\nAna: deaths cost 2 Legend Points, leaving 3.\n") !=
          std::string::npos);
    CHECK(log.find("Ben: +1 Legend Point, Palm Reader\nBen: deaths score 1 Legend Point, 1 in all.\n") !=
          std::string::npos);
}

TEST_CASE("PT-45 PT-122 the log has lines for Gold from new Units and for a shared victory") {
    Play play = Play(3).gold(0, 0).hand(0, {"Monkey"}).move(0, "deploy Monkey F1").othersCommit(0);
    std::vector<kit::Fact> facts;
    kit::Facts sink(facts);
    Rules::apply(play.state, 0, {.kind = Move::Kind::Commit}, sink);
    CHECK(logOf(facts).find("Ana deploys Monkey on Front 1.\nAna receives 1 Gold for 1 new Unit.\n") !=
          std::string::npos);
    facts.clear();
    Play tied = Play(3, Step::Aging).turn(4).points(0, 9).points(1, 9);
    age(tied.state, sink);
    CHECK(logOf(facts).find("Ana shares the victory with 9 Legend Points.\nBen shares the victory") !=
          std::string::npos);
}
