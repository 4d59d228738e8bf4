// SPDX-License-Identifier: MIT
// Helpers that inspect scenes of Foxtail.
#pragma once

#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/table/table.h"
#include "core/scene/scene.h"
#include "tests/rules/foxtail/playing.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace taletop::foxtail::testing {

using scene::Scene;

inline const scene::Zone& zoneNamed(const Scene& scene, std::string_view kind, kit::Seat owner) {
    const auto found = std::find_if(scene.zones.begin(), scene.zones.end(), [&](const scene::Zone& zone) {
        return zone.kind == kind && zone.owner == owner;
    });
    REQUIRE(found != scene.zones.end());
    return *found;
}

inline const scene::Counter& counterNamed(const Scene& scene, std::string_view key,
                                          kit::Seat seat = kit::spectator) {
    const auto found =
        std::find_if(scene.counters.begin(), scene.counters.end(), [&](const scene::Counter& counter) {
            return counter.key == key && counter.seat == seat;
        });
    REQUIRE(found != scene.counters.end());
    return *found;
}

inline const scene::Choice& choiceNamed(const Scene& scene, std::string_view label) {
    const auto found =
        std::find_if(scene.choices.begin(), scene.choices.end(),
                     [&](const scene::Choice& choice) { return kit::english(choice.label) == label; });
    REQUIRE(found != scene.choices.end());
    return *found;
}

inline std::string prompt(const Play& play, kit::Seat viewer) {
    return kit::english(Shown::scene(play.view(viewer), viewer).prompt);
}
inline std::string detail(const Play& play, kit::Seat viewer) {
    return kit::english(Shown::scene(play.view(viewer), viewer).detail);
}
inline std::string step(const Play& play, kit::Seat viewer) {
    return Shown::scene(play.view(viewer), viewer).step;
}

/// The pad as text, such as "Charm sets 11; Variety, 3 of 4 charms 3; ..."
inline std::string padOf(const Play& play, kit::Seat seat) {
    std::string text;
    for (const scene::PadLine& line : Shown::scene(play.view(kit::spectator), kit::spectator).pad)
        if (line.seat == seat)
            text += (text.empty() ? "" : "; ") + kit::english(line.label) + ' ' + std::to_string(line.points);
    return text;
}

/// A solo game with the bits 1112, 1121, 1123, 1132, 1211, ... in this order.
inline Play practice() { return Play(1, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0}); }

inline void drawWith(Play& play, const std::string& letters) {
    if (play.tail(0).empty())
        play.move(0, "draw");
    for (const char letter : letters) {
        play.move(0, "draw");
        play.move(0, std::string(1, letter));
    }
}

inline bool same(const Scene& a, const Scene& b) {
    return a.zones == b.zones && a.counters == b.counters && a.pad == b.pad && a.choices == b.choices &&
           a.prompt == b.prompt && a.detail == b.detail && std::string(a.step) == b.step;
}

/// Is the gesture of the choice exactly this one pick?
inline bool isGesture(const scene::Choice& choice, scene::Pick::Kind kind, int zone, int index,
                      const std::string& key) {
    if (choice.gesture.size() != 1)
        return false;
    const scene::Pick& pick = choice.gesture[0];
    return pick.kind == kind && pick.zone == zone && pick.index == index && pick.key == key;
}

} // namespace taletop::foxtail::testing
