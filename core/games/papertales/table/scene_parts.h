// SPDX-License-Identifier: MIT
// The parts of a scene; `view` is blanked for the viewer already.
#pragma once

#include "core/games/papertales/rules/rules.h"
#include "core/scene/scene.h"

namespace taletop::papertales {

/// The viewer's legal moves with what to touch.
void addChoices(const State& view, kit::Seat viewer, scene::Scene& scene);

/// What the viewer's plan and its Kingdom lead to: counters "plan..." and "forecast...".
void addForecast(const State& view, kit::Seat viewer, scene::Scene& scene);

/// The prompt, the detail and the step.
void setPrompt(const State& view, kit::Seat viewer, scene::Scene& scene);

inline kit::Text sceneText(const char* source) { return {"papertales", source}; }

} // namespace taletop::papertales
