// SPDX-License-Identifier: MIT
// Adds the parts of the scene for small screens: titles of zones, the five spots with the plan, and the
// counters to list.
#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/turn.h"
#include "core/games/papertales/table/scene_parts.h"
#include "core/games/papertales/words/words.h"
#include "core/scene/reading.h"
#include "core/scene/small_screen.h"

namespace taletop::papertales {

namespace {

using scene::Counter;

/// The zones with a title. Plan tokens have none, because the spots show the plan.
constexpr std::array<scene::ZoneTitle, 9> titles{{
    {"drawPile", TALETOP_TEXT("papertales", "Draw pile")},
    {"discard", TALETOP_TEXT("papertales", "Discard pile")},
    {"hand", TALETOP_TEXT("papertales", "Hand")},
    {"kept", TALETOP_TEXT("papertales", "Kept for the next turn")},
    {"pack", TALETOP_TEXT("papertales", "Pack")},
    {"queue", TALETOP_TEXT("papertales", "Packs to come")},
    {"dropped", TALETOP_TEXT("papertales", "Discarded in the draft")},
    {"buildings", TALETOP_TEXT("papertales", "Buildings")},
    {"choice", TALETOP_TEXT("papertales", "Chosen")},
}};

constexpr std::array<scene::Listed, 22> listed{{
    {"turn"},
    {"phase"},
    {"gold"},
    {"lp"},
    {"strength"},
    {"income"},
    {"wood", Counter::Row::Seat, false},
    {"food", Counter::Row::Seat, false},
    {"crystal", Counter::Row::Seat, false},
    {"wars", Counter::Row::Seat, false},
    {"ready"},
    {scene::laterCounter},
    {"planKept", Counter::Row::Plan},
    {"planCost", Counter::Row::Plan},
    {"forecastGold", Counter::Row::Plan},
    {"forecastStrength", Counter::Row::Plan},
    {"forecastIncome", Counter::Row::Plan},
    {"forecastDiesF1", Counter::Row::Plan},
    {"forecastDiesF2", Counter::Row::Plan},
    {"forecastDiesF3", Counter::Row::Plan},
    {"forecastDiesB1", Counter::Row::Plan},
    {"forecastDiesB2", Counter::Row::Plan},
}};

} // namespace

void addSmallScreen(const State& view, kit::Seat viewer, scene::Scene& scene) {
    scene::nameZones(scene, "papertales", titles);
    scene::listCounters(scene, listed);
    const bool planning = viewer >= 0 && viewer < view.seats() && canPlan(view, viewer);
    for (scene::Zone& zone : scene.zones) {
        const int spot = static_cast<int>(zones.kindOf(zone.zone)) - static_cast<int>(ZoneKind::F1);
        if (spot < 0 || spot >= spotCount)
            continue;
        zone.title = sceneText(spotName(spot));
        zone.spot = spot != fifthSpot || hasFifthSpot(view, zone.owner);
        if (zone.owner == viewer) // without a plan, the Unit in play stays
            zone.planned = planning ? slotOf(view, viewer, spot).face : unitAt(view, viewer, spot).face;
    }
}

} // namespace taletop::papertales
