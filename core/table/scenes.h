// SPDX-License-Identifier: MIT
// Merging the scenes of several viewers who look at the same screen.
#pragma once

#include "core/contract/game.h"

namespace taletop::table {

/// Replaces zones by those of another viewer's scene where that viewer sees more.
void layOpen(scene::Scene& scene, const scene::Scene& other);

/// Shows open things as everyone sees them: on a shared screen, a mark on a card that means "yours" to one
/// viewer would give it away to all. The unfinished choice of a viewer who decides in secret is shown only to
/// that viewer.
void showAsToAll(scene::Scene& scene, kit::Seat viewer, const contract::Game& game,
                 const contract::AnyState& state);

} // namespace taletop::table
