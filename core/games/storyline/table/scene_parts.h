// SPDX-License-Identifier: MIT
// The parts that a scene of StoryLine is put together from.
#pragma once

#include "core/games/storyline/rules/rules.h"
#include "core/scene/scene.h"

namespace taletop::storyline {

/// The viewer's moves, as the table offers them.
void addChoices(const State& view, kit::Seat viewer, scene::Scene& scene);

/// What the viewer must do, or whom they wait for.
void setPrompt(const State& view, kit::Seat viewer, scene::Scene& scene);

} // namespace taletop::storyline
