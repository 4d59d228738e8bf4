// SPDX-License-Identifier: MIT
// Tests that each text of the lesson is true on the table that it is shown with.
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/rules/forecast.h"
#include "core/games/papertales/words/words.h"
#include "core/match/lesson_run.h"
#include "tests/rules/example_match.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

namespace {

/// The table at a step of the lesson, seen by the person in seat 0.
class Lesson {
public:
    /// `chapter` and `step` within it count from 0.
    Lesson(std::size_t chapter, std::size_t step)
        : m_run(Words::lesson(), exampleMatch("../lessons/first").journal()) {
        auto opened = m_run.open(m_match.game(), m_run.beginning(chapter) + step);
        REQUIRE(std::holds_alternative<match::Match>(opened));
        m_match = std::get<match::Match>(std::move(opened));
        table.state = m_match.state().as<State>();
    }

    Play table{3};

    [[nodiscard]] int rule() const { return m_run.step().ledger; }
    [[nodiscard]] std::string why(std::string_view text) const { return table.why(0, text); }
    [[nodiscard]] std::string told(std::string_view text) const {
        const auto refusal = m_match.game().whyNot(m_match.state(), 0, *m_match.game().parseMove(text));
        return refusal ? kit::english(m_match.game().refusalText(*refusal)) : "";
    }
    [[nodiscard]] bool accepts(std::string_view text) const {
        return m_run.accepts(m_match, *m_match.game().parseMove(text));
    }
    [[nodiscard]] Forecast forecast() const { return forecastOf(contract::viewOf<Rules>(table.state, 0), 0); }
    [[nodiscard]] std::string look() const { return m_run.look(m_match); }

private:
    match::Match m_match = exampleMatch("../lessons/first");
    match::LessonRun m_run;
};

} // namespace

TEST_CASE("PT-30 PT-31 the lesson: packs get smaller, and the fifth card is kept automatically") {
    const Lesson first(0, 0);
    CHECK(first.rule() == 30);
    CHECK(first.table.gold(0) == 3);
    CHECK(first.table.cards(ZoneKind::Pack, 0) == Names{"Knight", "Hunter", "Miner", "Veteran", "Sculptor"});
    CHECK(first.why("commit") == "PT-30");
    CHECK(first.why("pick Dragon") == "PT-30");
    CHECK_FALSE(first.accepts("pick Hunter"));
    const Lesson second(0, 1);
    CHECK(second.rule() == 31);
    CHECK(second.table.cards(ZoneKind::Pack, 0) == Names{"Dragon", "Farmer", "Adventurer", "Golem"});
    const Lesson plan(1, 0);
    CHECK(plan.table.cards(ZoneKind::Hand, 0) == Names{"Knight", "Dragon", "Peddler", "Veteran", "Golem"});
}

TEST_CASE("PT-46 PT-42 the lesson: the plan is 1 Gold short at first, and Dragon is kept") {
    const Lesson tooDear(1, 1);
    CHECK(tooDear.rule() == 46);
    CHECK(tooDear.forecast().gold == -1);
    CHECK(tooDear.why("commit") == "PT-46");
    CHECK(tooDear.told("commit") == "These Units cost 4 Gold, and you’re 1 short. Take one back.");
    CHECK(tooDear.look() == "zone/F2/0");
    const Lesson keeps(1, 2);
    CHECK(keeps.why("deploy Dragon F2") == "PT-38");
    CHECK(keeps.why("keep Dragon").empty());
    CHECK(strengthOf("F: Dragon") == 0);
    CHECK(strengthOf("F: Dragon; B: Miner") == 7);
}

TEST_CASE("PT-38 PT-73 the lesson: the forecast shows strength 7, 1 Gold and income 3") {
    const Lesson read(1, 4);
    CHECK(read.look() == "pad/0"); // the forecast itself
    CHECK(read.forecast().kingdom.strength == 7);
    CHECK(read.forecast().gold == 1);
    CHECK(read.forecast().kingdom.income == 3);
    CHECK(read.why("deploy Knight F2") == "PT-38");
    CHECK_FALSE(read.accepts("back F1"));
    CHECK(read.accepts("commit"));
}

TEST_CASE("PT-55 PT-61 the lesson: the player wins one War, loses one and gets income") {
    const Lesson fought(2, 0);
    CHECK(fought.rule() == 55);
    CHECK(fought.table.strength(0) == 7);
    CHECK(fought.table.strength(1) == 5);
    CHECK(fought.table.strength(2) == 8);
    CHECK(fought.table.points(0) == 3);
    CHECK(fought.table.gold(0) == 3 - 1 - 1 + 2 + 1); // minus Knight and Peddler, plus the income
}

TEST_CASE("PT-66 the lesson: Mine needs 1 wood, which is not used up, and the first land is free") {
    const Lesson builds(2, 2);
    CHECK(builds.rule() == 66);
    CHECK(builds.table.production() == "wood=1 food=0 crystal=0");
    CHECK(builds.table.price("Mine", 1) == 0);
    CHECK(builds.why("build Mine 2") == "PT-67");
    CHECK(builds.why("build Tavern 1") == "PT-66");
    CHECK_FALSE(builds.accepts("pass"));
}

TEST_CASE("PT-73 PT-74 PT-88 the lesson: Veteran has died, the others aged, Dragon can be deployed") {
    const Lesson aged(3, 0);
    CHECK(aged.rule() == 73);
    CHECK(aged.table.units(0) == "F: Knight[1]; B: Peddler[1]");
    CHECK(aged.table.units(1) == "F: Rogue[1], Hunter[1]; B: Farmer[1], Cook[1]");
    CHECK(aged.table.units(2) == "F: Knight[1], Knight[1]; B: Miner[1], Adventurer[1]");
    CHECK(aged.table.production() == "wood=1 food=0 crystal=1");
    CHECK(aged.table.gold(0) == 4);
    const Lesson plans(3, 3);
    CHECK(plans.rule() == 88);
    CHECK(plans.why("deploy Dragon F2").empty());
    CHECK(plans.why("deploy Dragon F3") == "PT-14");
    const Lesson rest(3, 4);
    CHECK(rest.forecast().kingdom.strength == 4 + 7);
    CHECK(rest.forecast().gold == 4 - 3);
    const Lesson builds(3, 5);
    CHECK(builds.table.price("Town", 1) == 2);
    CHECK(builds.table.price("Mine", 2) == 0);
}
