// SPDX-License-Identifier: MIT
// The parts of a scene. Everything hidden from the viewer must be blanked in `view`.
#pragma once

#include "core/games/papertales/rules/rules.h"
#include "core/scene/scene.h"

namespace taletop::papertales {

/// Adds the viewer's legal moves with their gestures.
void addChoices(const State& view, kit::Seat viewer, scene::Scene& scene);

/// Adds the results of the viewer's plan and Kingdom: counters "plan..." and "forecast...".
void addForecast(const State& view, kit::Seat viewer, scene::Scene& scene);

/// Sets the prompt, the detail and the step.
void setPrompt(const State& view, kit::Seat viewer, scene::Scene& scene);

/// Adds the titles, the spots with the plan, and the list of counters, for small screens.
void addSmallScreen(const State& view, kit::Seat viewer, scene::Scene& scene);

inline kit::Text sceneText(const char* source) { return {"papertales", source}; }

} // namespace taletop::papertales
