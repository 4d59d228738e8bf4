// SPDX-License-Identifier: MIT
// Adds the parts of the scene for small screens: titles of zones, and the counters to list.
#include "core/games/foxtail/table/scene_parts.h"
#include "core/scene/small_screen.h"

#include <array>

namespace taletop::foxtail {

namespace {

constexpr std::array<scene::ZoneTitle, 8> titles{{
    {"deck", TALETOP_TEXT("foxtail", "Deck")},
    {"aside", TALETOP_TEXT("foxtail", "Not in play")},
    {"tail", TALETOP_TEXT("foxtail", "Tail")},
    {"drawn", TALETOP_TEXT("foxtail", "New bit")},
    {"choice", TALETOP_TEXT("foxtail", "Chosen")},
    {"links", TALETOP_TEXT("foxtail", "Chosen links")},
    {"vote", TALETOP_TEXT("foxtail", "Chosen tail")},
    {"ballot", TALETOP_TEXT("foxtail", "Votes")},
}};

constexpr std::array<scene::Listed, 9> listed{{
    {"turn"},
    {"deckLeft"},
    {"tipsLeft"},
    {"score"},
    {"own"},
    {"bits"},
    {"finished", scene::Counter::Row::Seat, false},
    {"mustDraw", scene::Counter::Row::Seat, false},
    {"done", scene::Counter::Row::Seat, false},
}};

} // namespace

void addSmallScreen(scene::Scene& scene) {
    scene::nameZones(scene, "foxtail", titles);
    scene::listCounters(scene, listed);
}

} // namespace taletop::foxtail
