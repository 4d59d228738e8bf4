// SPDX-License-Identifier: MIT
// The positions of the cards of a tail (FT-38, FT-39). They matter only for the picture, never for the rules.
#pragma once

#include "core/games/foxtail/rules/tail.h"
#include "core/scene/scene.h"

#include <vector>

namespace taletop::foxtail {

inline constexpr double cardWidth = 60; ///< FT-39, in units of the picture
inline constexpr double cardHeight = 96;
inline constexpr double charmDiameter = 16;
inline constexpr double charmInset = 8; ///< distance from a charm's centre to both edges
inline constexpr double tilt = 12;      ///< degrees

/// The poses of the bits of a tail. The first bit is upright with its centre at (0, 0). Each further bit is
/// rotated about the centre of the hidden charm, by 12 degrees: anticlockwise if the tops are together,
/// otherwise clockwise. So the tail's direction in the ledger is minus the angle of the pose. With `tip`, the
/// pose of the tip is appended.
[[nodiscard]] std::vector<scene::Pose> tailPoses(const Tail& tail, bool tip);

/// The pose of a bit if it were added with this link.
[[nodiscard]] scene::Pose nextPose(const Tail& tail, Link link);

/// The pose of the tip: in line with the last bit, with its left edge a little under that bit. The tip covers
/// no charm and has no charms of its own (FT-37).
[[nodiscard]] scene::Pose tipPose(const Tail& tail);

} // namespace taletop::foxtail
