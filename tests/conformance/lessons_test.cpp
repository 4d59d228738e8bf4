// SPDX-License-Identifier: MIT
// Tests that every registered lesson is complete and short, and that nobody gets stuck in it. A new game
// needs no change here.
#include "tests/conformance/games_tried.h"
#include "tests/conformance/lessons.h"
#include "tests/conformance/playout.h"

#include "core/contract/registry.h"

#include <doctest/doctest.h>

#include <array>
#include <cstdlib>
#include <vector>

using namespace taletop;
using namespace taletop::contract;
using namespace taletop::conformance;

namespace {

template <class Check>
void ofEachLesson(Check check) {
    for (const Game* game : gamesTried()) {
        const Lesson lesson = game->lesson();
        if (lesson.empty())
            continue;
        const auto line = lineOf(*game);
        if (const auto* broken = std::get_if<std::string>(&line)) {
            FAIL_CHECK(*broken);
            continue;
        }
        const std::string breach = check(*game, lesson, std::get<match::Journal>(line));
        CHECK_MESSAGE(breach.empty(), std::string(game->info().id) << ": " << breach);
    }
}

} // namespace

TEST_CASE("the texts of lessons are complete and short") {
    ofEachLesson([](const Game& game, const Lesson& lesson, const match::Journal& line) {
        const std::string broken = brokenWords(game, lesson);
        return broken.empty() ? tooLong(game, lesson, line) : broken;
    });
}

TEST_CASE("a lesson shows every kind of move, or says what it leaves out") { ofEachLesson(unmadeMove); }

TEST_CASE("the line of a lesson and all other accepted moves lead to its end") { ofEachLesson(brokenWay); }

TEST_CASE("newcomers reach the end of each lesson, with a reason for each refused press") {
    const std::uint64_t newcomers = inTheLongRun()                                ? 1000
                                    : std::getenv("TALETOP_SANITIZED") != nullptr ? 20
                                                                                  : 200;
    ofEachLesson([&](const Game& game, const Lesson& lesson, const match::Journal& line) {
        match::LessonRun run(lesson, line);
        const auto opened = run.open(game);
        if (const auto* error = std::get_if<match::LoadError>(&opened))
            return kit::english(match::sentence(*error));
        for (std::uint64_t seed = 1; seed <= newcomers; ++seed)
            if (const auto broken = strayNewcomer(run, std::get<match::Match>(opened), seed); !broken.empty())
                return "newcomer " + std::to_string(seed) + ", " + broken;
        return std::string();
    });
}
