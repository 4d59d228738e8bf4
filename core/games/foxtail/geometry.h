// SPDX-License-Identifier: MIT
// Where the cards of a tail lie (FT-38, FT-39). Pictures only: no rule reads this.
#pragma once

#include "core/games/foxtail/tail.h"
#include "core/scene/scene.h"

#include <vector>

namespace taletop::foxtail {

inline constexpr double cardWidth = 60; ///< FT-39, in units of the picture
inline constexpr double cardHeight = 96;
inline constexpr double charmDiameter = 16;
inline constexpr double charmInset = 8; ///< of a charm's centre from both edges
inline constexpr double tilt = 12;      ///< degrees

/// Poses of the bits of a tail: the first upright with its centre at (0, 0), each next one tilted
/// about the hidden charm's centre. With `tip` one more pose, of the tip, is appended.
[[nodiscard]] std::vector<scene::Pose> tailPoses(const Tail& tail, bool tip);

/// Where a bit would lie if it were added with this link.
[[nodiscard]] scene::Pose nextPose(const Tail& tail, Link link);

} // namespace taletop::foxtail
