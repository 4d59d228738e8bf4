// SPDX-License-Identifier: MIT
// Where the cards of a tail lie (FT-38, FT-39). Pictures only: no rule reads this.
#pragma once

#include "core/games/foxtail/rules/tail.h"
#include "core/scene/scene.h"

#include <vector>

namespace taletop::foxtail {

inline constexpr double cardWidth = 60; ///< FT-39, in units of the picture
inline constexpr double cardHeight = 96;
inline constexpr double charmDiameter = 16;
inline constexpr double charmInset = 8; ///< of a charm's centre from both edges
inline constexpr double tilt = 12;      ///< degrees

/// Poses of the bits of a tail: the first upright with its centre at (0, 0), each next one tilted
/// about the hidden charm's centre: 12 degrees anticlockwise if the tops are drawn together, else
/// clockwise. So the tail's direction as the ledger counts it is minus the pose's angle. With `tip`
/// one more pose, of the tip, is appended.
[[nodiscard]] std::vector<scene::Pose> tailPoses(const Tail& tail, bool tip);

/// Where a bit would lie if it were added with this link.
[[nodiscard]] scene::Pose nextPose(const Tail& tail, Link link);

/// Where the tip lies: straight on behind the last bit, its left edge tucked a little under it.
/// It covers no charm, and none of its own is covered, as it has none (FT-37).
[[nodiscard]] scene::Pose tipPose(const Tail& tail);

} // namespace taletop::foxtail
