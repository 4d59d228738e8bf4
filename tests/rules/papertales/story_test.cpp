// SPDX-License-Identifier: MIT
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/player/player.h"
#include "core/games/papertales/rules/turn.h"
#include "core/games/papertales/table/table.h"
#include "core/games/papertales/words/words.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

namespace {

const std::vector<std::string> seats{"Ana", "Ben", "Cleo", "Dan", "Eva"};

/// A sum as text: "strength 7 = 4 Knight + 1 Peddler + 2 Barracks".
std::string wordsOf(const scene::Sum& sum) {
    std::string words = seats[static_cast<std::size_t>(sum.seat)] + ' ' + sum.what + ' ';
    words += std::to_string(sum.total) + " =";
    for (std::size_t i = 0; i < sum.parts.size(); ++i) {
        words += i == 0 ? " " : " + ";
        words += std::to_string(sum.parts[i].amount) + ' ' + english(sum.parts[i].text);
    }
    return words;
}

/// The beats as text, a line for each beat and each sum.
std::string told(const std::vector<scene::Beat>& beats) {
    std::string all;
    for (const scene::Beat& beat : beats) {
        all += std::string(beat.chapter) + ": " + english(beat.text, seats) + '\n';
        for (const scene::Sum& sum : beat.sums)
            all += "  " + wordsOf(sum) + '\n';
    }
    return all;
}

/// Returns the first sum whose total is not that of its parts, or "".
std::string unequal(const std::vector<scene::Beat>& beats) {
    for (const scene::Beat& beat : beats)
        for (const scene::Sum& sum : beat.sums) {
            int total = 0;
            for (const scene::SumPart& part : sum.parts)
                total += part.amount;
            if (total != sum.total)
                return wordsOf(sum);
        }
    return {};
}

/// Plays a game of casual players. Calls `look` with the states before and after each entry, and its facts.
template <class Look>
void throughAGame(int players, std::uint64_t seed, Look look) {
    kit::Rng rng(seed);
    State state = Rules::setup({.seats = players});
    for (auto due = Rules::pending(state); due.kind != contract::Pending::Kind::Over;
         due = Rules::pending(state)) {
        const State before = state;
        std::vector<kit::Fact> facts;
        kit::Facts sink(facts);
        if (due.goesByItself()) {
            goOn(state, rng, sink);
        } else {
            const kit::Seat seat = due.seats.first();
            Rules::apply(state, seat, Player::casualMove(contract::viewOf<Rules>(state, seat), seat, rng),
                         sink);
        }
        look(before, state, facts);
    }
}

template <class Phase>
std::vector<scene::Beat> beatsOf(Play& play, Step step, Phase phase) {
    std::vector<kit::Fact> facts;
    kit::Facts sink(facts);
    play.step(step);
    phase(play.state, sink);
    return Words::story(facts);
}

} // namespace

TEST_CASE("PT-55 PT-60 the story narrates the Wars one by one, then the points") {
    Play play = Play(3)
                    .kingdom(0, "F: Knight, Peddler; B: Woodcutter; Barracks L1")
                    .kingdom(1, "F: Commander")
                    .kingdom(2, "F: Ogre, Treefolk");
    const State before = play.state;
    const auto beats = beatsOf(play, Step::Wars, fightWars);
    CHECK(told(beats) == "wars: War: Ana beats Ben, 7 to 4.\n"
                         "  Ana strength 7 = 4 Knight + 1 Peddler + 2 Barracks\n"
                         "  Ben strength 4 = 4 Commander\n"
                         "wars: War: Cleo beats Ben, 7 to 4.\n"
                         "  Cleo strength 7 = 4 Ogre + 3 Treefolk\n"
                         "  Ben strength 4 = 4 Commander\n"
                         "wars: War: Cleo and Ana tie, 7 to 7. Both win.\n"
                         "  Cleo strength 7 = 4 Ogre + 3 Treefolk\n"
                         "  Ana strength 7 = 4 Knight + 1 Peddler + 2 Barracks\n"
                         "wars: Rewards for the Wars.\n"
                         "  Ana points 6 = 6 for Wars won\n"
                         "  Cleo points 6 = 6 for Wars won\n");
    REQUIRE(beats.size() == 4);
    CHECK(beats[0].winners == std::vector<kit::Seat>{0});
    CHECK(beats[1].winners == std::vector<kit::Seat>{2});
    CHECK(beats[2].winners == std::vector<kit::Seat>{2, 0});
    CHECK(before.number(Number::Points, 0) == 0);
}

TEST_CASE("PT-61 the story narrates and shows income seat by seat") {
    Play play = Play(3).kingdom(0, "F: Cook; B: Farmer; Tavern L1").kingdom(2, "F: Blacksmith");
    State table = play.state;
    std::vector<kit::Fact> facts;
    kit::Facts sink(facts);
    play.step(Step::Income);
    receiveIncome(play.state, sink);
    const auto beats = Words::story(facts);
    CHECK(told(beats) == "income: Ana has an income of 4 Gold.\n"
                         "  Ana gold 4 = 2 every Kingdom + 1 Cook + 1 Tavern\n"
                         "income: Ben has an income of 2 Gold.\n"
                         "  Ben gold 2 = 2 every Kingdom\n"
                         "income: Cleo has an income of 3 Gold.\n"
                         "  Cleo gold 3 = 2 every Kingdom + 1 Blacksmith\n");
    REQUIRE(beats.size() == 3);
    const std::vector<kit::Visibility> all(zones.size(), kit::Visibility::Face);
    for (std::size_t i = 0; i < beats[0].facts; ++i)
        kit::replay(table.ref(), facts[i], all);
    CHECK(table.number(Number::Gold, 0) == 7);
    CHECK(table.number(Number::Gold, 1) == 3);
}

TEST_CASE("PT-72 PT-76 the story narrates aging seat by seat") {
    Play play = Play(3)
                    .kingdom(0, "F: Cook, Palm Reader[1]; B: Farmer, Sculptor[1]; Tavern L1")
                    .kingdom(1, "F: Knight[1]")
                    .kingdom(2, "F: Monkey[2], Miner[1]; B: Ogre[1], Farmer");
    CHECK(told(beatsOf(play, Step::Aging, age)) ==
          "aging: Ana: Palm Reader and Sculptor die; one more Age token on 2 Units.\n"
          "  Ana age 2 = 1 Palm Reader + 1 Sculptor\n"
          "  Ana points 5 = 2 Palm Reader + 3 Sculptor\n"
          "aging: Ben: Knight dies.\n"
          "  Ben age 1 = 1 Knight\n"
          "aging: Cleo: 3 Units die; one more Age token on 1 Unit.\n"
          "  Cleo age 4 = 2 Monkey + 1 Miner + 1 Ogre\n"
          "  Cleo gold 2 = 2 Monkey\n"
          "turn: Turn 2 begins.\n");
}

TEST_CASE("PT-39 PT-44 PT-49 the story narrates the reveal with its costs, then the abilities") {
    Play play = Play(3)
                    .gold(0, 5)
                    .hand(0, {"Necromancer", "Knight", "Miner"})
                    .moves(0, {"deploy Necromancer B1", "deploy Knight F1", "deploy Miner F2"});
    play.othersCommit(0);
    std::vector<kit::Fact> facts;
    kit::Facts sink(facts);
    Rules::apply(play.state, 0, {.kind = Move::Kind::Commit}, sink);
    const std::string story = told(Words::story(facts));
    CHECK(story.find("deployment: All Kingdoms are revealed.\n  Ana cost ") == 0);
    CHECK(story.find("= 1 Knight + 1 Miner + ") != std::string::npos);
    CHECK(story.find("deployment: Ana: Necromancer gives 2 Age tokens to 2 Units.\n"
                     "  Ana age 2 = 1 Knight + 1 Miner\n") != std::string::npos);
}

TEST_CASE("PT-35 the story narrates a refill of the draw pile, and a first word explains the refill") {
    int refills = 0;
    throughAGame(5, 3, [&](const State&, const State&, const std::vector<kit::Fact>& facts) {
        const auto refill = std::ranges::find_if(facts, [](const kit::Fact& fact) {
            return fact.kind == kit::Fact::Kind::Note && fact.key == static_cast<int>(Note::Refills);
        });
        if (refill == facts.end())
            return;
        ++refills;
        const auto beats = Words::story(facts);
        const auto isPile = [](const scene::Beat& beat) { return kit::sameWords(beat.chapter, "pile"); };
        REQUIRE(std::ranges::count_if(beats, isPile) == 1);
        CHECK(english(std::ranges::find_if(beats, isPile)->text, seats) ==
              english(Words::factText(*refill), seats));
    });
    CHECK(refills > 0);
    CHECK(std::ranges::any_of(Words::firstWords(), [](const contract::FirstWord& word) {
        return kit::sameWords(word.key, "pile") && word.ledger == 35;
    }));
}

TEST_CASE("PT-47 the narrated price leaves out Units that could not be paid for") {
    Play play = Play(3).gold(0, 2).hand(0, {"Demon", "Golem", "Knight"});
    std::vector<kit::Fact> facts;
    kit::Facts sink(facts);
    const std::vector<std::pair<const char*, int>> units{{"Demon", 0}, {"Golem", 1}, {"Knight", 3}};
    tell(sink, Note::PlansOpen, kit::spectator);
    for (const auto& [name, spot] : units)
        tell(sink, Note::Deploys, 0, faceNamed(name), spot);
    play.kingdom(0, "F: new Demon, new Golem; B: new Knight");
    payForRevealed(play.state, 0, sink);
    CHECK(told(Words::story(facts)) == "deployment: All Kingdoms are revealed.\n  Ana cost 1 = 1 Knight\n");
}

TEST_CASE("PT-64 the story narrates constructions and leaves out seats that build nothing") {
    Play play = Play(3, Step::Construct).gold(1, 5);
    play.move(0, "pass").move(1, "build Temple 1");
    std::vector<kit::Fact> facts;
    kit::Facts sink(facts);
    Rules::apply(play.state, 2, {.kind = Move::Kind::Pass}, sink);
    CHECK(told(Words::story(facts)) == "construction: Ben builds Temple at level 1 for 2 Gold.\n");
    Play idle = Play(3, Step::Construct);
    idle.move(0, "pass").move(1, "pass");
    facts.clear();
    Rules::apply(idle.state, 2, {.kind = Move::Kind::Pass}, sink);
    CHECK(told(Words::story(facts)) == "construction: Nobody builds.\n");
}

TEST_CASE("PT-119 PT-120 the story narrates the end with the final sums") {
    Play tied = Play(3, Step::Aging).turn(4).points(0, 9).kingdom(0, "F: Relic of Wisdom; Tavern L2");
    const auto beats = beatsOf(tied, Step::Aging, age);
    REQUIRE_FALSE(beats.empty());
    CHECK(std::string(beats.back().chapter) == "over");
    REQUIRE(beats.back().sums.size() == 3);
    CHECK(beats.back().sums[0].total == Rules::result(tied.state).totals[0]);
    CHECK(wordsOf(beats.back().sums[0]).find("9 on the Score track") != std::string::npos);
    // The scene shows the same number beside each seat.
    const scene::Scene scene = Shown::scene(tied.state, kit::spectator);
    for (const scene::Sum& sum : beats.back().sums)
        CHECK(std::ranges::any_of(scene.counters, [&](const scene::Counter& counter) {
            return kit::sameWords(counter.key, "lp") && counter.seat == sum.seat &&
                   counter.value == sum.total;
        }));
}

TEST_CASE("PT-44 PT-52 PT-60 PT-61 PT-76 narrated totals are right, and the test finds missing parts") {
    const std::set<Note> parts{Note::Deploys, Note::StrengthPart, Note::WarPointsPart, Note::IncomePart,
                               Note::DeathPointsPart};
    std::map<Note, int> missed;
    for (int players = 2; players <= 5; ++players)
        throughAGame(players, 40, [&](const State&, const State&, const std::vector<kit::Fact>& facts) {
            CHECK(unequal(Words::story(facts)) == "");
            for (std::size_t i = 0; i < facts.size(); ++i) {
                const auto note = static_cast<Note>(facts[i].key);
                if (facts[i].kind != kit::Fact::Kind::Note || !parts.contains(note))
                    continue;
                auto without = facts;
                without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
                missed[note] += unequal(Words::story(without)).empty() ? 0 : 1;
            }
        });
    CHECK(missed.size() == parts.size());
    for (const auto& each : missed)
        CHECK_MESSAGE(each.second > 0, static_cast<int>(each.first));
}

TEST_CASE("PT-58 PT-76 PT-120 narrated Gold and points agree with the table") {
    int golden = 0;
    for (int players = 2; players <= 5; ++players)
        throughAGame(players, 50, [&](const State& before, const State& after, const auto& facts) {
            std::map<kit::Seat, int> gold;
            for (const scene::Beat& beat : Words::story(facts))
                for (const scene::Sum& sum : beat.sums) {
                    if (std::string_view(sum.what) == "gold")
                        gold[sum.seat] += sum.total;
                    if (std::string_view(beat.chapter) == "over")
                        CHECK(sum.parts.front().amount == after.number(Number::Points, sum.seat));
                }
            for (const auto& [seat, received] : gold) {
                CHECK(received == after.number(Number::Gold, seat) - before.number(Number::Gold, seat));
                ++golden;
            }
        });
    CHECK(golden > 0);
}

TEST_CASE("PT-5 PT-78 PT-79 PT-113 the text of every Unit names that Unit's own entry") {
    std::ifstream ledger(TALETOP_RULES_DIR "/paper-tales.md");
    std::map<std::string, int> entries; // entry numbers by Unit, such as 79 for "Adventurer"
    for (std::string line; std::getline(ledger, line);) {
        if (line.rfind("### PT-", 0) != 0)
            continue;
        const std::size_t space = line.find(' ', 7);
        std::string name = line.substr(space + 1);
        if (const std::size_t ruling = name.find(" (ruling)"); ruling != std::string::npos)
            name.resize(ruling);
        entries[name] = std::stoi(line.substr(7));
    }
    const std::map<std::string, int> known{
        {"Adventurer", 79},       {"Archer", 80}, {"Knight", 78},         {"Hunter", 92},  {"Leviathan", 95},
        {"Mystical Healer", 100}, {"Ogre", 102},  {"Wood Merchant", 113}, {"Town", 114},   {"Temple", 117},
        {"Barracks", 118},        {"Miner", 78},  {"Woodcutter", 78},     {"Veteran", 112}};
    int special = 0;
    for (int face = firstUnit; face < firstSpotToken; ++face) {
        const scene::CardText card = Words::cardText(face);
        REQUIRE(card.rules.size() >= 2);
        special += card.rules[1].entry == 78 ? 0 : 1;
        if (isBuilding(face))
            CHECK(card.rules[0].entry == 66);
        if (const auto entry = known.find(nameOf(face)); entry != known.end())
            CHECK_MESSAGE(card.rules[1].entry == entry->second, entry->first);
        if (entries.empty()) // not every machine has the ledger
            continue;
        const auto entry = entries.find(nameOf(face));
        CHECK_MESSAGE(card.rules[1].entry == (entry == entries.end() ? 78 : entry->second),
                      std::string(nameOf(face)));
    }
    CHECK(special == 35 + 5);
}

TEST_CASE("PT-5 PT-6 PT-45 the texts of cards state costs, strength and abilities") {
    const auto line = [](std::string_view name, std::size_t index) {
        return english(Words::cardText(faceNamed(name)).rules[index].text);
    };
    CHECK(line("Knight", 0) == "Costs 1 Gold, strength 4.");
    CHECK(line("Knight", 1) == "It only fights.");
    CHECK(line("Monkey", 0) == "Gives you 1 Gold when you deploy it, strength 1.");
    CHECK(line("Tavern", 0) == "Level 1 needs 1 food.");
    CHECK(line("Tavern", 2) == "Level 2 needs another 1 wood and 1 food.");
    CHECK(line("Temple", 0) == "Level 1 needs 1 crystal or 2 Gold.");
    CHECK(line("Temple", 4).find("The land costs Gold too") == 0);
}
