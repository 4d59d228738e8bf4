// SPDX-License-Identifier: MIT
// How the scenes of several viewers are laid over each other where several look at one screen.
#pragma once

#include "core/contract/game.h"

namespace taletop::table {

/// Shows the zones that are seen better in the scene of another viewer as they are seen there.
void layOpen(scene::Scene& scene, const scene::Scene& other);

/// Shows what lies open to all as all see it: on a screen that several look at, a mark on a card that
/// tells one of them that it is the own tells everybody. What a viewer who decides in secret has begun lies
/// there for that one alone.
void showAsToAll(scene::Scene& scene, kit::Seat viewer, const contract::Game& game,
                 const contract::AnyState& state);

} // namespace taletop::table
