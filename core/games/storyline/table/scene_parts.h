// SPDX-License-Identifier: MIT
// The parts of a scene of StoryLine.
#pragma once

#include "core/games/storyline/rules/rules.h"
#include "core/scene/scene.h"

namespace taletop::storyline {

/// Adds the viewer's moves with their gestures.
void addChoices(const State& view, kit::Seat viewer, scene::Scene& scene);

/// Sets the prompt: what the viewer must do, or whom they wait for.
void setPrompt(const State& view, kit::Seat viewer, scene::Scene& scene);

/// Adds what small screens show: titles of zones, and which counters to list.
void addSmallScreen(const State& view, scene::Scene& scene);

} // namespace taletop::storyline
