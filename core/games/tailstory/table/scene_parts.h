// SPDX-License-Identifier: MIT
// The parts of a scene. Everything hidden from the viewer must be blanked in `view`.
#pragma once

#include "core/games/tailstory/rules/rules.h"
#include "core/scene/scene.h"

namespace taletop::tailstory {

/// Adds the viewer's legal moves with their gestures.
void addChoices(const State& view, kit::Seat viewer, scene::Scene& scene);

/// Sets the prompt, the detail and the step.
void setPrompt(const State& view, kit::Seat viewer, scene::Scene& scene);

/// Adds the titles of zones and the list of counters, for small screens.
void addSmallScreen(scene::Scene& scene);

inline kit::Text sceneText(const char* source) { return {"tailstory", source}; }

} // namespace taletop::tailstory
