// SPDX-License-Identifier: MIT
// The scene for small screens: titles of zones, and the counters to list.
#include "core/games/storyline/rules/rules.h"
#include "core/games/storyline/table/scene_parts.h"
#include "core/games/storyline/words/words.h"
#include "core/scene/small_screen.h"

#include <array>

namespace taletop::storyline {

namespace {

/// The titles of zones. Markers and seals have none, because counters show the same information.
constexpr std::array<scene::ZoneTitle, 7> zoneTitles{{
    {"narratorDeck", TALETOP_TEXT("storyline", "Pages to come")},
    {"tale", TALETOP_TEXT("storyline", "The tale so far")},
    {"pool", TALETOP_TEXT("storyline", "Tokens to gain")},
    {"hand", TALETOP_TEXT("storyline", "Hand")},
    {"sealed", TALETOP_TEXT("storyline", "Given for this page")},
    {"tokens", TALETOP_TEXT("storyline", "Tokens")},
    {"turned", TALETOP_TEXT("storyline", "Tokens, face up")},
}};

constexpr std::array<scene::Listed, 9> listed{{
    {"round"},
    {"banner"},
    {"banner2"},
    {"narrator"},
    {"score"},
    {"tokens"},
    {"choosing"},
    {"played"},
    {"resolving"},
}};

} // namespace

void addSmallScreen(const State& view, scene::Scene& scene) {
    scene::nameZones(scene, "storyline", zoneTitles);
    scene::listCounters(scene, listed);
    const auto banners = bannersOf(view);
    for (scene::Zone& zone : scene.zones) {
        const int pile = zone.zone - zoneOf(ZoneKind::Pile);
        if (pile >= 0 && pile < std::ssize(banners))
            zone.title = text(TALETOP_TEXT("storyline", "%1: cards given"))
                             .word(titleOf(banners[static_cast<std::size_t>(pile)]));
    }
}

} // namespace taletop::storyline
