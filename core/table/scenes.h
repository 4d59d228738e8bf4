// SPDX-License-Identifier: MIT
// Merging the scenes of several viewers who look at the same screen.
#pragma once

#include "core/contract/game.h"

namespace taletop::table {

/// Replaces zones by those of another viewer's scene where that viewer sees more.
void layOpen(scene::Scene& scene, const scene::Scene& other);

/// Shows open zones as the spectator sees them, because on a shared screen a mark that means "yours" to one
/// viewer would reveal a card's owner to all. A viewer who decides in secret keeps their own zones, with the
/// unfinished choice.
void showAsToAll(scene::Scene& scene, kit::Seat viewer, const contract::Game& game,
                 const contract::AnyState& state);

} // namespace taletop::table
