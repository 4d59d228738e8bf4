// SPDX-License-Identifier: MIT
// Prepares a scene for screens without a table made for the game, such as phones: adds titles of zones, and
// selects the counters to list.
#pragma once

#include "core/scene/scene.h"

#include <span>

namespace taletop::scene {

/// The title of all zones of a kind; small screens leave out zones without a title.
struct ZoneTitle {
    const char* kind = "";
    const char* title = ""; ///< a text of the game
};

/// Gives the zones their titles, unless they have one.
inline void nameZones(Scene& scene, const char* game, std::span<const ZoneTitle> titles) {
    for (Zone& zone : scene.zones)
        for (const ZoneTitle& each : titles)
            if (zone.title.empty() && kit::sameWords(zone.kind, each.kind))
                zone.title = {.context = game, .source = each.title};
}

/// A counter that small screens list.
struct Listed {
    const char* key = "";
    Counter::Row row = Counter::Row::Seat;
    bool always = true; ///< false: only if it is not 0
};

inline void listCounters(Scene& scene, std::span<const Listed> counters) {
    for (Counter& counter : scene.counters)
        for (const Listed& each : counters)
            if (kit::sameWords(counter.key, each.key) && (each.always || counter.value != 0))
                counter.row = each.row;
}

} // namespace taletop::scene
