// SPDX-License-Identifier: MIT
// The parts of a scene; `view` is blanked for the viewer already.
#pragma once

#include "core/games/tailstory/rules/rules.h"
#include "core/scene/scene.h"

namespace taletop::tailstory {

/// The viewer's legal moves with what to touch.
void addChoices(const State& view, kit::Seat viewer, scene::Scene& scene);

/// The prompt, the detail and the step.
void setPrompt(const State& view, kit::Seat viewer, scene::Scene& scene);

inline kit::Text sceneText(const char* source) { return {"tailstory", source}; }

} // namespace taletop::tailstory
