// SPDX-License-Identifier: MIT
// The counter of the current turn, round or page at a table.
#pragma once

#include "core/scene/scene.h"

#include <optional>
#include <string_view>

namespace taletop::scene {

/// The counter of turns or rounds in a scene; nullopt if it has none.
[[nodiscard]] inline std::optional<Counter> turnOf(const Scene& scene) {
    for (const Counter& counter : scene.counters)
        for (const std::string_view key : {"turn", "round"})
            if (counter.seat == kit::spectator && key == counter.key)
                return counter;
    return std::nullopt;
}

} // namespace taletop::scene
