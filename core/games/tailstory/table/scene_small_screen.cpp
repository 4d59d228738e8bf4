// SPDX-License-Identifier: MIT
// Adds the parts of the scene for small screens: titles of zones, and the counters to list.
#include "core/games/tailstory/table/scene_parts.h"
#include "core/scene/small_screen.h"

#include <array>

namespace taletop::tailstory {

namespace {

constexpr std::array<scene::ZoneTitle, 7> titles{{
    {"stack", TALETOP_TEXT("tailstory", "Stack")},
    {"character", TALETOP_TEXT("tailstory", "Character")},
    {"deck", TALETOP_TEXT("tailstory", "Deck")},
    {"hand", TALETOP_TEXT("tailstory", "Hand")},
    {"discard", TALETOP_TEXT("tailstory", "Discard pile")},
    {"play", TALETOP_TEXT("tailstory", "In play")},
    {"achievements", TALETOP_TEXT("tailstory", "Achievements")},
}};

constexpr std::array<scene::Listed, 9> listed{{
    {"turn"},
    {"sprint"},
    {"achievements"},
    {"points"},
    {"target", scene::Counter::Row::Seat, false},
    {"asked", scene::Counter::Row::Seat, false},
    {"passed", scene::Counter::Row::Seat, false},
    {"rockyMark", scene::Counter::Row::Seat, false},
    {"abilityLeft", scene::Counter::Row::Seat, false},
}};

} // namespace

void addSmallScreen(scene::Scene& scene) {
    scene::nameZones(scene, "tailstory", titles);
    const bool chooses = kit::sameWords(scene.step, "choose");
    for (scene::Zone& zone : scene.zones) // the row of characters has a title only during the choice
        if (chooses && kit::sameWords(zone.kind, "characterRow"))
            zone.title = sceneText(TALETOP_TEXT("tailstory", "Characters to choose from"));
    scene::listCounters(scene, listed);
}

} // namespace taletop::tailstory
