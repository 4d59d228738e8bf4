// SPDX-License-Identifier: MIT
// Tests that the checks of lessons find faults. Each test breaks Foxtail's lesson in one place.
#include "core/contract/registry.h"
#include "tests/conformance/lessons.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <vector>

using namespace taletop;
using namespace taletop::contract;
using namespace taletop::conformance;

namespace {

/// A copy of Foxtail's lesson with all steps in one chapter, for tests to break.
struct Broken {
    const Game* game = findGame("foxtail");
    Lesson whole = game->lesson();
    match::Journal line = std::get<match::Journal>(lineOf(*game));
    std::vector<LessonStep> steps;
    std::array<LessonChapter, 1> chapters;

    Broken() {
        for (const LessonChapter& chapter : whole.chapters)
            steps.insert(steps.end(), chapter.steps.begin(), chapter.steps.end());
    }
    Lesson lesson() {
        chapters = {LessonChapter{whole.chapters[0].title, steps}};
        return {whole.goal, whole.minutes, whole.rest, chapters};
    }
    LessonStep& first(LessonKind kind) { return *std::ranges::find(steps, kind, &LessonStep::kind); }
    std::string words() { return brokenWords(*game, lesson()); }
    std::string way() { return brokenWay(*game, lesson(), line); }
};

bool tells(const std::string& breach, std::string_view what) {
    MESSAGE(breach);
    return breach.find(what) != std::string::npos;
}

} // namespace

TEST_CASE("the lesson has no faults before a test breaks it") {
    Broken lesson;
    CHECK(lesson.words().empty());
    CHECK(lesson.way().empty());
    CHECK(tooLong(*lesson.game, lesson.lesson(), lesson.line).empty());
}

TEST_CASE("a step is reported if a text is missing or too long, or if it teaches no rule") {
    Broken lesson;
    lesson.steps[1].text = {};
    CHECK(tells(lesson.words(), "step 2: "));
    lesson = Broken();
    const std::string endless(longestStepText + 1, 'o');
    lesson.steps[2].praise = {"foxtail", endless.c_str()};
    CHECK(tells(lesson.words(), "step 3: a text is too long"));
    lesson.steps[2].praise = {"foxtail", "No full stop"};
    CHECK(tells(lesson.words(), "step 3: a text is no sentence"));
    lesson.steps[2].praise = {};
    lesson.steps[2].ledger = 999;
    CHECK(tells(lesson.words(), "step 3: it teaches no rule"));
    lesson = Broken();
    lesson.first(LessonKind::Tell).until = "draw";
    CHECK(tells(lesson.words(), "only a Free"));
    lesson = Broken();
    lesson.first(LessonKind::Choose).moves = 2;
    CHECK(tells(lesson.words(), "only a Do"));
}

TEST_CASE("a step is reported if it accepts a text that is no move or a move that is never legal") {
    static constexpr std::array noMove{"draw everything"};
    static constexpr std::array never{"commit"};
    Broken lesson;
    lesson.steps[0].also = noMove;
    CHECK(tells(lesson.words(), "step 1: 'draw everything' is no move"));
    lesson.steps[0].also = never;
    CHECK(tells(lesson.way(), "step 1: 'commit' may never be made"));
}

TEST_CASE("a step is reported if it points at something that is not on the table") {
    for (const char* look : {"card/drawn/0/7", "zone/cellar/-1", "seat/3", "button/brush", "spot/0"}) {
        Broken lesson;
        lesson.steps[0].look = look;
        CHECK(tells(lesson.way(), std::string("step 1: there is no ") + look));
    }
}

TEST_CASE("a step is reported if it points at nothing, or has too many sentences or one that is too long") {
    Broken lesson;
    lesson.first(LessonKind::Free).look = "";
    CHECK(tells(lesson.words(), "it has nothing to look at"));
    lesson = Broken();
    lesson.steps[0].text = {"foxtail", "One. Two. Three."};
    CHECK(tells(lesson.words(), "step 1: 3 sentences"));
    const std::string endless = [] {
        std::string words = "On";
        for (int word = 0; word < mostSentenceWords; ++word)
            words += " on";
        return words + '.';
    }();
    lesson.steps[0].text = {"foxtail", endless.c_str()};
    CHECK(tells(lesson.words(), "step 1: a sentence of 26 words"));
}

TEST_CASE("a step is reported if it tries a move and does not take it back, or takes back without a try") {
    Broken lesson;
    LessonStep& back = lesson.first(LessonKind::Back);
    LessonStep& tries = *(&back - 1);
    tries.tries = "";
    CHECK(tells(lesson.words(), "step 6: what is tried is taken back in the next step"));
    tries.tries = "link sideways";
    CHECK(tells(lesson.words(), "step 6: what it tries is no move"));
    tries.tries = "link over-top";
    back.tries = "draw";
    CHECK(tells(lesson.words(), "step 7: it has what only a Do has"));
    back.tries = "";
    tries.tries = "commit"; // not legal at this point, while the line makes and takes back a move of its own
    CHECK_FALSE(lesson.way().empty());
}

TEST_CASE("a lesson is reported if it says nothing about other legal moves") {
    Broken lesson;
    for (LessonStep& step : lesson.steps)
        step.otherwise = {};
    CHECK(tells(lesson.way(), "other legal moves are told nothing"));
}

TEST_CASE("a lesson is reported if its steps do not fit its line, or the line ends early") {
    Broken lesson;
    lesson.steps.insert(lesson.steps.begin(), lesson.steps[0]);
    CHECK_FALSE(lesson.way().empty());
    lesson = Broken();
    lesson.steps.erase(lesson.steps.begin());
    CHECK_FALSE(lesson.way().empty());
    lesson = Broken();
    lesson.line.entries.resize(12);
    CHECK(tells(lesson.way(), "the line has no move"));
    lesson = Broken();
    lesson.line.entries[0].hash ^= 1;
    CHECK(tells(lesson.way(), "line 2: "));
}

TEST_CASE("a step is reported if it accepts a move that makes a later step impossible") {
    static constexpr std::array brushing{"brush"};
    Broken lesson;
    const auto next = std::ranges::find(lesson.steps, LessonKind::Choose, &LessonStep::kind) - 1;
    next->also = brushing; // a brush here would make brushing impossible in the next step
    CHECK(tells(lesson.way(), "after brush in step "));
}

TEST_CASE("a lesson is reported if it has too many words, a late first move or too little time") {
    Broken lesson;
    const LessonStep told = lesson.first(LessonKind::Tell);
    lesson.steps.insert(lesson.steps.end(), 20, told);
    CHECK(tells(tooLong(*lesson.game, lesson.lesson(), lesson.line), "words"));
    lesson.steps.assign({told, told, told, told, lesson.whole.chapters[0].steps[0]});
    CHECK(tells(tooLong(*lesson.game, lesson.lesson(), lesson.line), "comes late"));
    lesson = Broken();
    lesson.whole.minutes = 1;
    CHECK(tells(tooLong(*lesson.game, lesson.lesson(), lesson.line), "seconds"));
}

TEST_CASE("simulated newcomers find a step whose own move is no longer legal") {
    static constexpr std::array brushing{"brush"};
    Broken lesson;
    const auto next = std::ranges::find(lesson.steps, LessonKind::Choose, &LessonStep::kind) - 1;
    next->also = brushing;
    for (LessonStep& step : lesson.steps)
        step.look = "seat/0"; // a seat is always on the table
    match::LessonRun run(lesson.lesson(), lesson.line);
    const auto table = std::get<match::Match>(run.open(*lesson.game));
    std::string breach;
    for (std::uint64_t seed = 1; seed <= 50 && breach.empty(); ++seed)
        breach = strayNewcomer(run, table, seed);
    CHECK(tells(breach, "the line's own move may not be made here"));
}
