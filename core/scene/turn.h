// SPDX-License-Identifier: MIT
// When it is at a table: what counts its turns, its rounds or its pages.
#pragma once

#include "core/scene/scene.h"

#include <optional>
#include <string_view>

namespace taletop::scene {

/// What counts the turns that a scene shows, or the rounds; nothing, where nothing does.
[[nodiscard]] inline std::optional<Counter> turnOf(const Scene& scene) {
    for (const Counter& counter : scene.counters)
        for (const std::string_view key : {"turn", "round"})
            if (counter.seat == kit::spectator && key == counter.key)
                return counter;
    return std::nullopt;
}

} // namespace taletop::scene
