// SPDX-License-Identifier: MIT
// Tests that the rulebook's practice examples match their descriptions.
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/player/evaluation.h"
#include "tests/rules/example_match.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

namespace {

/// An example, played by the person in seat 0.
class Practice {
public:
    explicit Practice(const std::string& entry) : m_match(exampleMatch(entry)) { look(); }

    /// The table after the last move.
    Play table{2};

    Practice& does(const Names& texts) {
        for (const std::string& text : texts)
            submit(0, text);
        return *this;
    }
    /// Makes every seat pass or commit until this phase.
    Practice& until(Phase phase) {
        for (int moves = 0; phaseOf(table.state.step()) != phase && moves < 100; ++moves) {
            const kit::Seat seat = m_match.pending().seats.first();
            submit(seat, table.state.step() == Step::Construct ? "pass" : "commit");
        }
        REQUIRE(phaseOf(table.state.step()) == phase);
        return *this;
    }
    [[nodiscard]] std::string why(std::string_view text) const { return table.why(0, text); }
    [[nodiscard]] Forecast forecast() const { return forecastOf(contract::viewOf<Rules>(table.state, 0), 0); }

private:
    void submit(kit::Seat seat, std::string_view text) {
        const auto move = m_match.game().parseMove(text);
        REQUIRE(move.has_value());
        REQUIRE_MESSAGE(!m_match.submit(seat, *move).has_value(), text);
        look();
    }
    void look() { table.state = m_match.state().as<State>(); }

    match::Match m_match;
};

int warsOf(const Practice& practice, kit::Seat seat) {
    return practice.table.state.number(Number::WarsWon, seat);
}
int strengthInWars(const Practice& practice, kit::Seat seat) {
    return practice.table.state.number(Number::Strength, seat);
}

} // namespace

TEST_CASE("PT-33 the example: a player keeps one card and discards another") {
    Practice practice("PT-33");
    CHECK(practice.why("pick Demon") == "PT-33");
    practice.does({"pick Demon drop Ogre"});
    CHECK(practice.table.cards(ZoneKind::Hand, 0) == Names{"Demon"});
    CHECK(practice.table.state.size(ZoneKind::Queue, 1) == 7);
}

TEST_CASE("PT-41 the example: Hunter and Knight swap") {
    Practice practice("PT-41");
    CHECK(practice.table.units(0) == "F: Knight[1], Cook[1]; B: Hunter[1]");
    CHECK(practice.forecast().kingdom.income == 2);
    practice.does({"move B1 F1"});
    CHECK(practice.forecast().kingdom.income == 3);
    CHECK(practice.forecast().gold == practice.table.gold(0));
    practice.does({"commit"});
    CHECK(practice.table.units(0) == "F: Hunter[1], Cook[1]; B: Knight[1]");
}

TEST_CASE("PT-45 the example: Monkey helps to pay") {
    Practice practice("PT-45");
    CHECK(practice.table.gold(0) == 3);
    practice.does({"deploy Commander F1", "deploy Manticore F2"});
    CHECK(practice.why("commit") == "PT-46");
    CHECK(practice.forecast().gold == -1);
    practice.does({"deploy Monkey B1", "commit"});
    CHECK(practice.table.gold(0) == 2); // income has been paid in the meantime
}

TEST_CASE("PT-51 the example: the spot that Golem opens cannot be used yet") {
    Practice practice("PT-51");
    CHECK(practice.table.buildings(0) == "Town L1");
    practice.does({"deploy Golem B1"});
    CHECK(practice.why("deploy Knight F3") == "PT-51");
    practice.does({"deploy Knight B2", "commit"});
    CHECK(practice.table.buildings(0) == "Town L2");
    CHECK(hasFifthSpot(practice.table.state, 0));
}

TEST_CASE("PT-54 the example: Archer fights from the Back") {
    Practice practice("PT-54");
    practice.does({"deploy Knight F1", "deploy Veteran F2"});
    CHECK(practice.forecast().kingdom.strength == 7);
    practice.does({"deploy Treefolk B1"});
    CHECK(practice.forecast().kingdom.strength == 7);
    practice.does({"deploy Archer B2", "commit"});
    CHECK(strengthInWars(practice, 0) == 9);
    CHECK(strengthInWars(practice, 1) == 8);
    CHECK(warsOf(practice, 0) == 2);
}

TEST_CASE("PT-56 the example: twice as much strength wins 2 Wars") {
    Practice once("PT-56");
    once.does({"deploy Knight F1", "deploy Rogue F2", "commit"});
    CHECK(strengthInWars(once, 1) == 4);
    CHECK(strengthInWars(once, 0) == 7);
    CHECK(warsOf(once, 0) == 1);
    Practice twice("PT-56");
    twice.does({"deploy Knight F1", "deploy Knight F2", "commit"});
    CHECK(strengthInWars(twice, 0) == 8);
    CHECK(warsOf(twice, 0) == 2);
}

TEST_CASE("PT-67 the example: level 2 at once needs both costs") {
    Practice practice("PT-67");
    CHECK(practice.table.production() == "wood=2 food=1 crystal=0");
    CHECK(practice.why("build Tavern 2") == "PT-67");
    CHECK(practice.why("build Tavern 1") == "");
    CHECK(practice.table.price("Barracks", 2) == 0);
    const int gold = practice.table.gold(0);
    practice.does({"build Barracks 2"}).until(Phase::Recruitment);
    CHECK(practice.table.buildings(0) == "Barracks L2");
    CHECK(practice.table.gold(0) == gold);
}

TEST_CASE("PT-69 the example: Gold replaces only some resources") {
    Practice practice("PT-69");
    CHECK(practice.table.production() == "wood=0 food=0 crystal=1");
    CHECK(practice.why("build Tavern 1") == "PT-69");
    const int gold = practice.table.gold(0);
    practice.does({"build Mine 2"}).until(Phase::Recruitment);
    CHECK(practice.table.buildings(0) == "Mine L2");
    CHECK(practice.table.gold(0) == gold - 2);
}

TEST_CASE("PT-70 the example: the new Town does not pay for itself") {
    Practice practice("PT-70");
    CHECK(practice.table.production() == "wood=2 food=0 crystal=0");
    CHECK(practice.why("build Town 2") == "PT-70");
    practice.does({"build Town 1"}).until(Phase::Recruitment);
    CHECK(practice.table.production() == "wood=3 food=1 crystal=0");
    CHECK(practice.table.price("Town", 2) == 0);
}

TEST_CASE("PT-75 the example: one of three Units is saved") {
    Practice practice("PT-75");
    CHECK(practice.table.units(0) == "F: Knight[1], Veteran[1]; B: Sculptor[1], Mystical Healer");
    CHECK(practice.why("save B2") == "PT-75");
    const int points = practice.table.points(0);
    practice.does({"save F1"}).until(Phase::Recruitment);
    CHECK(practice.table.units(0) == "F: Knight[2]; B: Mystical Healer[1]");
    CHECK(practice.table.points(0) == points + 3);
}

TEST_CASE("PT-87 the example: Demon with 3 tokens dies without costing points") {
    const auto lost = [](const std::string& target) {
        Practice practice("PT-87");
        practice.does({"target " + target}).until(Phase::Construction);
        const int points = practice.table.points(0);
        practice.until(Phase::Recruitment);
        CHECK(practice.table.units(0).find("Demon") == std::string::npos);
        return points - practice.table.points(0);
    };
    CHECK(lost("F1") == 0);
    CHECK(lost("B1") == 3);
}

TEST_CASE("PT-109 the example: Shapeshifter turns into Colossus") {
    Practice practice("PT-109");
    practice.does({"deploy Shapeshifter F1", "commit"});
    CHECK(practice.table.units(0) == "F: Colossus[1]; B:");
    CHECK(strengthInWars(practice, 0) == 7);
    Names discarded = practice.table.cards(discardPile);
    CHECK(std::ranges::count(discarded, "Kraken") == 1);
    CHECK(std::ranges::count(discarded, "Shapeshifter") == 1);
}
