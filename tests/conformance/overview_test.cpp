// SPDX-License-Identifier: MIT
// What lies where on a table: the picture's places have room, their zones are on the table at that moment of
// the lesson, and a sentence says what they are. A game needs no line here.
#include "core/contract/overview.h"

#include "core/contract/registry.h"
#include "tests/conformance/checks.h"
#include "tests/conformance/games_tried.h"
#include "tests/conformance/lessons.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstring>

using namespace taletop;
using namespace taletop::contract;
using namespace taletop::conformance;

namespace {

bool overlap(const TablePlace& a, const TablePlace& b) {
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

std::string brokenPlace(const Game& game, const TablePlace& place, const scene::Scene& scene) {
    if (place.x < 0 || place.y < 0 || place.width < 8 || place.height < 6 ||
        place.x + place.width > overviewWidth || place.y + place.height > overviewHeight)
        return "it leaves the picture, or is too small";
    if (const auto broken = brokenText(game, place.words); !broken.empty())
        return "its words: " + broken;
    const std::string words = place.words.source;
    if (words.size() > longestPlaceText || !words.ends_with('.'))
        return "its words are too long, or no sentence";
    int cards = 0;
    for (const TableZone& wanted : place.zones) {
        const auto zone = std::ranges::find_if(scene.zones, [&](const scene::Zone& each) {
            return each.owner == wanted.owner && std::strcmp(each.kind, wanted.kind) == 0;
        });
        if (zone == scene.zones.end())
            return std::string("there is no zone ") + wanted.kind;
        cards += zone->count;
    }
    return place.zones.empty() || cards > 0 ? "" : "no card lies there";
}

} // namespace

TEST_CASE("every game that has a lesson says what lies where on its table") {
    for (const Game* game : gamesTried())
        CHECK(game->lesson().empty() == overviewOf(*game).places.empty());
}

TEST_CASE("the places of a table have room, cards and words") {
    for (const Game* game : gamesTried()) {
        const Overview overview = overviewOf(*game);
        if (overview.places.empty())
            continue;
        CAPTURE(std::string(game->info().id));
        match::LessonRun run(game->lesson(), std::get<match::Journal>(lineOf(*game)));
        REQUIRE(overview.step < run.size());
        const auto table = std::get<match::Match>(run.open(*game, overview.step));
        const scene::Scene scene = game->scene(table.view(learnerSeat), learnerSeat);
        CHECK(overview.places.size() >= 4);
        CHECK(overview.places.size() <= 8);
        for (std::size_t each = 0; each < overview.places.size(); ++each) {
            CAPTURE(each + 1);
            CHECK(brokenPlace(*game, overview.places[each], scene) == "");
            for (std::size_t other = 0; other < each; ++other)
                CHECK_FALSE(overlap(overview.places[each], overview.places[other]));
        }
    }
}
