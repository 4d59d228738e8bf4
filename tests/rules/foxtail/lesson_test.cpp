// SPDX-License-Identifier: MIT
// Tests that each text of the lesson is true on the table that it is shown with.
#include "core/contract/registry.h"
#include "tests/conformance/lessons.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace taletop;
using namespace taletop::conformance;

namespace {

/// The table at the start of step `number`, which counts from 1, and after `moves` more moves of the learner.
match::Match tableAt(std::size_t number, std::size_t moves = 0) {
    const contract::Game& game = *contract::findGame("foxtail");
    match::LessonRun run(game.lesson(), std::get<match::Journal>(lineOf(game)));
    auto opened = run.open(game, number - 1);
    REQUIRE(std::holds_alternative<match::Match>(opened));
    auto table = std::get<match::Match>(std::move(opened));
    const auto wanted = match::movesOf(table.journal(), contract::learnerSeat) + moves;
    while (match::movesOf(table.journal(), contract::learnerSeat) < wanted ||
           !table.pending().seats.contains(0)) {
        kit::Seat who = 0;
        for (kit::Seat seat = 1; seat < 3; ++seat)
            who = table.pending().seats.contains(seat) ? seat : who;
        const auto move = run.lineMove(table, who);
        REQUIRE(move.has_value());
        table.submit(who, *move);
    }
    return table;
}

/// The text of the choice that makes this move.
std::string says(const match::Match& table, std::string_view move) {
    const auto scene = table.game().scene(table.view(0), 0);
    const auto choice = std::ranges::find(scene.choices, move, &scene::Choice::move);
    REQUIRE(choice != scene.choices.end());
    return english(choice->consequence);
}

} // namespace

TEST_CASE("FT-22 FT-29 the lesson: the second bit can join 3 to 1, 2 to 2, 1 to 2 or 3 to 2") {
    const match::Match table = tableAt(3);
    CHECK(says(table, "link over-top").starts_with("Joins 3 to 1, but makes no set"));
    CHECK(says(table, "link under-top").starts_with("Joins 2 to 2 for a match of 2"));
    CHECK(says(table, "link over-bottom").starts_with("Joins 1 to 2 for a chain of 2"));
    CHECK(says(table, "link under-bottom").starts_with("Joins 3 to 2 for a chain of 2"));
}

TEST_CASE("FT-35 the lesson: the third bit either makes the row longer or loses both joins") {
    const match::Match table = tableAt(6);
    CHECK(says(table, "link under-top").starts_with("Joins 2 to 2 for a match of 3"));
    CHECK(says(table, "link over-top").find("loses this join and the previous one") != std::string::npos);
    CHECK(says(table, "link over-bottom").find("a chain of 2 and 3 more tail points") != std::string::npos);
    CHECK(says(table, "link under-bottom").find("a chain of 2 and 3 more tail points") != std::string::npos);
}

TEST_CASE("FT-35 the lesson: the tried move lowers the total, and taking the move back restores it") {
    const auto total = [](const match::Match& table) {
        const auto pad = table.game().scene(table.view(0), 0).pad;
        return pad.at(4).points; // the line that the step highlights
    };
    const int before = total(tableAt(6));
    CHECK(total(tableAt(7)) < before);
    CHECK(total(tableAt(8)) == before);
    CHECK(english(tableAt(7).game().scene(tableAt(7).view(0), 0).pad.at(4).label) == "Would score now");
}

TEST_CASE("FT-57 the lesson: during the brush the second line of the pad counts the variety") {
    const auto table = tableAt(12);
    CHECK(english(table.game().scene(table.view(0), 0).pad.at(1).label).starts_with("Variety"));
}

TEST_CASE("FT-49 FT-51 the lesson: the fourth bit joins 3 to 2 for a chain, or 3 to 3 for a match") {
    const match::Match table = tableAt(10);
    CHECK(says(table, "link over-top").starts_with("Joins 3 to 1"));
    CHECK(says(table, "link over-bottom").starts_with("Joins 3 to 3 for a match of 2"));
    CHECK(says(table, "link under-bottom").starts_with("Joins 3 to 2 for a chain of 2"));
}

TEST_CASE("FT-40 FT-57 the lesson: the brush on the table earns 2 tail points") {
    const match::Match table = tableAt(12, 3);
    CHECK(says(table, "commit") == "Tail points: 9 now, 7 before. Next turn you must draw.");
}

TEST_CASE("FT-24 FT-45 the lesson: after the brush the learner can only draw, and the tip comes on turn 10") {
    const match::Match after = tableAt(13);
    const auto scene = after.game().scene(after.view(0), 0);
    REQUIRE(scene.choices.size() == 1);
    CHECK(scene.choices[0].move == "draw");
    const match::Match voting = tableAt(14);
    const auto counters = voting.game().scene(voting.view(0), 0).counters;
    CHECK(std::ranges::count_if(counters, [](const scene::Counter& counter) {
              return counter.seat == 0 && std::string_view(counter.key) == "finished" && counter.value == 10;
          }) == 1);
}
